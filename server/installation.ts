import { moveToPresentMajor } from './core/backup/move-major.ts';
import { backUpBeforeUpdate } from './core/backup/stored-backup.ts';
import { migrate } from './core/database/migrate.ts';
import { withUndo } from './core/database/undo.ts';
import { ensureDatabase, startCluster } from './core/postgres/cluster.ts';
import { checkExternalDatabase } from './core/postgres/external.ts';
import { prepareDataFolder } from './core/runtime/data-folder.ts';
import type { Env } from './core/runtime/env.ts';
import { describeError, type Logger } from './core/runtime/logger.ts';

export type OpenDatabase = { url: string; folder: string | null; close: () => Promise<void> };

export async function openInstallation(env: Env, logger: Logger): Promise<OpenDatabase> {
  const opened = await openWithoutUpdate(env, logger);
  return withUndo(opened.close, async () => {
    await updateDatabase(env, opened.url, logger);
    return opened;
  });
}

/** The database keeps its version, which may be newer than the program. */
export function openWithoutUpdate(env: Env, logger: Logger): Promise<OpenDatabase> {
  prepareDataFolder(env.DATA_DIR);
  return env.DATABASE_URL === undefined ? openEmbedded(env, logger) : openExternal(env.DATABASE_URL);
}

export async function updateDatabase(env: Env, url: string, logger: Logger): Promise<void> {
  await migrate(url, { beforeUpdate: () => backUpBeforeUpdate(env, url, logger) });
}

async function openExternal(url: string): Promise<OpenDatabase> {
  await checkExternalDatabase(url);
  return { url, folder: null, close: async () => undefined };
}

async function openEmbedded(env: Env, logger: Logger): Promise<OpenDatabase> {
  await moveToPresentMajor(env, logger);
  const cluster = await startCluster({
    dataDir: env.DATA_DIR,
    onLoss: () => logger.error('PostgreSQL exited unexpectedly; restarting it'),
    onFailure: (error) => {
      logger.fatal({ error: describeError(error) }, 'restarting PostgreSQL failed');
      process.exit(1);
    },
  });
  return withUndo(cluster.stop, async () => ({
    url: await ensureDatabase(cluster.urlFor, 'passgenau'),
    folder: cluster.folder,
    close: cluster.stop,
  }));
}

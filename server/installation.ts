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
  prepareDataFolder(env.DATA_DIR);
  const opened =
    env.DATABASE_URL === undefined ? await openEmbedded(env, logger) : await openExternal(env.DATABASE_URL);
  return withUndo(opened.close, async () => {
    await migrate(opened.url, { beforeUpdate: () => backUpBeforeUpdate(env, opened.url, logger) });
    return opened;
  });
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

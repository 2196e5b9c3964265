import { describeError } from './core/describe-error.ts';
import { type Env, isLoopback } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import { migrate } from './core/migrate.ts';
import { startCluster } from './core/postgres/cluster.ts';
import { ensureDatabase } from './core/postgres/database.ts';
import { checkExternalDatabase } from './core/postgres/external.ts';
import { demoAccounts } from './demo/demo.ts';
import { addAdminFromEnvironment } from './features/admin/service.ts';
import { sealStoredSecrets } from './features/auth/service.ts';
import { importShippedCatalogues } from './features/import/service.ts';
import { openApp, prepareDataFolder, serve } from './start.ts';
import { startMessage } from './start-message.ts';

/** `folder`: where an embedded database has its files. */
export type OpenDatabase = { url: string; folder: string | null; close: () => Promise<void> };

/** The database of this installation: the one named by DATABASE_URL, or the embedded one of the data folder. */
export async function openInstallation(env: Env, logger: Logger): Promise<OpenDatabase> {
  prepareDataFolder(env.DATA_DIR);
  const opened =
    env.DATABASE_URL === undefined ? await openEmbedded(env, logger) : await openExternal(env.DATABASE_URL);
  return withUndo(opened.close, async () => {
    await migrate(opened.url);
    return opened;
  });
}

async function openExternal(url: string): Promise<OpenDatabase> {
  await checkExternalDatabase(url);
  return { url, folder: null, close: async () => undefined };
}

async function openEmbedded(env: Env, logger: Logger): Promise<OpenDatabase> {
  const cluster = await startCluster({
    dataDir: env.DATA_DIR,
    onLoss: () => logger.error('PostgreSQL ended unexpectedly; starting it again'),
    onFailure: (error) => {
      logger.fatal({ error: describeError(error) }, 'PostgreSQL could not be started again');
      process.exit(1);
    },
  });
  return withUndo(cluster.stop, async () => ({
    url: await ensureDatabase(cluster.urlFor, 'passgenau'),
    folder: cluster.folder,
    close: cluster.stop,
  }));
}

/** Demo content belongs on a machine of one's own: an embedded database, reachable from this machine only. */
const wantsDemo = (env: Env): boolean => env.DATABASE_URL === undefined && (env.DEMO ?? isLoopback(env.HOST));

/** Starts everything and prints where it is. Returns how to stop it. */
export async function run(env: Env, logger: Logger): Promise<() => Promise<void>> {
  const database = await openInstallation(env, logger);
  return withUndo(database.close, async () => {
    const app = await openApp({ env, databaseUrl: database.url, logger });
    return withUndo(app.close, async () => {
      await sealStoredSecrets(app);
      await importShippedCatalogues(app);
      const demo = wantsDemo(env) ? await demoAccounts(app) : [];
      await addAdminFromEnvironment(app);
      const server = await serve(app);
      const facts = { env, port: server.port, demo, databaseFolder: database.folder, sendsMail: app.outbox.sends };
      console.log(startMessage(facts));
      return async () => {
        await server.stop();
        await app.close();
        await database.close();
      };
    });
  });
}

/** Does the work; if it fails, undoes what came before it. */
async function withUndo<T>(undo: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await undo();
    throw error;
  }
}

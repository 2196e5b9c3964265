import { type Env, isLoopback } from './core/env.ts';
import type { Logger } from './core/logger.ts';
import { migrate } from './core/migrate.ts';
import { startCluster } from './core/postgres/cluster.ts';
import { claimDatabase } from './core/postgres/database.ts';
import { StartError } from './core/start-error.ts';
import { demoAccounts } from './demo/demo.ts';
import { addAdminFromEnvironment } from './features/admin/first-admin.ts';
import { openApp, prepareDataFolder, serve } from './start.ts';
import { startBlock } from './start-block.ts';

export type OpenDatabase = { url: string; folder: string | null; isNew: boolean; close: () => Promise<void> };

/** The database of this installation: the one named by DATABASE_URL, or the embedded one of the data folder. */
export async function openInstallation(env: Env, logger: Logger): Promise<OpenDatabase> {
  prepareDataFolder(env.DATA_DIR);
  const opened = env.DATABASE_URL === undefined ? await openEmbedded(env, logger) : external(env.DATABASE_URL);
  try {
    await migrate(opened.url);
  } catch (error) {
    await opened.close();
    throw unreachable(error, env);
  }
  return opened;
}

const external = (url: string): OpenDatabase => ({ url, folder: null, isNew: false, close: async () => undefined });

async function openEmbedded(env: Env, logger: Logger): Promise<OpenDatabase> {
  const cluster = await startCluster({
    dataDir: env.DATA_DIR,
    onLoss: () => logger.error('PostgreSQL ended unexpectedly; starting it again'),
    onFailure: (error) => {
      logger.fatal({ error: String(error) }, 'PostgreSQL could not be started again');
      process.exit(1);
    },
  });
  try {
    const database = await claimDatabase(cluster.urlFor, 'passgenau');
    const close = async () => {
      await database.release();
      await cluster.stop();
    };
    return { url: database.url, folder: cluster.folder, isNew: database.isNew, close };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function unreachable(error: unknown, env: Env): unknown {
  if (error instanceof StartError || env.DATABASE_URL === undefined) return error;
  const { host } = new URL(env.DATABASE_URL);
  const cause = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartError(
    `Die Datenbank unter ${host} ist nicht erreichbar (${cause}).\nAbhilfe: DATABASE_URL prüfen und die Datenbank starten.`,
  );
}

/** Demo content belongs on a machine of one's own: an embedded database, reachable from this machine only. */
const wantsDemo = (env: Env): boolean => env.DATABASE_URL === undefined && (env.DEMO ?? isLoopback(env.HOST));

/** Starts everything and prints where it is. Returns how to stop it. */
export async function run(env: Env, logger: Logger): Promise<() => Promise<void>> {
  const database = await openInstallation(env, logger);
  try {
    const app = await openApp({ env, databaseUrl: database.url, logger });
    const demo = wantsDemo(env) ? await demoAccounts(app) : [];
    await addAdminFromEnvironment(app);
    const server = await serve(app).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    console.log(
      startBlock({ env, port: server.port, demo, databaseFolder: database.folder, sendsMail: app.outbox.sends }),
    );
    return async () => {
      await server.stop();
      await app.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

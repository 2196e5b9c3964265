import { migrate } from '../server/core/database/migrate.ts';
import { withUndo } from '../server/core/database/undo.ts';
import { locateDatabase } from '../server/core/postgres/folder.ts';
import { isListening, readPostmasterFile } from '../server/core/postgres/postmaster-file.ts';
import type { Env } from '../server/core/runtime/env.ts';
import type { Logger } from '../server/core/runtime/logger.ts';
import { openWithoutUpdate, updateDatabase } from '../server/installation.ts';

type Connection = { url: string; close: () => Promise<void> };

/** Connects to the running database, or starts it temporarily. */
export async function connectToInstallation(env: Env, logger: Logger): Promise<Connection> {
  const connection = await connect(env, logger);
  return withUndo(connection.close, async () => {
    await updateDatabase(env, connection.url, logger);
    return connection;
  });
}

/**
 * For backup and restore. An existing database keeps its version: an earlier program may still run on it, or it belongs
 * to a newer one and goes back.
 */
export async function connectWithoutUpdate(env: Env, logger: Logger): Promise<Connection> {
  const connection = await connect(env, logger);
  return withUndo(connection.close, async () => {
    await migrate(connection.url, { isOnlyForEmpty: true });
    return connection;
  });
}

async function connect(env: Env, logger: Logger): Promise<Connection> {
  const running = env.DATABASE_URL === undefined ? await runningUrl(env.DATA_DIR) : null;
  return running === null ? openWithoutUpdate(env, logger) : { url: running, close: async () => undefined };
}

/** Null unless the embedded database of the data folder runs. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const file = readPostmasterFile(locateDatabase(dataDir));
  if (file === null || file.socketFolder === '' || !(await isListening(file.socketFolder))) return null;
  return `postgresql://passgenau@localhost/passgenau?host=${encodeURIComponent(file.socketFolder)}`;
}

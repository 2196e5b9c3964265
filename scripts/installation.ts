import { migrate } from '../server/core/database/migrate.ts';
import { locateDatabase } from '../server/core/postgres/folder.ts';
import { isListening, readPostmasterFile } from '../server/core/postgres/postmaster-file.ts';
import type { Env } from '../server/core/runtime/env.ts';
import type { Logger } from '../server/core/runtime/logger.ts';
import { openInstallation } from '../server/installation.ts';

/** Connects to the running database, or starts it temporarily. */
export async function connectToInstallation(
  env: Env,
  logger: Logger,
): Promise<{ url: string; close: () => Promise<void> }> {
  const running = env.DATABASE_URL === undefined ? await runningUrl(env.DATA_DIR) : null;
  if (running === null) return openInstallation(env, logger);
  await migrate(running);
  return { url: running, close: async () => undefined };
}

/** Null unless the embedded database of the data folder runs. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const file = readPostmasterFile(locateDatabase(dataDir));
  if (file === null || file.socketFolder === '' || !(await isListening(file.socketFolder))) return null;
  return `postgresql://passgenau@localhost/passgenau?host=${encodeURIComponent(file.socketFolder)}`;
}

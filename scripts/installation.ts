import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../server/core/env.ts';
import type { Logger } from '../server/core/logger.ts';
import { migrate } from '../server/core/migrate.ts';
import { databaseFolder } from '../server/core/postgres/folder.ts';
import { postgresOsUser } from '../server/core/postgres/os-user.ts';
import { readPostmasterFile } from '../server/core/postgres/postmaster-file.ts';
import { openInstallation } from '../server/run.ts';

/** The database of this installation, whether it is running (then beside it) or not (then started for the moment). */
export async function connectToInstallation(
  env: Env,
  logger: Logger,
): Promise<{ url: string; close: () => Promise<void> }> {
  const running = env.DATABASE_URL === undefined ? runningUrl(env.DATA_DIR) : null;
  if (running === null) return openInstallation(env, logger);
  await migrate(running);
  return { url: running, close: async () => undefined };
}

function runningUrl(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const file = readPostmasterFile(databaseFolder(dataDir, postgresOsUser()));
  if (file === null || !existsSync(join(file.socketFolder, '.s.PGSQL.5432'))) return null;
  return `postgresql://passgenau@localhost/passgenau?host=${encodeURIComponent(file.socketFolder)}`;
}

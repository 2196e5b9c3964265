/** `npm run backup [-- FILE]` writes a backup, also while the product runs. With BACKUP_PASSPHRASE it is encrypted. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { unwritable } from '../server/core/backup/archive.ts';
import { openInstallationData } from '../server/core/backup/installation-data.ts';
import { storeBackupNow } from '../server/core/backup/stored-backup.ts';
import { writeBackup } from '../server/core/backup/write-backup.ts';
import { type Env, loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { connectWithoutUpdate } from './installation.ts';

try {
  loadEnvFile();
  const env = readEnv(process.env);
  const wanted = readPath();
  const installation = await connectWithoutUpdate(env, createLogger('warn'));
  try {
    const { path, tables, files } =
      wanted === undefined
        ? await storeBackupNow(env, installation.url)
        : await writeElsewhere(env, { url: installation.url, path: resolve(wanted) });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Gesichert: ${path}\n${rows} Zeilen aus ${tables.length} Tabellen, ${files.count} Dateien.`);
  } finally {
    await installation.close();
  }
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

function readPath(): string | undefined {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length < 2) return positionals[0];
  } catch {}
  throw new StartError('Aufruf: npm run backup -- [DATEI]');
}

/** The product does not see this file, so it does not count as the last backup. */
async function writeElsewhere(env: Env, { url, path }: { url: string; path: string }) {
  const data = await openInstallationData(env, url);
  const passphrase = env.BACKUP_PASSPHRASE ?? null;
  const manifest = await writeBackup(data, { path, passphrase }).catch((error: unknown) => {
    throw unwritable(path, error);
  });
  return { path, ...manifest };
}

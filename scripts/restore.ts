/** `npm run restore -- FILE` replaces the data of this installation by a backup. The product must be stopped. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inspectBackup } from '../server/core/backup/inspect.ts';
import { openInstallationData } from '../server/core/backup/installation-data.ts';
import { restoreBackup } from '../server/core/backup/restore.ts';
import { storeBackupNow } from '../server/core/backup/stored-backup.ts';
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { connectWithoutUpdate } from './installation.ts';

const options = { replace: { type: 'boolean', default: false } } as const;

try {
  loadEnvFile();
  const env = readEnv(process.env);
  const { path, replace } = readArguments();
  const file = { path, passphrase: env.BACKUP_PASSPHRASE ?? null };
  const { createdAt } = await inspectBackup(file);
  const installation = await connectWithoutUpdate(env, createLogger('warn'));
  try {
    const place = await openInstallationData(env, installation.url);
    const accounts = await countAccounts(installation.url);
    if (accounts > 0 && !replace) throw occupiedError(accounts);
    if (accounts > 0) {
      const before = await storeBackupNow(env, installation.url);
      console.log(`Der bisherige Stand ist gesichert: ${before.path}`);
    }
    const { tables, files, closedAgain } = await restoreBackup(file, place);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Wiederhergestellt: Stand vom ${createdAt}, ${rows} Zeilen, ${files.count} Dateien.\nAlle melden sich neu an.`,
    );
    if (closedAgain > 0) console.log(`${closedAgain} Konten, die seitdem gelöscht wurden, bleiben gelöscht.`);
    if (accounts === 0) console.log('Löschungen nach diesem Stand sind hier unbekannt, siehe docs/operating.md.');
  } finally {
    await installation.close();
  }
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

function readArguments(): { path: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path, ...others] = positionals;
    if (path !== undefined && others.length === 0) return { path: resolve(path), replace: values.replace };
  } catch {}
  throw new StartError('Aufruf: npm run restore -- [--replace] DATEI');
}

async function countAccounts(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from users');
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

function occupiedError(accounts: number): StartError {
  return new StartError(
    `Diese Installation enthält schon Daten (${accounts} Konten); es wurde nichts verändert.\n` +
      'Abhilfe: mit --replace werden sie durch die Sicherung ersetzt. Der bisherige Stand wird vorher gesichert.',
  );
}

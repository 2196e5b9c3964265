/** `npm run backup [-- FILE]` writes a backup, also while the product runs. With BACKUP_PASSPHRASE it is encrypted. */
import { join, resolve } from 'node:path';
import { backupName, backupsFolder, prepareBackupFolder } from '../server/core/backup/backup-folder.ts';
import { openInstallationData } from '../server/core/backup/installation-data.ts';
import { writeBackup } from '../server/core/backup/write-backup.ts';
import { loadEnvFile, readEnv, StartError } from '../server/core/runtime/env.ts';
import { createLogger } from '../server/core/runtime/logger.ts';
import { connectToInstallation } from './installation.ts';

try {
  loadEnvFile();
  const env = readEnv(process.env);
  const passphrase = env.BACKUP_PASSPHRASE ?? null;
  const folder = backupsFolder(env);
  await prepareBackupFolder(folder);
  const [wanted] = process.argv.slice(2);
  const path = wanted === undefined ? join(folder, backupName(new Date(), passphrase !== null)) : resolve(wanted);
  const installation = await connectToInstallation(env, createLogger('warn'));
  try {
    const data = await openInstallationData(env, installation.url);
    const { tables, files } = await writeBackup(data, { path, passphrase });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Gesichert: ${path}\n${rows} Zeilen aus ${tables.length} Tabellen, ${files.count} Dateien.`);
  } finally {
    await installation.close();
  }
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
}

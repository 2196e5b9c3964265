import { join } from 'node:path';
import pg from 'pg';
import { type Env, StartError } from '../runtime/env.ts';
import type { Logger } from '../runtime/logger.ts';
import { backupName, backupsFolder, expectedBackupBytes, hasRoomFor, prepareBackupFolder } from './backup-folder.ts';
import { openInstallationData } from './installation-data.ts';
import { writeBackup } from './write-backup.ts';

/** @throws StartError if the backup does not fit on the disk */
export async function backUpBeforeUpdate(env: Env, databaseUrl: string, logger: Logger): Promise<void> {
  if (env.BACKUPS === false) return;
  const folder = backupsFolder(env);
  await prepareBackupFolder(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const expected = await expectedBackupBytes(folder, client).finally(() => client.end());
  if (!(await hasRoomFor(folder, expected))) throw noRoomError(folder);
  const passphrase = env.BACKUP_PASSPHRASE ?? null;
  const path = join(folder, backupName(new Date(), passphrase !== null));
  await writeBackup(await openInstallationData(env, databaseUrl), { path, passphrase });
  logger.info({ path }, 'backup written before the update');
}

const noRoomError = (folder: string): StartError =>
  new StartError(
    `Vor dem Update fehlt in ${folder} der Platz für eine Sicherung; es wurde nichts verändert.\n` +
      'Abhilfe: Platz schaffen, mit BACKUP_DIR einen anderen Ordner wählen oder mit BACKUPS=0 auf die Sicherung verzichten.',
  );

/** A backup in the folder of the installation; every program that writes one records it as the last. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Env, StartError } from '../runtime/env.ts';
import type { Logger } from '../runtime/logger.ts';
import { type ArchiveFile, unwritable } from './archive.ts';
import { backupName, backupsFolder, expectedBackupBytes, hasRoomFor, prepareBackupFolder } from './backup-folder.ts';
import { openInstallationData } from './installation-data.ts';
import type { Manifest } from './manifest.ts';
import { recordBackup } from './state.ts';
import { writeBackup } from './write-backup.ts';

type Installation = { env: Env; databaseUrl: string; at: Date };

export class NoRoomError extends StartError {}

/** @throws NoRoomError before anything is written */
export async function storeBackup<T extends object>(
  { env, databaseUrl, at }: Installation,
  write: (target: ArchiveFile) => Promise<T>,
): Promise<T & { path: string; bytes: number }> {
  const folder = backupsFolder(env);
  const passphrase = env.BACKUP_PASSPHRASE ?? null;
  const name = backupName(at, passphrase !== null);
  const path = join(folder, name);
  await prepareBackupFolder(folder);
  const expected = await withClient(databaseUrl, (client) => expectedBackupBytes(folder, client));
  if (!(await hasRoomFor(folder, expected))) throw noRoomError(folder);
  const written = await write({ path, passphrase });
  const { size: bytes } = await stat(path);
  const last = { name, at, bytes, isEncrypted: passphrase !== null };
  await withClient(databaseUrl, (client) => recordBackup(client, last));
  return { ...written, path, bytes };
}

/** In this process, without a running product. */
export const storeBackupNow = (env: Env, databaseUrl: string): Promise<Manifest & { path: string; bytes: number }> =>
  storeBackup({ env, databaseUrl, at: new Date() }, async (target) =>
    writeBackup(await openInstallationData(env, databaseUrl), target),
  ).catch((error: unknown) => {
    throw unwritable(backupsFolder(env), error);
  });

export async function backUpBeforeUpdate(env: Env, databaseUrl: string, logger: Logger): Promise<void> {
  if (env.BACKUPS === false) return;
  const { path } = await storeBackupNow(env, databaseUrl);
  logger.info({ path }, 'backup written before the update');
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}

const noRoomError = (folder: string): NoRoomError =>
  new NoRoomError(
    `In ${folder} fehlt der Platz für eine Sicherung; es wurde nichts verändert.\n` +
      'Abhilfe: Platz schaffen, mit BACKUP_DIR einen anderen Ordner wählen oder vor einem Update mit BACKUPS=0 auf die Sicherung verzichten.',
  );

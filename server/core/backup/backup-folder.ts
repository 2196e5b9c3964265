/** The folder of daily backups: names, free space, and the ones to keep. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { spaceOf } from '../runtime/health.ts';

const namePattern = /^passgenau-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.zst(\.age)?$/;

export type StoredBackup = { name: string; path: string; createdAt: Date; bytes: number; isEncrypted: boolean };

export const backupsFolder = ({
  DATA_DIR,
  BACKUP_DIR,
}: {
  DATA_DIR: string;
  BACKUP_DIR?: string | undefined;
}): string => BACKUP_DIR ?? join(DATA_DIR, 'backups');

export const backupName = (createdAt: Date, isEncrypted: boolean): string =>
  `passgenau-${createdAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.zst${isEncrypted ? '.age' : ''}`;

/**
 * Newest first; other files are ignored. A backup of the future, written while the clock was wrong, counts as the oldest,
 * so that it neither hides nor removes the true ones.
 */
export async function listBackups(folder: string, now: Date): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const found: StoredBackup[] = [];
  for (const name of names) {
    const [, day, hour, minute, second, age] = namePattern.exec(name) ?? [];
    if (day === undefined) continue;
    const path = join(folder, name);
    const { size } = await stat(path);
    const createdAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
    found.push({ name, path, createdAt, bytes: size, isEncrypted: age !== undefined });
  }
  const rank = ({ createdAt }: StoredBackup) => (createdAt > now ? 0 : createdAt.getTime());
  return found.toSorted((a, b) => rank(b) - rank(a));
}

export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

export const partialSuffix = '.partial';

/** Removes what killed backups left behind. The caller holds the lock of the backup, so none is being written. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith(partialSuffix) && namePattern.test(name.slice(0, -partialSuffix.length)))
      await rm(join(folder, name), { force: true });
}

type KeepRule = { days: number; weeks: number };

/** The newest backup of each of the last days and, beyond them, of each of the last weeks. */
export function backupsToRemove(backups: readonly StoredBackup[], { days, weeks }: KeepRule): StoredBackup[] {
  const newestOf = (keyOf: (at: Date) => string) => {
    const newest = new Map<string, StoredBackup>();
    for (const backup of backups) if (!newest.has(keyOf(backup.createdAt))) newest.set(keyOf(backup.createdAt), backup);
    return [...newest.values()];
  };
  const daily = newestOf(dayOf).slice(0, days);
  const weekly = newestOf(weekOf).slice(0, weeks + 1);
  const remaining = new Set([...daily, ...weekly, ...backups.slice(0, 1)]);
  return backups.filter((backup) => !remaining.has(backup));
}

const dayMs = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** Weeks begin on Mondays; 5 January 1970 is one. */
const weekOf = (at: Date): string => String(Math.floor((at.getTime() / dayMs - 4) / 7));

const reservedShare = 0.05;

/** @returns whether a file of this size fits and leaves the reserve that PostgreSQL needs */
export async function hasRoomFor(folder: string, bytes: number): Promise<boolean> {
  const { freeBytes, totalBytes } = await spaceOf(folder);
  return totalBytes === 0 || freeBytes - bytes > totalBytes * reservedShare;
}

/** The newest backup predicts the size of the next one; before the first, the database does. */
export async function expectedBackupBytes(folder: string, client: Pick<pg.Pool, 'query'>): Promise<number> {
  const [newest] = await listBackups(folder, new Date());
  if (newest !== undefined) return newest.bytes * 1.2;
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes');
  return Number(rows[0]?.bytes ?? 0);
}

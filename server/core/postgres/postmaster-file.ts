import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** What PostgreSQL writes about itself into postmaster.pid. */
export type PostmasterFile = { pid: number; socketFolder: string; isReady: boolean };

export function readPostmasterFile(folder: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/** Held by the process that uses an embedded database, for as long as it lives. */
export const ownerLockKey = 727_465_001;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Ends a PostgreSQL that outlived its Node process (kill -9), so that this one can start its own.
 * @throws StartError if a living process still uses the database.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const file = readPostmasterFile(folder);
  if (file === null || !isAlive(file.pid) || file.socketFolder === '') return;
  const client = new pg.Client({ host: file.socketFolder, user: 'passgenau', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    // The number belongs to some other program by now; PostgreSQL itself tells a stale file from a live one.
    return;
  }
  try {
    if (!(await obtainsOwnerLock(client))) throw inUse(folder);
  } finally {
    await client.end().catch(() => undefined);
  }
  process.kill(file.pid, 'SIGINT');
  for (let waited = 0; isAlive(file.pid) && waited < 20_000; waited += 50) await pause(50);
  rmSync(file.socketFolder, { recursive: true, force: true });
}

/** The lock of a process that has just died goes with its last connection, a moment later. */
async function obtainsOwnerLock(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ obtained: boolean }>('select pg_try_advisory_lock($1) as obtained', [
      ownerLockKey,
    ]);
    if (rows[0]?.obtained === true) return true;
    await pause(150);
  }
  return false;
}

const inUse = (folder: string) =>
  new StartError(
    `Der Datenordner wird schon von einem anderen Passgenau-Prozess benutzt (${folder}).\n` +
      'Abhilfe: den anderen Prozess beenden oder mit DATA_DIR einen eigenen Ordner wählen.',
  );

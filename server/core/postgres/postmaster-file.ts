import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type PostmasterFile = { pid: number; socketFolder: string; isReady: boolean };

export function readPostmasterFile(folder: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

export const socketFolderPrefix = 'passgenau-pg-';

const shutdownTimeoutMs = 60_000;
const cannotConnectNow = '57P03';

/**
 * Stops a PostgreSQL that outlived its Node process (kill -9). Requires the lock on the data folder, which proves that
 * no other process uses it.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const file = readPostmasterFile(folder);
  if (file === null || file.socketFolder === '') return;
  const deadline = Date.now() + shutdownTimeoutMs;
  // Without a response the pid belongs to another program; PostgreSQL itself handles the stale file.
  if (isAlive(file.pid) && (await isListening(file.socketFolder))) {
    process.kill(file.pid, 'SIGINT');
    while (isAlive(file.pid) && Date.now() < deadline) await pause(50);
  }
  await removeZombieFile(folder, file.pid);
  if (basename(file.socketFolder).startsWith(socketFolderPrefix))
    rmSync(file.socketFolder, { recursive: true, force: true });
}

const zombieGraceMs = 3_000;

/**
 * PostgreSQL treats an unreaped zombie as alive, which in some containers remains for long. The pause lets its backends
 * exit.
 */
async function removeZombieFile(folder: string, pid: number): Promise<void> {
  if (!isZombie(pid)) return;
  const deadline = Date.now() + zombieGraceMs;
  while (isZombie(pid) && Date.now() < deadline) await pause(50);
  if (isZombie(pid)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export async function isListening(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, user: 'passgenau', database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow;
  } finally {
    await client.end().catch(() => undefined);
  }
}

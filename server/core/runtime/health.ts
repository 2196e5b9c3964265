import { statfs } from 'node:fs/promises';
import type { App } from '../app.ts';

const checkTimeoutMs = 3_000;

const healthParts = ['database', 'storage', 'mail', 'queue', 'disk'] as const;
type HealthPart = (typeof healthParts)[number];
type HealthState = 'ok' | 'failed';

/** A nearly full disk counts as failed, because PostgreSQL stops when it is full. */
export async function healthOf(
  app: App,
  diskSpace: (folder: string) => Promise<DiskSpace> = spaceOf,
): Promise<Record<HealthPart, HealthState>> {
  const checks: Record<HealthPart, () => Promise<unknown>> = {
    database: () => app.db.pool.query('select 1'),
    storage: () => app.storage.check(),
    mail: () => app.checkMail(),
    queue: async () => {
      if (!(await app.queue.isReady())) throw new Error('job queue is not ready');
    },
    disk: async () => {
      if (isNearlyFull(await diskSpace(app.env.DATA_DIR))) throw new Error('the disk is nearly full');
    },
  };
  const states = await Promise.all(healthParts.map(async (part) => [part, await stateOf(checks[part])] as const));
  return Object.fromEntries(states) as Record<HealthPart, HealthState>;
}

async function stateOf(check: () => Promise<unknown>): Promise<HealthState> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(reject, checkTimeoutMs);
  });
  try {
    await Promise.race([check(), timeout]);
    return 'ok';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

export type DiskSpace = { freeBytes: number; totalBytes: number };

export async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

const minFreeShare = 0.05;

/** Some network file systems report a size of 0. */
export const isNearlyFull = ({ freeBytes, totalBytes }: DiskSpace): boolean =>
  totalBytes > 0 && freeBytes / totalBytes < minFreeShare;

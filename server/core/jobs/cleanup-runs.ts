/** The last run of each cleanup. One row per cleanup, so that the table stays small. */
import type { App } from '../app.ts';
import type { Tx } from '../database/db.ts';
import { addMs, hours } from '../runtime/clock.ts';

const fields = {
  name: true,
  isHourly: true,
  ranAt: true,
  removed: true,
  removedAt: true,
  lastRemoved: true,
  failedAt: true,
} as const;

export const listCleanupRuns = (tx: Tx) => tx.cleanupRun.findMany({ select: fields, orderBy: { name: 'asc' } });

type Names = { hourly: readonly string[]; nightly: readonly string[] };

/** Adds a row for each cleanup that never ran, and removes those of an earlier program. */
export async function registerCleanups({ db: { prisma } }: App, { hourly, nightly }: Names): Promise<void> {
  const data = [
    ...hourly.map((name) => ({ name, isHourly: true })),
    ...nightly.map((name) => ({ name, isHourly: false })),
  ];
  await prisma.cleanupRun.createMany({ data, skipDuplicates: true });
  await prisma.cleanupRun.deleteMany({ where: { name: { notIn: [...hourly, ...nightly] } } });
}

export async function recordCleanup({ db: { prisma }, clock }: App, name: string, removed: number): Promise<void> {
  const now = clock.now();
  const success = { ranAt: now, removed, failedAt: null, ...(removed > 0 && { removedAt: now, lastRemoved: removed }) };
  await prisma.cleanupRun.upsert({ where: { name }, create: { name, ...success }, update: success });
}

export async function recordCleanupFailure({ db: { prisma }, clock }: App, name: string): Promise<void> {
  const failure = { failedAt: clock.now() };
  await prisma.cleanupRun.upsert({ where: { name }, create: { name, ...failure }, update: failure });
}

const missedAfterMs = hours(26);

/** Names of nightly cleanups that missed their night, as on machines that are off then. */
export async function listMissedCleanups({ db: { prisma }, clock }: App): Promise<string[]> {
  const before = addMs(clock.now(), -missedAfterMs);
  const where = { isHourly: false, OR: [{ ranAt: null }, { ranAt: { lt: before } }] };
  return (await prisma.cleanupRun.findMany({ where, select: { name: true } })).map(({ name }) => name);
}

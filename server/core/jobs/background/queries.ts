import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../database/db.ts';

const columns = {
  id: true,
  kind: true,
  ownerId: true,
  status: true,
  payload: true,
  progress: true,
  result: true,
  errorCode: true,
  attempts: true,
  turn: true,
  cancelWanted: true,
} as const;

const openStatuses = ['waiting', 'running'] as const;

type Attempt = Pick<JobRow, 'id' | 'turn' | 'attempts'>;

export type JobRow = Prisma.BackgroundJobGetPayload<{ select: typeof columns }>;

export const findJob = (tx: Tx, id: string): Promise<JobRow | null> =>
  tx.backgroundJob.findUnique({ where: { id }, select: columns });

type NewJob = { kind: string; ownerId: string; payload: Prisma.InputJsonValue; createdAt: Date };

export async function insertJob(tx: Tx, job: NewJob): Promise<string> {
  return (await tx.backgroundJob.create({ data: job, select: { id: true } })).id;
}

export const countOpenJobs = (tx: Tx, ownerId: string): Promise<number> =>
  tx.backgroundJob.count({ where: { ownerId, status: { in: [...openStatuses] } } });

/** Null if the job has ended or is queued again. */
export async function updateToRunning(tx: Tx, id: string, turn: number): Promise<JobRow | null> {
  const where = { id, turn, status: { in: [...openStatuses] } };
  const data = { status: 'running', attempts: { increment: 1 } } as const;
  const [row = null] = await tx.backgroundJob.updateManyAndReturn({ where, data, select: columns });
  return row;
}

export async function updateProgress(tx: Tx, id: string, progress: Prisma.InputJsonValue): Promise<void> {
  await tx.backgroundJob.updateMany({ where: { id, status: 'running' }, data: { progress } });
}

export type JobOutcome =
  | { status: 'done'; result: Prisma.InputJsonValue }
  | { status: 'failed'; errorCode: string }
  | { status: 'cancelled' };

export async function updateEnded(tx: Tx, id: string, end: JobOutcome & { endedAt: Date }): Promise<boolean> {
  const { count } = await tx.backgroundJob.updateMany({
    where: { id, status: { in: [...openStatuses] } },
    data: { ...end, payload: Prisma.DbNull },
  });
  return count === 1;
}

/** False if the owner cancelled the job, or if another attempt at this turn has begun. */
export async function updateToWaiting(tx: Tx, { id, turn, attempts }: Attempt): Promise<boolean> {
  const where = { id, turn, attempts, status: 'running', cancelWanted: false } as const;
  const data = { status: 'waiting', attempts: 0, turn: turn + 1 } as const;
  return (await tx.backgroundJob.updateMany({ where, data })).count === 1;
}

export async function updateToCancelledIfWanted(tx: Tx, id: string, endedAt: Date): Promise<void> {
  await tx.backgroundJob.updateMany({
    where: { id, status: 'running', cancelWanted: true },
    data: { status: 'cancelled', endedAt, payload: Prisma.DbNull },
  });
}

export async function updateCancelWanted(tx: Tx, id: string): Promise<void> {
  await tx.backgroundJob.updateMany({ where: { id, status: { in: [...openStatuses] } }, data: { cancelWanted: true } });
}

export async function updateWaitingToCancelled(tx: Tx, id: string, endedAt: Date): Promise<void> {
  await tx.backgroundJob.updateMany({
    where: { id, status: 'waiting' },
    data: { status: 'cancelled', endedAt, payload: Prisma.DbNull },
  });
}

type LostJobs = { now: Date; startedBefore: Date; take: number };

export const updateLostToFailed = (tx: Tx, { now, startedBefore, take }: LostJobs): Promise<number> => tx.$executeRaw`
  update background_jobs set status = 'failed', error_code = 'UNEXPECTED', payload = null, ended_at = ${now}::timestamptz
   where id in (select id from background_jobs where status in ('waiting', 'running')
                 and created_at < ${startedBefore}::timestamptz limit ${take})`;

import type { Database, Tx } from '../../core/database/db.ts';

export async function listSavedAmong(
  { pool }: Database,
  userId: string,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set();
  const { rows } = await pool.query<{ jobId: string }>({
    name: 'saved-among',
    text: 'select job_id as "jobId" from saved_jobs where user_id = $1 and job_id = any($2::uuid[])',
    values: [userId, jobIds],
  });
  return new Set(rows.map(({ jobId }) => jobId));
}

export async function listSavedIds(tx: Tx, userId: string, take: number): Promise<string[]> {
  const rows = await tx.savedJob.findMany({ where: { userId }, take, select: { jobId: true } });
  return rows.map(({ jobId }) => jobId);
}

type SavedRow = { jobId: string; savedAt: Date; title: string };

export type SavedJobCursor = { savedAt: Date; jobId: string };

export async function listSaved(
  tx: Tx,
  { userId, cursor, take }: { userId: string; cursor: SavedJobCursor | null; take: number },
): Promise<SavedRow[]> {
  const rows = await tx.savedJob.findMany({
    where: {
      userId,
      ...(cursor !== null && {
        OR: [{ savedAt: { lt: cursor.savedAt } }, { savedAt: cursor.savedAt, jobId: { lt: cursor.jobId } }],
      }),
    },
    orderBy: [{ savedAt: 'desc' }, { jobId: 'desc' }],
    take,
    select: { jobId: true, savedAt: true, job: { select: { publishedTitle: true } } },
  });
  return rows.map(({ job, ...row }) => ({ ...row, title: job.publishedTitle ?? '' }));
}

/** Prevents concurrent saves from exceeding the limit. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`;
}

/** Prevents the deletion of the job until the transaction ends. */
export async function lockJob(tx: Tx, jobId: string): Promise<void> {
  await tx.$queryRaw`select 1 from jobs where id = ${jobId}::uuid for key share`;
}

export const countSaved = (tx: Tx, userId: string): Promise<number> => tx.savedJob.count({ where: { userId } });

export async function isSaved(tx: Tx, userId: string, jobId: string): Promise<boolean> {
  return (
    (await tx.savedJob.findUnique({ where: { userId_jobId: { userId, jobId } }, select: { jobId: true } })) !== null
  );
}

export async function insertSaved(tx: Tx, row: { userId: string; jobId: string; savedAt: Date }): Promise<void> {
  await tx.savedJob.createMany({ data: row, skipDuplicates: true });
}

export async function deleteSaved(tx: Tx, userId: string, jobId: string): Promise<void> {
  await tx.savedJob.deleteMany({ where: { userId, jobId } });
}

type JobState = { orgId: string; wasOnline: boolean; isOnline: boolean };

/** `isOnline`: visible to applicants now; `wasOnline`: published at least once. */
export async function findJobState(tx: Tx, jobId: string, now: Date): Promise<JobState | null> {
  const job = await tx.job.findUnique({
    where: { id: jobId },
    select: { orgId: true, firstPublishedAt: true, published: { select: { endsAt: true } } },
  });
  if (job === null) return null;
  const { orgId, firstPublishedAt, published } = job;
  return { orgId, wasOnline: firstPublishedAt !== null, isOnline: published !== null && published.endsAt > now };
}

type AppliedIds = { open: string[]; withdrawn: string[] };

/** Jobs with an application, by whether the person has withdrawn it. */
export async function listAppliedIds({ pool }: Database, userId: string): Promise<AppliedIds> {
  const { rows } = await pool.query<{ jobId: string; isWithdrawn: boolean }>({
    name: 'applied-job-ids',
    text: `select job_id as "jobId", status = 'withdrawn' as "isWithdrawn" from applications
            where user_id = $1 and job_id is not null`,
    values: [userId],
  });
  const idsOf = (withdrawn: boolean) =>
    rows.flatMap(({ jobId, isWithdrawn }) => (isWithdrawn === withdrawn ? [jobId] : []));
  return { open: idsOf(false), withdrawn: idsOf(true) };
}

export const noApplications: AppliedIds = { open: [], withdrawn: [] };

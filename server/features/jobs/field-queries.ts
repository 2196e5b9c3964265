import type { Tx } from '../../core/database/db.ts';

/** Locks the rows, so that processes that start together share the work. */
export const listJobsWithoutField = (tx: Tx, take: number): Promise<Array<{ jobId: string; title: string }>> =>
  tx.$queryRaw`
    select job_id as "jobId", title from published_jobs where field is null
     order by job_id limit ${take} for no key update skip locked`;

export async function updateFields(tx: Tx, jobs: ReadonlyArray<{ jobId: string; field: string }>): Promise<void> {
  if (jobs.length === 0) return;
  const [jobIds, fields] = [jobs.map(({ jobId }) => jobId), jobs.map(({ field }) => field)];
  await tx.$executeRaw`
    update published_jobs p set field = g.field
      from unnest(${jobIds}::uuid[], ${fields}::text[]) g (job_id, field) where p.job_id = g.job_id`;
}

import type { Database } from '../../core/database/db.ts';

/** Jobs that need no recommendation: the person has applied, and has not withdrawn. */
export async function listAppliedIds({ pool }: Database, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ jobId: string }>({
    name: 'applied-job-ids',
    text: `select job_id as "jobId" from applications
            where user_id = $1 and job_id is not null and status <> 'withdrawn'`,
    values: [userId],
  });
  return rows.map(({ jobId }) => jobId);
}

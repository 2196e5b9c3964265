import type { JobPlace } from '#shared/found/circle.ts';
import type { Tx } from '../../../core/database/db.ts';

type FindingJobRow = JobPlace & {
  title: string;
  companyName: string;
  skillIds: number[];
  skillWeights: number[];
  values: string[];
};

/** One of the organisation's own that is online. */
export async function findFindingJob(
  tx: Tx,
  { orgId, jobId, now }: { orgId: string; jobId: string; now: Date },
): Promise<FindingJobRow | null> {
  const rows = await tx.$queryRaw<FindingJobRow[]>`
    select j.title, o.name as "companyName", j.skill_ids as "skillIds", j.skill_weights as "skillWeights",
           o.organisation_values as values, j.workplace, j.latitude, j.longitude
      from published_jobs j join orgs o on o.id = j.org_id
     where j.job_id = ${jobId}::uuid and j.org_id = ${orgId}::uuid and j.ends_at > ${now}::timestamptz`;
  return rows[0] ?? null;
}

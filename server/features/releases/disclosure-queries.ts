import { openStatuses } from '#shared/applications/status.ts';
import { maxDisclosedSkills } from '#shared/releases/anonymous.ts';
import { maxRequiredParts } from '#shared/releases/required.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';

type LiveRelease = { releaseId: string; snapshot: ReleaseSnapshot; draws: Uint8Array | null };

export async function findLiveRelease(
  tx: Tx,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<LiveRelease | null> {
  const rows = await tx.$queryRaw<LiveRelease[]>`
    select id as "releaseId", snapshot, draws from releases
     where org_id = ${orgId}::uuid and user_id = ${userId}::uuid and expires_at > ${now}::timestamptz`;
  return rows[0] ?? null;
}

export async function findCompanyValues(tx: Tx, orgId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ words: string[] }>>`
    select organisation_values as words from orgs where id = ${orgId}::uuid`;
  return rows[0]?.words ?? [];
}

export async function listOnlineJobSkills(tx: Tx, orgId: string, now: Date): Promise<number[][]> {
  const rows = await tx.$queryRaw<Array<{ skillIds: number[] }>>`
    select skill_ids as "skillIds" from published_jobs where org_id = ${orgId}::uuid and ends_at > ${now}::timestamptz
     order by published_at desc, job_id limit ${maxDisclosedSkills}`;
  return rows.map(({ skillIds }) => skillIds);
}

type JobRequirements = { skillIds: number[]; skillWeights: number[] };

export type ReleaseJob = {
  jobId: string;
  isReleaseJob: boolean;
  /** With an open application. */
  isOpen: boolean;
  /** As last published; null if the draft of a closed job has changed. */
  requirements: JobRequirements | null;
  values: string[];
};

/** The job of the release first, then the jobs of its open applications. */
export const listReleaseJobs = (tx: Tx, key: { orgId: string; releaseId: string }): Promise<ReleaseJob[]> =>
  tx.$queryRaw<ReleaseJob[]>`
    select j.id as "jobId", coalesce(j.id = r.job_id, false) as "isReleaseJob", a.job_id is not null as "isOpen", o.organisation_values as values,
           case when p.job_id is not null then jsonb_build_object('skillIds', p.skill_ids, 'skillWeights', p.skill_weights)
                when j.published_revision = j.revision then jsonb_build_object(
                  'skillIds', jsonb_path_query_array(j.content, '$.skills[*].skillId'),
                  'skillWeights', jsonb_path_query_array(j.content, '$.skills[*].weight')) end as requirements
      from releases r
      join orgs o on o.id = r.org_id
      join jobs j on j.org_id = r.org_id
      left join applications a on a.org_id = r.org_id and a.release_id = r.id and a.job_id = j.id
            and a.status::text = any(${[...openStatuses]})
      left join published_jobs p on p.job_id = j.id
     where r.org_id = ${key.orgId}::uuid and r.id = ${key.releaseId}::uuid and (j.id = r.job_id or a.job_id is not null)
     order by "isReleaseJob" desc, (p.job_id is null and j.published_revision is distinct from j.revision), j.id limit ${maxRequiredParts}`;

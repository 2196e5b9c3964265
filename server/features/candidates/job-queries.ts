import { Prisma } from '#prisma/generated/client.ts';
import type { SkillRequirement } from '#shared/jobs/draft.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import type { Tx } from '../../core/database/db.ts';
import { isLive, matchJobOf } from '../releases/service.ts';

type CompanyJob = RequirementsRow & { jobId: string; title: string };

export const listJobsById = (tx: Tx, orgId: string, jobIds: readonly string[]) =>
  jobIds.length === 0
    ? Promise.resolve([])
    : tx.$queryRaw<CompanyJob[]>`
        select j.id as "jobId", coalesce(p.title, j.published_title, j.title) as title, ${requirementColumns}
          from jobs j
          join orgs o on o.id = j.org_id
          left join published_jobs p on p.job_id = j.id
         where j.org_id = ${orgId}::uuid and j.id = any(${[...jobIds]}::uuid[])`;

type JobRow = { jobId: string; title: string; candidates: number; isOnline: boolean };

/** The newest jobs with candidates and the newest online jobs without; at most `take` of each. */
export const listJobs = (tx: Tx, { orgId, now, take }: { orgId: string; now: Date; take: number }) =>
  tx.$queryRaw<JobRow[]>`
    with shown as materialized (
      select r.id, r.job_id
        from releases r join users u on u.id = r.user_id
       where r.org_id = ${orgId}::uuid and ${isLive(now)}
    ), counted as (
      select job_id, count(*)::int as candidates
        from (select job_id, id from shown where job_id is not null
               union
              select a.job_id, s.id from applications a join shown s on s.id = a.release_id
               where a.org_id = ${orgId}::uuid and a.job_id is not null) pairs
       group by job_id
    ), listed as (
      select j.id as "jobId", coalesce(p.title, j.published_title, j.title) as title, coalesce(c.candidates, 0) as candidates,
             p.job_id is not null as "isOnline", coalesce(j.published_at, j.created_at) as newest
        from jobs j
        left join published_jobs p on p.job_id = j.id and p.ends_at > ${now}::timestamptz
        left join counted c on c.job_id = j.id
       where j.org_id = ${orgId}::uuid and (c.candidates > 0 or p.job_id is not null)
    ), placed as (
      select *, row_number() over (partition by candidates > 0 order by newest desc, "jobId" desc) as place from listed
    )
    select "jobId", title, candidates, "isOnline" from placed where place <= ${take} order by newest desc, "jobId" desc`;

export const listDefaultSkills = (tx: Tx, slugs: readonly string[]) =>
  tx.$queryRaw<Array<{ id: number }>>`
    select id from softskills
     order by coalesce(array_position(${slugs}::text[], slug), 1000), position, id limit ${slugs.length}`;

export type RequirementsRow = {
  /** Published requirements; null while the job is offline. */
  skillIds: number[] | null;
  skillWeights: number[] | null;
  /** Last published requirements of a closed job; null once its draft has changed. */
  lastSkills: SkillRequirement[] | null;
  values: string[];
};

/** Requires `jobs j join orgs o left join published_jobs p`. */
export const requirementColumns = Prisma.sql`
  p.skill_ids as "skillIds", p.skill_weights as "skillWeights", o.organisation_values as values,
  case when j.published_revision = j.revision then j.content -> 'skills' end as "lastSkills"`;

export function matchJobOfRequirements({
  skillIds,
  skillWeights,
  lastSkills,
  values,
}: RequirementsRow): MatchJob | null {
  if (skillIds !== null && skillWeights !== null) return matchJobOf({ skillIds, skillWeights, values });
  return lastSkills && { skills: lastSkills, values };
}

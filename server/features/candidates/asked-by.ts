import { Prisma } from '#prisma/generated/client.ts';
import type { SkillRequirement } from '#shared/jobs/draft.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import { matchJobOf } from '../releases/service.ts';

export type AskingJob = {
  /** As published, while the job is online. */
  skillIds: number[] | null;
  skillWeights: number[] | null;
  /** Of a closed job: what it asked for, as long as nobody has changed its working copy since. */
  lastSkills: SkillRequirement[] | null;
  /** Of the company. */
  values: string[];
};

/** From `jobs j join orgs o left join published_jobs p`. */
export const askingColumns = Prisma.sql`
  p.skill_ids as "skillIds", p.skill_weights as "skillWeights", o.organisation_values as values,
  case when j.published_revision = j.revision then j.content -> 'skills' end as "lastSkills"`;

/** What a job asks for, or asked for last; null where that is not known any more. */
export function askedBy({ skillIds, skillWeights, lastSkills, values }: AskingJob): MatchJob | null {
  if (skillIds !== null && skillWeights !== null) return matchJobOf({ skillIds, skillWeights, values });
  return lastSkills && { skills: lastSkills, values };
}

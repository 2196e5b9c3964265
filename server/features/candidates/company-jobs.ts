import type { CandidateJob } from '#shared/candidates/state.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requireReader } from '../releases/service.ts';
import { listDefaultSkills, listJobs, listJobsById, matchJobOfRequirements } from './job-queries.ts';
import type { BarSkill } from './present.ts';

/** `matchJob` is null if the requirements are no longer known. */
export type JobToMatch = { jobId: string; title: string; matchJob: MatchJob | null };

const maxJobs = 200;
/** 'Teamfähigkeit', 'Kommunikation' and 'Problemlösung' from spec.md, by the slugs of the shipped catalogue. */
const defaultSkillSlugs = ['teamfaehigkeit', 'kommunikation', 'problemloesung'] as const;

export async function listJobsToMatch(
  tx: Tx,
  orgId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobToMatch>> {
  const rows = await listJobsById(tx, orgId, jobIds);
  return new Map(
    rows.map((row) => [row.jobId, { jobId: row.jobId, title: row.title, matchJob: matchJobOfRequirements(row) }]),
  );
}

/** @throws RuleError NOT_FOUND, also for a job of another organisation */
export async function requireOwnJob(tx: Tx, orgId: string, jobId: string | null): Promise<JobToMatch | null> {
  if (jobId === null) return null;
  const job = (await listJobsToMatch(tx, orgId, [jobId])).get(jobId);
  if (job === undefined) throw new RuleError('NOT_FOUND');
  return job;
}

export async function barSkillsFor(tx: Tx): Promise<(job: JobToMatch | null) => BarSkill[]> {
  const usual = (await listDefaultSkills(tx, defaultSkillSlugs)).map(({ id }) => ({ skillId: id, weight: 1 }));
  return (job) => (job === null || job.matchJob === null ? usual : [...job.matchJob.skills]);
}

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function candidateJobs(ctx: SignedInContext): Promise<CandidateJob[]> {
  const { orgId } = await requireReader(ctx);
  return listJobs(ctx.app.db.prisma, { orgId, now: ctx.app.clock.now(), take: maxJobs });
}

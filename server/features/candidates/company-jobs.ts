/** The jobs of an organisation, as its candidates are matched with them: as they were published, also once they are closed. */
import type { CandidateJob } from '#shared/candidates/state.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requireReader } from '../releases/service.ts';
import { askedBy, findJobs, findUsualSkills, listJobs } from './job-queries.ts';
import type { Asked } from './present.ts';

/** `matchJob`: null where it is not known any more what the job asked for. */
export type JobToMatch = { jobId: string; title: string; matchJob: MatchJob | null };

/** So many jobs with candidates, and as many others that are online. */
const mostListed = 200;
/** 'Teamfähigkeit', 'Kommunikation', 'Problemlösung': the bars of spec.md, by the shipped catalogue's slugs. */
const usualSkills = ['teamfaehigkeit', 'kommunikation', 'problemloesung'] as const;

/** The organisation's own among these, by id. */
export async function jobsToMatch(
  tx: Tx,
  orgId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, JobToMatch>> {
  const rows = await findJobs(tx, orgId, jobIds);
  return new Map(rows.map((row) => [row.jobId, { jobId: row.jobId, title: row.title, matchJob: askedBy(row) }]));
}

/** @throws RuleError NOT_FOUND for a job that does not exist or belongs to others */
export async function requireOwnJob(tx: Tx, orgId: string, jobId: string | null): Promise<JobToMatch | null> {
  if (jobId === null) return null;
  const job = (await jobsToMatch(tx, orgId, [jobId])).get(jobId);
  if (job === undefined) throw new RuleError('NOT_FOUND');
  return job;
}

/** What the bars show of people, each by the job that they are matched with: what it asks for, the usual skills where nobody knows. */
export async function barsFor(tx: Tx): Promise<(job: JobToMatch | null) => Asked[]> {
  const usual = (await findUsualSkills(tx, usualSkills)).map(({ id }) => ({ skillId: id, weight: 1 }));
  return (job) => (job === null || job.matchJob === null ? usual : [...job.matchJob.skills]);
}

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function candidateJobs(ctx: SignedInContext): Promise<CandidateJob[]> {
  const { orgId } = await requireReader(ctx);
  return listJobs(ctx.app.db.prisma, { orgId, now: ctx.app.clock.now(), take: mostListed });
}

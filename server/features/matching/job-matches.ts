import { explainMatch } from '#shared/matching/explain.ts';
import type { ExplainedView, ExplainView, MatchesOfJobs, PlaceRange, ShortMatch } from '#shared/matching/state.ts';
import type { ExplainedMatch, MatchPerson } from '#shared/matching/types.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { Context } from '../../core/trpc/context.ts';
import type { MeasuredResults } from '../assessments/service.ts';
import { jobCards } from '../job-board/service.ts';
import { jobsOf } from './job-index/job-index.ts';
import { matchJobAt } from './job-index/scoring.ts';
import { type BrowserResults, doubtIn, loadViewer, ownTests } from './match-person.ts';
import { findJobState } from './own-job-queries.ts';
import { loadSkillNames, type SkillNames, shortMatch } from './short-match.ts';

type JobsRequest = { jobIds: readonly string[]; tokens?: BrowserResults };

export async function matchesOfJobs(ctx: Context, { jobIds, tokens }: JobsRequest): Promise<MatchesOfJobs> {
  const { app } = ctx;
  const [person, names] = await Promise.all([loadViewer(ctx, tokens), loadSkillNames(app)]);
  const jobs = await jobsOf(app);
  const now = app.clock.now().getTime();
  const matches: Record<string, ShortMatch> = {};
  for (const jobId of jobIds) {
    const row = jobs.table.rowOf(jobId);
    if (row < 0 || (jobs.table.columns.endsAt[row] ?? 0) <= now) continue;
    const match = shortMatch(person, matchJobAt(jobs, row), names);
    if (match !== null) matches[jobId] = match;
  }
  return { matches, ...ownTests(person) };
}

type JobRequest = { jobId: string; tokens?: BrowserResults };

/** @throws RuleError NOT_FOUND, JOB_GONE */
export async function explainJob(ctx: Context, { jobId, tokens }: JobRequest): Promise<ExplainView> {
  const { app } = ctx;
  const now = app.clock.now();
  const [person, names, cards] = await Promise.all([
    loadViewer(ctx, tokens),
    loadSkillNames(app),
    jobCards(app, [jobId]),
  ]);
  const jobs = await jobsOf(app);
  const row = jobs.table.rowOf(jobId);
  const [card] = cards.values();
  if (card === undefined || row < 0) {
    await requireOnline(app.db.prisma, jobId, now);
    return { match: null, ...ownTests(person) };
  }
  const explained = explainMatch(person, matchJobAt(jobs, row));
  const shown = { jobId, title: card.title, companyName: card.company.name };
  return {
    match: explained && {
      ...{ ...explained, ...doubtIn(explained, person), ...shown },
      ...explanationNames(explained, person, names),
      placeRanges: placeRangesOf(explained, person),
    },
    ...ownTests(person),
  };
}

function placeRangesOf({ parts }: ExplainedMatch, { skills }: MeasuredResults): Record<number, PlaceRange> {
  const bands = parts.map((part) => (part.kind === 'skill' ? skills?.bandOf.get(part.skillId) : undefined));
  return Object.fromEntries(
    bands.flatMap((band) => (band ? [[band.skillId, { low: band.low, high: band.high }]] : [])),
  );
}

/** @throws RuleError JOB_GONE for a job that was once published, NOT_FOUND for any other */
export async function requireOnline(tx: Tx, jobId: string, now: Date): Promise<void> {
  const job = await findJobState(tx, jobId, now);
  if (job?.isOnline === true) return;
  if (job?.wasOnline === true) throw new RuleError('JOB_GONE');
  throw new RuleError('NOT_FOUND', {}, job && { resourceType: 'job', resourceId: jobId, orgId: job.orgId });
}

export function explanationNames(
  { parts, basis }: ExplainedMatch,
  { skills }: MatchPerson,
  names: SkillNames,
): Pick<ExplainedView, 'skillNames' | 'rankedSkills'> {
  const entries = parts.flatMap((part) =>
    part.kind === 'skill' ? [[part.skillId, names.get(part.skillId) ?? '']] : [],
  );
  return { skillNames: Object.fromEntries(entries), rankedSkills: basis === 'values' ? null : (skills?.size ?? null) };
}

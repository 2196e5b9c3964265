import type { CandidateDetail, Comparison } from '#shared/candidates/state.ts';
import { explainMatch } from '#shared/matching/explain.ts';
import type { ExplainedView } from '#shared/matching/state.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { explanationNames, recordShownMatch, skillNames } from '../matching/service.ts';
import { recordViews, requireReader } from '../releases/service.ts';
import { barSkillsFor, type JobToMatch, requireOwnJob } from './company-jobs.ts';
import { presentCompared, presentDetail } from './present.ts';
import {
  eventJob,
  readPeople,
  shortMatchOf,
  unpackPerson,
  type VisiblePeople,
  withMatches,
} from './visible-candidates.ts';

type DetailQuery = { releaseId: string; jobId: string | null };

/** @throws RuleError NOT_FOUND, FORBIDDEN */
export async function viewCandidate(ctx: SignedInContext, { releaseId, jobId }: DetailQuery): Promise<CandidateDetail> {
  const { app, user } = ctx;
  const names = await skillNames(app);
  return inTransaction(app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const { orgId } = reader;
    const requestedJob = await requireOwnJob(tx, orgId, jobId);
    const read = await readPeople(ctx, tx, { releaseIds: [releaseId], job: requestedJob, reader });
    const { applications, jobOf, noiseOf } = read;
    const [row] = read.rows;
    if (row === undefined) throw new RuleError('NOT_FOUND');
    const job = jobOf(row);
    const person = await unpackPerson(row);
    const matchJob = job?.matchJob ?? null;
    const explained = matchJob && person && explainMatch(person, matchJob);
    const { userId } = row;
    if (job !== null && matchJob !== null && person !== null)
      await recordShownMatch(app, tx, { orgId, jobId: job.jobId, userId, person, job: matchJob });
    await recordViews(app, tx, { ...reader, as: 'whole', people: [{ userId, ...eventJob(job) }] });
    const about = job && { jobId: job.jobId, title: job.title, companyName: user.organisation?.name ?? '' };
    const match: ExplainedView | null = explained &&
      person &&
      about && { ...explained, ...about, ...explanationNames(explained, person, names) };
    const short = job && shortMatchOf(row, { job, noiseOf });
    return presentDetail(row, { job, match: match ?? short, applications }, names);
  });
}

type CompareQuery = { releaseIds: readonly string[]; jobId: string | null };

/** @throws RuleError NOT_FOUND if a release is not visible, FORBIDDEN */
export async function compareCandidates(
  ctx: SignedInContext,
  { releaseIds, jobId }: CompareQuery,
): Promise<Comparison> {
  const { app } = ctx;
  const [names, barsOf] = await Promise.all([skillNames(app), barSkillsFor(app.db.prisma)]);
  const { rows, applications, job, noiseOf } = await inTransaction(app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const requestedJob = await requireOwnJob(tx, reader.orgId, jobId);
    const read = await readPeople(ctx, tx, { releaseIds: [...new Set(releaseIds)], job: requestedJob, reader });
    if (read.rows.length < new Set(releaseIds).size) throw new RuleError('NOT_FOUND');
    const people = read.rows.map((row) => ({ userId: row.userId, ...eventJob(read.jobOf(row)) }));
    await recordViews(app, tx, { ...reader, as: 'whole', people });
    return { ...read, job: requestedJob ?? commonJob(read) };
  });
  const people = await withMatches(rows, { applications, jobOf: () => job, noiseOf });
  return {
    job: job && { jobId: job.jobId, title: job.title },
    candidates: people.map(({ row, match }) => presentCompared(row, { job, match, barSkills: barsOf(job) }, names)),
  };
}

/** Null for releases for different jobs, because their matches are not comparable. */
function commonJob({ rows, jobOf }: VisiblePeople): JobToMatch | null {
  const [first = null, ...others] = rows.map(jobOf);
  return others.every((job) => job?.jobId === first?.jobId) ? first : null;
}

/** Reads what people show to a member and records the view in the same transaction. */
import { matchOf } from '#shared/matching/match.ts';
import type { Match, MatchPerson } from '#shared/matching/types.ts';
import { type CoarseMatch, coarseMatch, coarsePerson } from '#shared/releases/anonymous.ts';
import { storedMatch } from '#shared/releases/required.ts';
import { anonymousPart, partsOfSnapshot, personOfSnapshot } from '#shared/releases/snapshot.ts';
import type { ViewedAs } from '#shared/releases/view-log-events.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { noiseFor, type Reader, recordViews, requireReader, unpackDraws } from '../releases/service.ts';
import { type JobToMatch, listJobsToMatch } from './company-jobs.ts';
import { type ApplicationRow, listApplications, lockVisibleReleases, type VisibleRow } from './visible-queries.ts';

export type VisibleCandidate = {
  row: VisibleRow;
  job: JobToMatch | null;
  match: CoarseMatch | Match | null;
  applications: ApplicationRow[];
};
type ViewQuery = { releaseIds: readonly string[]; job: JobToMatch | null; as: ViewedAs };

/** In the order of the ids; skips releases that are not visible. @throws RuleError NOT_FOUND, FORBIDDEN */
export async function viewPeople(ctx: SignedInContext, query: ViewQuery): Promise<VisibleCandidate[]> {
  const { rows, ...about } = await inTransaction(ctx.app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const read = await readPeople(ctx, tx, { ...query, reader });
    const { rows, jobOf } = read;
    const people = rows.map((row) => ({ userId: row.userId, ...eventJob(jobOf(row)) }));
    await recordViews(ctx.app, tx, { ...reader, as: query.as, people });
    return read;
  });
  return withMatches(rows, about);
}

export const eventJob = (job: JobToMatch | null) => ({ jobTitle: job?.title ?? null, jobId: job?.jobId });

export type VisiblePeople = {
  rows: VisibleRow[];
  applications: ApplicationRow[];
  jobOf: (row: VisibleRow) => JobToMatch | null;
  noiseOf: (userId: string) => number;
};

export async function readPeople(
  { app }: SignedInContext,
  tx: Tx,
  { releaseIds, job, reader: { orgId } }: Omit<ViewQuery, 'as'> & { reader: Reader },
): Promise<VisiblePeople> {
  const found = await lockVisibleReleases(tx, { orgId, releaseIds, now: app.clock.now() });
  const rowOf = new Map(found.map((row) => [row.releaseId, row]));
  const rows = releaseIds.flatMap((id) => rowOf.get(id) ?? []);
  const jobIdsOfReleases = job === null ? [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))] : [];
  const jobs = await listJobsToMatch(tx, orgId, jobIdsOfReleases);
  const applications = await listApplications(
    tx,
    orgId,
    rows.map(({ releaseId }) => releaseId),
  );
  const jobOf = ({ jobId }: VisibleRow) => job ?? jobs.get(jobId ?? '') ?? null;
  return { rows, applications, jobOf, noiseOf: noiseFor(app, orgId) };
}

export async function withMatches(
  rows: readonly VisibleRow[],
  { applications, jobOf, noiseOf }: Omit<VisiblePeople, 'rows'>,
): Promise<VisibleCandidate[]> {
  const people: VisibleCandidate[] = [];
  const yieldIfDue = openYielder();
  for (const row of rows) {
    const job = jobOf(row);
    const shown = (await namedMatch(row, job)) ?? (job && shortMatchOf(row, { job, noiseOf }));
    people.push({
      ...{ row, job, match: shown },
      applications: applications.filter(({ releaseId }) => releaseId === row.releaseId),
    });
    await yieldIfDue();
  }
  return people;
}

/** Null unless the release contains the whole result. */
export const unpackPerson = async ({ scope, snapshot, draws }: VisibleRow): Promise<MatchPerson | null> =>
  scope === 'anonymous' || snapshot.version !== 1 ? null : personOfSnapshot(snapshot, await unpackDraws(draws));

async function namedMatch(row: VisibleRow, job: JobToMatch | null): Promise<Match | null> {
  const matchJob = job?.matchJob ?? null;
  const person = matchJob && (await unpackPerson(row));
  return person && matchJob && matchOf(person, matchJob);
}

type ShortMatchContext = { job: JobToMatch; noiseOf: VisiblePeople['noiseOf'] };

/** The match of a release without the whole result, which has no explanation. */
export function shortMatchOf(
  { scope, snapshot, userId }: VisibleRow,
  { job: { jobId, matchJob }, noiseOf }: ShortMatchContext,
): CoarseMatch | null {
  if (matchJob === null) return null;
  if (scope === 'anonymous')
    return coarseMatch(coarsePerson(anonymousPart(snapshot)), matchJob.skills, noiseOf(userId));
  return storedMatch(partsOfSnapshot(snapshot), { jobId, skills: matchJob.skills });
}

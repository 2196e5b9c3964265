/** Compares what a company sees with the results and the profile that the person has now. */
import { isDeepStrictEqual } from 'node:util';
import type { MissingTests } from '#shared/matching/state.ts';
import { isRequiredScope } from '#shared/releases/scope.ts';
import {
  disclosureOfSnapshot,
  limitToScope,
  type NamedSnapshot,
  noExtent,
  partsOfSnapshot,
  personOfSnapshot,
  type ReleaseSnapshot,
} from '#shared/releases/snapshot.ts';
import type { OlderState, OlderStates, OwnRelease } from '#shared/releases/state.ts';
import type { App } from '../../core/app.ts';
import { olderState } from './older-state.ts';
import {
  type ComparedRelease,
  listComparedReleases,
  listOnlineJobs,
  type OnlineJob,
  type OwnReleaseRow,
} from './own-release-queries.ts';
import { shownMatch } from './release-match.ts';
import { type PreparedSnapshot, prepareSnapshot, requiredPartOf } from './release-snapshot.ts';
import { matchJobOf } from './target.ts';

/** `onlineJobs`: those through which the same extent can be shown again. */
type Now = Pick<PreparedSnapshot, 'snapshot' | 'person' | 'unsure'> & {
  app: App;
  userId: string;
  onlineJobs: ReadonlyMap<string, OnlineJob>;
};

/** The state that `rows` are compared with. */
export async function presentState(
  app: App,
  userId: string,
  rows: ReadonlyArray<Pick<OwnReleaseRow, 'jobId' | 'snapshot'>>,
): Promise<Now> {
  const jobIds = rows.flatMap((row) => jobIdsOf(row));
  const [{ snapshot, person, unsure }, jobs] = await Promise.all([
    prepareSnapshot(app, userId, { scope: 'profile' }),
    listOnlineJobs(app.db.prisma, jobIds, app.clock.now()),
  ]);
  return { app, userId, snapshot, person, unsure, onlineJobs: new Map(jobs.map((job) => [job.jobId, job])) };
}

/** Counts companies that still see an older state, among the newest releases or at the company of one job. */
export async function countOlderStates(app: App, userId: string, jobId: string | null = null): Promise<OlderStates> {
  const rows = await listComparedReleases(app.db.prisma, { userId, now: app.clock.now(), jobId });
  if (rows.length === 0) return { outdated: 0, withoutSkills: 0 };
  const now = await presentState(app, userId, rows);
  const { snapshot } = now;
  if (snapshot.version !== 1) return { outdated: 0, withoutSkills: 0 };
  const outdated = rows.filter((row) => compared(now, row, snapshot).renewal !== null);
  return {
    outdated: outdated.length,
    withoutSkills: outdated.filter((row) => unshownIn(row, snapshot).softskills).length,
  };
}

export function newerState(
  now: Now,
  row: OwnReleaseRow,
): Pick<OwnRelease, 'isOutdated' | 'renewal' | 'unshown' | 'older'> {
  if (now.snapshot.version !== 1) return { isOutdated: false, renewal: null, unshown: nothingUnshown, older: null };
  const { snapshot } = row;
  const { current, isOutdated, job, renewal } = compared(now, row, now.snapshot);
  return {
    isOutdated,
    renewal,
    older: isOutdated
      ? {
          ...olderState(snapshot, current),
          match: job ? matchChange(now, row, { job, again: shownAgain(row, now.snapshot, current) }) : null,
        }
      : null,
    unshown: unshownIn(row, now.snapshot),
  };
}

const unshownIn = ({ snapshot }: Pick<OwnReleaseRow, 'snapshot'>, { skills, values }: NamedSnapshot): MissingTests =>
  lackedResults(snapshot, { softskills: skills === null, values: values === null });

const nothingUnshown = { softskills: false, values: false };

function compared(now: Now, row: ComparedRelease, whole: NamedSnapshot) {
  const { scope, snapshot, isLocked, isOver, slug } = row;
  const current = currentContent(row, whole, now);
  const isOutdated = !isSame(snapshot, current);
  const jobId = jobIdsOf(row, current).find((id) => now.onlineJobs.has(id));
  const company = slug === null || isRequiredScope(scope) ? null : ({ kind: 'company', slug } as const);
  const target = jobId === undefined ? company : ({ kind: 'job', jobId } as const);
  return {
    current,
    isOutdated,
    job: jobId === undefined ? undefined : now.onlineJobs.get(jobId),
    renewal: isOutdated && !isLocked && !isOver ? target : null,
  };
}

/** The present state, cut to the extent of the release. Its matches are those with the present values of the company. */
function currentContent({ scope, snapshot, companyValues }: ComparedRelease, whole: NamedSnapshot, { person }: Now) {
  const parts = partsOfSnapshot(snapshot).map(({ jobId, requirements }) =>
    requiredPartOf({ whole, person }, { jobId, matchJob: { skills: requirements, values: companyValues } }),
  );
  return limitToScope(scope, whole, { disclosure: disclosureOfSnapshot(snapshot), parts });
}

/** Shown again, an anonymous release has the values that the company has today. */
function shownAgain({ scope, companyValues }: OwnReleaseRow, whole: NamedSnapshot, current: ReleaseSnapshot) {
  if (current.version !== 2) return current;
  const disclosure = { ...disclosureOfSnapshot(current), words: companyValues };
  return limitToScope(scope, whole, { ...noExtent, disclosure });
}

type Renewed = { job: OnlineJob; again: ReleaseSnapshot };

/** The shown match needs no draws, which make the range but not the number. */
function matchChange({ app, userId, ...now }: Now, row: OwnReleaseRow, { job, again }: Renewed): OlderState['match'] {
  const { orgId, snapshot, companyValues } = row;
  const partJob = { jobId: job.jobId, matchJob: matchJobOf({ ...job, values: companyValues }) };
  const before = snapshot.version === 1 ? personOfSnapshot(snapshot, null) : noResult;
  const shown = shownMatch(app, { orgId, userId, snapshot, person: before }, partJob);
  const next = shownMatch(app, { orgId, userId, snapshot: again, person: now.person }, partJob);
  if (shown === null || next === null || shown.match === next.match) return null;
  const { match, low, high } = next;
  const range = now.unsure !== null && low < high ? { low, high } : null;
  return { jobTitle: job.title, shown: shown.match, now: match, range };
}

const noResult = { skills: null, values: null };

/** A release of the required skills is renewed per job, outdated ones first. */
function jobIdsOf(
  { jobId, snapshot }: Pick<OwnReleaseRow, 'jobId' | 'snapshot'>,
  current: ReleaseSnapshot | null = null,
): string[] {
  if (snapshot.version !== 3) return jobId === null ? [] : [jobId];
  const currentParts = current === null ? [] : partsOfSnapshot(current);
  const isCurrent = (index: number) => isSame(snapshot.parts[index] ?? {}, currentParts[index] ?? {});
  const outdated = snapshot.parts.filter((_, index) => !isCurrent(index));
  return [...outdated, ...snapshot.parts].map((part) => part.jobId);
}

/** Results of finished tests that `snapshot` does not have. */
export const lackedResults = (snapshot: ReleaseSnapshot, missing: MissingTests): MissingTests => ({
  softskills: lacks(snapshot, 'skills') && !missing.softskills,
  values: lacks(snapshot, 'values') && !missing.values,
});

function lacks(snapshot: ReleaseSnapshot, result: 'skills' | 'values'): boolean {
  if (snapshot.version !== 3) return snapshot[result] === null;
  return result === 'skills' && snapshot.parts.every(({ skills }) => skills === null);
}

/** Ignores the order of fields and undefined fields, as stored JSON does. */
const isSame = (stored: object, current: object): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(current)));

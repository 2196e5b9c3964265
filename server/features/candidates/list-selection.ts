import { type CandidateFilter, type CandidateSort, recentCount, topMatchFrom } from '#shared/candidates/schema.ts';
import { searchFold } from '#shared/search.ts';
import type { App } from '../../core/app.ts';
import { type Candidate, type Candidates, getCandidates } from './candidate-cache.ts';
import type { JobToMatch } from './company-jobs.ts';
import { listLockedReleaseIds, listStatuses } from './row-queries.ts';
import { getScores } from './scores.ts';

export type CandidateSnapshot = {
  candidates: Candidates;
  jobId: string | null;
  /** Release ids of locked people. */
  hidden: ReadonlySet<string>;
  statuses: ReadonlyArray<{ releaseId: string; status: string }>;
  scores: Int8Array | null;
};
type Status = CandidateFilter['status'];
type SnapshotQuery = { orgId: string; job: JobToMatch | null; status: Status; isScored: boolean };

export async function readCandidates(
  app: App,
  { orgId, job, status, isScored }: SnapshotQuery,
): Promise<CandidateSnapshot> {
  const { prisma, pool } = app.db;
  const jobId = job?.jobId ?? null;
  const [candidates, locked, statuses] = await Promise.all([
    getCandidates(app, orgId),
    listLockedReleaseIds(pool, orgId),
    jobId === null && status === 'any'
      ? []
      : listStatuses(prisma, { orgId, jobId, status: jobId === null && status !== 'none' ? status : null }),
  ]);
  const scores = isScored ? await getScores(prisma, { orgId, candidates, job }) : null;
  return { candidates, jobId, hidden: new Set(locked), statuses, scores };
}

type Filter = Omit<CandidateFilter, 'jobId'>;

export function selectRows(
  { candidates, jobId, hidden, statuses, scores }: CandidateSnapshot,
  filter: Filter,
): number[] {
  const { tab, status, search, onlyReliable, onlyNamed } = filter;
  const applied = new Set(statuses.map(({ releaseId }) => releaseId));
  const inStatus = new Set(statuses.flatMap((one) => (one.status === status ? [one.releaseId] : [])));
  const words = searchFold(search).trim();
  // Reads a row only if a filter needs it, because 20,000 rows exceed the processor's cache.
  const matchesFilter = (row: Candidate, place: number): boolean => {
    if (onlyReliable && row.isLimited) return false;
    if (onlyNamed && !row.isNamed) return false;
    if (tab === 'top' && (scores?.[place] ?? -1) < topMatchFrom) return false;
    if (jobId !== null && row.jobId !== jobId && !applied.has(row.releaseId)) return false;
    if (status === 'none' && applied.has(row.releaseId)) return false;
    if (status !== 'any' && status !== 'none' && !inStatus.has(row.releaseId)) return false;
    if (words !== '' && !row.foldedName.includes(words)) return false;
    return hidden.size === 0 || !hidden.has(row.releaseId);
  };
  const rowIndexes: number[] = [];
  for (const [place, row] of candidates.rows.entries()) {
    if (tab === 'recent' && rowIndexes.length === recentCount) break;
    if (matchesFilter(row, place)) rowIndexes.push(place);
  }
  return rowIndexes;
}

type SelectedCandidates = {
  candidates: Candidates;
  rowIndexes: number[];
  scores: Int8Array | null;
};
type SelectionQuery = { orgId: string; job: JobToMatch | null; filter: Filter; sort: CandidateSort };

export async function selectCandidates(
  app: App,
  { orgId, job, filter, sort }: SelectionQuery,
): Promise<SelectedCandidates> {
  const isByMatch = sort === 'match';
  const asked = { orgId, job, status: filter.status, isScored: isByMatch || filter.tab === 'top' };
  const snapshot = await readCandidates(app, asked);
  const { candidates, scores } = snapshot;
  const rowIndexes = selectRows(snapshot, filter);
  if (!isByMatch || scores === null) return { candidates, rowIndexes, scores: null };
  return { candidates, rowIndexes: rowIndexes.sort((a, b) => (scores[b] ?? -1) - (scores[a] ?? -1) || a - b), scores };
}

export const releaseIdsOf = ({ candidates: { rows } }: SelectedCandidates, places: readonly number[]): string[] =>
  places.flatMap((place) => rows[place]?.releaseId ?? []);

/** `match` is −1 without a match and 0 in a list sorted by date. */
export type CandidateCursor = { match: number; at: Date; id: string };

export function cursorAt({ candidates: { rows }, scores }: SelectedCandidates, place: number): CandidateCursor {
  const row = rows[place];
  return { match: scores?.[place] ?? 0, at: new Date(row?.listedAt ?? 0), id: row?.releaseId ?? '' };
}

/** Works even if the row of the cursor no longer exists. */
export function indexAfterCursor(selection: SelectedCandidates, cursor: CandidateCursor | null): number {
  if (cursor === null) return 0;
  const { rowIndexes } = selection;
  let [from, to] = [0, rowIndexes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBehind(cursorAt(selection, rowIndexes[middle] ?? 0), cursor)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function isBehind(one: CandidateCursor, other: CandidateCursor): boolean {
  if (one.match !== other.match) return one.match < other.match;
  const [at, otherAt] = [one.at.getTime(), other.at.getTime()];
  return at === otherAt ? one.id < other.id : at < otherAt;
}

/** Whom a list shows, in which order: everybody who released to the organisation, narrowed down. */
import { type CandidateFilter, type CandidateSort, recentCount, topMatchFrom } from '#shared/candidates/schema.ts';
import { searchFold } from '#shared/search.ts';
import type { App } from '../../core/app.ts';
import { listLocked, listStatuses } from './column-queries.ts';
import type { Columns } from './columns.ts';
import type { JobToMatch } from './company-jobs.ts';
import { columnsOf } from './loaded.ts';
import { scoresOf } from './scores.ts';

/** What is chosen from, as it stands at this moment. */
export type Everybody = {
  columns: Columns;
  /** Null for all jobs. */
  jobId: string | null;
  /** Releases of those of whom nothing is shown. */
  hidden: ReadonlySet<string>;
  /** What was applied for to the job, or to any: in the state that was asked for at least. */
  statuses: ReadonlyArray<{ releaseId: string; status: string }>;
  /** Of all rows; null where they were not asked for. */
  scores: Int8Array | null;
};
type Status = CandidateFilter['status'];
type Asked = { orgId: string; job: JobToMatch | null; status: Status; isScored: boolean };

export async function readEverybody(app: App, { orgId, job, status, isScored }: Asked): Promise<Everybody> {
  const { prisma, pool } = app.db;
  const jobId = job?.jobId ?? null;
  const [columns, locked, statuses] = await Promise.all([
    columnsOf(app, orgId),
    listLocked(pool, orgId),
    jobId === null && status === 'any'
      ? []
      : listStatuses(prisma, { orgId, jobId, status: jobId === null && status !== 'none' ? status : null }),
  ]);
  const scores = isScored ? await scoresOf(prisma, { orgId, columns, job }) : null;
  return { columns, jobId, hidden: new Set(locked), statuses, scores };
}

type Filter = Omit<CandidateFilter, 'jobId'>;

/** Rows of the columns, the newest first. With a job those who released for it or applied to it, without one everybody. */
export function selectRows({ columns, jobId, hidden, statuses, scores }: Everybody, filter: Filter): number[] {
  const { tab, status, search, onlyReliable, onlyNamed } = filter;
  const applied = new Set(statuses.map(({ releaseId }) => releaseId));
  const inStatus = new Set(statuses.flatMap((one) => (one.status === status ? [one.releaseId] : [])));
  const words = searchFold(search).trim();
  const isWanted = (row: number): boolean => {
    const id = columns.releaseIds[row] ?? '';
    if (onlyReliable && columns.isLimited[row] === 1) return false;
    if (onlyNamed && columns.isNamed[row] === 0) return false;
    if (tab === 'top' && (scores?.[row] ?? -1) < topMatchFrom) return false;
    if (jobId !== null && columns.jobIds[row] !== jobId && !applied.has(id)) return false;
    if (status !== 'any' && (status === 'none' ? applied.has(id) : !inStatus.has(id))) return false;
    return (words === '' || columns.names[row]?.includes(words) === true) && !hidden.has(id);
  };
  const rows: number[] = [];
  for (let row = 0; row < columns.size && !(tab === 'recent' && rows.length === recentCount); row++)
    if (isWanted(row)) rows.push(row);
  return rows;
}

export type Chosen = {
  columns: Columns;
  rows: number[];
  /** Of all rows; null where the list is not ordered by them. */
  scores: Int8Array | null;
};
type Wanted = { orgId: string; job: JobToMatch | null; filter: Filter; sort: CandidateSort };

export async function chooseCandidates(app: App, { orgId, job, filter, sort }: Wanted): Promise<Chosen> {
  const isByMatch = sort === 'match';
  const asked = { orgId, job, status: filter.status, isScored: isByMatch || filter.tab === 'top' };
  const everybody = await readEverybody(app, asked);
  const { columns, scores } = everybody;
  const rows = selectRows(everybody, filter);
  if (!isByMatch || scores === null) return { columns, rows, scores: null };
  return { columns, rows: rows.sort((a, b) => (scores[b] ?? -1) - (scores[a] ?? -1) || a - b), scores };
}

/** `match`: −1 without one; 0 where the list is by date. */
export type CandidatePlace = { match: number; at: Date; id: string };

export const cursorAt = ({ columns, scores }: Chosen, row: number): CandidatePlace => ({
  match: scores?.[row] ?? 0,
  at: new Date(columns.listedAt[row] ?? 0),
  id: columns.releaseIds[row] ?? '',
});

/** Where in `rows` it goes on behind this cursor, whatever has come and gone since. */
export function placeBehind(chosen: Chosen, cursor: CandidatePlace | null): number {
  if (cursor === null) return 0;
  const { rows } = chosen;
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBehind(cursorAt(chosen, rows[middle] ?? 0), cursor)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function isBehind(one: CandidatePlace, other: CandidatePlace): boolean {
  if (one.match !== other.match) return one.match < other.match;
  const [at, otherAt] = [one.at.getTime(), other.at.getTime()];
  return at === otherAt ? one.id < other.id : at < otherAt;
}

/** Whom a list shows, in which order: everybody who released to the organisation, narrowed down. */
import {
  type CandidateFilter,
  type CandidatePlace,
  type CandidateSort,
  recentCount,
  topMatchFrom,
} from '#shared/candidates/schema.ts';
import type { App } from '../../core/app.ts';
import { folded, listLocked, listStatuses } from './column-queries.ts';
import type { Columns } from './columns.ts';
import type { JobToMatch } from './company-jobs.ts';
import { columnsOf } from './loaded.ts';
import { scoresOf } from './scores.ts';

export type Chosen = {
  columns: Columns;
  /** Rows of the columns. */
  rows: number[];
  /** Of all rows; null where the list does not need them. */
  scores: Int8Array | null;
};
type Wanted = { orgId: string; job: JobToMatch | null; filter: Omit<CandidateFilter, 'jobId'>; sort: CandidateSort };

/** With `job` those who released for it or applied to it, without one everybody. */
export async function chooseCandidates(app: App, { orgId, job, filter, sort }: Wanted): Promise<Chosen> {
  const { tab, status, search, onlyReliable, onlyNamed } = filter;
  const { prisma } = app.db;
  const jobId = job?.jobId ?? null;
  const [columns, locked, statuses] = await Promise.all([
    columnsOf(app, orgId),
    listLocked(app.db.pool, orgId),
    jobId === null && status === 'any'
      ? []
      : listStatuses(prisma, { orgId, jobId, status: jobId === null && status !== 'none' ? status : null }),
  ]);
  const scores = tab === 'top' || sort === 'match' ? await scoresOf(prisma, { orgId, columns, job }) : null;
  const hidden = new Set(locked);
  const applied = new Set(statuses.map(({ releaseId }) => releaseId));
  const inStatus = new Set(statuses.flatMap((one) => (one.status === status ? [one.releaseId] : [])));
  const words = folded(search.trim());
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
  if (sort === 'match' && scores !== null) rows.sort((a, b) => (scores[b] ?? -1) - (scores[a] ?? -1) || a - b);
  return { columns, rows, scores: sort === 'match' ? scores : null };
}

export const cursorAt = ({ columns, scores }: Chosen, row: number): CandidatePlace => ({
  match: scores?.[row] ?? 0,
  at: new Date(columns.releasedAt[row] ?? 0),
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

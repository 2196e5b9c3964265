/** Searches run in slices that yield to the event loop, one search after another. */

import type { MatchJob } from '#shared/matching/types.ts';
import { type NoiseSeed, orderOf } from '#shared/releases/noise.ts';
import { type FitGroup, fitGroup, fitGroups } from '#shared/talent-pool/fit-groups.ts';
import type { PoolOrder } from '#shared/talent-pool/schema.ts';
import { openYielder, waitForSlice } from '../../../core/runtime/yielding.ts';
import { createScorer } from './scoring.ts';
import type { PoolTable } from './table.ts';

export type Candidate = { userId: string; match: number; rank: number };

const sliceSize = 2_048;
const groupStep = 1e6;
const groupOffset: Readonly<Record<FitGroup, number>> = {
  high: groupStep * fitGroups.indexOf('low'),
  middle: groupStep * fitGroups.indexOf('middle'),
  low: 0,
};

/** `since` is the month number plus a random fraction of the person, which shuffles people within a month. */
const rankOf = (order: PoolOrder, match: number, since: number): number =>
  order === 'newest' ? since : groupOffset[fitGroup(match)] + since;

const sinceOf = ({ rows: { columns, ids } }: PoolTable, seed: NoiseSeed): ((row: number) => number) => {
  const { months } = columns;
  return (row) => (months[row] ?? 0) + orderOf(seed, ids, row * 4);
};

export const compareCandidates = (a: Candidate, b: Candidate): number =>
  b.rank - a.rank || (a.userId === b.userId ? 0 : a.userId < b.userId ? 1 : -1);

type BestQuery = { job: MatchJob; seed: NoiseSeed; order: PoolOrder; take: number; after: Candidate | null };

export async function findBestCandidates(
  table: PoolTable,
  { job, seed, order, take, after }: BestQuery,
): Promise<Candidate[]> {
  const scorerOf = createScorer(job, seed);
  const best = createBestList(take);
  await waitForSlice();
  const yieldIfDue = openYielder();
  const { rows } = table;
  for (let start = 0; start < rows.rowCount; start += sliceSize) {
    const [matchAt, sinceAt] = [scorerOf(table), sinceOf(table, seed)];
    const end = Math.min(rows.rowCount, start + sliceSize);
    for (let row = start; row < end; row++) {
      const since = sinceAt(row);
      if (rankOf(order, 100, since) < best.least()) continue;
      const match = matchAt(row);
      if (match < 0) continue;
      const rank = rankOf(order, match, since);
      if (rank < best.least() || (after !== null && rank > after.rank)) continue;
      const candidate = { userId: rows.idAt(row), match, rank };
      if (after === null || compareCandidates(after, candidate) < 0) best.add(candidate);
    }
    await yieldIfDue();
  }
  return best.all();
}

function createBestList(take: number) {
  let candidates: Candidate[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const trim = () => {
    candidates = candidates.sort(compareCandidates).slice(0, take);
    if (candidates.length === take) least = candidates.at(-1)?.rank ?? least;
  };
  return {
    least: () => least,
    add: (candidate: Candidate): void => {
      candidates.push(candidate);
      if (candidates.length >= 2 * take + 512) trim();
    },
    all: (): Candidate[] => {
      trim();
      return candidates;
    },
  };
}

export function candidateOf(
  table: PoolTable,
  userId: string,
  { job, seed, order }: Pick<BestQuery, 'job' | 'seed' | 'order'>,
): Candidate | null {
  const row = table.rows.rowOf(userId);
  if (row < 0) return null;
  const match = createScorer(job, seed)(table)(row);
  return match < 0 ? null : { userId, match, rank: rankOf(order, match, sinceOf(table, seed)(row)) };
}

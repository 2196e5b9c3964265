/** Everybody who released to an organisation, packed: what is filtered, sorted and matched by, newest release first. */

import { basicValues } from '#shared/matching/types.ts';
import type { PackedPerson } from '#shared/releases/packed.ts';
import { takingTurns } from '../../core/turns.ts';
import type { ColumnRow } from './column-queries.ts';

export type Columns = {
  /** Which state of the database this is. */
  mark: string;
  size: number;
  releaseIds: string[];
  revisions: string[];
  jobIds: Array<string | null>;
  /** Folded for the search. */
  names: string[];
  /** ms */
  releasedAt: Float64Array;
  isLimited: Uint8Array;
  isNamed: Uint8Array;
  /** Of row i the skills and leads from `starts[i]` to `starts[i + 1]`. */
  starts: Uint32Array;
  skillIds: Int16Array;
  leads: Int16Array;
  rankedSkills: Int16Array;
  /** Ten for each; all 0 without a result. */
  valueWeights: Int16Array;
  /** What everybody's match with a job is, by everything that makes up the job; `notScored` for who came since. */
  scores: Map<string, Int8Array>;
};

export const noColumns: Columns = packRows('none', []);

function emptyColumns(mark: string, starts: Uint32Array): Columns {
  const size = starts.length - 1;
  const skills = starts[size] ?? 0;
  return {
    ...{ mark, size, starts, scores: new Map() },
    ...{ releaseIds: [], revisions: [], jobIds: [], names: [] },
    releasedAt: new Float64Array(size),
    isLimited: new Uint8Array(size),
    isNamed: new Uint8Array(size),
    skillIds: new Int16Array(skills),
    leads: new Int16Array(skills),
    rankedSkills: new Int16Array(size),
    valueWeights: new Int16Array(size * basicValues.length),
  };
}

export function packRows(mark: string, rows: readonly ColumnRow[]): Columns {
  const starts = new Uint32Array(rows.length + 1);
  for (const [index, { skillIds }] of rows.entries()) starts[index + 1] = (starts[index] ?? 0) + skillIds.length;
  const columns = emptyColumns(mark, starts);
  for (const [index, row] of rows.entries()) {
    columns.releaseIds[index] = row.releaseId;
    columns.revisions[index] = row.revision;
    columns.jobIds[index] = row.jobId;
    columns.names[index] = row.foldedName;
    columns.releasedAt[index] = row.releasedAt.getTime();
    columns.isLimited[index] = Number(row.isLimited);
    columns.isNamed[index] = Number(row.isNamed);
    columns.rankedSkills[index] = row.rankedSkills;
    columns.skillIds.set(row.skillIds, starts[index]);
    columns.leads.set(row.leads, starts[index]);
    columns.valueWeights.set(row.valueWeights, index * basicValues.length);
  }
  return columns;
}

export function personAt(columns: Columns, row: number): PackedPerson {
  const { starts, skillIds, leads, rankedSkills, valueWeights } = columns;
  const [from, to] = [starts[row], starts[row + 1]];
  const weights = Array.from(valueWeights.subarray(row * basicValues.length, (row + 1) * basicValues.length));
  return {
    skillIds: Array.from(skillIds.subarray(from, to)),
    leads: Array.from(leads.subarray(from, to)),
    rankedSkills: rankedSkills[row] ?? 0,
    valueWeights: weights.every((weight) => weight === 0) ? [] : weights,
  };
}

/** Every job that somebody released for. */
export const jobsIn = ({ jobIds }: Columns): string[] => [...new Set(jobIds.filter((id) => id !== null))];

export const hasSkills =
  ({ rankedSkills }: Columns) =>
  (row: number): boolean =>
    (rankedSkills[row] ?? 0) > 0;

/** Whoever has chosen values weighs more than nothing for one of them. */
export const hasValues =
  ({ valueWeights }: Columns) =>
  (row: number): boolean =>
    valueWeights.subarray(row * basicValues.length, (row + 1) * basicValues.length).some((weight) => weight > 0);

/** Stands in kept scores where a match was not computed yet. */
export const notScored = -2;

/**
 * The rows of two of them, in this order: a pick of 0 and more is a row of `before`, one below is row −1 − pick of `fresh`. Scores that
 * are known stay known.
 */
export async function gathered(
  mark: string,
  { before, fresh }: { before: Columns; fresh: Columns },
  picks: readonly number[],
): Promise<Columns> {
  const size = picks.length;
  const sourceOf = (pick: number) => (pick < 0 ? fresh : before);
  const rowOf = (pick: number) => (pick < 0 ? -1 - pick : pick);
  const starts = new Uint32Array(size + 1);
  for (const [index, pick] of picks.entries()) {
    const [source, row] = [sourceOf(pick), rowOf(pick)];
    starts[index + 1] = (starts[index] ?? 0) + (source.starts[row + 1] ?? 0) - (source.starts[row] ?? 0);
  }
  const made = emptyColumns(mark, starts);
  const turn = takingTurns();
  for (const [index, pick] of picks.entries()) {
    copyRow({ from: sourceOf(pick), row: rowOf(pick) }, made, index);
    await turn();
  }
  for (const [key, scores] of before.scores)
    made.scores.set(
      key,
      Int8Array.from(picks, (pick) => (pick < 0 ? notScored : (scores[pick] ?? notScored))),
    );
  return made;
}

function copyRow({ from, row }: { from: Columns; row: number }, to: Columns, index: number): void {
  const [start, end] = [from.starts[row], from.starts[row + 1]];
  const ten = basicValues.length;
  to.releaseIds[index] = from.releaseIds[row] ?? '';
  to.revisions[index] = from.revisions[row] ?? '';
  to.jobIds[index] = from.jobIds[row] ?? null;
  to.names[index] = from.names[row] ?? '';
  to.releasedAt[index] = from.releasedAt[row] ?? 0;
  to.isLimited[index] = from.isLimited[row] ?? 0;
  to.isNamed[index] = from.isNamed[row] ?? 0;
  to.rankedSkills[index] = from.rankedSkills[row] ?? 0;
  to.skillIds.set(from.skillIds.subarray(start, end), to.starts[index]);
  to.leads.set(from.leads.subarray(start, end), to.starts[index]);
  to.valueWeights.set(from.valueWeights.subarray(row * ten, (row + 1) * ten), index * ten);
}

/** Roughly, with what strings weigh. */
export const bytesOf = ({ size, skillIds, scores }: Columns): number =>
  1_000 + size * 400 + skillIds.length * 4 + (scores.size + keptScores) * size;

/** Of so many jobs the scores are kept. */
export const keptScores = 16;

/** Rows of those who are not hidden. */
export function oldestFirst({ size, releaseIds }: Columns, hidden: ReadonlySet<string>): number[] {
  const rows: number[] = [];
  for (let row = size - 1; row >= 0; row--) if (!hidden.has(releaseIds[row] ?? '')) rows.push(row);
  return rows;
}

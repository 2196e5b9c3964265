/** Everybody who released to an organisation, packed: what is filtered, sorted and matched by, newest release first. */

import { basicValues } from '#shared/matching/types.ts';
import type { CoarsePerson } from '#shared/releases/anonymous.ts';
import type { PackedPerson } from '#shared/releases/packed.ts';
import { takingTurns } from '../../core/runtime/turns.ts';
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
  /** By which the rows are ordered, in ms. */
  listedAt: Float64Array;
  /** To the ms, for counting only: in this order a new release never displaces a counted one. */
  releasedAt: Float64Array;
  isLimited: Uint8Array;
  isNamed: Uint8Array;
  /** Without a name: percent, −1 for none; and points of noise. */
  valueFit: Int8Array;
  noise: Int8Array;
  /** Of row i the told skills from `toldStarts[i]` to `toldStarts[i + 1]`. */
  toldStarts: Uint32Array;
  toldIds: Int16Array;
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

const startsOf = (lengths: readonly number[]): Uint32Array => {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
  return starts;
};

export const noColumns: Columns = packRows('none', []);

function emptyColumns(mark: string, starts: Uint32Array, toldStarts: Uint32Array): Columns {
  const size = starts.length - 1;
  const skills = starts[size] ?? 0;
  return {
    ...{ mark, size, starts, toldStarts, scores: new Map() },
    toldIds: new Int16Array(toldStarts[size] ?? 0),
    ...{ releaseIds: [], revisions: [], jobIds: [], names: [] },
    listedAt: new Float64Array(size),
    releasedAt: new Float64Array(size),
    isLimited: new Uint8Array(size),
    isNamed: new Uint8Array(size),
    valueFit: new Int8Array(size),
    noise: new Int8Array(size),
    skillIds: new Int16Array(skills),
    leads: new Int16Array(skills),
    rankedSkills: new Int16Array(size),
    valueWeights: new Int16Array(size * basicValues.length),
  };
}

/** `noise`: of the person at this organisation. */
export type NoisyRow = ColumnRow & { noise: number };

export function packRows(mark: string, rows: readonly NoisyRow[]): Columns {
  const starts = startsOf(rows.map(({ skillIds }) => skillIds.length));
  const columns = emptyColumns(mark, starts, startsOf(rows.map(({ toldIds }) => toldIds.length)));
  for (const [index, row] of rows.entries()) {
    columns.releaseIds[index] = row.releaseId;
    columns.revisions[index] = row.revision;
    columns.jobIds[index] = row.jobId;
    columns.names[index] = row.foldedName;
    columns.listedAt[index] = row.listedAt.getTime();
    columns.releasedAt[index] = row.releasedAt.getTime();
    columns.valueFit[index] = row.valueFit ?? -1;
    columns.noise[index] = row.noise;
    columns.isLimited[index] = Number(row.isLimited);
    columns.isNamed[index] = Number(row.isNamed);
    columns.rankedSkills[index] = row.rankedSkills;
    columns.toldIds.set(row.toldIds, columns.toldStarts[index]);
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

/** The data that an anonymous view may contain. */
export function coarseAt(columns: Columns, row: number): CoarsePerson {
  const { starts, skillIds, leads, toldStarts, toldIds, rankedSkills, valueFit } = columns;
  const size = rankedSkills[row] ?? 0;
  const ids = skillIds.subarray(starts[row], starts[row + 1]);
  const leadOf = new Map<number, number>();
  for (const skillId of toldIds.subarray(toldStarts[row], toldStarts[row + 1])) {
    const at = ids.indexOf(skillId);
    leadOf.set(skillId, at < 0 ? 0 : (leads[(starts[row] ?? 0) + at] ?? 0));
  }
  const fit = valueFit[row] ?? -1;
  return { size, leadOf: size === 0 ? null : leadOf, valueFit: fit < 0 ? null : fit / 100 };
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
  const sourceOf = (pick: number) => (pick < 0 ? fresh : before);
  const rowOf = (pick: number) => (pick < 0 ? -1 - pick : pick);
  const lengths = (of: 'starts' | 'toldStarts') =>
    picks.map((pick) => {
      const [bounds, row] = [sourceOf(pick)[of], rowOf(pick)];
      return (bounds[row + 1] ?? 0) - (bounds[row] ?? 0);
    });
  const made = emptyColumns(mark, startsOf(lengths('starts')), startsOf(lengths('toldStarts')));
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
  to.listedAt[index] = from.listedAt[row] ?? 0;
  to.releasedAt[index] = from.releasedAt[row] ?? 0;
  to.valueFit[index] = from.valueFit[row] ?? -1;
  to.noise[index] = from.noise[row] ?? 0;
  to.isLimited[index] = from.isLimited[row] ?? 0;
  to.isNamed[index] = from.isNamed[row] ?? 0;
  to.rankedSkills[index] = from.rankedSkills[row] ?? 0;
  const told = from.toldIds.subarray(from.toldStarts[row], from.toldStarts[row + 1]);
  to.toldIds.set(told, to.toldStarts[index]);
  to.skillIds.set(from.skillIds.subarray(start, end), to.starts[index]);
  to.leads.set(from.leads.subarray(start, end), to.starts[index]);
  to.valueWeights.set(from.valueWeights.subarray(row * ten, (row + 1) * ten), index * ten);
}

/** Roughly, with what strings weigh. */
export const bytesOf = ({ size, skillIds, scores }: Columns): number =>
  1_000 + size * 410 + skillIds.length * 4 + (scores.size + keptScores) * size;

/** Of so many jobs the scores are kept. */
export const keptScores = 16;

/** Rows that are not hidden, by release. */
export function oldestFirst({ size, releaseIds, releasedAt }: Columns, hidden: ReadonlySet<string>): number[] {
  const rows: number[] = [];
  for (let row = size - 1; row >= 0; row--) if (!hidden.has(releaseIds[row] ?? '')) rows.push(row);
  return rows.sort((one, other) => (releasedAt[one] ?? 0) - (releasedAt[other] ?? 0));
}

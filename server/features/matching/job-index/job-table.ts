/**
 * Published jobs in typed arrays, a row for each, without gaps: what deciding and sorting need and nothing else, about 150 bytes a
 * job with the room that is kept free. A row that goes makes room for the last one, so a row number holds only until the next change.
 */

import { type Employment, employments, type Workplace, workplaces } from '#shared/jobs/draft.ts';
import { requirementsInRow } from '#shared/matching/scorer.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { type IdWords, textOfId, wordsOfId } from '../../../core/database/id-words.ts';

/** `company`: its number in the list of companies; moments in ms since 1970. */
export type IndexedJob = {
  jobId: string;
  company: number;
  skillIds: readonly number[];
  weights: readonly number[];
  place: Coordinates | null;
  workplace: Workplace;
  employment: Employment;
  payRank: number;
  payTo: number;
  publishedAt: number;
  endsAt: number;
};

/** As scoring wants them (shared/matching/scorer.ts). A row without a place has NaN; kinds are numbers of their lists in draft.ts. */
type Columns = {
  ids: Uint32Array<ArrayBuffer>;
  companies: Uint32Array<ArrayBuffer>;
  skillIds: Uint16Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
  latitudes: Float64Array<ArrayBuffer>;
  longitudes: Float64Array<ArrayBuffer>;
  workplaces: Uint8Array<ArrayBuffer>;
  employments: Uint8Array<ArrayBuffer>;
  payRank: Int32Array<ArrayBuffer>;
  payTo: Int32Array<ArrayBuffer>;
  publishedAt: Float64Array<ArrayBuffer>;
  endsAt: Float64Array<ArrayBuffer>;
};

/** `rowsByHash`: row + 1 at the place that an id's hash leads to or behind it; 0 is free. Twice as long as there is room. */
export type JobTable = Columns & { size: number; rowsByHash: Uint32Array<ArrayBuffer> };

const widths: Readonly<Record<keyof Columns, number>> = {
  ids: 4,
  companies: 1,
  skillIds: requirementsInRow,
  weights: requirementsInRow,
  latitudes: 1,
  longitudes: 1,
  workplaces: 1,
  employments: 1,
  payRank: 1,
  payTo: 1,
  publishedAt: 1,
  endsAt: 1,
};
const columnNames = Object.keys(widths) as Array<keyof Columns>;

const smallestRoom = 64;

export const emptyJobTable = (): JobTable => ({
  ...columnsFor(smallestRoom),
  size: 0,
  rowsByHash: new Uint32Array(2 * smallestRoom),
});

const columnsFor = (room: number): Columns => ({
  ids: new Uint32Array(room * widths.ids),
  companies: new Uint32Array(room),
  skillIds: new Uint16Array(room * requirementsInRow),
  weights: new Uint8Array(room * requirementsInRow),
  latitudes: new Float64Array(room),
  longitudes: new Float64Array(room),
  workplaces: new Uint8Array(room),
  employments: new Uint8Array(room),
  payRank: new Int32Array(room),
  payTo: new Int32Array(room),
  publishedAt: new Float64Array(room),
  endsAt: new Float64Array(room),
});

/** −1 for a job that is not there. */
export function rowOf(table: JobTable, jobId: string): number {
  return rowOfWords(table, wordsOfId(jobId));
}

export function rowOfWords(table: JobTable, words: IdWords): number {
  return (table.rowsByHash[placeOf(table, words)] ?? 0) - 1;
}

export const jobIdOf = ({ ids }: JobTable, row: number): string => textOfId(ids, row * widths.ids);

/** Negative where the id of the first row comes before that of the other. */
function compareIds({ ids }: JobTable, row: number, other: number): number {
  for (let word = 0; word < widths.ids; word++) {
    const difference = (ids[row * widths.ids + word] ?? 0) - (ids[other * widths.ids + word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Newest first; of those that came online in the same moment, by id. */
export const compareNewest = (table: JobTable, row: number, other: number): number =>
  (table.publishedAt[other] ?? 0) - (table.publishedAt[row] ?? 0) || compareIds(table, other, row);

/** Like `compareIds`, against an id that need not be there. */
export function compareToId({ ids }: JobTable, row: number, words: IdWords): number {
  for (let word = 0; word < widths.ids; word++) {
    const difference = (ids[row * widths.ids + word] ?? 0) - (words[word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Adds the job, or replaces what was known of it. */
export function putJob(table: JobTable, job: IndexedJob): void {
  const words = wordsOfId(job.jobId);
  const known = rowOfWords(table, words);
  if (known < 0 && table.size === table.companies.length) grow(table);
  const row = known < 0 ? table.size++ : known;
  table.ids.set(words, row * widths.ids);
  table.rowsByHash[placeOf(table, words)] = row + 1;
  table.companies[row] = job.company;
  for (let index = 0; index < requirementsInRow; index++) {
    table.skillIds[row * requirementsInRow + index] = job.skillIds[index] ?? 0;
    table.weights[row * requirementsInRow + index] = job.weights[index] ?? 0;
  }
  table.latitudes[row] = job.place?.latitude ?? Number.NaN;
  table.longitudes[row] = job.place?.longitude ?? Number.NaN;
  table.workplaces[row] = workplaces.indexOf(job.workplace);
  table.employments[row] = employments.indexOf(job.employment);
  table.payRank[row] = job.payRank;
  table.payTo[row] = job.payTo;
  table.publishedAt[row] = job.publishedAt;
  table.endsAt[row] = job.endsAt;
}

/** The last row takes its place. @returns the number of its company, or −1 if it was not there */
export function removeJob(table: JobTable, jobId: string): number {
  const place = placeOf(table, wordsOfId(jobId));
  const row = (table.rowsByHash[place] ?? 0) - 1;
  if (row < 0) return -1;
  const company = table.companies[row] ?? -1;
  freePlace(table, place);
  const last = --table.size;
  if (last === row) return company;
  table.rowsByHash[placeOf(table, wordsOfRow(table, last))] = row + 1;
  for (const name of columnNames)
    table[name].copyWithin(row * widths[name], last * widths[name], (last + 1) * widths[name]);
  return company;
}

const wordsOfRow = ({ ids }: JobTable, row: number): IdWords => ids.subarray(row * widths.ids, (row + 1) * widths.ids);

/** Where the row of this id is noted, or would be. */
function placeOf({ ids, rowsByHash }: JobTable, words: IdWords): number {
  const mask = rowsByHash.length - 1;
  let place = hashOf(words, 0) & mask;
  for (let noted = rowsByHash[place] ?? 0; noted > 0; noted = rowsByHash[place] ?? 0) {
    const start = (noted - 1) * widths.ids;
    if (isSame(ids, start, words)) return place;
    place = (place + 1) & mask;
  }
  return place;
}

const isSame = (ids: Uint32Array, start: number, words: IdWords): boolean =>
  ids[start] === words[0] && ids[start + 1] === words[1] && ids[start + 2] === words[2] && ids[start + 3] === words[3];

/** Ids are random already. */
const hashOf = (words: IdWords, start: number): number => ((words[start] ?? 0) ^ (words[start + 3] ?? 0)) >>> 0;

/** What stands behind the freed place and could not stand nearer to its own moves up, so that it is found again. */
function freePlace({ ids, rowsByHash }: JobTable, freed: number): void {
  const mask = rowsByHash.length - 1;
  let hole = freed;
  for (let place = (hole + 1) & mask; (rowsByHash[place] ?? 0) > 0; place = (place + 1) & mask) {
    const noted = rowsByHash[place] ?? 0;
    const home = hashOf(ids, (noted - 1) * widths.ids) & mask;
    if (((place - home) & mask) < ((place - hole) & mask)) continue;
    rowsByHash[hole] = noted;
    hole = place;
  }
  rowsByHash[hole] = 0;
}

function grow(table: JobTable): void {
  const room = 2 * table.companies.length;
  const larger = columnsFor(room);
  for (const name of columnNames) larger[name].set(table[name]);
  Object.assign(table, larger);
  table.rowsByHash = new Uint32Array(2 * room);
  for (let row = 0; row < table.size; row++) table.rowsByHash[placeOf(table, wordsOfRow(table, row))] = row + 1;
}

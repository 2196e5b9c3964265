/**
 * Everybody who can be found, in typed arrays: what scoring and order need and nothing else, about 70 bytes a person. Rows never move
 * while somebody is there, so that whoever reads may let others have their turn in between; a row that goes is emptied and given again.
 */
import { basicValues } from '#shared/matching/types.ts';
import type { PackedPerson } from '#shared/releases/packed.ts';
import { textOfId, wordsOfId } from '../../../core/database/id-words.ts';
import { forgetRow, type IdRows, noteRow, openIdRows, rowOfId } from './id-rows.ts';

/** `month`: in which the person began to be found, in months since the year 0. */
export type IndexedPerson = { userId: string; threshold: number; month: number; packed: PackedPerson };

/** `leads`: one byte per person for each skill in the chunk. `weights`: ten per person, all 0 without values. */
export type Chunk = {
  ids: Uint32Array<ArrayBuffer>;
  months: Uint16Array<ArrayBuffer>;
  thresholds: Uint8Array<ArrayBuffer>;
  rankedSkills: Uint8Array<ArrayBuffer>;
  weights: Uint8Array<ArrayBuffer>;
  leads: Map<number, Uint8Array<ArrayBuffer>>;
};

/** `rows`: rows ever allocated; `free`: unused ones among them. */
export type FoundTable = { chunks: Chunk[]; rows: number; free: number[]; byId: IdRows };

export const rowsInChunk = 1 << 14;
const idWords = 4;
const valuesInRow = basicValues.length;
/** A threshold above every match. */
export const nobody = 255;
const mostInByte = 255;

export function emptyFoundTable(): FoundTable {
  const chunks: Chunk[] = [];
  const wordOf = (row: number, word: number) =>
    chunks[Math.floor(row / rowsInChunk)]?.ids[(row % rowsInChunk) * idWords + word] ?? 0;
  return { chunks, rows: 0, free: [], byId: openIdRows(wordOf) };
}

const emptyChunk = (): Chunk => ({
  ids: new Uint32Array(rowsInChunk * idWords),
  months: new Uint16Array(rowsInChunk),
  thresholds: new Uint8Array(rowsInChunk).fill(nobody),
  rankedSkills: new Uint8Array(rowsInChunk),
  weights: new Uint8Array(rowsInChunk * valuesInRow),
  leads: new Map(),
});

export const sizeOf = ({ rows, free }: FoundTable): number => rows - free.length;

/** −1 for an unknown person. */
export const rowOf = ({ byId }: FoundTable, userId: string): number => rowOfId(byId, wordsOfId(userId));

export function userIdOf({ chunks }: FoundTable, row: number): string {
  const ids = chunks[Math.floor(row / rowsInChunk)]?.ids ?? [];
  return textOfId(ids, (row % rowsInChunk) * idWords);
}

/** Adds the person, or replaces what was known of them. A result that does not fit into bytes (of more than 128 skills) is none. */
export function putPerson(table: FoundTable, { userId, threshold, month, packed }: IndexedPerson): void {
  const words = wordsOfId(userId);
  const known = rowOfId(table.byId, words);
  const row = known >= 0 ? known : (table.free.pop() ?? table.rows++);
  const chunk = chunkOf(table, row);
  const place = row % rowsInChunk;
  if (known >= 0) emptyRow(chunk, place);
  chunk.ids.set(words, place * idWords);
  if (known < 0) noteRow(table.byId, words, row);
  chunk.thresholds[place] = threshold;
  chunk.months[place] = month;
  const { skillIds, leads, rankedSkills, valueWeights } = packed;
  if (leads.every((lead) => lead <= mostInByte) && rankedSkills <= mostInByte) {
    chunk.rankedSkills[place] = rankedSkills;
    for (const [index, skillId] of skillIds.entries()) columnOf(chunk, skillId)[place] = leads[index] ?? 0;
  }
  if (valueWeights.length === valuesInRow && valueWeights.every((weight) => weight <= mostInByte))
    chunk.weights.set(valueWeights, place * valuesInRow);
}

function chunkOf({ chunks }: FoundTable, row: number): Chunk {
  const number = Math.floor(row / rowsInChunk);
  const chunk = chunks[number] ?? emptyChunk();
  chunks[number] = chunk;
  return chunk;
}

function columnOf({ leads }: Chunk, skillId: number): Uint8Array {
  const column = leads.get(skillId) ?? new Uint8Array(rowsInChunk);
  leads.set(skillId, column);
  return column;
}

export function removePerson(table: FoundTable, userId: string): void {
  const words = wordsOfId(userId);
  const row = rowOfId(table.byId, words);
  if (row < 0) return;
  forgetRow(table.byId, words);
  emptyRow(chunkOf(table, row), row % rowsInChunk);
  table.free.push(row);
}

/** Nothing of the person stays. */
function emptyRow(chunk: Chunk, place: number): void {
  chunk.thresholds[place] = nobody;
  chunk.ids.fill(0, place * idWords, (place + 1) * idWords);
  chunk.months[place] = 0;
  chunk.rankedSkills[place] = 0;
  chunk.weights.fill(0, place * valuesInRow, (place + 1) * valuesInRow);
  for (const column of chunk.leads.values()) column[place] = 0;
}

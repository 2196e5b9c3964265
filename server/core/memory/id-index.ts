/** Hash index from UUID to row: open addressing, 4 to 16 bytes per id. Growing one of the small parts is fast. */

type IdsOfRows = (row: number, word: number) => number;
type Words = ArrayLike<number>;
/** Entries of `rows`: row + 1; 0 means free. */
type Part = { rows: Uint32Array<ArrayBuffer>; count: number };

export type IdIndex = { parts: Part[]; wordOf: IdsOfRows };

const partCount = 256;
const smallest = 16;

export const openIdIndex = (wordOf: IdsOfRows): IdIndex => ({
  parts: Array.from({ length: partCount }, () => ({ rows: new Uint32Array(smallest), count: 0 })),
  wordOf,
});

const noPart: Part = { rows: new Uint32Array(smallest), count: 0 };
/** Needs no mixing, because the ids are random. */
const partOf = ({ parts }: IdIndex, words: Words): Part => parts[(words[1] ?? 0) & (partCount - 1)] ?? noPart;
const hashOf = (words: Words): number => ((words[0] ?? 0) ^ (words[3] ?? 0)) >>> 0;

export function rowOfId(ids: IdIndex, words: Words): number {
  const part = partOf(ids, words);
  return (part.rows[slotOf(ids, part, words)] ?? 0) - 1;
}

export function addRow(ids: IdIndex, words: Words, row: number): void {
  const part = partOf(ids, words);
  if (2 * (part.count + 1) > part.rows.length) grow(ids, part);
  const slot = slotOf(ids, part, words);
  if ((part.rows[slot] ?? 0) === 0) part.count++;
  part.rows[slot] = row + 1;
}

/** Backward-shift deletion: closes the gap in the probe sequence. Call it before the table drops the id. */
export function removeRow(ids: IdIndex, words: Words): void {
  const part = partOf(ids, words);
  const { rows } = part;
  const mask = rows.length - 1;
  let hole = slotOf(ids, part, words);
  if ((rows[hole] ?? 0) === 0) return;
  part.count--;
  for (let slot = (hole + 1) & mask; (rows[slot] ?? 0) > 0; slot = (slot + 1) & mask) {
    const entry = rows[slot] ?? 0;
    const home = hashOf(wordsOfRow(ids, entry - 1)) & mask;
    if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
    rows[hole] = entry;
    hole = slot;
  }
  rows[hole] = 0;
}

const wordsOfRow = ({ wordOf }: IdIndex, row: number): number[] => [0, 1, 2, 3].map((word) => wordOf(row, word));

function slotOf({ wordOf }: IdIndex, { rows }: Part, words: Words): number {
  const mask = rows.length - 1;
  let slot = hashOf(words) & mask;
  for (let entry = rows[slot] ?? 0; entry > 0; entry = rows[slot] ?? 0) {
    if (isId(wordOf, entry - 1, words)) return slot;
    slot = (slot + 1) & mask;
  }
  return slot;
}

const isId = (wordOf: IdsOfRows, row: number, words: Words): boolean =>
  wordOf(row, 0) === words[0] &&
  wordOf(row, 1) === words[1] &&
  wordOf(row, 2) === words[2] &&
  wordOf(row, 3) === words[3];

function grow(ids: IdIndex, part: Part): void {
  const before = part.rows;
  part.rows = new Uint32Array(2 * before.length);
  for (const entry of before) {
    if (entry === 0) continue;
    part.rows[slotOf(ids, part, wordsOfRow(ids, entry - 1))] = entry;
  }
}

/**
 * Typed arrays with lookup by UUID. A row keeps its number until removal, which zeroes the row and frees its number.
 * Growth replaces the arrays: read `columns` again after each yield.
 */
import { textOfId, wordsOfId } from '../database/id-words.ts';
import { addRow, type IdIndex, openIdIndex, removeRow, rowOfId } from './id-index.ts';

type Column = {
  readonly length: number;
  set: (from: ArrayLike<number>, start?: number) => void;
  fill: (value: number, start: number, end: number) => unknown;
};

const idWords = 4;
const minCapacity = 64;
const largeCapacity = 1 << 14;

export class ColumnTable<Columns extends Record<string, Column & ArrayLike<number>>> {
  columns: Columns;
  ids = new Uint32Array(minCapacity * idWords);
  capacity = minCapacity;
  rowCount = 0;
  readonly #free: number[] = [];
  readonly #byId: IdIndex = openIdIndex((row, word) => this.ids[row * idWords + word] ?? 0);
  readonly #make: (capacity: number) => Columns;

  constructor(make: (capacity: number) => Columns) {
    this.#make = make;
    this.columns = make(minCapacity);
  }

  get size(): number {
    return this.rowCount - this.#free.length;
  }

  rowOf(id: string): number {
    return rowOfId(this.#byId, wordsOfId(id));
  }

  idAt(row: number): string {
    return textOfId(this.ids, row * idWords);
  }

  add(id: string): number {
    const words = wordsOfId(id);
    const known = rowOfId(this.#byId, words);
    if (known >= 0) return known;
    if (this.#free.length === 0 && this.rowCount === this.capacity) this.#grow();
    const row = this.#free.pop() ?? this.rowCount++;
    this.ids.set(words, row * idWords);
    addRow(this.#byId, words, row);
    return row;
  }

  remove(id: string): number {
    const words = wordsOfId(id);
    const row = rowOfId(this.#byId, words);
    if (row < 0) return row;
    removeRow(this.#byId, words);
    this.ids.fill(0, row * idWords, (row + 1) * idWords);
    for (const column of Object.values(this.columns)) {
      const width = column.length / this.capacity;
      column.fill(0, row * width, (row + 1) * width);
    }
    this.#free.push(row);
    return row;
  }

  /** UUID order of PostgreSQL; negative if the row comes first. */
  compareToId(row: number, words: ArrayLike<number>, start = 0): number {
    for (let word = 0; word < idWords; word++) {
      const difference = (this.ids[row * idWords + word] ?? 0) - (words[start + word] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  compareIds(row: number, other: number): number {
    return this.compareToId(row, this.ids, other * idWords);
  }

  #grow(): void {
    const before = this.columns;
    this.capacity = this.capacity < largeCapacity ? 2 * this.capacity : Math.ceil(1.25 * this.capacity);
    this.columns = this.#make(this.capacity);
    for (const [name, column] of Object.entries(before)) this.columns[name]?.set(column);
    const ids = new Uint32Array(this.capacity * idWords);
    ids.set(this.ids);
    this.ids = ids;
  }
}

import { fitIntoBytes, type PackedPerson, People } from '#shared/matching/people-columns.ts';
import { ColumnTable } from '../../../core/memory/column-table.ts';

/** `month` is the start of the pool profile, in months since the year 0. */
export type IndexedPerson = { userId: string; threshold: number; month: number; packed: PackedPerson };

const columnsFor = (capacity: number) => ({ months: new Uint16Array(capacity), thresholds: new Uint8Array(capacity) });

export type PoolTable = { rows: ColumnTable<ReturnType<typeof columnsFor>>; people: People };

export function emptyPoolTable(): PoolTable {
  const rows = new ColumnTable(columnsFor);
  return { rows, people: new People(rows.capacity, Uint8Array) };
}

export function putPerson({ rows, people }: PoolTable, { userId, threshold, month, packed }: IndexedPerson): void {
  const row = rows.add(userId);
  rows.columns.thresholds[row] = threshold;
  rows.columns.months[row] = month;
  people.reserve(rows.capacity);
  people.put(row, fitIntoBytes(packed));
}

export function removePerson({ rows, people }: PoolTable, userId: string): void {
  const row = rows.remove(userId);
  if (row >= 0) people.clear(row);
}

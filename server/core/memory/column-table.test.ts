import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ColumnTable } from './column-table.ts';

const emptyTable = () => new ColumnTable((room) => ({ one: new Uint16Array(room), three: new Uint8Array(3 * room) }));

test('finds every row by id after additions and removals, and reuses row numbers', () => {
  const table = emptyTable();
  const there = new Map<string, number>();
  for (let count = 0; count < 40_000; count++) {
    const id = randomUUID();
    const row = table.add(id);
    there.set(id, row);
    table.columns.one[row] = count;
    table.columns.three.fill(count & 255, 3 * row, 3 * row + 3);
    if (count % 3 !== 0) continue;
    const [gone = ''] = there.keys();
    table.remove(gone);
    there.delete(gone);
    expect(table.rowOf(gone)).toBe(-1);
  }
  expect(table.size).toBe(there.size);
  expect(table.rowCount).toBeLessThan(there.size + 2);
  const wrong = [...there].filter(([id, row]) => table.rowOf(id) !== row || table.idAt(row) !== id);
  expect(wrong).toEqual([]);
  const torn = [...there.values()].filter((row) =>
    table.columns.three.subarray(3 * row, 3 * row + 3).some((part) => part !== ((table.columns.one[row] ?? 0) & 255)),
  );
  expect(torn).toEqual([]);
});

test('keeps the row and its content when an id is added twice', () => {
  const table = emptyTable();
  const [first, second] = [randomUUID(), randomUUID()];
  table.columns.one[table.add(first)] = 7;
  table.add(second);
  table.add(first);
  expect([table.rowOf(first), table.rowOf(second), table.rowCount, table.columns.one[0]]).toEqual([0, 1, 2, 7]);
});

test('zeroes a removed row before its number is reused', () => {
  const table = emptyTable();
  const [gone, stays, next] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [gone, stays]) {
    const row = table.add(id);
    table.columns.one[row] = 9;
    table.columns.three.set([1, 2, 3], 3 * row);
  }
  expect([table.remove(gone), table.remove(gone)]).toEqual([0, -1]);
  expect([...table.ids.subarray(0, 4), ...table.columns.three.subarray(0, 6)]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
  expect([table.add(next), table.columns.one[0], table.columns.one[1]]).toEqual([0, 0, 9]);
});

test('distinguishes ids with a common prefix', () => {
  const table = emptyTable();
  const ids = Array.from(
    { length: 200 },
    (_, number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
  );
  for (const id of ids) table.add(id);
  expect(ids.map((id) => table.rowOf(id))).toEqual(ids.map((_, number) => number));
  for (const id of ids.slice(0, 100)) table.remove(id);
  expect(ids.map((id) => table.rowOf(id))).toEqual(ids.map((_, number) => (number < 100 ? -1 : number)));
});

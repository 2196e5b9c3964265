import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyFoundTable, putPerson, removePerson, rowOf, sizeOf, userIdOf } from './table.ts';

const nothing = { skillIds: [], leads: [], rankedSkills: 0, valueWeights: [] };
const put = (table: ReturnType<typeof emptyFoundTable>, userId: string) =>
  putPerson(table, { userId, threshold: 70, month: 0, packed: nothing });

test('everybody is found again by their id, whoever came and went in between, and rows are given again', () => {
  const table = emptyFoundTable();
  const there = new Map<string, number>();
  for (let count = 0; count < 40_000; count++) {
    const userId = randomUUID();
    put(table, userId);
    there.set(userId, rowOf(table, userId));
    if (count % 3 !== 0) continue;
    const [gone = ''] = there.keys();
    removePerson(table, gone);
    there.delete(gone);
    expect(rowOf(table, gone)).toBe(-1);
  }
  expect(sizeOf(table)).toBe(there.size);
  expect(table.rows).toBeLessThan(there.size + 2);
  const wrong = [...there].filter(([userId, row]) => rowOf(table, userId) !== row || userIdOf(table, row) !== userId);
  expect(wrong).toEqual([]);
});

test('whoever comes again stands where they stood', () => {
  const table = emptyFoundTable();
  const [first, second] = [randomUUID(), randomUUID()];
  put(table, first);
  put(table, second);
  put(table, first);
  expect([rowOf(table, first), rowOf(table, second), table.rows]).toEqual([0, 1, 2]);
});

test('ids that begin alike are told apart', () => {
  const table = emptyFoundTable();
  const ids = Array.from(
    { length: 200 },
    (_, number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
  );
  for (const id of ids) put(table, id);
  expect(ids.map((id) => rowOf(table, id))).toEqual(ids.map((_, number) => number));
  for (const id of ids.slice(0, 100)) removePerson(table, id);
  expect(ids.map((id) => rowOf(table, id))).toEqual(ids.map((_, number) => (number < 100 ? -1 : number)));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupIntoCells, minPeople, oldestMultipleOfFive } from './cells.ts';

type Someone = { id: number; cell: string | null };
const cells = ['a', 'b', 'c', 'd', null] as const;
const anyPeople = fc
  .array(fc.constantFrom(...cells), { maxLength: 60 })
  .map((chosen): Someone[] => chosen.map((cell, id) => ({ id, cell })));

function countedGroups(people: readonly Someone[]): Array<Set<number>> {
  const { all, cells: own } = groupIntoCells(people, ({ cell }) => cell);
  return [all, ...own.values()].map((counted) => new Set(counted.map(({ id }) => id)));
}
const without = (one: ReadonlySet<number>, ...others: Array<ReadonlySet<number>>) =>
  [...one].filter((id) => !others.some((other) => other.has(id)));

function differences(sets: ReadonlyArray<ReadonlySet<number>>): number[] {
  const unions = Array.from({ length: 2 ** sets.length }, (_, chosen) => {
    const members = sets.filter((_, index) => (chosen & (1 << index)) !== 0);
    return new Set(members.flatMap((set) => [...set]));
  });
  return unions.flatMap((one) => unions.map((other) => without(one, other).length));
}

const isSafe = (count: number): boolean => count === 0 || count >= minPeople;

test('all that the figures allow to compute describes no people or at least five, even after a change', () => {
  fc.assert(
    fc.property(anyPeople, fc.nat(), fc.constantFrom(...cells), (people, who, cell) => {
      const came = [...people, { id: people.length, cell }];
      const went = people.filter((_, index) => index !== who % Math.max(1, people.length));
      for (const state of [people, came, went]) expect(differences(countedGroups(state)).every(isSafe)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('new people change no figure until there are five, in any cell', () => {
  fc.assert(
    fc.property(anyPeople, fc.constantFrom(...cells), (people, cell) => {
      const before = groupIntoCells(people, (person) => person.cell);
      const after = groupIntoCells([...people, { id: people.length, cell }], (person) => person.cell);
      const figure = (counted: readonly Someone[] | undefined) => new Set(counted?.map(({ id }) => id));
      for (const name of before.cells.keys()) {
        const [one, other] = [figure(before.cells.get(name)), figure(after.cells.get(name))];
        expect(isSafe(without(other, one).length) && isSafe(without(one, other).length)).toBe(true);
      }
    }),
  );
});

test('figures count the oldest people in fives, and small cells count together', () => {
  const of = (cell: string | null, count: number): Someone[] =>
    Array.from({ length: count }, (_, index) => ({ id: index, cell }));
  const { all, cells: own } = groupIntoCells([...of('a', 8), ...of('b', 3), ...of(null, 2)], ({ cell }) => cell);
  expect([...own.keys()]).toEqual(['a']);
  expect(own.get('a')?.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(all).toHaveLength(10);
  expect(groupIntoCells(of('a', 4), ({ cell }) => cell)).toEqual({ all: [], cells: new Map() });
  expect(oldestMultipleOfFive([1, 2, 3, 4])).toEqual([]);
  expect(oldestMultipleOfFive([1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 4, 5]);
});

import { expect, test } from 'vitest';
import { type PackedPerson, packPerson } from '../matching/people-columns.ts';
import { noDraws } from '../releases/snapshot.ts';
import { addPerson, noSums, skillShares, valueShares } from './figures.ts';

const skillCount = 30;
const ranked = (first: number, hidden: readonly number[] = []) => {
  const order = Array.from({ length: skillCount }, (_, index) => 1 + ((first - 1 + index) % skillCount));
  const rankOf = new Map(order.map((skillId, index) => [skillId, index + 1] as const));
  for (const skillId of hidden) rankOf.delete(skillId);
  return packPerson({ skills: { rankOf, size: skillCount, draws: noDraws }, values: null });
};
const sumsOf = (people: readonly PackedPerson[]) => {
  const sums = noSums();
  for (const person of people) addPerson(sums, person);
  return sums;
};
const valued = (wins: Record<string, number>) => packPerson({ skills: null, values: wins });

test('a skill counts if it is among the first ten of thirty, and not for people who hide it', () => {
  const shares = new Map(
    skillShares(sumsOf([ranked(1), ranked(1, [1]), ranked(11), ranked(21)])).map(({ skillId, share }) => [
      skillId,
      share,
    ]),
  );
  expect([shares.get(1), shares.get(10), shares.get(11), shares.get(30)]).toEqual([25, 50, 25, 25]);
});

test('the most common strength comes first', () => {
  expect(skillShares(sumsOf([ranked(1), ranked(5), ranked(9)]))[0]).toEqual({ skillId: 9, share: 100 });
});

test('every person has the same weight for the values, however many decisions they made', () => {
  const [first, second, ...others] = valueShares(
    sumsOf([valued({ Natur: 9 }), valued({ Natur: 1 }), valued({ Mut: 0 }), valued({ Mut: 3 })]),
  );
  expect([first?.share, second?.share]).toEqual([50, 50]);
  expect(others.every(({ share }) => share === 0)).toBe(true);
});

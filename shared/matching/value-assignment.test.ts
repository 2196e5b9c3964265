import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueWords } from '../assessments/values/values.ts';
import { basicValues } from './types.ts';
import { basicValueOf } from './value-assignment.ts';

const ratings = readFileSync('prisma/content/values/schwartz-ratings.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([word = '', first = '', , second = '', , settled = '', reason = '']) => ({
    word,
    first,
    second,
    settled,
    reason,
  }));

test('every word of the values test has one basic value, the settled one', () => {
  expect([...basicValueOf.keys()].toSorted()).toEqual([...valueWords].toSorted());
  expect(Object.fromEntries(basicValueOf)).toEqual(
    Object.fromEntries(ratings.map(({ word, settled }) => [word, settled])),
  );
});

test('no basic value is empty', () => {
  expect(new Set(basicValueOf.values())).toEqual(new Set(basicValues));
});

test('only words on which the readers disagree were settled, following one of them for a reason', () => {
  const wrong = ratings.filter(({ first, second, settled, reason }) =>
    first === second ? settled !== first || reason !== '' : ![first, second].includes(settled) || reason === '',
  );
  expect(wrong).toEqual([]);
});

test('the readers agree as documented: 154 of 170 words, κ .89', () => {
  const share = (pick: 'first' | 'second', value: string) =>
    ratings.filter((rating) => rating[pick] === value).length / ratings.length;
  const agreed = ratings.filter(({ first, second }) => first === second).length;
  const byChance = basicValues.reduce((sum, value) => sum + share('first', value) * share('second', value), 0);
  const observed = agreed / ratings.length;
  expect(agreed).toBe(154);
  expect((observed - byChance) / (1 - byChance)).toBeCloseTo(0.893, 3);
});

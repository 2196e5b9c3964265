import { expect, test } from 'vitest';
import { valueWords } from '#shared/assessments/values/values.ts';
import { basicValues } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { profileRows } from './profile-rows.ts';

const wordsOf = (value: string) => valueWords.filter((word) => basicValueOf.get(word) === value);

test('there is no profile without a listed word', () => {
  expect(profileRows([])).toBeNull();
  expect(profileRows(['kein Wort der Liste'])).toBeNull();
});

test('the ten basic values follow the order of the circle, and their shares sum to one', () => {
  const rows = profileRows(valueWords.slice(0, 10)) ?? [];
  expect(rows.map(({ value }) => value)).toEqual([...basicValues]);
  expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(rows.flatMap(({ words }) => words).toSorted()).toEqual(valueWords.slice(0, 10).toSorted());
});

test('the largest share has the largest depth, and a missing value keeps the minimum depth', () => {
  const rows = profileRows(wordsOf('security').slice(0, 2)) ?? [];
  const depths = Object.fromEntries(rows.map(({ value, depth }) => [value, depth]));
  expect(depths['security']).toBe(92);
  expect(depths['stimulation']).toBe(4);
  expect(depths['conformity']).toBeGreaterThan(4);
});

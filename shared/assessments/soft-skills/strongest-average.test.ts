import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnsweredSkill, statementsPerSkill, strongestAverage } from './strongest-average.ts';

const six = (...points: number[]): AnsweredSkill[] => points.map((given) => ({ points: given, answered: 6 }));

test.each<[string, AnsweredSkill[], number | null]>([
  ['always first', six(24, 24, 24, 24, 24), 4],
  ['always behind', six(6, 6, 6, 6, 6), 1],
  ['five different ones', six(24, 21, 18, 18, 15), 3.2],
  ['only the first five count', six(24, 24, 24, 24, 24, 6, 6), 4],
  [
    'each skill by its own number of statements',
    [
      { points: 16, answered: 4 },
      { points: 12, answered: 6 },
    ],
    3,
  ],
  ['fewer than five', six(18, 12), 2.5],
  ['a skill without answers is left out', [{ points: 0, answered: 0 }, ...six(18)], 3],
  ['no skills', [], null],
  ['no answers', [{ points: 0, answered: 0 }], null],
])('%s', (_, skills, expected) => {
  expect(strongestAverage(skills)).toBe(expected);
});

test('stays between 1 and 4, because every statement gives 1 to 4 points', () => {
  const skill = fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 })
    .map((given) => ({ points: given.reduce((sum, points) => sum + points, 0), answered: given.length }));
  fc.assert(
    fc.property(fc.array(skill, { minLength: 1, maxLength: 30 }), (skills) => {
      const average = strongestAverage(skills) ?? 0;
      expect(average).toBeGreaterThanOrEqual(1);
      expect(average).toBeLessThanOrEqual(4 + 1e-9);
    }),
  );
});

test('counts the statements of each skill over all groups, and ignores unknown ones', () => {
  const skillOf = (id: number) => (id < 100 ? Math.floor(id / 10) : undefined);
  expect(
    statementsPerSkill(
      [
        [10, 20, 30, 40],
        [11, 21, 500],
      ],
      skillOf,
    ),
  ).toEqual(
    new Map([
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 1],
    ]),
  );
});

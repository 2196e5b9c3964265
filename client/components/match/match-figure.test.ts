import { expect, test } from 'vitest';
import type { MatchPart } from '#shared/matching/types.ts';
import { contourRows, namedSkills } from './match-figure.ts';
import { halfBars, largestCounterfactuals } from './part-bars.ts';

const skill = (skillId: number, rank: number | null, points: number): MatchPart => ({
  kind: 'skill',
  skillId,
  weight: 2,
  rank,
  points,
  most: 30,
});
const barsOf = (parts: readonly MatchPart[]) => halfBars(parts).flatMap(({ bars }) => bars);
const value = (points: number, shared: string[] = []): MatchPart => ({
  kind: 'value',
  value: 'security',
  points,
  shared,
});

test('depth follows the rank, and the last rank and unmeasured skills keep the minimum depth', () => {
  const parts = [skill(1, 1, 30), skill(2, 30, 0), skill(3, null, 0)];
  const rows = contourRows({ parts, rankedSkills: 30, valueFit: null });
  expect(rows.map(({ depth }) => depth)).toEqual([95, 5, 5]);
});

test('a higher weight makes a higher row, and values form a single last row', () => {
  const heavy: MatchPart = { kind: 'skill', skillId: 1, weight: 3, rank: 5, points: 30, most: 40 };
  const rows = contourRows({ parts: [heavy, value(12), value(8)], rankedSkills: 30, valueFit: 50 });
  expect(rows.map(({ key, height, depth }) => [key, height, depth])).toEqual([
    ['skill-1', 4, 83],
    ['values', 2, 50],
  ]);
});

test('the three skills that lower the match most are lacking, and a strong one that lowers it does not fit', () => {
  const parts = [1, 2, 20, 21, 22, 23, 24].map((rank, index) => skill(index + 1, rank, 10));
  const counterfactuals = [50, 61, 62, 59, 64, 63, 60].map((match, index) => ({ skillId: index + 1, match }));
  const skillNames = Object.fromEntries([...'ABCDEFG'].map((name, index) => [index + 1, name]));
  expect(namedSkills({ match: 59, parts, counterfactuals, rankedSkills: 30, skillNames })).toEqual({
    fitting: ['A'],
    lacking: ['E', 'F', 'C'],
  });
});

test('each bar starts at the end of the previous one, and the last one ends at the match', () => {
  const bars = barsOf([skill(1, 2, 41), skill(2, 9, 20), value(11, ['Ruhe'])]);
  expect(bars.map(({ start, end }) => [start, end])).toEqual([
    [0, 41],
    [41, 61],
    [61, 72],
  ]);
});

test('a basic value that adds nothing is left out, but a requirement never is', () => {
  const bars = barsOf([skill(1, 30, 0), value(0), value(0, ['Ruhe'])]);
  expect(bars).toHaveLength(2);
});

test('values with less than three points share one last row, and the rows still sum to the match', () => {
  const parts = [skill(1, 2, 40), skill(2, 28, 1), value(3, ['Humor']), value(2), value(1), value(0)];
  const bars = barsOf(parts);
  expect(bars.map(({ part }) => [part.kind, part.points])).toEqual([
    ['skill', 40],
    ['skill', 1],
    ['value', 3],
    ['fewPoints', 3],
  ]);
  const values = ['security', 'security'];
  expect(bars.at(-1)).toMatchObject({ part: { values }, start: 44, end: 47 });
});

test.each([
  ['shared values have their own row', [1, 1], [5, 4, 2, 2]],
  ['the summed row is not higher than the highest', [2, 1, 2, 2, 2, 2], [5, 4, 2, 2, 2, 2, 5]],
])('%s', (_, small, rows) => {
  const parts = [value(5), value(4), value(2, ['Respekt']), ...small.map((points) => value(points))];
  expect(barsOf(parts).map(({ part }) => part.points)).toEqual(rows);
});

test('values of which none is shared have no rows, only the sum of their half', () => {
  expect(halfBars([skill(1, 1, 40), value(9), value(6)])[1]).toEqual({
    ...{ half: 'values', start: 40, points: 15, bars: [], isMissing: false },
  });
});

test('a single value with few points keeps its own row', () => {
  expect(barsOf([value(5, ['Mut']), value(1)]).map(({ part }) => part.kind)).toEqual(['value', 'value']);
});

test('each half has its own sum, and a half without data counts without rows', () => {
  const missing: MatchPart = { kind: 'missing', half: 'values', points: 13 };
  expect(halfBars([skill(1, 1, 40), skill(2, 9, 17), missing])).toMatchObject([
    { half: 'skills', points: 57, bars: [{ start: 0 }, { end: 57 }] },
    { half: 'values', points: 13, bars: [] },
  ]);
});

test('counterfactuals without a change are left out, and the largest change comes first', () => {
  const counterfactuals = [50, 60, 58, 75, 61].map((match, index) => ({ skillId: index, match }));
  expect(largestCounterfactuals({ match: 60, counterfactuals }).map(({ skillId }) => skillId)).toEqual([3, 0, 2]);
});

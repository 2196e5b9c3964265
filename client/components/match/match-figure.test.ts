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
  const bars = barsOf([skill(1, 2, 41), skill(2, 9, 20), skill(3, 12, 11)]);
  expect(bars.map(({ start, end }) => [start, end])).toEqual([
    [0, 41],
    [41, 61],
    [61, 72],
  ]);
});

test('a requirement without points has a row, and values have only the sum of their half', () => {
  expect(halfBars([skill(1, 30, 0), value(9, ['Mut']), value(6)])).toMatchObject([
    { half: 'skills', points: 0, bars: [{ start: 0, end: 0 }] },
    { half: 'values', start: 0, points: 15, bars: [], isMissing: false },
  ]);
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

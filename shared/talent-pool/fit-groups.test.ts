import { expect, test } from 'vitest';
import { chanceFit, wholeMatch } from '../matching/match-weights.ts';
import { type FitGroup, fitGroup, groupBounds, isLowMatch } from './fit-groups.ts';

test.each<[match: number, group: FitGroup]>([
  [70, 'high'],
  [69, 'middle'],
  [55, 'middle'],
  [54, 'low'],
])('a match of %i is %s', (match, group) => {
  expect(fitGroup(match)).toBe(group);
});

test.each([
  [{ match: 54, low: 50, high: 70 }, true],
  [{ match: 54, low: 50, high: 70, hasUnsureSkills: true }, false],
  [{ match: 58, low: 34, high: 60, hasUnsureSkills: true }, true],
  [{ match: 40, low: 40, high: 40, basis: 'values' as const }, false],
])('%o is low: %s', (match, expected) => {
  expect(isLowMatch({ basis: 'both', ...match })).toBe(expected);
});

test('a match by chance is low', () => {
  const chance = wholeMatch(chanceFit.skills / 100, chanceFit.values / 100) ?? 0;
  expect(chance).toBeLessThan(groupBounds.middle);
  expect(fitGroup(chance)).toBe('low');
});

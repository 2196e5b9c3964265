import { expect, test } from 'vitest';
import { chanceFit, wholeMatch } from '../matching/match-weights.ts';
import { type FitGroup, fitGroup, groupBounds } from './fit-groups.ts';

test.each<[match: number, group: FitGroup]>([
  [70, 'high'],
  [69, 'middle'],
  [55, 'middle'],
  [54, 'low'],
])('a match of %i is %s', (match, group) => {
  expect(fitGroup(match)).toBe(group);
});

test('a match by chance is low', () => {
  const chance = wholeMatch(chanceFit.skills / 100, chanceFit.values / 100) ?? 0;
  expect(chance).toBeLessThan(groupBounds.middle);
  expect(fitGroup(chance)).toBe('low');
});

import { expect, test } from 'vitest';
import { chanceFit, wholeMatch } from '../matching/match-weights.ts';
import { type FitGroup, groupBounds, ownFitGroup } from './fit-groups.ts';

test.each<[match: number, low: number, high: number, group: FitGroup]>([
  [80, 70, 90, 'high'],
  [70, 70, 70, 'high'],
  [72, 55, 85, 'high'],
  [72, 54, 85, 'middle'],
  [69, 60, 80, 'middle'],
  [55, 40, 69, 'middle'],
  [54, 40, 69, 'low'],
  [54, 40, 70, 'middle'],
  [50, 0, 100, 'middle'],
  [95, 0, 100, 'middle'],
])('a match of %i within %i to %i is %s', (match, low, high, group) => {
  expect(ownFitGroup({ match, low, high })).toBe(group);
});

test('a match by chance is low', () => {
  const chance = wholeMatch(chanceFit.skills / 100, chanceFit.values / 100) ?? 0;
  expect(chance).toBeLessThan(groupBounds.middle);
  expect(ownFitGroup({ match: chance, low: chance, high: chance })).toBe('low');
});

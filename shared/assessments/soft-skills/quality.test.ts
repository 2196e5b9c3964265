import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from '../random.ts';
import { cyclicGroups } from './design.ts';
import { fastGroupsSignal, runQuality as qualityOf, type TimedGroup } from './quality.ts';

const skillIds = Array.from({ length: 30 }, (_, index) => index);
const groups = cyclicGroups(skillIds).map((group) => group.map((skill, place) => place * 100 + skill));
const skillOf = (statementId: number) => statementId % 100;
const lengthOf = () => 68;
const runQuality = (partOne: readonly TimedGroup[], bySkill: typeof skillOf) => qualityOf(partOne, bySkill, lengthOf);
const careful = groups.map((group): TimedGroup => {
  const order = [...group].sort((a, b) => skillOf(a) - skillOf(b));
  return { shownOrder: order.toReversed(), order, durationMs: 20_000 };
});
const changeFirst = (count: number, change: (group: TimedGroup) => Partial<TimedGroup>) =>
  careful.map((group, index) => (index < count ? { ...group, ...change(group) } : group));
const shownAsOrdered = ({ order }: TimedGroup) => ({ shownOrder: order });

test('a careful run has no signal', () => {
  expect(runQuality(careful, skillOf)).toMatchObject({
    fastGroups: 0,
    untouchedGroups: 0,
    signals: [],
    isReliable: true,
  });
});

test.each([
  [7999, 9, []],
  [7999, 10, ['fast']],
  [8000, 30, []],
  [null, 30, []],
  [0, 30, ['fast']],
])('%j ms in %i groups: signals %j', (durationMs, count, signals) => {
  const quality = runQuality(
    changeFirst(count, () => ({ durationMs })),
    skillOf,
  );
  expect(quality.signals).toEqual(signals);
  expect(quality.isReliable).toBe(true);
});

test('a consistently fast reader is not hurried, nor is a slow reader with one group in 9 seconds', () => {
  const reader = (usualMs: number, someMs: number) =>
    careful.map((group, index) => ({ ...group, durationMs: index < fastGroupsSignal ? someMs : usualMs }));
  expect(runQuality(reader(7000, 6000), skillOf).fastGroups).toBe(0);
  expect(runQuality(reader(7000, 4000), skillOf).fastGroups).toBe(fastGroupsSignal);
  expect(runQuality(reader(60_000, 9000), skillOf).fastGroups).toBe(0);
  expect(runQuality(reader(60_000, 8000), skillOf).fastGroups).toBe(fastGroupsSignal);
});

test('longer statements need more time', () => {
  const run = careful.map((group, index) => ({ ...group, durationMs: index < fastGroupsSignal ? 9000 : 40_000 }));
  expect(qualityOf(run, skillOf, () => 68).fastGroups).toBe(0);
  expect(qualityOf(run, skillOf, () => 100).fastGroups).toBe(fastGroupsSignal);
});

test.each([
  [5, [], []],
  [6, ['untouched'], []],
  [14, ['untouched'], []],
  [15, ['untouched'], ['untouched']],
])('%i groups left as shown: signals %j, decisive %j', (count, signals, decisive) => {
  const quality = runQuality(changeFirst(count, shownAsOrdered), skillOf);
  const isReliable = decisive.length === 0;
  expect(quality).toMatchObject({ untouchedGroups: count, signals, decisive, isReliable });
});

test('two signals make a run less reliable', () => {
  const hasty = changeFirst(fastGroupsSignal, (group) => ({ ...shownAsOrdered(group), durationMs: 1500 }));
  expect(runQuality(hasty, skillOf)).toMatchObject({ signals: ['fast', 'untouched'], isReliable: false });
});

describe('flatness', () => {
  test('is 0 when every skill is once in each place', () => {
    const level = groups.map(
      (group): TimedGroup => ({ shownOrder: group.toReversed(), order: group, durationMs: 20_000 }),
    );
    const quality = runQuality(level, skillOf);
    expect(quality).toMatchObject({ flatness: 0, signals: ['flat'], decisive: ['flat'], isReliable: false });
  });

  test('is well above the limit for a clear profile', () => {
    expect(runQuality(careful, skillOf).flatness).toBeGreaterThan(2);
  });

  test('is 1 on average for random orders, and 9 of 10 are below the limit', () => {
    const random = seededRandom(11);
    const values = Array.from({ length: 1000 }, () =>
      runQuality(
        groups.map((group) => ({ shownOrder: group, order: shuffle(group, random), durationMs: null })),
        skillOf,
      ),
    );
    expect(values.reduce((sum, { flatness }) => sum + flatness, 0) / 1000).toBeCloseTo(1, 1);
    expect(values.filter(({ signals }) => signals.includes('flat')).length).toBeGreaterThan(900);
    const decisive = values.filter((quality) => quality.decisive.includes('flat'));
    expect(decisive.length).toBeGreaterThan(300);
    expect(decisive.every(({ flatness, isReliable }) => flatness < 0.9 && !isReliable)).toBe(true);
  });

  test('is not judged for an incomplete run', () => {
    expect(runQuality([], skillOf)).toEqual({
      fastGroups: 0,
      untouchedGroups: 0,
      flatness: 0,
      signals: [],
      decisive: [],
      isReliable: true,
    });
    expect(runQuality(careful.slice(0, 5), skillOf).signals).toEqual([]);
  });
});

test('6 or more of 30 groups stay as shown by chance in 0.13 % of random answers', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  const below = [0, 1, 2, 3, 4, 5].map((k) => choose(30, k) * (1 / 24) ** k * (23 / 24) ** (30 - k));
  expect(1 - below.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.0013, 4);
});

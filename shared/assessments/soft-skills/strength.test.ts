import { expect, test } from 'vitest';
import { seededRandom, shuffle } from '../random.ts';
import { evidenceOf, fitBradleyTerry, type Win } from './bradley-terry.ts';
import { partOneGroups } from './design.ts';
import { partTwoSkills } from './part-two-skills.ts';
import type { AnsweredGroup } from './scoring.ts';
import { fitStrengths } from './strength.ts';

const skillIds = Array.from({ length: 30 }, (_, index) => index + 1);
const skillOf = (statementId: number) => Math.floor(statementId / 10);
const groups = partOneGroups(skillIds.map((id) => ({ core: [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3] })));
const clear = groups.map((statementIds) => ({ statementIds, order: [...statementIds].sort((a, b) => a - b) }));
const clicked = (seed: number): AnsweredGroup[] => {
  const random = seededRandom(seed);
  return groups.map((statementIds) => ({ statementIds, order: shuffle(statementIds, random) }));
};
const own = { weight: 0.6, priorVariance: 'own' } as const;

test('the prior variance follows the answers: wide for a clear profile, narrow for chance', () => {
  const ofClear = fitStrengths(clear, { skillOf, skillIds }, own).priorVariance;
  const ofChance = [1, 2, 3, 4, 5].map((seed) => fitStrengths(clicked(seed), { skillOf, skillIds }, own).priorVariance);
  expect(ofClear).toBeGreaterThan(6);
  for (const variance of ofChance) expect(variance).toBeLessThan(1);
});

test('the prior variance makes the answers most probable', () => {
  const times = (count: number, win: Win) => Array.from({ length: count }, () => win);
  const wins = [...times(5, [0, 1]), ...times(5, [1, 0]), ...times(16, [0, 2]), ...times(4, [2, 0])];
  const evidence = (priorVariance: number) => {
    const comparisons = { size: 3, wins, weight: 1, priorVariance };
    return evidenceOf(comparisons, fitBradleyTerry(comparisons));
  };
  // Two equal items and one behind: the spread is neither zero nor infinite.
  expect(evidence(1)).toBeGreaterThan(evidence(0.01));
  expect(evidence(1)).toBeGreaterThan(evidence(1000));
});

test('uses a fixed variance as it is', () => {
  expect(fitStrengths(clear, { skillOf, skillIds }, { weight: 1, priorVariance: 2 }).priorVariance).toBe(2);
});

test('part 2 repeats the ten skills with the most points; strength breaks ties, not the catalogue', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const ten = partTwoSkills(clicked(seed), skillOf, skillIds);
    expect(ten).toHaveLength(10);
    expect(partTwoSkills(clicked(seed), skillOf, skillIds.toReversed())).toEqual(ten);
  }
});

test('there is no part 2 without answers', () => {
  expect(partTwoSkills([], skillOf, skillIds)).toEqual([]);
});

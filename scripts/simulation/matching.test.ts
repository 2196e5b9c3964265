import { expect, test } from 'vitest';
import { seededRandom } from '#shared/assessments/random.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import { chanceFit } from '#shared/matching/match-weights.ts';
import { matchingFigures } from '#shared/matching/simulation-figures.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { simulateJob, simulateWins } from './jobs.ts';
import { matchScenarios, simulateMatching } from './matching.ts';
import { matchingSample } from './matching-sample.ts';

test('recomputes the published sample figure by figure', () => {
  expect(simulateMatching(matchingSample.seed, matchingSample.people)).toEqual(matchingSample);
});

test('the published figures agree with the sample within its sampling error', () => {
  expect(matchingFigures.people).toBeGreaterThanOrEqual(1000);
  for (const name of matchScenarios) {
    const [all, few] = [matchingFigures.scenarios[name], matchingSample.scenarios[name]];
    expect(Math.abs(all.mean - few.mean)).toBeLessThan(6);
    expect(Math.abs(all.coverage - few.coverage)).toBeLessThan(0.12);
    expect(Math.abs(all.span - few.span)).toBeLessThan(4);
  }
});

test('the range holds the true match in about 8 of 10 cases', () => {
  const { low, ...others } = matchingFigures.scenarios;
  for (const { coverage } of Object.values(others)) {
    expect(coverage).toBeGreaterThan(0.75);
    expect(coverage).toBeLessThan(0.85);
  }
  // For people who answer very evenly, `weight` of bandSettings overestimates how much their comparisons depend on
  // each other, so bands and ranges are a little too wide.
  expect(low.coverage).toBeGreaterThan(0.8);
  expect(low.coverage).toBeLessThan(0.87);
});

test('the best of ten jobs is among the first three far above chance, more so with consistent answers', () => {
  const { low, middle, high } = matchingFigures.scenarios;
  expect(low.bestInThree).toBeGreaterThan(middle.bestInThree);
  expect(middle.bestInThree).toBeGreaterThan(high.bestInThree);
  expect(high.bestInThree).toBeGreaterThan(2 * 0.3);
  for (const { bestFirst } of Object.values(matchingFigures.scenarios)) expect(bestFirst).toBeGreaterThan(3.5 * 0.1);
});

test('a missing half counts as the mean fit of a random pair', () => {
  for (const half of ['skills', 'values'] as const)
    expect(Math.round(100 * matchingFigures.chanceFit[half])).toBe(chanceFit[half]);
});

test('lifting the skills of a job raises its match, and more lifting raises it more', () => {
  const means = matchingFigures.shading.map(({ mean }) => mean);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
  expect((means[2] ?? 0) - (means[0] ?? 0)).toBeGreaterThan(10);
});

test('matches use the scale: neither crowded together nor at its ends', () => {
  for (const { mean, deviation, quantiles } of Object.values(matchingFigures.scenarios)) {
    expect(mean).toBeGreaterThan(35);
    expect(mean).toBeLessThan(65);
    expect(deviation).toBeGreaterThan(8);
    expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
  }
});

test('every simulated job could be published, at a company with five to ten values', () => {
  const random = seededRandom(2);
  for (let count = 0; count < 200; count++) {
    const { skills, values } = simulateJob(random);
    expect(skills.length).toBeGreaterThanOrEqual(jobLimits.skills.min);
    expect(skills.length).toBeLessThanOrEqual(jobLimits.skills.max);
    expect(new Set(skills.map(({ skillId }) => skillId)).size).toBe(skills.length);
    for (const { skillId } of skills) expect(skillId >= 0 && skillId < 30).toBe(true);
    expect(values.length >= 5 && values.length <= 10).toBe(true);
    expect(values.every((word) => basicValueOf.has(word))).toBe(true);
  }
});

test('ten words win 45 comparisons together, with random and certain answers', () => {
  const { answered, certain } = simulateWins(seededRandom(3));
  const sum = (wins: Record<string, number>) => Object.values(wins).reduce((total, won) => total + won, 0);
  expect([sum(answered), sum(certain)]).toEqual([45, 45]);
  expect(Object.keys(answered)).toEqual(Object.keys(certain));
  expect(Object.values(certain)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

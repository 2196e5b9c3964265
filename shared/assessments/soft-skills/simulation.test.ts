import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { clickerKinds, simulateClicker, simulatePerson } from './simulated-people.ts';
import { noiseLevels, noiseNames, simulate, simulateNoise } from './simulation.ts';
import { simulationFigures, simulationSample } from './simulation-figures.ts';
import { bandSettings } from './uncertainty.ts';

const sample = simulate(simulationSample.seed, simulationSample.people);

test('the published sample is recomputed figure by figure', () => {
  expect(sample).toEqual(simulationSample);
});

test('the published figures agree with the sample within its sampling error', () => {
  expect(simulationFigures.people).toBeGreaterThanOrEqual(1000);
  for (const name of noiseNames) {
    const [all, few] = [simulationFigures.noise[name], sample.noise[name]];
    expect(Math.abs(all.topFiveHit - few.topFiveHit)).toBeLessThan(0.08);
    expect(Math.abs(all.rankCorrelation - few.rankCorrelation)).toBeLessThan(0.05);
    expect(Math.abs(all.bandCoverage - few.bandCoverage)).toBeLessThan(0.05);
    expect(Math.abs(all.bandWidth - few.bandWidth)).toBeLessThan(0.8);
  }
});

test('skills are recovered far above chance, the better the less noise', () => {
  const { low, middle, high } = sample.noise;
  expect(middle.topFiveHit).toBeGreaterThan(0.5);
  expect(middle.rankCorrelation).toBeGreaterThan(0.65);
  expect(low.topFiveHit).toBeGreaterThan(middle.topFiveHit);
  expect(middle.topFiveHit).toBeGreaterThan(high.topFiveHit);
  expect(high.topFiveHit).toBeGreaterThan(2 * (5 / 30));
});

test('part 2 finds more of the strongest five than part 1 alone', () => {
  for (const name of noiseNames)
    expect(simulationFigures.noise[name].topFiveHit).toBeGreaterThan(simulationFigures.noise[name].topFiveHitPartOne);
});

test('at the middle noise the bands keep what they promise, also for the five shown first', () => {
  for (const { noise } of [simulationFigures, sample]) {
    expect(noise.middle.bandCoverage).toBeGreaterThan(bandSettings.level - 0.02);
    expect(noise.middle.topFiveCoverage).toBeGreaterThan(bandSettings.level - 0.03);
  }
  expect(simulationFigures.noise.middle.bandCoverage).toBeLessThan(bandSettings.level + 0.06);
});

test('hasty clickers are flagged, honest people are not, patient clickers cannot be told apart', () => {
  expect(sample.clickers.hasty.flagged).toBeGreaterThan(0.9);
  expect(sample.clickers.passive.flagged).toBeGreaterThan(0.95);
  expect(sample.clickers.patient.flagged).toBeLessThan(0.05);
  for (const name of noiseNames) expect(sample.noise[name].quality.flagged).toBeLessThan(0.01);
});

test('without noise nearly the whole order is recovered', () => {
  const exact = simulateNoise({ gumbelScale: 0.001, statementSd: 0 }, 3, 30);
  expect(exact.rankCorrelation).toBeGreaterThan(0.9);
  expect(exact.bandCoverage).toBeGreaterThan(0.95);
});

test('another seed gives other people, but nearly the same figures', () => {
  const other = simulateNoise(noiseLevels.middle, 77, 60);
  expect(other).not.toEqual(simulateNoise(noiseLevels.middle, 78, 60));
  expect(Math.abs(other.rankCorrelation - sample.noise.middle.rankCorrelation)).toBeLessThan(0.08);
});

test('every simulated run is complete: 30 groups, then 5, each order one of its group', () => {
  const random = seededRandom(5);
  const runs = [
    simulatePerson(noiseLevels.middle, random),
    ...clickerKinds.map((kind) => simulateClicker(kind, random)),
  ];
  for (const { partOne, partTwo } of runs) {
    expect([partOne.length, partTwo.length]).toEqual([30, 5]);
    for (const { shownOrder, order } of [...partOne, ...partTwo])
      expect([...order].sort()).toEqual([...shownOrder].sort());
  }
});

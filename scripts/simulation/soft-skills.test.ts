import { expect, test } from 'vitest';
import { seededRandom } from '#shared/assessments/random.ts';
import { simulationFigures, valueFigures } from '#shared/assessments/simulation-figures.ts';
import { clickerKinds } from '#shared/assessments/soft-skills/simulated-paces.ts';
import { bandSettings } from '#shared/assessments/soft-skills/uncertainty.ts';
import { simulateClicker, simulatePerson, simulatePopulation } from './people.ts';
import { noiseNames, scenarioNames, scenarios, simulate, simulateScenario } from './soft-skills.ts';
import { simulationSample } from './soft-skills-sample.ts';
import { simulateValues } from './values.ts';

const sample = simulate(simulationSample.seed, simulationSample.people);

test('recomputes the published sample figure by figure', () => {
  expect(sample).toEqual(simulationSample);
});

test('recomputes the published figures of values', () => {
  expect(simulateValues(1, 10_000)).toEqual(valueFigures);
});

test('the published figures agree with the sample within its sampling error', () => {
  expect(simulationFigures.people).toBeGreaterThanOrEqual(1000);
  for (const name of scenarioNames) {
    const [all, few] = [simulationFigures.scenarios[name], sample.scenarios[name]];
    expect(Math.abs(all.topFiveHit - few.topFiveHit)).toBeLessThan(0.15);
    expect(Math.abs(all.rankCorrelation - few.rankCorrelation)).toBeLessThan(0.12);
    expect(Math.abs(all.bandCoverage - few.bandCoverage)).toBeLessThan(0.06);
    expect(Math.abs(all.bandWidth - few.bandWidth)).toBeLessThan(2);
  }
});

test('recovers skills far above chance, and better with less noise', () => {
  const { low, middle, high } = simulationFigures.scenarios;
  expect(middle.topFiveHit).toBeGreaterThan(0.5);
  expect(middle.rankCorrelation).toBeGreaterThan(0.65);
  expect(low.topFiveHit).toBeGreaterThan(middle.topFiveHit);
  expect(middle.topFiveHit).toBeGreaterThan(high.topFiveHit);
  expect(high.topFiveHit).toBeGreaterThan(2 * (5 / 30));
});

test('related skills and unequal statements reduce recovery', () => {
  const { middle, related, closelyRelated, uneven, veryUneven } = simulationFigures.scenarios;
  expect(middle.topFiveHit).toBeGreaterThan(related.topFiveHit);
  expect(related.topFiveHit).toBeGreaterThan(closelyRelated.topFiveHit);
  expect(middle.topFiveHit).toBeGreaterThan(uneven.topFiveHit);
  expect(uneven.topFiveHit).toBeGreaterThan(veryUneven.topFiveHit);
});

test('part 2 finds more of the top five than part 1 alone, and strength is more accurate than points at the cut', () => {
  for (const name of scenarioNames) {
    const of = simulationFigures.scenarios[name];
    expect(of.topFiveHit).toBeGreaterThan(of.topFiveHitPartOne);
    expect(of.tenthBeforeEleventh).toBeGreaterThan(of.tenthBeforeEleventhByPoints);
  }
});

test('the bands reach their coverage under every assumption, also for the first five shown', () => {
  for (const name of scenarioNames) {
    const { bandCoverage, topFiveCoverage } = simulationFigures.scenarios[name];
    expect(bandCoverage).toBeGreaterThan(bandSettings.level);
    expect(topFiveCoverage).toBeGreaterThan(bandSettings.level - 0.03);
    expect(bandCoverage).toBeLessThan(0.95);
  }
});

test('fewer than 5 % of unchanged people see a skill as shifted', () => {
  for (const name of scenarioNames) {
    expect(simulationFigures.scenarios[name].falselyShifted).toBeLessThan(0.05);
    expect(simulationFigures.scenarios[name].falselyShiftedInOther).toBeLessThan(0.05);
  }
});

test('detects larger real changes of a skill more often, and small ones rarely', () => {
  for (const { seen, places } of noiseNames.flatMap((name) => simulationFigures.shifts[name].slice(0, 1))) {
    expect(places).toBeGreaterThan(5);
    expect(seen).toBeLessThan(0.1);
  }
  for (const name of noiseNames) {
    const seen = simulationFigures.shifts[name].map((shift) => shift.seen);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  }
});

test('flags hasty clickers and a third of the patient ones, but almost no consistent or fast readers', () => {
  const { clickers, scenarios: of } = simulationFigures;
  expect(clickers.hasty.flagged).toBeGreaterThan(0.9);
  expect(clickers.passive.flagged).toBeGreaterThan(0.95);
  expect(clickers.quick.flagged).toBeLessThan(clickers.hasty.flagged);
  expect(clickers.patient.flagged).toBeGreaterThan(0.3);
  for (const name of ['low', 'middle', 'related', 'uneven'] as const)
    expect(of[name].quality.flagged).toBeLessThan(0.03);
  for (const name of scenarioNames) expect(of[name].fastReaders.fast).toBeLessThan(0.01);
});

test('recovers nearly the whole order without noise', () => {
  const exact = simulateScenario({ gumbelScale: 0.001, statementSd: 0, correlation: 0, attractionSd: 0 }, 3, 20);
  expect(exact.rankCorrelation).toBeGreaterThan(0.9);
  expect(exact.bandCoverage).toBeGreaterThan(0.9);
});

test('another seed gives other people, but nearly the same figures', () => {
  const other = simulateScenario(scenarios.middle, 77, 20);
  expect(other).not.toEqual(simulateScenario(scenarios.middle, 78, 20));
  expect(Math.abs(other.rankCorrelation - simulationFigures.scenarios.middle.rankCorrelation)).toBeLessThan(0.12);
});

test('every simulated run is complete: 30 groups, then 5, each with a valid order', () => {
  const random = seededRandom(5);
  const person = simulatePerson(simulatePopulation(scenarios.middle, random), random);
  const clickers = clickerKinds.map((kind) => simulateClicker(kind, random));
  for (const { partOne, partTwo } of [person, person.again(), person.withOthers(), ...clickers]) {
    expect([partOne.length, partTwo.length]).toEqual([30, 5]);
    for (const { shownOrder, order } of [...partOne, ...partTwo])
      expect([...order].sort()).toEqual([...shownOrder].sort());
  }
});

import { type Random, seededRandom, standardGumbel, standardNormal } from '#shared/assessments/random.ts';
import { type QualitySignal, runQuality } from '#shared/assessments/soft-skills/quality.ts';
import { type RankedSkill, rankSkills, scoreAnswers } from '#shared/assessments/soft-skills/scoring.ts';
import {
  type ClickerKind,
  carefulPace,
  clickerKinds,
  fastReadersPace,
} from '#shared/assessments/soft-skills/simulated-paces.ts';
import { isShifted, rankBands } from '#shared/assessments/soft-skills/uncertainty.ts';
import {
  type Assumptions,
  asAnswered,
  type SimulatedPerson,
  type SimulatedRun,
  simulateClicker,
  simulatedLength,
  simulatedSkillIds,
  simulatedSkillOf,
  simulatePerson,
  simulatePopulation,
} from './people.ts';

/** Shares from 0 to 1: runs with the signal, and runs with limited validity. */
type QualityFigures = Record<QualitySignal, number> & { flagged: number };
type ScenarioFigures = {
  /** Share of correct comparisons of two skills that are one standard deviation of the population apart. */
  oneApart: number;
  /**
   * Share of the true top five skills among the first five shown: by strength, by points, and by points after part 1.
   */
  topFiveHit: number;
  topFiveHitByPoints: number;
  topFiveHitPartOne: number;
  /** Spearman's rank correlation of shown and true ranks, mean over people. */
  rankCorrelation: number;
  /** Share of people whose tenth shown skill is truly stronger than the eleventh, by strength and by points. */
  tenthBeforeEleventh: number;
  tenthBeforeEleventhByPoints: number;
  /** Share of the true ranks inside their band, over all skills and over the first five shown. */
  bandCoverage: number;
  topFiveCoverage: number;
  bandWidth: number;
  /**
   * Share of unchanged people with at least one of 30 skills shown as shifted in a repeated test, or in the other
   * variant.
   */
  falselyShifted: number;
  falselyShiftedInOther: number;
  /** Honest people, so every flag is a false positive. */
  quality: QualityFigures;
  fastReaders: QualityFigures;
};
export const noiseNames = ['low', 'middle', 'high'] as const;
type NoiseName = (typeof noiseNames)[number];
export const scenarioNames = [...noiseNames, 'related', 'closelyRelated', 'uneven', 'veryUneven'] as const;
export type ScenarioName = (typeof scenarioNames)[number];
export type SimulationFigures = {
  seed: number;
  people: number;
  scenarios: Record<ScenarioName, ScenarioFigures>;
  clickers: Record<ClickerKind, QualityFigures>;
  shifts: Record<NoiseName, ShiftFigures[]>;
};
export const shiftSizes = [1, 2, 3] as const;
/** Mean number of places that the changed skill truly moved, and the share of people who see it as shifted. */
type ShiftFigures = { places: number; seen: number };

const middle: Assumptions = { gumbelScale: 1, statementSd: 0.5, correlation: 0, attractionSd: 0 };

/**
 * `oneApart` measures how consistently people answer. Each other scenario changes one assumption: correlated skills,
 * or statements that attract everyone more than others. Assumed, not observed.
 */
export const scenarios: Readonly<Record<ScenarioName, Assumptions>> = {
  low: { ...middle, gumbelScale: 0.5, statementSd: 0.25 },
  middle,
  high: { ...middle, gumbelScale: 2, statementSd: 1 },
  related: { ...middle, correlation: 0.3 },
  closelyRelated: { ...middle, correlation: 0.5 },
  uneven: { ...middle, attractionSd: 0.5 },
  veryUneven: { ...middle, attractionSd: 1 },
};

/**
 * Simulates both parts for `people` of each kind under each assumption, and clickers for the quality signals. The
 * same seed gives the same figures, rounded to three places. About 40 ms per person and scenario.
 */
export function simulate(seed: number, people: number): SimulationFigures {
  const of = (name: ScenarioName) => simulateScenario(scenarios[name], seed, people);
  const clickers = (kind: ClickerKind) => {
    const random = seededRandom(seed);
    return qualityOf(Array.from({ length: people }, () => simulateClicker(kind, random)));
  };
  return {
    seed,
    people,
    scenarios: record(scenarioNames, of),
    clickers: record(clickerKinds, clickers),
    shifts: record(noiseNames, (name) => simulateShifts(scenarios[name], seed, people)),
  };
}

const record = <Name extends string, Value>(names: readonly Name[], figuresOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, figuresOf(name)])) as Record<Name, Value>;

export function simulateScenario(assumptions: Assumptions, seed: number, people: number): ScenarioFigures {
  const random = seededRandom(seed);
  const population = simulatePopulation(assumptions, random);
  const peopleOf = (pace: typeof carefulPace) =>
    Array.from({ length: people }, () => simulatePerson(population, random, pace));
  const persons = peopleOf(carefulPace);
  const measured = persons.map(measure);
  const mean = (key: keyof ReturnType<typeof measure>) => meanOf(measured.map((person) => person[key]));
  return {
    oneApart: rightComparisons(assumptions, seededRandom(seed)),
    topFiveHit: mean('topFiveHit'),
    topFiveHitByPoints: mean('topFiveHitByPoints'),
    topFiveHitPartOne: mean('topFiveHitPartOne'),
    rankCorrelation: mean('rankCorrelation'),
    tenthBeforeEleventh: mean('tenthBeforeEleventh'),
    tenthBeforeEleventhByPoints: mean('tenthBeforeEleventhByPoints'),
    bandCoverage: mean('bandCoverage'),
    topFiveCoverage: mean('topFiveCoverage'),
    bandWidth: mean('bandWidth'),
    falselyShifted: mean('falselyShifted'),
    falselyShiftedInOther: mean('falselyShiftedInOther'),
    quality: qualityOf(persons),
    fastReaders: qualityOf(peopleOf(fastReadersPace)),
  };
}

/** Repeated tests of people with one changed skill: a weak one has become stronger, a strong one weaker. */
function simulateShifts(assumptions: Assumptions, seed: number, people: number): ShiftFigures[] {
  const random = seededRandom(seed);
  const population = simulatePopulation(assumptions, random);
  const persons = Array.from({ length: people }, () => {
    const person = simulatePerson(population, random);
    const changed = Math.floor(random() * simulatedSkillIds.length);
    const bandIn = (run: SimulatedRun) => bandsOf(run).find(({ skillId }) => skillId === changed);
    const [before, rank] = [bandIn(person), person.trueRanks.get(changed) ?? 0];
    const direction = rank > simulatedSkillIds.length / 2 ? 1 : -1;
    return shiftSizes.map((size) => {
      const lift = (skillId: number) => (skillId === changed ? direction * size : 0);
      const after = bandIn(person.again(lift));
      const places = Math.abs((person.ranksWith(lift).get(changed) ?? 0) - rank);
      return { places, seen: Number(before !== undefined && after !== undefined && isShifted(before, after)) };
    });
  });
  return shiftSizes.map((_, index) => ({
    places: meanOf(persons.map((sizes) => sizes[index]?.places ?? 0)),
    seen: meanOf(persons.map((sizes) => sizes[index]?.seen ?? 0)),
  }));
}

const comparisons = 20_000;

function rightComparisons({ gumbelScale, statementSd, attractionSd }: Assumptions, random: Random): number {
  const wordsSd = Math.hypot(statementSd, attractionSd) * Math.SQRT2;
  const isRight = () =>
    1 + wordsSd * standardNormal(random) + gumbelScale * (standardGumbel(random) - standardGumbel(random)) > 0;
  return meanOf(Array.from({ length: comparisons }, () => Number(isRight())));
}

type Shown = readonly Pick<RankedSkill, 'skillId'>[];

function measure(person: SimulatedPerson) {
  const { partOne, trueRanks } = person;
  const bands = bandsOf(person);
  const byPoints = pointsOf(answersOf(person));
  const trueRank = (skillId: number) => trueRanks.get(skillId) ?? 0;
  const hits = (shown: Shown) => shown.slice(0, 5).filter(({ skillId }) => trueRank(skillId) <= 5).length / 5;
  const inOrder = (shown: Shown) => Number(trueRank(shown[9]?.skillId ?? 0) < trueRank(shown[10]?.skillId ?? 0));
  const inside = bands.map(({ skillId, low, high }) => (low <= trueRank(skillId) && trueRank(skillId) <= high ? 1 : 0));
  const seesShift = (later: SimulatedRun) => {
    const now = new Map(bandsOf(later).map((band) => [band.skillId, band]));
    return Number(bands.some((band) => isShifted(band, now.get(band.skillId) ?? band)));
  };
  return {
    topFiveHit: hits(bands),
    topFiveHitByPoints: hits(byPoints),
    topFiveHitPartOne: hits(pointsOf(partOne.map(asAnswered))),
    rankCorrelation: spearman(bands.map(({ skillId, rank }) => rank - trueRank(skillId))),
    tenthBeforeEleventh: inOrder(bands),
    tenthBeforeEleventhByPoints: inOrder(byPoints),
    bandCoverage: average(inside),
    topFiveCoverage: average(inside.slice(0, 5)),
    bandWidth: average(bands.map(({ low, high }) => high - low + 1)),
    falselyShifted: seesShift(person.again()),
    falselyShiftedInOther: seesShift(person.withOthers()),
  };
}

const answersOf = ({ partOne, partTwo }: SimulatedRun) => [...partOne, ...partTwo].map(asAnswered);
const bandsOf = (run: SimulatedRun) => rankBands(answersOf(run), simulatedSkillOf, simulatedSkillIds);
const pointsOf = (answered: ReturnType<typeof answersOf>) =>
  rankSkills(scoreAnswers(answered, simulatedSkillOf, simulatedSkillIds), simulatedSkillIds);

/** Rank correlation from the differences of two rankings without ties (Spearman 1904): 1 − 6 Σ d² / (n³ − n). */
function spearman(differences: readonly number[]): number {
  const n = differences.length;
  return 1 - (6 * average(differences.map((difference) => difference ** 2)) * n) / (n ** 3 - n);
}

function qualityOf(runs: readonly SimulatedRun[]): QualityFigures {
  const qualities = runs.map(({ partOne }) => runQuality(partOne, simulatedSkillOf, simulatedLength));
  const share = (signal: QualitySignal) => meanOf(qualities.map(({ signals }) => Number(signals.includes(signal))));
  return {
    fast: share('fast'),
    untouched: share('untouched'),
    flat: share('flat'),
    flagged: meanOf(qualities.map(({ isReliable }) => Number(!isReliable))),
  };
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const meanOf = (numbers: readonly number[]) => Math.round(average(numbers) * 1000) / 1000;

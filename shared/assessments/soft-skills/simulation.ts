import { seededRandom } from '../random.ts';
import { type QualitySignal, runQuality } from './quality.ts';
import { rankSkills, scoreAnswers } from './scoring.ts';
import {
  asAnswered,
  type ClickerKind,
  type Noise,
  type SimulatedPerson,
  type SimulatedRun,
  simulateClicker,
  simulatedSkillIds,
  simulatedSkillOf,
  simulatePerson,
} from './simulated-people.ts';
import { rankBands } from './uncertainty.ts';

/** Shares from 0 to 1: runs with the signal, and runs that are flagged as less reliable (two signals). */
export type QualityFigures = Record<QualitySignal, number> & { flagged: number };
export type NoiseFigures = {
  /** Share of the true five strongest skills among the five shown, after both parts and after part 1 alone. */
  topFiveHit: number;
  topFiveHitPartOne: number;
  /** Spearman's rank correlation of shown and true ranks, mean over people. */
  rankCorrelation: number;
  /** Share of the true ranks inside their band, over all skills and over the five shown first. */
  bandCoverage: number;
  topFiveCoverage: number;
  /** Mean number of ranks in a band. */
  bandWidth: number;
  /** Honest people: every flag is a false one. */
  quality: QualityFigures;
};
export const noiseNames = ['low', 'middle', 'high'] as const;
export type NoiseName = (typeof noiseNames)[number];
export type SimulationFigures = {
  seed: number;
  people: number;
  noise: Record<NoiseName, NoiseFigures>;
  clickers: Record<ClickerKind, QualityFigures>;
};

/**
 * At the middle noise two skills one standard deviation apart are put in the right order by 71 of 100 comparisons, at the
 * low one by 86, at the high one by 61. Assumed, not observed.
 */
export const noiseLevels: Readonly<Record<NoiseName, Noise>> = {
  low: { gumbelScale: 0.5, statementSd: 0.25 },
  middle: { gumbelScale: 1, statementSd: 0.5 },
  high: { gumbelScale: 2, statementSd: 1 },
};

/**
 * A population with known skills goes through both parts at three levels of noise, and clickers through the quality
 * figures: `people` of each kind. The same seed gives the same figures, rounded to three places. About 8 ms a person and
 * level.
 */
export function simulate(seed: number, people: number): SimulationFigures {
  const noise = (name: NoiseName) => simulateNoise(noiseLevels[name], seed, people);
  const clickers = (kind: ClickerKind) => {
    const random = seededRandom(seed);
    return qualityOf(Array.from({ length: people }, () => simulateClicker(kind, random)));
  };
  return {
    seed,
    people,
    noise: { low: noise('low'), middle: noise('middle'), high: noise('high') },
    clickers: { hasty: clickers('hasty'), passive: clickers('passive'), patient: clickers('patient') },
  };
}

/** One level of noise; seed and people as for `simulate`. */
export function simulateNoise(noise: Noise, seed: number, people: number): NoiseFigures {
  const random = seededRandom(seed);
  const persons = Array.from({ length: people }, () => simulatePerson(noise, random));
  const measured = persons.map(measure);
  const mean = (key: keyof ReturnType<typeof measure>) => meanOf(measured.map((person) => person[key]));
  return {
    topFiveHit: mean('topFiveHit'),
    topFiveHitPartOne: mean('topFiveHitPartOne'),
    rankCorrelation: mean('rankCorrelation'),
    bandCoverage: mean('bandCoverage'),
    topFiveCoverage: mean('topFiveCoverage'),
    bandWidth: mean('bandWidth'),
    quality: qualityOf(persons),
  };
}

/** What one person's result says about the skills this person was given. */
function measure({ partOne, partTwo, trueRanks }: SimulatedPerson) {
  const answered = [...partOne, ...partTwo].map(asAnswered);
  const bands = rankBands(answered, simulatedSkillOf, simulatedSkillIds);
  const afterPartOne = rankSkills(
    scoreAnswers(partOne.map(asAnswered), simulatedSkillOf, simulatedSkillIds),
    simulatedSkillIds,
  );
  const trueRank = (skillId: number) => trueRanks.get(skillId) ?? 0;
  const hits = (shown: readonly { skillId: number }[]) =>
    shown.slice(0, 5).filter(({ skillId }) => trueRank(skillId) <= 5).length / 5;
  const inside = bands.map(({ skillId, low, high }) => (low <= trueRank(skillId) && trueRank(skillId) <= high ? 1 : 0));
  return {
    topFiveHit: hits(bands),
    topFiveHitPartOne: hits(afterPartOne),
    rankCorrelation: spearman(bands.map(({ skillId, rank }) => rank - trueRank(skillId))),
    bandCoverage: average(inside),
    topFiveCoverage: average(inside.slice(0, 5)),
    bandWidth: average(bands.map(({ low, high }) => high - low + 1)),
  };
}

/** Rank correlation from the differences of two rankings without ties (Spearman 1904): 1 − 6 Σ d² / (n³ − n). */
function spearman(differences: readonly number[]): number {
  const n = differences.length;
  return 1 - (6 * average(differences.map((difference) => difference ** 2)) * n) / (n ** 3 - n);
}

function qualityOf(runs: readonly SimulatedRun[]): QualityFigures {
  const qualities = runs.map(({ partOne }) => runQuality(partOne, simulatedSkillOf));
  const share = (signal: QualitySignal) => meanOf(qualities.map(({ signals }) => (signals.includes(signal) ? 1 : 0)));
  return {
    fast: share('fast'),
    untouched: share('untouched'),
    flat: share('flat'),
    flagged: meanOf(qualities.map(({ isReliable }) => (isReliable ? 0 : 1))),
  };
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** A mean over people as it is published, to three places. */
const meanOf = (numbers: readonly number[]) => Math.round(average(numbers) * 1000) / 1000;

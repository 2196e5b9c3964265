import { seededRandom } from '../random.ts';
import {
  type Assumptions,
  asAnswered,
  type Population,
  type SimulatedPerson,
  simulatedSkillIds,
  simulatedSkillOf,
  simulatePerson,
  simulatePopulation,
} from './simulated-people.ts';
import { type OrderCount, runsForOffsets, type StatementOffsets, statementOffsets } from './statement-offsets.ts';
import { rankBands } from './uncertainty.ts';

/** What learning from use brings people who come later; shares of the true five strongest among the five shown first. */
export type LearningFigures = {
  /** Runs that were learned from. */
  runs: number;
  topFiveHit: number;
  topFiveHitWithOffsets: number;
  /** Correlation of the offsets with what the words truly have for everybody. */
  offsetCorrelation: number;
};

/** Offsets learned from the fewest runs that are enough, tried on `people` others of the same population. */
export function simulateLearning(assumptions: Assumptions, seed: number, people: number): LearningFigures {
  const random = seededRandom(seed);
  const population = simulatePopulation(assumptions, random);
  const persons = (count: number) => Array.from({ length: count }, () => simulatePerson(population, random));
  const offsets = learnFrom(persons(runsForOffsets));
  const later = persons(people);
  const hits = (offsetOf?: (statementId: number) => number) =>
    later.reduce((sum, person) => sum + topFiveHit(person, offsetOf), 0) / people;
  return {
    runs: runsForOffsets,
    topFiveHit: rounded(hits()),
    topFiveHitWithOffsets: rounded(hits((statementId) => offsets.get(statementId) ?? 0)),
    offsetCorrelation: rounded(correlation(offsets, population)),
  };
}

/** As the server does it: how often each order came, and how far strengths lie apart in one person. */
export function learnFrom(persons: readonly SimulatedPerson[]): StatementOffsets {
  const counts = new Map<string, OrderCount>();
  let spread = 0;
  for (const person of persons) {
    const answers = answersOf(person);
    for (const { order } of answers) {
      const key = order.join();
      counts.set(key, { order, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    spread += spreadOf(rankBands(answers, simulatedSkillOf, simulatedSkillIds)) / persons.length;
  }
  return statementOffsets([...counts.values()], spread);
}

/** Mean square of true strengths, from the estimated ones and their errors. */
export const spreadOf = (bands: ReadonlyArray<{ strength: number; error: number }>): number =>
  bands.reduce((sum, { strength, error }) => sum + strength ** 2 + error ** 2, 0) / Math.max(1, bands.length);

const answersOf = ({ partOne, partTwo }: SimulatedPerson) => [...partOne, ...partTwo].map(asAnswered);

function topFiveHit(person: SimulatedPerson, offsetOf?: (statementId: number) => number): number {
  const bands = rankBands(answersOf(person), simulatedSkillOf, simulatedSkillIds, offsetOf);
  return bands.slice(0, 5).filter(({ skillId }) => (person.trueRanks.get(skillId) ?? 0) <= 5).length / 5;
}

function correlation(offsets: StatementOffsets, { attractions }: Population): number {
  const pairs = [...offsets].map(([id, offset]) => [offset, attractions[id] ?? 0] as const);
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  const means = [mean(0), mean(1)] as const;
  const moment = (a: 0 | 1, b: 0 | 1) =>
    pairs.reduce((sum, pair) => sum + (pair[a] - means[a]) * (pair[b] - means[b]), 0);
  return moment(0, 1) / Math.sqrt(moment(0, 0) * moment(1, 1) || 1);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What a match says of people whose skills are known. */
import { type Random, seededRandom } from '../assessments/random.ts';
import {
  type Assumptions,
  asAnswered,
  type Population,
  simulatedSkillIds,
  simulatedSkillOf,
  simulatePerson,
  simulatePopulation,
} from '../assessments/soft-skills/simulated-people.ts';
import { type ScenarioName, scenarios } from '../assessments/soft-skills/simulation.ts';
import { rankBands, rankDrawsOf } from '../assessments/soft-skills/uncertainty.ts';
import { matchOf } from './match.ts';
import { simulateJob, simulateWins } from './simulated-jobs.ts';
import type { Match, MatchPerson } from './types.ts';

export const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const;
export type MatchFigures = {
  /** Of the shown matches, in points. */
  mean: number;
  deviation: number;
  quantiles: number[];
  /** Share of people whose truly best-fitting job of ten is among the three shown first, and is the one shown first. */
  bestInThree: number;
  bestFirst: number;
  /** Share of the true matches inside the range, and how many points the range spans on average. */
  coverage: number;
  span: number;
};
export type MatchingFigures = { seed: number; people: number; scenarios: Record<MatchScenario, MatchFigures> };
export const matchScenarios = [
  'low',
  'middle',
  'high',
  'closelyRelated',
  'veryUneven',
] as const satisfies readonly ScenarioName[];
export type MatchScenario = (typeof matchScenarios)[number];

/** Each person is shown so many jobs. */
export const jobsEach = 10;

/**
 * `people` of each kind with known skills and values take both tests and meet ten believable jobs. The true match is the same formula
 * with the true ranks and with wins without chance. The same seed gives the same figures. About 25 ms a person and kind.
 */
export function simulateMatching(seed: number, people: number): MatchingFigures {
  const figures = matchScenarios.map((name) => [name, simulateScenario(scenarios[name], seed, people)]);
  return { seed, people, scenarios: Object.fromEntries(figures) as Record<MatchScenario, MatchFigures> };
}

type Met = { shown: Match; truth: number };

function simulateScenario(assumptions: Assumptions, seed: number, people: number): MatchFigures {
  const random = seededRandom(seed);
  const population = simulatePopulation(assumptions, random);
  const persons = Array.from({ length: people }, () => meetJobs(population, random));
  const all = persons.flat();
  const matches = all.map(({ shown }) => shown.match).sort((a, b) => a - b);
  const mean = average(matches);
  return {
    mean: rounded(mean),
    deviation: rounded(Math.sqrt(average(matches.map((match) => (match - mean) ** 2)))),
    quantiles: quantiles.map((share) => matches[Math.floor(share * matches.length)] ?? 0),
    bestInThree: rounded(average(persons.map((met) => Number(isBestAmong(met, 3))))),
    bestFirst: rounded(average(persons.map((met) => Number(isBestAmong(met, 1))))),
    coverage: rounded(average(all.map(({ shown, truth }) => Number(shown.low <= truth && truth <= shown.high)))),
    span: rounded(average(all.map(({ shown }) => shown.high - shown.low))),
  };
}

function meetJobs(population: Population, random: Random): Met[] {
  const { partOne, partTwo, trueRanks } = simulatePerson(population, random);
  const answered = [...partOne, ...partTwo].map(asAnswered);
  const bands = rankBands(answered, simulatedSkillOf, simulatedSkillIds);
  const draws = rankDrawsOf(answered, simulatedSkillOf, simulatedSkillIds);
  const wins = simulateWins(random);
  const measured = personWith(new Map(bands.map(({ skillId, rank }) => [skillId, rank])), wins.answered);
  const known = personWith(trueRanks, wins.certain);
  return Array.from({ length: jobsEach }, () => simulateJob(random)).flatMap((job) => {
    const shown = matchOf({ ...measured, skills: measured.skills && { ...measured.skills, draws } }, job);
    const truth = matchOf(known, job);
    return shown === null || truth === null ? [] : [{ shown, truth: truth.match }];
  });
}

const personWith = (rankOf: ReadonlyMap<number, number>, values: MatchPerson['values']): MatchPerson => ({
  skills: { rankOf, size: rankOf.size, draws: { skillIds: [], draws: 0, ranks: new Uint8Array(0) } },
  values,
});

/** Whether the first so many shown hold a job that truly fits best. */
function isBestAmong(met: readonly Met[], count: number): boolean {
  const best = Math.max(...met.map(({ truth }) => truth));
  const shown = [...met].sort((a, b) => b.shown.match - a.shown.match).slice(0, count);
  return shown.some(({ truth }) => truth === best);
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

import { type Random, seededRandom } from '#shared/assessments/random.ts';
import { rankBands, rankDrawsOf } from '#shared/assessments/soft-skills/uncertainty.ts';
import { fitsOf, inputsOf } from '#shared/matching/inputs.ts';
import { matchOf } from '#shared/matching/match.ts';
import { matchWeights } from '#shared/matching/match-weights.ts';
import { matchThreshold } from '#shared/matching/state.ts';
import type { Match, MatchPerson } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { companyProfile, personProfile, valueFit } from '#shared/matching/value-fit.ts';
import { maxOrganisationValues, minOrganisationValues } from '#shared/organisations/schema.ts';
import { simulateCompany, simulateJob, simulateWins } from './jobs.ts';
import {
  type Assumptions,
  asAnswered,
  type Population,
  type SimulatedRun,
  simulatedSkillIds,
  simulatedSkillOf,
  simulatePerson,
  simulatePopulation,
} from './people.ts';
import { type ScenarioName, scenarios } from './soft-skills.ts';

export const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const;
type MatchFigures = {
  mean: number;
  deviation: number;
  quantiles: number[];
  /** Share of people whose truly best job of ten is among the first three shown, and is the first. */
  bestInThree: number;
  bestFirst: number;
  /** Share of true matches inside the range, and the mean width of the range in points. */
  coverage: number;
  span: number;
};
/** Effect of answers that lift the skills of a job: the mean match, and the share of matches of at least 70. */
type ShadingFigures = { mean: number; fitting: number };
export type MatchingFigures = {
  seed: number;
  people: number;
  jobsEach: number;
  scenarios: Record<MatchScenario, MatchFigures>;
  /** Mean fit of a random pair of person and job, 0 to 1. */
  chanceFit: Record<'skills' | 'values', number>;
  shading: ShadingFigures[];
  /** Mean change of a match in points if one of a company's five, or ten, values is replaced. */
  oneWord: Record<'fewest' | 'most', number>;
};
export const shadingSizes = [0, 0.5, 1] as const;
export const matchScenarios = [
  'low',
  'middle',
  'high',
  'closelyRelated',
  'veryUneven',
] as const satisfies readonly ScenarioName[];
type MatchScenario = (typeof matchScenarios)[number];

const jobsEach = 10;

/**
 * `people` of each kind take both tests and meet ten realistic jobs. The true match uses the same formula with true
 * ranks and certain wins. The same seed gives the same figures. About 25 ms per person and kind.
 */
export function simulateMatching(seed: number, people: number): MatchingFigures {
  const figures = matchScenarios.map((name) => [name, simulateScenario(scenarios[name], seed, people)]);
  return {
    seed,
    people,
    jobsEach,
    scenarios: Object.fromEntries(figures) as Record<MatchScenario, MatchFigures>,
    chanceFit: simulateChanceFit(seed, people),
    shading: simulateShading(seed, people),
    oneWord: {
      fewest: simulateOneWord(minOrganisationValues, seed, people),
      most: simulateOneWord(maxOrganisationValues, seed, people),
    },
  };
}

/** Uses true fits, because random test errors do not make a pair more random. */
function simulateChanceFit(seed: number, people: number): MatchingFigures['chanceFit'] {
  const random = seededRandom(seed);
  const population = simulatePopulation(scenarios.middle, random);
  const fits = Array.from({ length: people }, () => {
    const person = personWith(simulatePerson(population, random).trueRanks, simulateWins(random).answered);
    return Array.from({ length: jobsEach }, () => fitsOf(inputsOf(person, simulateJob(random))));
  }).flat();
  return {
    skills: rounded(average(fits.map(({ skills }) => skills ?? 0))),
    values: rounded(average(fits.map(({ values }) => values ?? 0))),
  };
}

function simulateShading(seed: number, people: number): ShadingFigures[] {
  const random = seededRandom(seed);
  const population = simulatePopulation(scenarios.middle, random);
  const persons = Array.from({ length: people }, () => {
    const [person, job, wins] = [simulatePerson(population, random), simulateJob(random), simulateWins(random)];
    return shadingSizes.map((size) => {
      const lift = (skillId: number) => (job.skills.some((asked) => asked.skillId === skillId) ? size : 0);
      const { rankOf } = measured(person.again(lift));
      return matchOf(personWith(rankOf, wins.answered), job)?.match ?? 0;
    });
  });
  return shadingSizes.map((_, index) => {
    const matches = persons.map((sizes) => sizes[index] ?? 0);
    return {
      mean: rounded(average(matches)),
      fitting: rounded(average(matches.map((match) => Number(match >= matchThreshold)))),
    };
  });
}

function simulateOneWord(count: number, seed: number, people: number): number {
  const random = seededRandom(seed);
  const words = [...basicValueOf.keys()];
  const changes = Array.from({ length: people * jobsEach }, () => {
    const person = personProfile(simulateWins(random).answered);
    const company = simulateCompany(count, random);
    const place = Math.floor(random() * count);
    const others = words.filter((word) => basicValueOf.get(word) !== basicValueOf.get(company[place] ?? ''));
    const changed = company.with(place, others[Math.floor(random() * others.length)] ?? '');
    const fitOf = (values: readonly string[]) => {
      const profile = companyProfile(values);
      return person && profile && valueFit(person, profile);
    };
    return Math.abs((fitOf(changed) ?? 0) - (fitOf(company) ?? 0));
  });
  return rounded(matchWeights.values * average(changes));
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
  const person = simulatePerson(population, random);
  const { rankOf, answered } = measured(person);
  const draws = rankDrawsOf(answered, simulatedSkillOf, simulatedSkillIds);
  const wins = simulateWins(random);
  const tested = personWith(rankOf, wins.answered);
  const known = personWith(person.trueRanks, wins.certain);
  return Array.from({ length: jobsEach }, () => simulateJob(random)).flatMap((job) => {
    const shown = matchOf({ ...tested, skills: tested.skills && { ...tested.skills, draws } }, job);
    const truth = matchOf(known, job);
    return shown === null || truth === null ? [] : [{ shown, truth: truth.match }];
  });
}

function measured({ partOne, partTwo }: SimulatedRun) {
  const answered = [...partOne, ...partTwo].map(asAnswered);
  const bands = rankBands(answered, simulatedSkillOf, simulatedSkillIds);
  return { answered, rankOf: new Map(bands.map(({ skillId, rank }) => [skillId, rank])) };
}

const personWith = (rankOf: ReadonlyMap<number, number>, values: MatchPerson['values']): MatchPerson => ({
  skills: { rankOf, size: rankOf.size, draws: { skillIds: [], draws: 0, ranks: new Uint8Array(0) } },
  values,
});

function isBestAmong(met: readonly Met[], count: number): boolean {
  const best = Math.max(...met.map(({ truth }) => truth));
  const shown = [...met].sort((a, b) => b.shown.match - a.shown.match).slice(0, count);
  return shown.some(({ truth }) => truth === best);
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

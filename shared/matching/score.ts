/** Every match comes from `scorerOf`: a single pair has one row, a range has one row per draw. */
import { jobLimits } from '../jobs/draft.ts';
import { type MatchWeights, matchWeights, wholeMatch } from './match-weights.ts';
import type { PeopleColumns } from './people-columns.ts';
import { scaledFit, scaleOf } from './skill-fit.ts';
import { basicValues, type MatchJob } from './types.ts';
import { comparedProfile, profileOfWeights, type ValueProfile, valueFit } from './value-fit.ts';

export const requirementsPerJob = jobLimits.skills.max;

/** Requirements of job j start at j · `requirementsPerJob`; weight 0 ends them. `companies`: indexes of `profiles`. */
type JobColumns = {
  skillIds: Uint16Array;
  weights: Uint8Array;
  companies: Uint32Array;
  profiles: ReadonlyArray<{ profile: ValueProfile | null } | null>;
};

export function jobColumns(jobs: readonly MatchJob[]): JobColumns {
  const skillIds = new Uint16Array(jobs.length * requirementsPerJob);
  const weights = new Uint8Array(skillIds.length);
  for (const [job, { skills }] of jobs.entries()) {
    if (skills.length > requirementsPerJob)
      throw new RangeError(`a job has ${skills.length} requirements, at most ${requirementsPerJob}`);
    skillIds.set(
      skills.map(({ skillId }) => skillId),
      job * requirementsPerJob,
    );
    weights.set(
      skills.map(({ weight }) => weight),
      job * requirementsPerJob,
    );
  }
  const profiles = jobs.map(({ values }) => ({ profile: comparedProfile(values) }));
  return { skillIds, weights, companies: Uint32Array.from(jobs.keys()), profiles };
}

type FitOf = (person: number, job: number) => number | null;

export type Scorer = {
  skillFit: FitOf;
  valueFit: FitOf;
  /** Whole percent. May return `noMatch` below `minMatch`, which skips the value fit. */
  match: (person: number, job: number, minMatch?: number) => number;
};
export const noMatch = -1;

type ScorerOptions = { valueFit?: FitOf; weights?: MatchWeights };

export function scorerOf(people: PeopleColumns, jobs: JobColumns, options: ScorerOptions = {}): Scorer {
  const { valueFit: valueFitAt = valueFitsOf(people, jobs), weights = matchWeights } = options;
  const skillFit = skillFitsOf(people, jobs);
  const match = (person: number, job: number, minMatch = 0): number => {
    const skills = skillFit(person, job);
    // One point of tolerance, because sums of shares can exceed 1 slightly.
    if (minMatch > 0 && 1 + (wholeMatch(skills, 1, weights) ?? 0) < minMatch) return noMatch;
    return wholeMatch(skills, valueFitAt(person, job), weights) ?? noMatch;
  };
  return { skillFit, valueFit: valueFitAt, match };
}

function skillFitsOf({ leads, width, columnOf, sizes }: PeopleColumns, { skillIds, weights }: JobColumns): FitOf {
  let [size, scales] = [0, scalesOf(0)];
  return (person, job) => {
    const start = person * width;
    const first = job * requirementsPerJob;
    let [total, mix] = [0, 0];
    for (let index = first; index < first + requirementsPerJob; index++) {
      const weight = weights[index] ?? 0;
      if (weight === 0) break;
      total += weight * (leads[start + (columnOf[skillIds[index] ?? 0] ?? 0)] ?? 0);
      mix += weight === 1 ? stepOfOne : weight === 2 ? stepOfTwo : stepOfThree;
    }
    const personSize = sizes[person] ?? 0;
    if (personSize !== size) [size, scales] = [personSize, scalesOf(personSize)];
    return scaledFit(total, scales[2 * mix] ?? 0, scales[2 * mix + 1] ?? 0);
  };
}

export function valueFitsOf({ values, sizes }: PeopleColumns, { companies, profiles }: JobColumns): FitOf {
  const personProfile: ValueProfile = new Float64Array(basicValues.length);
  const fitOf = (person: number, company: number): number | null => {
    const profile = profiles[company]?.profile ?? null;
    return (
      profile &&
      profileOfWeights(values, person * basicValues.length, personProfile) &&
      valueFit(personProfile, profile)
    );
  };
  if (sizes.length > 1) return (person, job) => fitOf(person, companies[job] ?? -1);
  // One person: computes each company once for all its jobs.
  const fits = profiles.map((_, company) => fitOf(0, company));
  return (_, job) => fits[companies[job] ?? -1] ?? null;
}

const stepOfOne = 1;
const stepOfTwo = requirementsPerJob + 1;
const stepOfThree = stepOfTwo ** 2;

/** By number of ranked skills: worst and best total for each mix. */
const scaleCache: Float64Array[] = [];

function scalesOf(size: number): Float64Array {
  const cached = scaleCache[size];
  if (cached !== undefined) return cached;
  const max = requirementsPerJob;
  const scales = new Float64Array(2 * (max + 1) ** 3);
  for (let three = 0; three <= max; three++)
    for (let two = 0; two + three <= max; two++)
      for (let one = 0; one + two + three <= max; one++) {
        const weights = [...Array(three).fill(3), ...Array(two).fill(2), ...Array(one).fill(1)];
        const { worst, best } = scaleOf(weights, size);
        scales.set([worst, best], 2 * (one * stepOfOne + two * stepOfTwo + three * stepOfThree));
      }
  scaleCache[size] = scales;
  return scales;
}

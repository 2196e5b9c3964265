/** The matches of one person with many jobs: the same numbers as `matchOf`, without making anything for each job. */
import { jobLimits } from '../jobs/draft.ts';
import { wholeMatch } from './shares.ts';
import { leadsOf, scaledFit, scaleOf } from './skill-fit.ts';
import type { MatchPerson } from './types.ts';
import { personProfile, type ValueProfile, valueFit } from './value-fit.ts';

/**
 * Jobs side by side. The requirements of job j stand from j · `requirementsInRow` on; a weight of 0 ends them. `companies[j]`: the number
 * of its company.
 */
export type JobColumns = {
  skillIds: Uint8Array | Uint16Array;
  weights: Uint8Array;
  companies: Uint32Array;
};
export const requirementsInRow = jobLimits.skills.most;
/** By the company's number: `comparedProfile` of its values; null or nothing for one without. */
export type CompanyProfiles = readonly ({ profile: ValueProfile | null } | null)[];

/** What is looked up for each job. `scales`: worst and best total by how many requirements there are of each weight. */
export type PreparedPerson = { leads: Uint16Array; scales: Float64Array; values: ValueProfile | null };

const most = requirementsInRow;
/** What one requirement adds to the index into `scales`, by its weight. */
const steps = [0, 1, most + 1, (most + 1) ** 2] as const;

export function prepare({ skills, values }: MatchPerson): PreparedPerson {
  const leads = skills === null ? [] : [...leadsOf(skills.rankOf, skills.size)];
  const byId = new Uint16Array(1 + leads.reduce((last, [skillId]) => Math.max(last, skillId), -1));
  for (const [skillId, lead] of leads) byId[skillId] = lead;
  return {
    leads: byId,
    scales: scalesOf(skills?.size ?? 0),
    values: values && personProfile(values),
  };
}

/** Worst and best beside each other; 0 and 0 where nothing can be said. */
function scalesOf(size: number): Float64Array {
  const scales = new Float64Array(2 * (most + 1) ** 3);
  for (let three = 0; three <= most; three++)
    for (let two = 0; two + three <= most; two++)
      for (let one = 0; one + two + three <= most; one++) {
        const weights = [...Array(three).fill(3), ...Array(two).fill(2), ...Array(one).fill(1)];
        const { worst, best } = scaleOf(weights, size);
        scales.set([worst, best], 2 * (one * steps[1] + two * steps[2] + three * steps[3]));
      }
  return scales;
}

/** The match of each job by its row; −1 for 'keine Aussage'. What companies have in common with the person is computed beforehand. */
export function scorerOf(
  person: PreparedPerson,
  jobs: JobColumns,
  companies: CompanyProfiles,
): (row: number) => number {
  const ofCompanies = companies.map((company) => companyFit(person, company?.profile ?? null));
  return (row) => wholeMatch(skillFitAt(person, jobs, row), ofCompanies[jobs.companies[row] ?? -1] ?? null) ?? -1;
}

/** 0 to 1, unrounded; null where one of the two has no values. */
export const companyFit = ({ values }: Pick<PreparedPerson, 'values'>, profile: ValueProfile | null): number | null =>
  values && profile && valueFit(values, profile);

function skillFitAt({ leads, scales }: PreparedPerson, { skillIds, weights }: JobColumns, row: number): number | null {
  let [total, mix] = [0, 0];
  const end = (row + 1) * requirementsInRow;
  for (let index = row * requirementsInRow; index < end; index++) {
    const weight = weights[index] ?? 0;
    if (weight === 0) break;
    total += weight * (leads[skillIds[index] ?? -1] ?? 0);
    mix += steps[weight] ?? 0;
  }
  return scaledFit(total, scales[2 * mix] ?? 0, scales[2 * mix + 1] ?? 0);
}

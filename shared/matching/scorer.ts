/** The matches of one person with many jobs: the same numbers as `matchOf`, without making anything for each job. */
import { jobLimits } from '../jobs/draft.ts';
import { wholeMatch } from './shares.ts';
import { leadsOf, scaledFit, scaleOf } from './skill-fit.ts';
import { basicValues, type MatchPerson } from './types.ts';
import { personProfile, type ValueProfile, valueFit } from './value-fit.ts';

/**
 * Jobs side by side. The requirements of job j stand from `starts[j]` up to `starts[j + 1]`, at most `jobLimits.skills.most` of them.
 * `companies[j]`: which ten shares of `profiles` (companyProfile) are its company's; −1 for a company without values.
 */
export type JobTable = {
  starts: Uint32Array;
  skillIds: Uint8Array | Uint16Array;
  weights: Uint8Array;
  companies: Int32Array;
  profiles: Float64Array;
};

/** What is looked up for each job. `scales`: worst and best total by how many requirements there are of each weight. */
export type PreparedPerson = { leads: Uint16Array; scales: Float64Array; values: ValueProfile | null };

const most = jobLimits.skills.most;
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

/** The match of each job by its index in the table; −1 for 'keine Aussage'. What companies have in common is computed beforehand. */
export function scorerOf(person: PreparedPerson, jobs: JobTable): (job: number) => number {
  const ofCompanies = companyFits(person.values, jobs.profiles);
  return (job) => {
    const company = jobs.companies[job] ?? -1;
    const values = ofCompanies === null || company < 0 ? null : (ofCompanies[company] ?? null);
    return wholeMatch(skillFitAt(person, jobs, job), values) ?? -1;
  };
}

function companyFits(person: ValueProfile | null, profiles: Float64Array): Float64Array | null {
  if (person === null) return null;
  const size = basicValues.length;
  return Float64Array.from({ length: profiles.length / size }, (_, company) =>
    valueFit(person, profiles, company * size),
  );
}

function skillFitAt({ leads, scales }: PreparedPerson, { starts, skillIds, weights }: JobTable, job: number) {
  let [total, mix] = [0, 0];
  const end = starts[job + 1] ?? 0;
  for (let index = starts[job] ?? 0; index < end; index++) {
    const weight = weights[index] ?? 0;
    total += weight * (leads[skillIds[index] ?? -1] ?? 0);
    mix += steps[weight] ?? 0;
  }
  return scaledFit(total, scales[2 * mix] ?? 0, scales[2 * mix + 1] ?? 0);
}

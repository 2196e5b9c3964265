/** The companies of the jobs in the index, numbered: a number that no job has any more is given again. */
import { basicValues } from '#shared/matching/types.ts';
import { companyProfile } from '#shared/matching/value-fit.ts';

export type CompanyRow = { orgId: string; slug: string; isPublic: boolean; values: string[] };
/** `jobs`: how many it has in the index. */
export type Company = CompanyRow & { jobs: number; hasValues: boolean };

/** `profiles`: the ten shares of the company of each number, one after the other. */
export type Companies = {
  list: Array<Company | null>;
  profiles: Float64Array<ArrayBuffer>;
  numberOf: Map<string, number>;
  free: number[];
};

const smallestRoom = 16;
export const noCompanies = (): Companies => ({
  list: [],
  profiles: new Float64Array(smallestRoom * basicValues.length),
  numberOf: new Map(),
  free: [],
});

/** Adds the company, or replaces what was known of it. @returns its number */
export function putCompany(companies: Companies, row: CompanyRow): number {
  const { list, numberOf, free } = companies;
  const known = numberOf.get(row.orgId);
  const number = known ?? free.pop() ?? list.length;
  const jobs = known === undefined ? 0 : (list[known]?.jobs ?? 0);
  const profile = companyProfile(row.values);
  list[number] = { ...row, jobs, hasValues: profile !== null };
  numberOf.set(row.orgId, number);
  makeRoom(companies);
  companies.profiles.set(profile ?? new Float64Array(basicValues.length), number * basicValues.length);
  return number;
}

function makeRoom(companies: Companies): void {
  const { list, profiles } = companies;
  if (list.length * basicValues.length <= profiles.length) return;
  companies.profiles = new Float64Array(2 * profiles.length);
  companies.profiles.set(profiles);
}

/** Notes that it has one job more, or one fewer. */
export function countJob({ list, numberOf, free }: Companies, number: number, change: 1 | -1): void {
  const company = list[number];
  if (company == null) return;
  company.jobs += change;
  if (company.jobs > 0) return;
  list[number] = null;
  numberOf.delete(company.orgId);
  free.push(number);
}

/** Numbers the companies of the indexed jobs. The number of a company without jobs is reused. */
import { comparedProfile, type ValueProfile } from '#shared/matching/value-fit.ts';

export type CompanyRow = { orgId: string; slug: string; isPublic: boolean; values: string[] };
export type Company = CompanyRow & { profile: ValueProfile | null; jobs: number };

export type Companies = { list: Array<Company | null>; numberOf: Map<string, number>; free: number[] };

export const createCompanies = (): Companies => ({ list: [], numberOf: new Map(), free: [] });

export function putCompany({ list, numberOf, free }: Companies, row: CompanyRow): number {
  const existing = numberOf.get(row.orgId);
  const number = existing ?? free.pop() ?? list.length;
  const jobs = existing === undefined ? 0 : (list[existing]?.jobs ?? 0);
  list[number] = { ...row, profile: comparedProfile(row.values), jobs };
  numberOf.set(row.orgId, number);
  return number;
}

export function changeJobCount({ list, numberOf, free }: Companies, number: number, change: 1 | -1): void {
  const company = list[number];
  if (company == null) return;
  company.jobs += change;
  if (company.jobs > 0) return;
  list[number] = null;
  numberOf.delete(company.orgId);
  free.push(number);
}

import type { MatchPerson } from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import { allJobsOf } from './job-index/job-index.ts';
import { openMatches } from './job-index/scoring.ts';

/** Companies with a job online that fits this person at least so well. */
export async function fittingCompanies(app: App, person: MatchPerson, least: number): Promise<string[]> {
  const jobs = await allJobsOf(app);
  const matches = openMatches(jobs, person, app.clock.now().getTime());
  const fitting = new Set<number>();
  for (const [row, match] of matches.entries())
    if (match >= least) fitting.add(jobs.table.columns.companies[row] ?? -1);
  return [...fitting].flatMap((number) => jobs.companies.list[number]?.orgId ?? []);
}

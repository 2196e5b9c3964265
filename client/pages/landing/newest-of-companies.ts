import type { JobCard } from '#shared/jobs/board.ts';

const maxJobs = 3;

/** Up to three jobs, newest first, one per company as far as possible. */
export function newestOfCompanies(jobs: readonly JobCard[]): JobCard[] {
  const companies = new Set<string>();
  const isFirst = jobs.map(({ company: { name } }) => !companies.has(name) && companies.add(name).size > 0);
  const [first, others] = [jobs.filter((_, at) => isFirst[at]), jobs.filter((_, at) => !isFirst[at])];
  const chosen = new Set([...first, ...others].slice(0, maxJobs));
  return jobs.filter((job) => chosen.has(job));
}

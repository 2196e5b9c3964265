import { type Companies, changeJobCount, createCompanies, putCompany } from './companies.ts';
import { emptyJobTable, type JobTable, putJob, removeJob } from './job-table.ts';
import { type JobRow, listCompaniesById, listJobs, listJobsById, type Readable } from './queries.ts';

export type Jobs = { table: JobTable; companies: Companies };

export const batchSize = 2_000;
const minUuid = '00000000-0000-0000-0000-000000000000';

export async function loadJobs(db: Readable): Promise<Jobs> {
  const jobs: Jobs = { table: emptyJobTable(), companies: createCompanies() };
  for (let after: string | null = minUuid; after !== null; ) {
    const rows = await listJobs(db, after, batchSize);
    const isKnown = ({ orgId }: JobRow) => jobs.companies.numberOf.has(orgId);
    await addCompanies(
      db,
      jobs,
      rows.filter((row) => !isKnown(row)),
    );
    for (const row of rows) addJob(jobs, row);
    after = rows.length === batchSize ? (rows.at(-1)?.jobId ?? null) : null;
  }
  return jobs;
}

/** Removes jobs that are no longer online. Reads the rows first, then changes the index that is current by then. */
export async function reloadJobs(db: Readable, jobIds: readonly string[], currentJobs: () => Jobs): Promise<void> {
  const rows = await listJobsById(db, jobIds);
  const companies = rows.length === 0 ? [] : await listCompaniesById(db, [...new Set(rows.map(({ orgId }) => orgId))]);
  const jobs = currentJobs();
  for (const jobId of jobIds) dropJob(jobs, jobId);
  for (const company of companies) putCompany(jobs.companies, company);
  for (const row of rows) addJob(jobs, row);
}

export async function reloadCompanies(db: Readable, orgIds: readonly string[], currentJobs: () => Jobs): Promise<void> {
  const rows = await listCompaniesById(db, orgIds);
  const { companies } = currentJobs();
  for (const row of rows) if (companies.numberOf.has(row.orgId)) putCompany(companies, row);
}

async function addCompanies(db: Readable, { companies }: Jobs, rows: readonly JobRow[]): Promise<void> {
  if (rows.length === 0) return;
  const orgIds = [...new Set(rows.map(({ orgId }) => orgId))];
  for (const company of await listCompaniesById(db, orgIds)) putCompany(companies, company);
}

function addJob({ table, companies }: Jobs, { orgId, ...row }: JobRow): void {
  const company = companies.numberOf.get(orgId);
  if (company === undefined || table.rowOf(row.jobId) >= 0) return;
  putJob(table, { ...row, company });
  changeJobCount(companies, company, 1);
}

function dropJob({ table, companies }: Jobs, jobId: string): void {
  const company = removeJob(table, jobId);
  if (company >= 0) changeJobCount(companies, company, -1);
}

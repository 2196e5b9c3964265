import type { Employment, Workplace } from '#shared/jobs/draft.ts';
import { fieldsAmong } from '#shared/jobs/field-of-work.ts';
import type { Database } from '../../../core/database/db.ts';
import type { CompanyRow } from './companies.ts';
import type { IndexedJob } from './job-table.ts';

export type Readable = Pick<Database, 'readPool'>;

export type JobRow = Omit<IndexedJob, 'company'> & { orgId: string };

/** Number arrays are read as text, because the driver parses them slowly. */
const columns = `job_id::text, org_id::text, skill_ids::text, skill_weights::text, latitude, longitude, workplace, employment,
  field, pay_rank, pay_year_to, (extract(epoch from published_at) * 1000)::float8, (extract(epoch from ends_at) * 1000)::float8`;

type Values = [
  jobId: string,
  orgId: string,
  skillIds: string,
  weights: string,
  latitude: number | null,
  longitude: number | null,
  workplace: Workplace,
  employment: Employment,
  field: string | null,
  payRank: number,
  payTo: number,
  publishedAt: number,
  endsAt: number,
];

function asJob(values: Values): JobRow {
  const [jobId, orgId, skillIds, weights, latitude, longitude, workplace, employment, field, ...figures] = values;
  const [payRank, payTo, publishedAt, endsAt] = figures;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const required = { skillIds: numbersIn(skillIds), weights: numbersIn(weights) };
  const work = { workplace, employment, field: fieldsAmong([field ?? ''])[0] ?? null };
  return { jobId, orgId, ...required, place, ...work, payRank, payTo, publishedAt, endsAt };
}

const numbersIn = (text: string): number[] => text.slice(1, -1).split(',').map(Number);

export async function listJobs({ readPool }: Readable, after: string, take: number): Promise<JobRow[]> {
  const { rows } = await readPool.query<Values>({
    name: 'index-jobs',
    text: `select ${columns} from published_jobs p where job_id > $1 order by p.job_id limit $2`,
    values: [after, take],
    rowMode: 'array',
  });
  return rows.map(asJob);
}

export async function listJobsById({ readPool }: Readable, jobIds: readonly string[]): Promise<JobRow[]> {
  const { rows } = await readPool.query<Values>({
    name: 'index-some-jobs',
    text: `select ${columns} from published_jobs where job_id = any($1::uuid[])`,
    values: [jobIds],
    rowMode: 'array',
  });
  return rows.map(asJob);
}

export async function listCompaniesById({ readPool }: Readable, orgIds: readonly string[]): Promise<CompanyRow[]> {
  const { rows } = await readPool.query<CompanyRow>({
    name: 'index-companies',
    text: `select id as "orgId", slug, is_public and locked_at is null as "isPublic", organisation_values as "values" from orgs where id = any($1::uuid[])`,
    values: [orgIds],
  });
  return rows;
}

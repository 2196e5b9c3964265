import type pg from 'pg';
import { fillJobs as fill } from '../../../server/testing/jobs.ts';
import { ask } from '../accounts.ts';
import type { Row } from '../section.ts';
import { measureList, type Size } from './staff.ts';

const spreadStatement = `
  update jobs set status = (case when number % 20 < 12 then 'published' when number % 20 < 19 then 'draft' else 'closed' end)::job_status,
                  taken_down_at = case when number % 1000 = 0 then now() end
   where number % 20 >= 12 or number % 1000 = 0`;
const hideStatement = `
  delete from published_jobs p using jobs j
   where j.id = p.job_id and (j.status <> 'published' or j.taken_down_at is not null)`;

export async function fillJobs(pool: pg.Pool, count: number): Promise<void> {
  await fill({ db: { pool } }, count);
  await pool.query(spreadStatement);
  await pool.query(hideStatement);
}

const page = 'adminJobs.page';
const queries = [
  ['newest first', {}],
  ['by title', { sort: 'title', order: 'asc' }],
  ['closed', { state: 'closed' }],
  ['closed, by title', { state: 'closed', sort: 'title' }],
  ['taken down, by title', { state: 'takenDown', sort: 'title' }],
  ['a search with many hits', { search: 'pflegefachkraft' }],
  ['a search with many hits, by title', { search: 'pflegefachkraft', sort: 'title', order: 'asc' }],
  ['a search among drafts', { search: 'logistik', state: 'draft' }],
  ['a search without hits', { search: 'gibt es nicht' }],
  ['a two-letter search without hits', { search: 'qx' }],
] as const;

export const measureJobs = (at: Size): Promise<Row[]> =>
  measureList(at, {
    name: 'jobs',
    page,
    asked: queries,
    deep: [
      ['newest first', {}],
      ['by title', { sort: 'title' }],
    ],
    more: async () => {
      type Found = { rows: Array<{ jobId: string; organisation: { organisationId: string } }> };
      const { rows } = await ask<Found>(at.staff, page, { state: 'online' });
      return [
        ['of one organisation', page, { org: rows[0]?.organisation.organisationId }],
        ['one of them', 'adminJobs.job', { jobId: rows[0]?.jobId ?? '' }],
      ];
    },
  });

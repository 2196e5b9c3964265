/** Finds jobs by words with the condition of the public list. Cached until any job or company changes. */
import type { App } from '../../../core/app.ts';
import type { Database } from '../../../core/database/db.ts';
import { openCache, perOwner } from '../../../core/memory/cache.ts';
import { minutes } from '../../../core/runtime/clock.ts';
import { skillsChanged } from '../../assessments/service.ts';
import { filterConditions, type JobCriteria, noCriteria, openParameters } from '../../job-board/service.ts';
import { companyOfJobsChanged, jobsChanged } from '../../jobs/service.ts';
import type { JobTable } from './job-table.ts';

type JobsWithWords = { jobIds: readonly string[]; isCut: boolean };

const maxJobsWithWords = 5_000;
const maxCachedIds = 200_000;

export async function searchJobs(app: App, criteria: JobCriteria): Promise<JobsWithWords | null> {
  const { words, strengths, isInText } = criteria;
  if (words.length + strengths.length === 0) return null;
  const key = `${isInText} ${[...words, ...strengths.map(({ word }) => word)].sort().join(' ')}`;
  return searchCacheOf(app).get(key, () => findWithWords(app.db, criteria));
}

export const rowsOf = (table: JobTable, { jobIds }: JobsWithWords): ReadonlySet<number> =>
  new Set(jobIds.map((jobId) => table.rowOf(jobId)));

const searchCacheOf = perOwner(({ events }: App) => {
  const weightOf = ({ jobIds }: JobsWithWords) => 1 + jobIds.length;
  const cache = openCache<JobsWithWords>({ capacity: maxCachedIds, weightOf, ageMs: minutes(1) });
  events.subscribe(jobsChanged, cache.invalidateAll);
  events.subscribe(companyOfJobsChanged, cache.invalidateAll);
  events.subscribe(skillsChanged, cache.invalidateAll);
  events.onReconnect(cache.invalidateAll);
  return cache;
});

async function findWithWords(
  { readPool }: Database,
  { words, strengths, isInText }: JobCriteria,
): Promise<JobsWithWords> {
  const { values, addParameter } = openParameters();
  const conditions = filterConditions({ ...noCriteria, words, strengths, isInText }, addParameter, {
    byIndex: true,
  }).join(' and ');
  // One long string, because parsing a row per id would cost more than the search.
  const text = `select coalesce(string_agg(found.job_id::text, ''), '') as ids
    from (select p.job_id from published_jobs p where ${conditions}
           order by p.published_at desc, p.job_id desc limit ${maxJobsWithWords + 1}) found`;
  const ids = (await readPool.query<{ ids: string }>({ text, values })).rows[0]?.ids ?? '';
  const jobIds = ids.match(/.{36}/g) ?? [];
  return { jobIds: jobIds.slice(0, maxJobsWithWords), isCut: jobIds.length > maxJobsWithWords };
}

/**
 * Public access to jobs: the list, single jobs and feeds. A company's slug, logo and text appear only with its public
 * page. Answers never depend on the reader.
 */
import type { JobCard } from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import { listIdPrefixes, listRowsByPrefix } from '../../core/database/id-prefixes.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import { presentCard } from './card.ts';
import { findCards } from './list-queries.ts';
import { openJobLists } from './lists.ts';
import { cardOptions, openOnlineJobs } from './online-jobs.ts';

export { filterConditions, openParameters } from './conditions.ts';
export { type JobCriteria, noCriteria } from './criteria.ts';
export type { DeliveredJob } from './online-jobs.ts';
export { resolveCriteria } from './text-search.ts';

export type JobBoard = ReturnType<typeof openJobBoard>;
export const openJobBoard = (app: App) => ({ ...openJobLists(app), ...openOnlineJobs(app) });

const verifiedCondition = ' and exists (select 1 from orgs o where o.id = org_id and o.verified_at is not null)';
const forSitemap = (app: App) => ({
  table: 'published_jobs',
  id: 'job_id',
  changedAt: 'published_at',
  condition: `ends_at > '${app.clock.now().toISOString()}'${isCompanyCheckRequired(app) ? verifiedCondition : ''}`,
});

export const jobSitemapParts = (app: App): Promise<string[]> => listIdPrefixes(app.db, forSitemap(app));
export const publicJobIds = (app: App, part: string) => listRowsByPrefix(app.db, forSitemap(app), part);

export async function jobCards(app: App, jobIds: readonly string[]): Promise<Map<string, JobCard>> {
  const rows = jobIds.length === 0 ? [] : await findCards(app.db, jobIds, app.clock.now());
  const options = await cardOptions(app);
  return new Map(rows.map((row) => [row.jobId, presentCard(row, options)]));
}

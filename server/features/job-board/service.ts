/**
 * What everybody may see of jobs: the list, each job, and the feeds for search engines and job boards. Only what was published and has
 * not ended; a company's slug, logo and text only with its public page. Nothing here knows who asks.
 */
import type { JobCard } from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import type { Database } from '../../core/db.ts';
import { listPart, listParts } from '../../core/id-parts.ts';
import { presentCard } from './card.ts';
import { openJobsOnline } from './jobs-online.ts';
import { findCards } from './list-queries.ts';
import { openJobLists } from './lists.ts';

export { conditionsOf, openValues } from './conditions.ts';
export type { DeliveredJob } from './jobs-online.ts';
export { type Circle, type Narrowing, narrowingOf } from './narrowing.ts';

export type JobBoard = ReturnType<typeof openJobBoard>;
export const openJobBoard = (app: App) => ({ ...openJobLists(app), ...openJobsOnline(app) });

const jobsOnline = {
  table: 'published_jobs',
  id: 'job_id',
  changedAt: 'published_at',
  condition: 'ends_at > now()',
};

/** The parts that the sitemap of jobs comes in, named by how their ids begin. */
export const jobSitemapParts = ({ db }: App): Promise<string[]> => listParts(db, jobsOnline);
export const publicJobIds = ({ db }: App, part: string) => listPart(db, jobsOnline, part);

/** By id: cards of those that are online now, in one statement. */
export async function jobCards(db: Database, jobIds: readonly string[], now: Date): Promise<Map<string, JobCard>> {
  const rows = jobIds.length === 0 ? [] : await findCards(db, jobIds, now);
  return new Map(rows.map((row) => [row.jobId, presentCard(row)]));
}

import type { JobFilter } from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import { openCache, perOwner } from '../../core/memory/cache.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { cacheKeyOf, criteriaOf, type JobCriteria, noCriteria } from './criteria.ts';
import { countJobs } from './list-queries.ts';
import { onJobsChanged } from './online-jobs.ts';

const maxSearches = 1_000;

/** Null if the place is unknown. Words that no job has in title, company, place or strengths are searched in the text. */
export async function resolveCriteria(app: App, filter: JobFilter): Promise<JobCriteria | null> {
  const criteria = await criteriaOf(app, filter);
  if (criteria === null || criteria.words.length + criteria.strengths.length === 0) return criteria;
  const { words, strengths } = criteria;
  const search = { ...noCriteria, words, strengths };
  const isFound = await foundSearchesOf(app).get(cacheKeyOf(search), async () => {
    const { count } = await countJobs(app.db, search, app.clock.now());
    return count > 0;
  });
  return isFound ? criteria : { ...criteria, isInText: true };
}

const foundSearchesOf = perOwner((app: App) => {
  const cache = openCache<boolean>({ capacity: maxSearches, ageMs: minutes(1) });
  onJobsChanged(app, cache.invalidateAll);
  return cache;
});

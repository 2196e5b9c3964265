/** All online jobs in memory, for scoring and sorting only. Job details come from the database. */
import type { App } from '../../../core/app.ts';
import { perOwner } from '../../../core/memory/cache.ts';
import { openMemoryIndex } from '../../../core/memory/memory-index.ts';
import { waitForSlice } from '../../../core/runtime/yielding.ts';
import { companyOfJobsChanged, jobsChanged } from '../../jobs/service.ts';
import { batchSize, type Jobs, loadJobs, reloadCompanies, reloadJobs } from './load.ts';

/** Use the result only within the current tick, because its rows move. */
export const jobsOf = (app: App): Promise<Jobs> => indexOf(app).read();

/** For computations over all jobs: callers run one after another, so that together they do not block the event loop. */
export async function allJobsOf(app: App): Promise<Jobs> {
  const jobs = await jobsOf(app);
  await waitForSlice();
  return indexOf(app).peek() ?? jobs;
}

const indexOf = perOwner(({ db, events }: App) => {
  const index = openMemoryIndex({
    load: () => loadJobs(db),
    reload: {
      jobs: (jobIds, into: () => Jobs) => reloadJobs(db, jobIds, into),
      companies: (orgIds, into: () => Jobs) => reloadCompanies(db, orgIds, into),
    },
    isSmall: ({ table }) => table.size <= batchSize,
  });
  events.subscribe(jobsChanged, (jobId) => (jobId === null ? index.invalidateAll() : index.invalidate('jobs', jobId)));
  events.subscribe(companyOfJobsChanged, (orgId) => index.invalidate('companies', orgId));
  events.onReconnect(index.invalidateAll);
  return index;
});

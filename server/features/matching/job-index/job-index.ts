/**
 * All jobs that are online, in the memory of each process: read in portions when they are first wanted, and told of changes from
 * then on. Whoever reads waits for single jobs that have changed. While everything is read anew, a large index answers as it was:
 * what is shown of a job comes from the database.
 */
import type { App } from '../../../core/app.ts';
import { seconds } from '../../../core/clock.ts';
import type { Database } from '../../../core/db.ts';
import { oneForEach } from '../../../core/one-for-each.ts';
import { readersChanged } from '../../courses/service.ts';
import { jobsChanged } from '../../jobs/service.ts';
import { type Jobs, loadJobs, portion, reloadJobs } from './load.ts';

/** So many are read again in one statement. */
const mostAtOnce = 500;
/** More changes than this are not remembered one by one while nobody reads. */
const mostRemembered = 5_000;
/** What takes long is not begun again at once, however often somebody says that anything may have changed. */
const pauseMs = seconds(10);

/** Not to be kept beyond the next turn of the event loop: its rows move. */
export const jobsOf = (app: App): Promise<Jobs> => indexOf(app).read();

const indexOf = oneForEach((app: App) => {
  const index = openIndex(app.db);
  app.events.subscribe(jobsChanged, (jobId) => (jobId === null ? index.forgetAll() : index.forget(jobId)));
  // The settings of a company: its values, whether it is shown.
  app.events.subscribe(readersChanged, (courseId) => {
    if (courseId === null) index.forgetAll();
  });
  app.events.onReconnect(index.forgetAll);
  return index;
});

function openIndex(db: Database) {
  let current: Jobs | null = null;
  let loading: Promise<Jobs> | null = null;
  let refreshing: Promise<void> | null = null;
  let isStale = false;
  let loadedAt = 0;
  const changed = new Set<string>();
  const changedSinceLoad = new Set<string>();

  const load = (): Promise<Jobs> => {
    loading ??= loadNow().finally(() => {
      loading = null;
    });
    return loading;
  };
  const loadNow = async (): Promise<Jobs> => {
    isStale = false;
    changedSinceLoad.clear();
    try {
      current = await loadJobs(db);
    } catch (error) {
      isStale = true;
      throw error;
    }
    loadedAt = performance.now();
    for (const jobId of changedSinceLoad) changed.add(jobId);
    return current;
  };
  /** With everything that was said before this was called. */
  const upToDate = async (): Promise<Jobs> => {
    for (let jobs = current; ; jobs = current) {
      if (jobs === null) await load();
      else if (!isStale) return jobs;
      else if (jobs.table.size <= portion) await load();
      else {
        // A failure is told to nobody who has an answer, and tried again.
        if (performance.now() - loadedAt >= pauseMs) load().catch(() => undefined);
        return jobs;
      }
    }
  };
  const refresh = async (jobs: Jobs): Promise<void> => {
    while (changed.size > 0) {
      const jobIds = [...changed].slice(0, mostAtOnce);
      for (const jobId of jobIds) changed.delete(jobId);
      try {
        await reloadJobs(db, jobIds, () => current ?? jobs);
      } catch (error) {
        for (const jobId of jobIds) changed.add(jobId);
        throw error;
      }
    }
  };

  return {
    forget: (jobId: string): void => {
      if (changed.size >= mostRemembered) {
        isStale = true;
        changed.clear();
      }
      if (current !== null) changed.add(jobId);
      if (loading !== null) changedSinceLoad.add(jobId);
    },
    forgetAll: (): void => {
      isStale = true;
    },
    read: async (): Promise<Jobs> => {
      const jobs = await upToDate();
      if (changed.size > 0 || refreshing !== null) {
        refreshing ??= refresh(jobs).finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return current ?? jobs;
    },
  };
}

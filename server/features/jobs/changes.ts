import type { JobEvent } from '#shared/jobs/state.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { topic } from '../../core/events/events.ts';

/** Something happened to the working copy or the status of one job. */
export const jobEdited = (jobId: string) => topic<JobEvent>(`job-${jobId}`);

/** A job as applicants see it came, changed or went; null when it may be any of them. */
export const jobsChanged = topic<string | null>('jobs-changed');

/** What applicants see of a company at its jobs is something else: its name, values, logo or page. Which jobs there are is not. */
export const companyOfJobsChanged = topic<string>('company-of-jobs-changed');

/** Runs a change that applicants see; every process forgets what it keeps of it. */
export const changeForApplicants = <T>(app: App, jobId: string | null, change: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(app.db, async (tx) => {
    const done = await change(tx);
    await app.events.publish(tx, jobsChanged, jobId);
    return done;
  });

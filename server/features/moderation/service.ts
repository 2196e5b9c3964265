/**
 * What staff takes away, and what its organisation reads and answers to it. Whatever is online of something that was taken down or
 * locked is set aside as it is, so that everybody who looks for it finds what they find of a thing that never was.
 */
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { forgetCoursesAside, readersChanged, setCoursesAside, tellOpenCourses } from '../courses/service.ts';
import { deleteHiddenJobs, insertHiddenJobs, jobsChanged } from '../jobs/service.ts';

export {
  insertDecision as openDecision,
  listWithNames as decisionsAbout,
  updateDecisionEnded as liftDecision,
} from './decision-queries.ts';

/**
 * All courses and jobs that the organisation has online vanish. Called with the organisation's row held and marked as locked, so that
 * nobody publishes behind it.
 */
export async function hideAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await setCoursesAside(tx, { orgId }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

/** The same for what strangers see: its jobs and public courses. Called with the row held and its name marked as held. */
export async function hidePublicOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await setCoursesAside(tx, { orgId, onlyPublic: true }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

/** Restores courses and jobs, except jobs that expired meanwhile and anything taken down individually. */
export async function restoreAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await forgetCoursesAside(tx, { orgId });
  await deleteHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

async function tellAll(app: App, tx: Tx, orgId: string): Promise<void> {
  await app.events.publish(tx, readersChanged, null);
  await app.events.publish(tx, jobsChanged, null);
  await tellOpenCourses(app, tx, orgId);
}

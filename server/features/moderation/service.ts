/**
 * Take-downs and locks by staff, and the organisation's answer. Hidden rows move unchanged to separate tables, so
 * that a hidden thing looks as if it never existed and can be restored exactly.
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
 * Requires the organisation's row to be locked and already marked as locked, so that no concurrent publish escapes.
 */
export async function hideAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await setCoursesAside(tx, { orgId }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

/**
 * Hides jobs and public courses. Requires the organisation's row to be locked and its name already marked as pending.
 */
export async function hidePublicOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await setCoursesAside(tx, { orgId, onlyPublic: true }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

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

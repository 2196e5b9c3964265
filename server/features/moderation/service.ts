/**
 * Take-downs and locks by staff, and the organisation's answer. Hidden rows move unchanged to separate tables, so that
 * they can be restored exactly.
 */
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { hideCourses, publishCoursesChanged, readersChanged, restoreHiddenCourses } from '../courses/service.ts';
import { deleteHiddenJobs, insertHiddenJobs, jobsChanged } from '../jobs/service.ts';

export {
  insertDecision as openDecision,
  listDecisionsWithNames as decisionsAbout,
  updateDecisionEnded as liftDecision,
} from './decision-queries.ts';

/** Requires the organisation's row to be locked and marked as locked, so that no concurrent publish escapes. */
export async function hideAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await hideCourses(tx, { orgId }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await publishContentChanges(app, tx, orgId);
}

/** Requires the organisation's row to be locked and its name marked as pending. */
export async function hidePublicOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await hideCourses(tx, { orgId, onlyPublic: true }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await publishContentChanges(app, tx, orgId);
}

export async function restoreAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await restoreHiddenCourses(tx, { orgId });
  await deleteHiddenJobs(tx, { orgId }, app.clock.now());
  await publishContentChanges(app, tx, orgId);
}

async function publishContentChanges(app: App, tx: Tx, orgId: string): Promise<void> {
  await app.events.publish(tx, readersChanged, null);
  await app.events.publish(tx, jobsChanged, null);
  await publishCoursesChanged(app, tx, orgId);
}

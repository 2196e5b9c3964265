/**
 * What staff takes away, and what its organisation reads and answers to it. Whatever is online of something that was taken down or
 * locked is set aside as it is, so that everybody who looks for it finds what they find of a thing that never was.
 */
import type { DecisionWithNames } from '#shared/moderation/decision.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { deleteHiddenCourses, insertHiddenCourses, readersChanged, tellOpenCourses } from '../courses/service.ts';
import { deleteHiddenJobs, insertHiddenJobs, jobsChanged } from '../jobs/service.ts';
import {
  insertDecision,
  type Lifting,
  listWithNames,
  type NewDecision,
  updateDecisionEnded,
} from './decision-queries.ts';

/**
 * All courses and jobs that the organisation has online vanish. Called with the organisation's row held and marked as locked, so that
 * nobody publishes behind it.
 */
export async function hideAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await insertHiddenCourses(tx, { orgId }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

/** The same for what strangers see: its jobs and public courses. Called with the row held and its name marked as held. */
export async function hidePublicOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await insertHiddenCourses(tx, { orgId, onlyPublic: true }, app.clock.now());
  await insertHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

/** Restores courses and jobs, except jobs that expired meanwhile and anything taken down individually. */
export async function restoreAllOf(app: App, tx: Tx, orgId: string): Promise<void> {
  await deleteHiddenCourses(tx, { orgId });
  await deleteHiddenJobs(tx, { orgId }, app.clock.now());
  await tellAll(app, tx, orgId);
}

async function tellAll(app: App, tx: Tx, orgId: string): Promise<void> {
  await app.events.publish(tx, readersChanged, null);
  await app.events.publish(tx, jobsChanged, null);
  await tellOpenCourses(app, tx, orgId);
}

/** Notes what is taken away from now on, and why: one at a time for a thing. @returns its id */
export const openDecision = (tx: Tx, decision: NewDecision): Promise<string> => insertDecision(tx, decision);

/** Notes that it no longer holds, and why. */
export const liftDecision = (tx: Tx, lifting: Lifting): Promise<void> => updateDecisionEnded(tx, lifting);

/** What was decided about a thing and answered, newest first, for staff. */
export const decisionsAbout = (tx: Tx, resourceId: string): Promise<DecisionWithNames[]> =>
  listWithNames(tx, resourceId);

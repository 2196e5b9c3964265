import { Prisma } from '#prisma/generated/client.ts';
import type { EditorEvent } from '#shared/editor/state.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { topic } from '../../core/events/events.ts';

export const courseChanged = (courseId: string) => topic<EditorEvent>(`course-${courseId}`);

/** Marks the draft as changed. Requires the row lock on the course. */
export async function markDraftChanged(tx: Tx, stamp: { courseId: string; userId: string; now: Date }): Promise<void> {
  const { courseId, userId, now } = stamp;
  await tx.$executeRaw`
    update courses set revision = revision + 1, updated_at = ${now}::timestamptz, updated_by = ${userId}::uuid,
                       changed_in_review_by = ${withReviewEditor(userId)}
     where id = ${courseId}::uuid`;
}

/** Readers see a change of this course, or of any course if null. */
export const readersChanged = topic<string | null>('readers-changed');

/** Runs a change that readers see, and invalidates the caches of every process. */
export const changeForReaders = <T>(app: App, courseId: string | null, change: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(app.db, async (tx) => {
    const result = await change(tx);
    await app.events.publish(tx, readersChanged, courseId);
    return result;
  });

export const organisationCoursesChanged = (orgId: string) => topic<EditorEvent>(`courses-of-${orgId}`);

export const publishCoursesChanged = (app: App, tx: Tx, orgId: string): Promise<void> =>
  app.events.publish(tx, organisationCoursesChanged(orgId), { kind: 'structure', pageId: null });

/**
 * Under four-eyes approval, people who edit during the review may not approve. Saving a block repeats this in its own
 * statement.
 */
const withReviewEditor = (userId: string): Prisma.Sql => Prisma.sql`
  case when status = 'review' and not ${userId}::uuid = any(changed_in_review_by)
       then changed_in_review_by || ${userId}::uuid else changed_in_review_by end`;

/** Requires the row lock on the course. */
export async function recordReviewEditor(
  tx: Tx,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<void> {
  await tx.$executeRaw`update courses set changed_in_review_by = ${withReviewEditor(userId)} where id = ${courseId}::uuid`;
}

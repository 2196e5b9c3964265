import type { Tx } from '../../core/db.ts';

/**
 * Notes who changes a course under review: with four eyes none of them approves it. Called with the course's row held. The save
 * of a block does the same in its own statement.
 */
export async function noteChanger(tx: Tx, { courseId, userId }: { courseId: string; userId: string }): Promise<void> {
  await tx.$executeRaw`
    update courses set changed_in_review_by = changed_in_review_by || ${userId}::uuid
     where id = ${courseId}::uuid and status = 'review' and not ${userId}::uuid = any(changed_in_review_by)`;
}

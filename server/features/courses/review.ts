import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';

/**
 * Who has changed a course under review, with this person among them: under four eyes none of them approves it. The save of a
 * block does the same in its own statement.
 */
export const withChanger = (userId: string): Prisma.Sql => Prisma.sql`
  case when status = 'review' and not ${userId}::uuid = any(changed_in_review_by)
       then changed_in_review_by || ${userId}::uuid else changed_in_review_by end`;

/** Notes who changes a course under review. Called with the course's row held. */
export async function noteChanger(tx: Tx, { courseId, userId }: { courseId: string; userId: string }): Promise<void> {
  await tx.$executeRaw`update courses set changed_in_review_by = ${withChanger(userId)} where id = ${courseId}::uuid`;
}

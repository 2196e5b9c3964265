import type { Tx } from '../../core/db.ts';

/** Topic of everything that happens to one course: events of shared/editor/state.ts. */
export const courseChanged = (courseId: string): string => `course-${courseId}`;

/** Notes that the working copy is another one now. Called with the course's row held. */
export async function touchCourse(tx: Tx, stamp: { courseId: string; userId: string; now: Date }): Promise<void> {
  const data = { revision: { increment: 1 }, updatedAt: stamp.now, updatedBy: stamp.userId };
  await tx.course.update({ where: { id: stamp.courseId }, data, select: { id: true } });
}

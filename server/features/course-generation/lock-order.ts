import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { type LockedCourse, lockCourseRow, requireCourse } from '../courses/service.ts';
import { findUserWithRight } from '../members/service.ts';
import { findGeneration, type GenerationRow } from './generation-rows.ts';

type Work = { courseId: string; generationId: string; ownerId: string; jobId: string };

/** @throws RuleError NOT_FOUND if the author may no longer edit the course */
export async function requireCurrentEditor(
  tx: Tx,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  const user = await findUserWithRight({ user: { userId } }, tx, 'course.edit');
  if (user === null) throw new RuleError('NOT_FOUND');
  await requireCourse({ user }, tx, courseId);
}

/**
 * Jobs call this before each write: locks the course and checks that the owner may still edit it and that the order
 * belongs to this job. @throws RuleError NOT_FOUND
 */
export async function lockOrder(tx: Tx, work: Work): Promise<{ course: LockedCourse; row: GenerationRow }> {
  const { courseId, generationId, ownerId, jobId } = work;
  const course = await lockCourseRow(tx, courseId);
  if (course === null) throw new RuleError('NOT_FOUND');
  await requireCurrentEditor(tx, { userId: ownerId, courseId });
  const row = await findGeneration(tx, generationId);
  if (row === null || row.courseId !== courseId || row.jobId !== jobId) throw new RuleError('NOT_FOUND');
  return { course, row };
}

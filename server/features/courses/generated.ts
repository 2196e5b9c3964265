import { courseLimits } from '#shared/courses/schema.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { countBlocks, type GeneratedRow, insertGenerated } from './tree/tree.ts';

type LessonBlocks = { lessonId: string; userId: string; blocks: readonly GeneratedRow[] };

/**
 * Puts generated blocks behind what a lesson has. Called with the course's row held; whoever calls has seen that the lesson is in
 * this course, and measures, touches and announces it afterwards. @throws RuleError COURSE_FULL
 */
export async function insertLessonBlocks(tx: Tx, { lessonId, userId, blocks }: LessonBlocks): Promise<void> {
  const limit = courseLimits.blocksInLesson;
  if ((await countBlocks(tx, lessonId)) + blocks.length > limit) throw new RuleError('COURSE_FULL', { limit });
  if (blocks.length > 0) await insertGenerated(tx, { lessonId, userId, blocks });
}

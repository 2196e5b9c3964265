/** The open course editor: structure, lessons, blocks, titles, presence of authors, deleted parts. */
import type { EditedCourse, EditedLesson } from '#shared/editor/state.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { courseNotFound, findEditedCourse, findEditedLesson, hasCourseAccess } from '../courses/service.ts';

import { toEditedBlock } from './edited-block.ts';

export { addBlock, saveBlock } from './blocks.ts';
export { cleanUpDeletedParts } from './deleted-parts.ts';
export { addLesson } from './structure.ts';

/** @throws RuleError NOT_FOUND */
export async function getEditedCourse({ app, user }: SignedInContext, courseId: string): Promise<EditedCourse> {
  const row = await findEditedCourse(app.db, courseId);
  if (row === null || !hasCourseAccess(user, row)) throw courseNotFound(courseId, row);
  const { orgId: _, submittedById, changedInReviewBy, ...course } = row;
  const changedInReviewByMe = changedInReviewBy.includes(user.userId);
  return { courseId, ...course, submittedByMe: submittedById === user.userId, changedInReviewByMe };
}

/** @throws RuleError NOT_FOUND */
export async function getEditedLesson(
  { app, user }: SignedInContext,
  place: { courseId: string; lessonId: string },
): Promise<EditedLesson> {
  const row = await findEditedLesson(app.db, place);
  if (row === null || !hasCourseAccess(user, row)) throw courseNotFound(place.courseId, row);
  const { title, revision, blocks } = row;
  return { lessonId: place.lessonId, title, revision, blocks: blocks.map(toEditedBlock) };
}

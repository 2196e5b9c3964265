import type { EditedCourse, EditedLesson } from '#shared/editor/state.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findEditedCourse, findEditedLesson, noCourse, seesWorkingCopy } from '../courses/service.ts';

import { presentBlock } from './present.ts';

export { addBlock, saveBlock } from './blocks.ts';
export { forgetDeletedParts } from './deleted-parts.ts';
export { addLesson } from './structure.ts';

/** @throws RuleError NOT_FOUND */
export async function editedCourse({ app, user }: SignedInContext, courseId: string): Promise<EditedCourse> {
  const row = await findEditedCourse(app.db, courseId);
  if (row === null || !seesWorkingCopy(user, row)) throw noCourse(courseId, row);
  const { orgId: _, submittedById, changedInReviewBy, ...course } = row;
  const changedInReviewByMe = changedInReviewBy.includes(user.userId);
  return { courseId, ...course, submittedByMe: submittedById === user.userId, changedInReviewByMe };
}

/** @throws RuleError NOT_FOUND */
export async function readLesson(
  { app, user }: SignedInContext,
  place: { courseId: string; lessonId: string },
): Promise<EditedLesson> {
  const row = await findEditedLesson(app.db, place);
  if (row === null || !seesWorkingCopy(user, row)) throw noCourse(place.courseId, row);
  const { title, revision, blocks } = row;
  return { lessonId: place.lessonId, title, revision, blocks: blocks.map(presentBlock) };
}

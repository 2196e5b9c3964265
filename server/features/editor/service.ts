/** What an open editor shows: the course with its structure; the content comes lesson by lesson. */
import type { EditedCourse } from '#shared/editor/state.ts';
import type { SignedInContext } from '../../core/context.ts';
import { requireCourse } from '../courses/service.ts';
import { findEditedCourse, findNames, readStructure } from './course-query.ts';

export { forgetDeletedParts, registerForgetDeletedPartsJob } from './deleted-parts.ts';
export { sanitiseText } from './sanitise.ts';

export async function editedCourse(ctx: SignedInContext, courseId: string): Promise<EditedCourse> {
  const tx = ctx.app.db.prisma;
  await requireCourse(ctx, tx, courseId);
  const [course, modules] = await Promise.all([findEditedCourse(tx, courseId), readStructure(tx, courseId)]);
  const { updatedBy, submittedBy, reviewedBy } = course;
  const names = await findNames(tx, [updatedBy, submittedBy, reviewedBy]);
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  return {
    courseId,
    title: course.title,
    description: course.description,
    status: course.status,
    visibility: course.visibility as EditedCourse['visibility'],
    version: course.version,
    isOnline: course.published !== null,
    hasChanges: course.revision !== course.publishedRevision,
    settingsRevision: course.settingsRevision,
    updatedAt: course.updatedAt,
    updatedBy: nameOf(updatedBy),
    skillIds: course.skills.map(({ skillId }) => skillId),
    invitationToken: course.invitationToken,
    needsReview: course.organisation?.needsReview ?? false,
    submittedBy: nameOf(submittedBy),
    submittedByMe: submittedBy === ctx.user.userId,
    submittedAt: course.submittedAt,
    reviewComment: course.reviewComment,
    reviewedBy: nameOf(reviewedBy),
    modules,
  };
}

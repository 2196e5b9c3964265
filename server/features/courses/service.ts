/** An organisation's courses: list, create, copy, delete, settings. Settings take effect at once. */
import { type CourseFilter, type CourseSettings, courseLimits } from '#shared/courses/schema.ts';
import { may } from '#shared/permissions.ts';
import { copyTitle } from '#shared/texts/courses/courses.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { newToken } from '../../core/runtime/random.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { type CourseRef, lockCourse, requirePublisher } from './access.ts';
import { changeForReaders, courseChanged, recordReviewEditor } from './course-events.ts';
import {
  type CourseCursor,
  countByState,
  countCourses,
  deleteCourse,
  insertCourse,
  listCourses,
  lockOrganisationOf,
  type Scope,
} from './queries.ts';
import {
  areKnownSkills,
  findPersonName,
  findSettings,
  isSameList,
  listSkills,
  updateInvitationToken,
  updateSettings,
  updateSkills,
} from './settings-queries.ts';
import { updateAndCheckSize } from './size-limits.ts';
import { type ArchivedCourse, copyContent, insertArchivedCourse } from './tree/tree.ts';

export {
  type CourseRef as CourseReach,
  courseNotFound,
  hasCourseAccess,
  hasDraftAccess,
  isReadable,
  lockCourse,
  requireCourse,
  requireDraftReader,
  requirePublisher,
  requireReadable,
} from './access.ts';
export {
  changeForReaders,
  courseChanged,
  markDraftChanged,
  organisationCoursesChanged,
  publishCoursesChanged,
  readersChanged,
} from './course-events.ts';
export {
  deleteHiddenCourses as restoreHiddenCourses,
  deletePublished as takeOffline,
  insertHiddenCourses as hideCourses,
  updateCourseTakenDown as markTakenDown,
  updateMakerAndSkills as renameInSearch,
  updateState as setCourseState,
  updateViews as addViews,
} from './published-queries.ts';
export { type LockedCourse, lockCourseRow, lockOrganisationOf } from './queries.ts';
export {
  findPersonName as findName,
  findSettings,
  updateCourseTitle as setCourseTitle,
  updateIntroduction as setCourseIntroduction,
  updateLastEdit as recordLastEdit,
  updateSkills as setCourseSkills,
} from './settings-queries.ts';
export { requireWithinLimits, updateAndCheckSize, updateStoredSize } from './size-limits.ts';
export {
  deleteTopicSources as dropTopics,
  deleteUnreadSources as dropUnreadSources,
  insertSource as addSource,
  insertSourceParts as addSourceParts,
  type NewSource,
  updateSourceProblem as recordSourceProblem,
  updateSourceProblems as clearSourceProblems,
  updateSourceRead as recordSourceRead,
} from './source-queries.ts';
export * from './tree/tree.ts';

const pageSize = 24;

const scopeOf = ({ user }: SignedInContext): Scope => ({
  orgId: user.organisation?.organisationId ?? null,
  withPrivate: may(user, 'course.edit'),
});

export async function listCoursesPage(ctx: SignedInContext, input: { filter: CourseFilter; cursor: PageCursor }) {
  const { rows: courses, nextCursor } = await readPage(
    { app: ctx.app, list: `courses of ${ctx.user.userId}`, size: pageSize, cursor: input.cursor },
    (take, cursor: CourseCursor | null) =>
      listCourses(ctx.app.db.prisma, { ...scopeOf(ctx), filter: input.filter, cursor, take }),
    ({ updatedAt, courseId }) => ({ updatedAt, courseId }),
  );
  return { courses, nextCursor };
}

export const countCoursesByState = (ctx: SignedInContext) => countByState(ctx.app.db.prisma, scopeOf(ctx));

export const createCourse = (ctx: SignedInContext, title: string): Promise<{ courseId: string }> =>
  inTransaction(ctx.app.db, async (tx) => ({ courseId: (await insertDraftCourse(ctx, tx, title)).courseId }));

export async function insertDraftCourse(ctx: SignedInContext, tx: Tx, title: string): Promise<CourseRef> {
  const { orgId } = scopeOf(ctx);
  await requireCourseQuota(tx, orgId);
  const now = ctx.app.clock.now();
  const stamp = { invitationToken: newToken(), createdAt: now, createdBy: ctx.user.userId };
  return { courseId: await insertCourse(tx, { title, orgId, ...stamp }), orgId };
}

/** @returns false if the course exists @throws RuleError COURSE_FULL */
export async function addArchivedCourse(tx: Tx, course: ArchivedCourse): Promise<boolean> {
  await requireCourseQuota(tx, course.orgId);
  return insertArchivedCourse(tx, course);
}

/** @throws RuleError COURSE_FULL at the organisation's limit of courses */
async function requireCourseQuota(tx: Tx, orgId: string | null): Promise<void> {
  const limit = courseLimits.coursesInOrganisation;
  if (orgId !== null && (await countCourses(tx, orgId)) >= limit) throw new RuleError('COURSE_FULL', { limit });
}

/**
 * A hidden course cannot be copied, because publishing the copy would undo the take-down.
 * @throws RuleError NOT_FOUND, TAKEN_DOWN, COURSE_FULL
 */
export const duplicateCourse = (ctx: SignedInContext, courseId: string): Promise<{ courseId: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockOrganisationOf(tx, courseId);
    const { orgId, isTakenDown } = await lockCourse(ctx, tx, courseId);
    if (isTakenDown) throw new RuleError('TAKEN_DOWN');
    await requireCourseQuota(tx, orgId);
    const source = await findSettings(tx, courseId);
    const stamp = { invitationToken: newToken(), createdAt: ctx.app.clock.now(), createdBy: ctx.user.userId };
    const copy = await insertCourse(tx, { title: copyTitle(source.title), orgId, ...stamp });
    await updateSettings(tx, copy, {
      description: source.description,
      visibility: source.visibility,
      showsSources: source.showsSources,
      outcomes: source.outcomes,
    });
    await updateSkills(tx, copy, source.skillIds);
    await copyContent(tx, { from: courseId, to: copy });
    await updateAndCheckSize(tx, copy);
    return { courseId: copy };
  });

export const removeCourse = (ctx: SignedInContext, courseId: string): Promise<void> =>
  changeForReaders(ctx.app, courseId, async (tx) => {
    const course = await lockCourse(ctx, tx, courseId);
    requirePublisher(ctx, course);
    const { orgId, title, version } = course;
    await deleteCourse(tx, courseId);
    const auditEntry = { resourceId: courseId, orgId, details: { version }, names: { title } };
    await logAuditEvent(ctx, tx, { action: 'course_deleted', ...auditEntry });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'gone' });
  });

/**
 * @throws RuleError STALE_CHANGE with the other editor's name if the settings have changed, INVALID_INPUT for an
 * unknown skill, NAME_HELD
 */
export const changeSettings = (
  ctx: SignedInContext,
  { courseId, revision, skillIds, ...settings }: CourseSettings,
): Promise<void> =>
  changeForReaders(ctx.app, courseId, async (tx) => {
    await lockOrganisationOf(tx, courseId);
    const course = await lockCourse(ctx, tx, courseId);
    const { orgId } = course;
    const before = await findSettings(tx, courseId);
    if (before.settingsRevision !== revision)
      throw new RuleError('STALE_CHANGE', { name: await findPersonName(tx, before.settingsUpdatedBy) });
    if (!(await areKnownSkills(tx, skillIds))) throw new RuleError('INVALID_INPUT');
    if (requiresPublisher(before, { skillIds, ...settings })) requirePublisher(ctx, course);
    const becomesPublic = settings.visibility === 'public' && before.visibility !== 'public' && course.online !== null;
    if (becomesPublic && course.isNameHeld) throw new RuleError('NAME_HELD');
    const now = ctx.app.clock.now();
    await updateSettings(tx, courseId, { ...settings, updatedAt: now, updatedBy: ctx.user.userId });
    await updateSkills(tx, courseId, skillIds);
    await updateAndCheckSize(tx, courseId, { hasNewParts: false });
    if (isChanged(before, { skillIds, ...settings }))
      await recordReviewEditor(tx, { courseId, userId: ctx.user.userId });
    if (before.visibility !== settings.visibility) {
      const details = { from: before.visibility, to: settings.visibility };
      const auditEntry = { resourceId: courseId, orgId, details, names: {} };
      await logAuditEvent(ctx, tx, { action: 'course_visibility_changed', ...auditEntry });
    }
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
  });

type ReaderSettings = Pick<CourseSettings, 'description' | 'visibility' | 'skillIds' | 'showsSources' | 'outcomes'>;
type StoredSettings = Awaited<ReturnType<typeof findSettings>>;

const hasSameSkills = (before: StoredSettings, { skillIds }: Pick<ReaderSettings, 'skillIds'>): boolean =>
  before.skillIds.join() === skillIds.toSorted((one, other) => one - other).join();

const isChanged = (before: StoredSettings, after: ReaderSettings & Pick<CourseSettings, 'title'>): boolean =>
  before.title !== after.title ||
  before.description !== after.description ||
  before.visibility !== after.visibility ||
  (after.showsSources !== undefined && before.showsSources !== after.showsSources) ||
  (after.outcomes !== undefined && !isSameList(before.outcomes, after.outcomes)) ||
  !hasSameSkills(before, after);

function requiresPublisher(before: StoredSettings, after: ReaderSettings): boolean {
  if (before.version > 0 && before.visibility !== after.visibility) return true;
  return before.isOnline && (before.description !== after.description || !hasSameSkills(before, after));
}

export const renewInvitation = (ctx: SignedInContext, courseId: string): Promise<{ invitationToken: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { orgId } = await lockCourse(ctx, tx, courseId);
    const invitationToken = newToken();
    await updateInvitationToken(tx, courseId, invitationToken);
    const auditEntry = { resourceId: courseId, orgId, details: {}, names: {} };
    await logAuditEvent(ctx, tx, { action: 'course_invitation_renewed', ...auditEntry });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
    return { invitationToken };
  });

export const listSelectableSkills = (ctx: SignedInContext) => listSkills(ctx.app.db.prisma);

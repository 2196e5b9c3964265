/** Answers and finished lessons are stored for signed-in people only. A lesson keeps its progress across versions. */

import {
  type CardProgress,
  type CertificateView,
  type CourseProgress,
  findLessonToResume,
  judgeAnswer,
  type LearnedCourse,
  minutesLeftOf,
  type QuizOutcome,
} from '#shared/learning/state.ts';
import { may } from '#shared/permissions.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { type Database, inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { openCache, perOwner } from '../../core/memory/cache.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import { isReadable, requireReadable } from '../courses/service.ts';
import { findSnapshot } from '../publishing/service.ts';
import { issueCertificate } from './certificate.ts';
import { listCertificates } from './certificate-queries.ts';
import { buildPlan, choiceKey, computeProgress, countOpen, type LearningPlan, type QuizPlan } from './progress.ts';
import {
  findCourseProgress,
  findPublishedVersion,
  findTitle,
  insertAnswer,
  insertEnrolment,
  type LearnedCursor,
  listCardProgress,
  listEnrolments,
  updateLessonDone,
} from './queries.ts';

export { renderCertificateFile as certificateFile } from './certificate.ts';
export { countImportedBytes, storeImportedLearning, takeImportedLearning } from './imported-learning.ts';
export { choiceKey } from './progress.ts';
export { openPublishedCourses, type PublishedCourses } from './published-courses.ts';
export { updatePublishedCounts } from './queries.ts';

type ReadRequest = { courseId: string; invitation?: string | null | undefined };

const maxCachedPlans = 500;
const planCacheOf = perOwner((_: Database) => openCache<LearningPlan>({ capacity: maxCachedPlans }));

export async function getPlan(
  { app }: Pick<Context, 'app'>,
  tx: Tx,
  { courseId, version }: { courseId: string; version: number },
): Promise<LearningPlan> {
  return planCacheOf(app.db).get(`${courseId} ${version}`, async () => {
    const snapshot = await findSnapshot(tx, courseId, version);
    if (snapshot === null) throw new RuleError('NOT_FOUND');
    return buildPlan(snapshot);
  });
}

/** @throws RuleError NOT_FOUND if this person may not read the course */
async function requirePlan(ctx: Context, tx: Tx, { courseId, invitation }: ReadRequest): Promise<LearningPlan> {
  await requireReadable(ctx, tx, { courseId, invitation });
  const version = await findPublishedVersion(tx, courseId);
  if (version === null) throw new RuleError('NOT_FOUND');
  return getPlan(ctx, tx, { courseId, version });
}

export async function getCourseProgress(ctx: SignedInContext, reading: ReadRequest): Promise<CourseProgress | null> {
  const db = ctx.app.db.prisma;
  return readProgress(ctx, db, { plan: await requirePlan(ctx, db, reading), courseId: reading.courseId });
}

async function readProgress(
  ctx: SignedInContext,
  tx: Tx,
  { plan, courseId }: { plan: LearningPlan; courseId: string },
): Promise<CourseProgress | null> {
  const { userId } = ctx.user;
  const learned = await findCourseProgress(tx, { userId, courseId });
  if (learned === null) return null;
  const { lessons, answers, lastLessonId } = learned;
  const certificates = await listCertificates(tx, userId, [courseId]);
  const progress = computeProgress(plan, { lessonsDone: lessons.map(({ lessonId }) => lessonId), answers });
  return {
    version: plan.version,
    lessonCount: plan.lessonIds.length,
    quizCount: plan.quizzes.size,
    ...progress,
    lastLessonId: lastLessonId !== null && plan.lessonIds.includes(lastLessonId) ? lastLessonId : null,
    certificates: certificates.map(presentCertificate),
  };
}

type CertificateRow = Awaited<ReturnType<typeof listCertificates>>[number];

const presentCertificate = ({ id, courseId: _, ...certificate }: CertificateRow): CertificateView => ({
  certificateId: id,
  ...certificate,
});

type Step = (tx: Tx, plan: LearningPlan) => Promise<void>;

const withProgress = (
  ctx: SignedInContext,
  reading: ReadRequest & { lessonId: string | null },
  step: Step,
): Promise<CourseProgress> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { courseId, lessonId } = reading;
    const plan = await requirePlan(ctx, tx, reading);
    const [{ userId }, now] = [ctx.user, ctx.app.clock.now()];
    const invitation = await findRequiredInvitation(ctx, tx, reading);
    await insertEnrolment(tx, { userId, courseId, version: plan.version, lessonId, invitation, now });
    await step(tx, plan);
    const progress = await readProgress(ctx, tx, { plan, courseId });
    if (progress === null) throw new RuleError('NOT_FOUND');
    // A withdrawn certificate rules out a new one for the same course.
    const isNew =
      progress.isComplete &&
      progress.certificates.every(({ version, withdrawnAt }) => version !== plan.version && withdrawnAt === null);
    if (!isNew) return progress;
    await issueCertificate(ctx, tx, { courseId, version: plan.version });
    return (await readProgress(ctx, tx, { plan, courseId })) ?? progress;
  });

/** Stores the invitation only if nothing else gives the person access. */
async function findRequiredInvitation(
  ctx: Context,
  tx: Tx,
  { courseId, invitation }: ReadRequest,
): Promise<string | null> {
  return invitation == null || (await isReadable(ctx, tx, { courseId })) ? null : invitation;
}

const requireLesson = ({ lessonIds }: LearningPlan, lessonId: string): void => {
  if (!lessonIds.includes(lessonId)) throw new RuleError('NOT_FOUND');
};

export const openLesson = (ctx: SignedInContext, input: ReadRequest & { lessonId: string }): Promise<CourseProgress> =>
  withProgress(ctx, input, async (_, plan) => requireLesson(plan, input.lessonId));

export const markLesson = (
  ctx: SignedInContext,
  input: ReadRequest & { lessonId: string; isDone: boolean },
): Promise<CourseProgress> =>
  withProgress(ctx, input, async (tx, plan) => {
    const { courseId, lessonId, isDone } = input;
    requireLesson(plan, lessonId);
    await updateLessonDone(tx, { userId: ctx.user.userId, courseId, lessonId, isDone, now: ctx.app.clock.now() });
  });

type Attempt = { blockId: string; chosen: number; version: number };

/** @throws RuleError NEWER_VERSION if another version is online, INVALID_INPUT for an unknown option */
function requireQuiz(plan: LearningPlan, { blockId, chosen, version }: Attempt): QuizPlan {
  if (plan.version !== version) throw new RuleError('NEWER_VERSION');
  const quiz = plan.quizzes.get(blockId);
  if (quiz === undefined) throw new RuleError('NOT_FOUND');
  if (chosen >= quiz.options.length) throw new RuleError('INVALID_INPUT');
  return quiz;
}

/** Reveals the solution only with the answer. Uses the version that the person saw, if it is still online. */
export async function answerQuiz(
  ctx: Context,
  { blockId, chosen, version, ...reading }: ReadRequest & Attempt,
): Promise<QuizOutcome> {
  const attempt = { blockId, chosen, version };
  const quiz = requireQuiz(await requirePlan(ctx, ctx.app.db.prisma, reading), attempt);
  const outcome = judgeAnswer(quiz, chosen);
  const { user, session } = ctx;
  if (user !== null && session !== null && mayStoreProgress(ctx)) {
    const { courseId } = reading;
    const { options, question, lessonId, statisticsKey } = quiz;
    await withProgress({ ...ctx, user, session }, { ...reading, lessonId }, async (tx, plan) => {
      requireQuiz(plan, attempt);
      await insertAnswer(tx, {
        userId: user.userId,
        courseId,
        blockId,
        chosen,
        question,
        chosenText: options[chosen] ?? '',
        asked: statisticsKey,
        choice: choiceKey(options[chosen] ?? ''),
        isCorrect: outcome.isCorrect,
        answeredAt: ctx.app.clock.now(),
      });
    });
  }
  return { blockId, ...outcome };
}

/** Staff only try courses out, so their answers are not stored. */
const mayStoreProgress = ({ user }: Context): boolean => may(user, 'learning.own');

/** One statement for all cards on screen. */
export async function getCardProgress(ctx: SignedInContext, courseIds: readonly string[]): Promise<CardProgress[]> {
  const rows = await listCardProgress(ctx.app.db.prisma, ctx.user.userId, courseIds);
  return rows.map(({ lessonIds, doneIds, lastLessonId, ...row }) => {
    const done = new Set(doneIds);
    const lessonsDone = lessonIds.filter((lessonId) => done.has(lessonId));
    return {
      ...row,
      lessonsDone: lessonsDone.length,
      lessonCount: lessonIds.length,
      nextLessonId: findLessonToResume(lessonIds, { lessonsDone, lastLessonId }),
    };
  });
}

const pageSize = 20;

export async function listLearnedCourses(ctx: SignedInContext, cursor: PageCursor) {
  const db = ctx.app.db.prisma;
  const { rows, nextCursor } = await readPage(
    { app: ctx.app, list: `learned by ${ctx.user.userId}`, size: pageSize, cursor },
    (take, after: LearnedCursor | null) => listEnrolments(db, { userId: ctx.user.userId, cursor: after, take }),
    ({ lastSeenAt, courseId }) => ({ lastSeenAt, courseId }),
  );
  const courseIds = rows.map(({ courseId }) => courseId);
  const certificates = Map.groupBy(await listCertificates(db, ctx.user.userId, courseIds), ({ courseId }) => courseId);
  const courses = rows.map((row) => presentLearned(ctx, row, certificates.get(row.courseId)?.[0]));
  return { courses: await Promise.all(courses), nextCursor };
}

type EnrolmentRow = Awaited<ReturnType<typeof listEnrolments>>[number];

async function presentLearned(
  ctx: SignedInContext,
  row: EnrolmentRow,
  newest: CertificateRow | undefined,
): Promise<LearnedCourse> {
  const { courseId, version, lastSeenAt, lastLessonId, completedAt, course, lessons, answers } = row;
  const db = ctx.app.db.prisma;
  const certificate = newest === undefined ? null : presentCertificate(newest);
  const learned = { courseId, lastSeenAt, completedAt, certificate };
  const access = await findAccess(ctx, row);
  if (course.published === null || access === null) {
    // Without access, the list shows what the person learned and nothing of the course's current state.
    const title = (await findTitle(db, courseId, version)) ?? '';
    return {
      ...learned,
      title,
      isReadable: false,
      invitation: null,
      lessonCount: 0,
      lessonsDone: 0,
      lessonsOpen: 0,
      questionsOpen: 0,
      minutesLeft: 0,
      nextLessonId: null,
    };
  }
  const plan = await getPlan(ctx, ctx.app.db.prisma, { courseId, version: course.published.version });
  const progress = computeProgress(plan, { lessonsDone: lessons.map(({ lessonId }) => lessonId), answers });
  const { lessonsDone } = progress;
  const counts = { lessonCount: plan.lessonIds.length, lessonsDone: lessonsDone.length };
  return {
    ...learned,
    ...counts,
    ...countOpen(plan, progress),
    title: course.published.title,
    isReadable: true,
    invitation: access.invitation,
    minutesLeft: minutesLeftOf({ minutes: course.published.minutes, ...counts }),
    nextLessonId: findLessonToResume(plan.lessonIds, { lessonsDone, lastLessonId }),
  };
}

/** The invitation that gives access, if one is needed; null without access. */
async function findAccess(
  ctx: SignedInContext,
  { courseId, invitation }: EnrolmentRow,
): Promise<{ invitation: string | null } | null> {
  const db = ctx.app.db.prisma;
  if (await isReadable(ctx, db, { courseId })) return { invitation: null };
  return invitation !== null && (await isReadable(ctx, db, { courseId, invitation })) ? { invitation } : null;
}

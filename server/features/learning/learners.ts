import type { PageCursor } from '#shared/validation/bounds.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requireCourse } from '../courses/service.ts';
import { countOutsiders, type LearnerCursor, listLearners } from './learner-queries.ts';
import { computeProgress } from './progress.ts';
import { findPublishedVersion } from './queries.ts';
import { getPlan } from './service.ts';

const pageSize = 50;

type LearnerView = {
  userId: string;
  name: string;
  lessonsDone: number;
  lastSeenAt: Date;
  completedAt: Date | null;
  certificate: { number: string; isWithdrawn: boolean } | null;
};

export async function listCourseLearners(ctx: SignedInContext, input: { courseId: string; cursor: PageCursor }) {
  const db = ctx.app.db.prisma;
  const { courseId, cursor } = input;
  const { orgId } = await requireCourse(ctx, db, courseId);
  if (orgId === null) throw new RuleError('NOT_FOUND');
  const [version, { rows, nextCursor }, outsiders] = await Promise.all([
    findPublishedVersion(db, courseId),
    readPage(
      { app: ctx.app, list: `learners of ${courseId}`, size: pageSize, cursor },
      (take, after: LearnerCursor | null) => listLearners(db, { courseId, orgId, cursor: after, take }),
      ({ lastName, firstName, userId }) => ({ lastName, firstName, userId }),
    ),
    countOutsiders(db, { courseId, orgId }),
  ]);
  const plan = version === null ? null : await getPlan(ctx, db, { courseId, version });
  const members = rows.map(
    ({ lessonIds, userId, firstName, lastName, lastSeenAt, completedAt, certificate }): LearnerView => ({
      userId,
      name: `${firstName} ${lastName}`,
      lastSeenAt,
      completedAt,
      certificate: certificate && { number: certificate.number, isWithdrawn: certificate.withdrawnAt !== null },
      lessonsDone:
        plan === null ? 0 : computeProgress(plan, { lessonsDone: lessonIds, answers: [] }).lessonsDone.length,
    }),
  );
  return { members, lessonCount: plan?.lessonIds.length ?? 0, outsiders, nextCursor };
}

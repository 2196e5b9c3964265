import { may } from '#shared/permissions.ts';
import type { Difference } from '#shared/publishing/diff.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { asValue } from '../../core/trpc/serialised-json.ts';
import { workReference } from '../../core/workers/work.ts';
import type { WorkOptions } from '../../core/workers/workers.ts';
import { logAuditEvent } from '../audit/service.ts';
import {
  courseChanged,
  getDraftText,
  lockCourse,
  markDraftChanged,
  requireCourse,
  requirePublisher,
  restoreVersionContent,
  updateAndCheckSize,
} from '../courses/service.ts';
import { findSnapshotText, findState, hasVersion, listVersions } from './queries.ts';
import { comparisonOf, type VersionView, viewOf } from './version-view.ts';

const pageSize = 20;
const maxInlineCharacters = 200_000;
const workerTask = workReference<typeof import('./version-view.work.ts')>(
  new URL('./version-view.work.ts', import.meta.url),
);
const workOptions: WorkOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'BUSY' };

export async function listVersionsPage(
  ctx: SignedInContext,
  { courseId, cursor }: { courseId: string; cursor: PageCursor },
) {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  const [{ rows, nextCursor }, { published }] = await Promise.all([
    readPage(
      { app: ctx.app, list: `versions of ${courseId}`, size: pageSize, cursor },
      (take, before: number | null) => listVersions(db, { courseId, before, take }),
      ({ number }) => number,
    ),
    findState(db, courseId),
  ]);
  return { versions: rows.map((row) => ({ ...row, isOnline: row.number === published?.version })), nextCursor };
}

async function requireSnapshot(tx: Tx, courseId: string, number: number): Promise<string> {
  const snapshot = await findSnapshotText(tx, courseId, number);
  if (snapshot === null) throw new RuleError('NOT_FOUND');
  return snapshot;
}

/** @param number null for the online version */
export async function getVersionView(
  ctx: SignedInContext,
  { courseId, number }: { courseId: string; number: number | null },
): Promise<VersionView> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  const { title, status, published } = await findState(db, courseId);
  const online = published?.version ?? null;
  const versionNumber = number ?? online;
  if (versionNumber === null) return { title, status, online, snapshot: null, solutions: {} };
  const snapshot = await requireSnapshot(db, courseId, versionNumber);
  const about = { title, status, online };
  const viewSource = { about, snapshot, withSolutions: may(ctx.user, 'course.edit') };
  if (snapshot.length <= maxInlineCharacters) return viewOf(viewSource);
  const { json } = await ctx.app.workers.run(workerTask('view'), viewSource, {
    ...workOptions,
    personId: ctx.user.userId,
  });
  return asValue(json);
}

export async function compareVersions(
  ctx: SignedInContext,
  { courseId, from, to }: { courseId: string; from: number; to: number | null },
): Promise<Difference> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  const before = await requireSnapshot(db, courseId, from);
  const after = to === null ? await getDraftText(db, courseId) : await requireSnapshot(db, courseId, to);
  if (before.length + after.length <= maxInlineCharacters) return comparisonOf({ before, after });
  const snapshots = { before, after };
  const { json } = await ctx.app.workers.run(workerTask('compare'), snapshots, {
    ...workOptions,
    personId: ctx.user.userId,
  });
  return asValue(json);
}

export const restoreVersion = (ctx: SignedInContext, input: { courseId: string; number: number }): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { courseId, number } = input;
    const course = await lockCourse(ctx, tx, courseId);
    requirePublisher(ctx, course);
    const { orgId } = course;
    if (!(await hasVersion(tx, courseId, number))) throw new RuleError('NOT_FOUND');
    const { userId } = ctx.user;
    await restoreVersionContent(tx, { courseId, number, userId });
    await updateAndCheckSize(tx, courseId);
    await markDraftChanged(tx, { courseId, userId, now: ctx.app.clock.now() });
    const auditEntry = { resourceId: courseId, orgId, details: { version: number }, names: {} };
    await logAuditEvent(ctx, tx, { action: 'course_version_restored', ...auditEntry });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: ctx.origin.pageId });
  });

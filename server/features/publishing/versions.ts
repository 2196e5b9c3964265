/** The versions of a course: looked at, compared, and brought back into the working copy. None ever changes. */
import { may } from '#shared/permissions.ts';
import { type Difference, differenceOf } from '#shared/publishing/diff.ts';
import { forReaders, type ReaderSnapshot, type Snapshot } from '#shared/publishing/snapshot.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import {
  courseChanged,
  lockCourse,
  measureCourse,
  requireCourse,
  requirePublisher,
  touchCourse,
} from '../courses/service.ts';
import { findSnapshot, findState, listVersions, readWorkingCopy } from './queries.ts';
import { restoreContent } from './restore-query.ts';
import { log } from './service.ts';

const pageSize = 20;

export async function versionsPage(
  ctx: SignedInContext,
  { courseId, before }: { courseId: string; before: number | null },
) {
  const tx = ctx.app.db.prisma;
  await requireCourse(ctx, tx, courseId);
  const [rows, { published }] = await Promise.all([
    listVersions(tx, { courseId, before, take: pageSize + 1 }),
    findState(tx, courseId),
  ]);
  const versions = rows.slice(0, pageSize).map((row) => ({ ...row, isOnline: row.number === published?.version }));
  return { versions, nextCursor: rows.length > pageSize ? (versions.at(-1)?.number ?? null) : null };
}

async function requireSnapshot(tx: Tx, courseId: string, number: number): Promise<Snapshot> {
  const snapshot = await findSnapshot(tx, courseId, number);
  if (snapshot === null) throw new RuleError('NOT_FOUND');
  return snapshot;
}

/** What the preview shows. Solutions of a quiz only for who may edit; `solutions` by block id. */
export type VersionView = {
  status: string;
  /** The version that readers have; null if none. */
  online: number | null;
  snapshot: ReaderSnapshot | null;
  solutions: Record<string, number>;
};

/** @param number null for the version that is online, which may be none */
export async function versionView(
  ctx: SignedInContext,
  { courseId, number }: { courseId: string; number: number | null },
): Promise<VersionView & { title: string }> {
  const tx = ctx.app.db.prisma;
  await requireCourse(ctx, tx, courseId);
  const { title, status, published } = await findState(tx, courseId);
  const online = published?.version ?? null;
  const wanted = number ?? online;
  if (wanted === null) return { title, status, online, snapshot: null, solutions: {} };
  const snapshot = await requireSnapshot(tx, courseId, wanted);
  const solutions = may(ctx.user, 'course.edit') ? solutionsOf(snapshot) : {};
  return { title, status, online, snapshot: forReaders(snapshot), solutions };
}

function solutionsOf({ modules }: Snapshot): Record<string, number> {
  const blocks = modules.flatMap(({ lessons }) => lessons.flatMap(({ content_blocks }) => content_blocks));
  return Object.fromEntries(
    blocks.flatMap((block) => (block.type === 'quiz' ? [[block.id, block.json_content.correctIndex]] : [])),
  );
}

export async function compareVersions(
  ctx: SignedInContext,
  { courseId, from, to }: { courseId: string; from: number; to: number | null },
): Promise<Difference> {
  const tx = ctx.app.db.prisma;
  await requireCourse(ctx, tx, courseId);
  const before = await requireSnapshot(tx, courseId, from);
  const after = to === null ? await readWorkingCopy(tx, courseId) : await requireSnapshot(tx, courseId, to);
  return differenceOf(before, after);
}

/** The working copy becomes what the version shows; what readers see stays as it is until somebody publishes. */
export const restoreVersion = (ctx: SignedInContext, input: { courseId: string; number: number }): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { courseId, number } = input;
    const { orgId } = await lockCourse(ctx, tx, courseId);
    await requirePublisher(ctx, tx, orgId);
    await requireSnapshot(tx, courseId, number);
    const { userId } = ctx.user;
    await restoreContent(tx, { courseId, number, userId });
    await measureCourse(tx, courseId);
    await touchCourse(tx, { courseId, userId, now: ctx.app.clock.now() });
    await log(ctx, tx, { action: 'course_version_restored', courseId, orgId, details: { version: number } });
    await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure' });
  });

import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { lessonsOf } from '#shared/ai/plan.ts';
import type { generationInput, planChangeInput, writeInput } from '#shared/ai/schema.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { cancelJob, startJob } from '../../core/jobs/background/run.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import {
  courseChanged,
  findName,
  hasBlocks,
  type LockedCourse,
  lockCourse,
  markDraftChanged,
  setCourseTitle,
  updateAndCheckSize,
} from '../courses/service.ts';
import { findCurrentGeneration, type GenerationRow, isGenerating, updateGeneration } from './generation-rows.ts';
import { requireGeneration } from './orders.ts';
import { isAutomaticTitle, usesOnlySources } from './plan-job.ts';
import { findSources } from './sources/source-rows.ts';
import { writeJob } from './write-job.ts';

const statesWithPlan = ['planned', 'stopped', 'written'];

async function requireCurrentRevision(
  ctx: SignedInContext,
  tx: Tx,
  { row, planRevision }: { row: GenerationRow; planRevision: number },
): Promise<void> {
  if (row.planRevision === planRevision) return;
  const name = row.createdBy === ctx.user.userId ? null : await findName(tx, row.createdBy);
  throw new RuleError('STALE_CHANGE', { name });
}

async function requirePlan(tx: Tx, input: z.infer<typeof generationInput>): Promise<GenerationRow> {
  const row = await requireGeneration(tx, input);
  if (await isGenerating(tx, input.courseId)) throw new RuleError('GENERATION_RUNNING');
  const current = await findCurrentGeneration(tx, input.courseId);
  if (current?.id !== row.id || row.plan === null || !statesWithPlan.includes(row.state))
    throw new RuleError('WRONG_STATUS');
  return row;
}

/**
 * @throws RuleError NOT_FOUND, GENERATION_RUNNING, WRONG_STATUS, STALE_CHANGE, INVALID_INPUT if the plan names
 * unknown source parts
 */
export const changePlan = (
  ctx: SignedInContext,
  { plan, planRevision, ...input }: z.infer<typeof planChangeInput>,
): Promise<{ planRevision: number }> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, input.courseId);
    const row = await requirePlan(tx, input);
    if (isDeepStrictEqual(row.plan, plan)) return { planRevision: row.planRevision };
    await requireCurrentRevision(ctx, tx, { row, planRevision });
    if (row.lessonId !== null) throw new RuleError('WRONG_STATUS');
    if (!usesOnlySources(plan, await findSources(tx, input.courseId, row.sourceIds)))
      throw new RuleError('INVALID_INPUT');
    const next = row.planRevision + 1;
    const state = row.state === 'written' ? 'stopped' : row.state;
    await updateGeneration(tx, row.id, { plan, planRevision: next, state, updatedAt: ctx.app.clock.now() });
    return { planRevision: next };
  });

/**
 * A second click returns the running job. @throws RuleError NOT_FOUND, GENERATION_RUNNING, WRONG_STATUS,
 * STALE_CHANGE, PLAN_EMPTY
 */
export const writeCourse = (
  ctx: SignedInContext,
  { planRevision, ...input }: z.infer<typeof writeInput>,
): Promise<{ jobId: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    const course = await lockCourse(ctx, tx, input.courseId);
    const current = await requireGeneration(tx, input);
    if (current.state === 'writing' && current.jobId !== null && current.ownerId === ctx.user.userId)
      return { jobId: current.jobId };
    const row = await requirePlan(tx, input);
    await requireCurrentRevision(ctx, tx, { row, planRevision });
    if (row.state === 'written') throw new RuleError('WRONG_STATUS');
    if (lessonsOf(row.plan ?? { modules: [] }).length === 0) throw new RuleError('PLAN_EMPTY');
    return { jobId: await startWriting(ctx, tx, { course, row }) };
  });

type LockedOrder = { course: LockedCourse; row: GenerationRow };

async function startWriting(ctx: SignedInContext, tx: Tx, { course, row }: LockedOrder): Promise<string> {
  const { courseId, orgId } = course;
  const isFirst = Object.keys(row.written).length === 0;
  const isProposing = isFirst ? await hasBlocks(tx, courseId) : row.isProposing;
  const { userId: ownerId } = ctx.user;
  const payload = { courseId, generationId: row.id, orgId };
  const jobId = await startJob(ctx.app, tx, { definition: writeJob, ownerId, payload });
  await updateGeneration(tx, row.id, { state: 'writing', jobId, isProposing, updatedAt: ctx.app.clock.now() });
  if (isFirst && !isProposing) await renameCourse(ctx, tx, { course, row });
  const details = { lessons: lessonsOf(row.plan ?? { modules: [] }).length };
  await logAuditEvent(ctx, tx, { action: 'course_generated', resourceId: courseId, orgId, details, names: {} });
  return jobId;
}

async function renameCourse(ctx: SignedInContext, tx: Tx, { course, row }: LockedOrder): Promise<void> {
  const { courseId } = course;
  const title = row.plan?.title ?? '';
  const sources = await findSources(tx, courseId, row.sourceIds);
  if (title === '' || title === course.title || !isAutomaticTitle(course.title, sources)) return;
  const { userId } = ctx.user;
  await setCourseTitle(tx, { courseId, title, updatedBy: userId });
  await updateAndCheckSize(tx, courseId, { hasNewParts: false });
  await markDraftChanged(tx, { courseId, userId, now: ctx.app.clock.now() });
  await ctx.app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: null });
}

/** Any editor of the course may stop the job; a finished job stays unchanged. @throws RuleError NOT_FOUND */
export const stopWriting = (ctx: SignedInContext, input: z.infer<typeof generationInput>): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, input.courseId);
    const { jobId } = await requireGeneration(tx, input);
    if (jobId !== null) await cancelJob(ctx.app, tx, jobId);
  });

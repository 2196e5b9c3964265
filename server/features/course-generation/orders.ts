import type { z } from 'zod';
import type { OrderInput } from '#shared/ai/order.ts';
import type { generationInput } from '#shared/ai/schema.ts';
import type { AiAvailability, GenerationView } from '#shared/ai/state.ts';
import { may } from '#shared/permissions.ts';
import { getTokenUsage, isInstallationBudgetUsed, minRequestTokens } from '../../core/ai/budget.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { mainLane } from '../../core/jobs/background/definition.ts';
import { startJob } from '../../core/jobs/background/run.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { courseNotFound, dropTopics, findLesson, hasBlocks, lockCourse, requireCourse } from '../courses/service.ts';
import { chooseGenerator } from './choose-generator.ts';
import {
  deleteOldGenerations,
  deleteReplacedGenerations,
  findCurrentGeneration,
  findGeneration,
  type GenerationRow,
  insertGeneration,
  isGenerating,
} from './generation-rows.ts';
import { planJob } from './plan-job.ts';
import { presentGeneration } from './present.ts';
import { countOpenProposals } from './proposals/proposal-rows.ts';
import { addSources } from './sources/ordered-sources.ts';
import { firstReadingLane } from './sources/read-files.ts';
import { findSources } from './sources/source-rows.ts';

const maxStoredOrders = 10;

/**
 * @throws RuleError NOT_FOUND, GENERATION_RUNNING, TOO_MANY_SOURCES, TOO_MANY_ATTEMPTS, FILE_MISSING if a file
 * belongs to another course
 */
export async function orderCourse(ctx: SignedInContext, input: OrderInput): Promise<{ generationId: string }> {
  try {
    return await inTransaction(ctx.app.db, (tx) => insertOrder(ctx, tx, input));
  } catch (error) {
    // A parallel request of another person inserted an order with this id.
    throw isUniqueViolation(error) ? new RuleError('NOT_FOUND') : error;
  }
}

async function insertOrder(ctx: SignedInContext, tx: Tx, input: OrderInput): Promise<{ generationId: string }> {
  const { requestId: id, courseId, wishes, lessonId } = input;
  const { orgId } = await lockCourse(ctx, tx, courseId);
  const existing = await findGeneration(tx, id);
  if (existing !== null) return { generationId: requireSameOrder(ctx, existing, courseId) };
  if (await isGenerating(tx, courseId)) throw new RuleError('GENERATION_RUNNING');
  if (lessonId !== null && (await findLesson(tx, courseId, lessonId)) === null) throw new RuleError('NOT_FOUND');
  const { userId: ownerId } = ctx.user;
  const now = ctx.app.clock.now();
  const stamp = { createdBy: ownerId, createdAt: now };
  const sourceIds = await addSources(tx, { courseId, source: input.source, ...stamp });
  const lane = input.source.kind === 'files' ? firstReadingLane : mainLane;
  const payload = { courseId, generationId: id, orgId };
  const jobId = await startJob(ctx.app, tx, { definition: planJob, ownerId, payload, lane });
  const { kind: generator, model } = chooseGenerator(ctx.app, orgId);
  const made = { generator, model: model ?? '', createdBy: ownerId, now };
  await insertGeneration(tx, { id, courseId, orgId, wishes, lessonId, sourceIds, jobId, ...made });
  await deleteOldGenerations(tx, courseId, maxStoredOrders);
  await dropTopics(tx, courseId);
  return { generationId: id };
}

function requireSameOrder({ user }: SignedInContext, existing: GenerationRow, courseId: string): string {
  if (existing.courseId !== courseId || existing.createdBy !== user.userId) throw new RuleError('NOT_FOUND');
  return existing.id;
}

/** @throws RuleError NOT_FOUND */
export async function getCurrentGeneration(ctx: SignedInContext, courseId: string): Promise<GenerationView | null> {
  const { prisma } = ctx.app.db;
  await requireCourse(ctx, prisma, courseId);
  const row = await findCurrentGeneration(prisma, courseId);
  if (row === null) return null;
  const [sources, openProposals, willPropose] = await Promise.all([
    findSources(prisma, courseId, row.sourceIds),
    countOpenProposals(prisma, courseId),
    row.state === 'planned' ? hasBlocks(prisma, courseId) : row.isProposing,
  ]);
  const viewerId = ctx.user.userId;
  return presentGeneration({ ...row, isProposing: willPropose }, { sources, openProposals, viewerId });
}

type Input = z.infer<typeof generationInput>;

/** Requires the row lock on the course. @throws RuleError NOT_FOUND if the order belongs to another course */
export async function requireGeneration(tx: Tx, { courseId, generationId }: Input): Promise<GenerationRow> {
  const row = await findGeneration(tx, generationId);
  if (row === null) throw new RuleError('NOT_FOUND');
  if (row.courseId !== courseId) throw courseNotFound(row.courseId, row);
  return row;
}

/**
 * Deletes an order that is not running, with its plan. Written content stays. @throws RuleError NOT_FOUND,
 * GENERATION_RUNNING
 */
export const discardGeneration = (ctx: SignedInContext, input: Input): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, input.courseId);
    const row = await requireGeneration(tx, input);
    if (await isGenerating(tx, input.courseId)) throw new RuleError('GENERATION_RUNNING');
    await deleteReplacedGenerations(tx, row);
    await deleteOldGenerations(tx, input.courseId, maxStoredOrders);
    await dropTopics(tx, input.courseId);
  });

export async function getAiOffer({ app, user }: SignedInContext): Promise<AiAvailability> {
  const { prisma } = app.db;
  const now = app.clock.now();
  const usage = await getTokenUsage(prisma, user.organisation?.organisationId ?? null, now);
  return {
    generator: app.ai === null ? 'embedded' : 'service',
    model: app.ai?.model ?? null,
    use: usage,
    isInstallationOver: app.ai !== null && (await isInstallationBudgetUsed(prisma, now)),
    isOverBudget: app.ai !== null && usage.allowed !== null && usage.used + minRequestTokens > usage.allowed,
    mayGenerate: may(user, 'course.edit'),
  };
}

import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { generatedLimits } from '#shared/ai/generated.ts';
import type { RedoInput } from '#shared/ai/schema.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { startJob } from '../../../core/jobs/background/run.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { findLesson, findLessonRevision, findModule, listBlocksWithOrigin, lockCourse } from '../../courses/service.ts';
import { modelLimits } from '../../generation-model/service.ts';
import { redoJob } from './proposal-jobs.ts';
import { countOpenProposals, findProposalCourse, insertProposal } from './proposal-rows.ts';
import { toGeneratedBlock } from './redoable-blocks.ts';

export const maxOpenProposals = 50;
/** JSON length of the blocks, in characters: more does not fit one request and answer. */
const maxRedoLength = 24_000;

/**
 * @throws RuleError NOT_FOUND, TOO_MANY_PROPOSALS, TOO_MANY_ATTEMPTS, TOO_MUCH_TO_REDO, INVALID_INPUT if there is
 * nothing to redo
 */
export const requestRedo = (ctx: SignedInContext, input: RedoInput): Promise<{ proposalId: string }> =>
  inTransaction(ctx.app.db, (tx) => insertRedoProposal(ctx, tx, input)).catch((error: unknown) => {
    // A parallel request with this id inserted a proposal in another course.
    throw isUniqueViolation(error) ? new RuleError('NOT_FOUND') : error;
  });

async function insertRedoProposal(ctx: SignedInContext, tx: Tx, input: RedoInput): Promise<{ proposalId: string }> {
  const { requestId: proposalId, courseId, lessonId, blockId, instruction } = input;
  const { orgId } = await lockCourse(ctx, tx, courseId);
  if (await isRepeatedRequest(ctx, tx, input)) return { proposalId };
  const base = await findBase(tx, input);
  if ((await countOpenProposals(tx, courseId)) >= maxOpenProposals)
    throw new RuleError('TOO_MANY_PROPOSALS', { limit: maxOpenProposals });
  const { userId: ownerId } = ctx.user;
  const jobId = await startJob(ctx.app, tx, { definition: redoJob, ownerId, payload: { courseId, proposalId, orgId } });
  await insertProposal(tx, {
    ...base,
    id: proposalId,
    courseId,
    generationId: null,
    kind: blockId === null ? 'lesson' : 'block',
    state: 'writing',
    instruction,
    lessonId,
    blockId,
    blocks: [],
    jobId,
    createdBy: ownerId,
    createdAt: ctx.app.clock.now(),
  });
  return { proposalId };
}

/** @throws RuleError NOT_FOUND if the id belongs to another person */
async function isRepeatedRequest(
  { user }: SignedInContext,
  tx: Tx,
  { requestId, courseId }: RedoInput,
): Promise<boolean> {
  const existing = await findProposalCourse(tx, requestId);
  if (existing === null) return false;
  if (existing.courseId !== courseId || existing.createdBy !== user.userId) throw new RuleError('NOT_FOUND');
  return true;
}

type RedoBase = {
  moduleId: string;
  moduleTitle: string;
  lessonTitle: string;
  baseRevision: string | null;
  before: GeneratedBlock[];
};

/** The answer replaces all blocks, so blocks beyond the limits of one answer would be lost. */
function fitsInOneAnswer(before: readonly GeneratedBlock[]): boolean {
  const questions = before.filter(({ type }) => type === 'quiz').length;
  return questions <= modelLimits.questions && before.length - questions <= modelLimits.sections;
}

async function findBase(tx: Tx, { courseId, lessonId, blockId }: RedoInput): Promise<RedoBase> {
  const lesson = await findLesson(tx, courseId, lessonId);
  const rows = lesson === null ? [] : await listBlocksWithOrigin(tx, { courseId, lessonId, blockId });
  if (lesson === null || (blockId !== null && rows.length === 0)) throw new RuleError('NOT_FOUND');
  const before = rows.flatMap((row) => toGeneratedBlock(row) ?? []);
  if (before.length === 0) throw new RuleError('INVALID_INPUT');
  if (
    before.length > generatedLimits.blocks ||
    JSON.stringify(before).length > maxRedoLength ||
    !fitsInOneAnswer(before)
  )
    throw new RuleError('TOO_MUCH_TO_REDO');
  const module = await findModule(tx, courseId, lesson.moduleId);
  return {
    moduleId: lesson.moduleId,
    moduleTitle: module?.title ?? '',
    lessonTitle: lesson.title,
    baseRevision: blockId === null ? await findLessonRevision(tx, lessonId) : (rows[0]?.revision ?? null),
    before,
  };
}

/**
 * A lesson, a text or a question is written anew after an instruction, and waits as a proposal beside what is there: nothing changes
 * before its author takes it. The same request again is the same proposal.
 */
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { generatedLimits } from '#shared/ai/generated.ts';
import type { RedoInput } from '#shared/ai/schema.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { startJob } from '../../../core/jobs/background/run.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { blocksWithOrigin, findLesson, findLessonRevision, findModule, lockCourse } from '../../courses/service.ts';
import { modelBounds } from '../../generation-model/service.ts';
import { redoJob } from './proposal-jobs.ts';
import { countOpenProposals, findProposalCourse, insertProposal } from './proposal-rows.ts';
import { toGenerated } from './redo-before.ts';

export const mostOpenProposals = 50;
/** More than a model reads and writes at once. */
const mostWords = 24_000;

/**
 * @throws RuleError NOT_FOUND, TOO_MANY_PROPOSALS, INVALID_INPUT for what holds nothing to be redone, TOO_MUCH_TO_REDO,
 * TOO_MANY_ATTEMPTS
 */
export const redo = (ctx: SignedInContext, input: RedoInput): Promise<{ proposalId: string }> =>
  inTransaction(ctx.app.db, (tx) => order(ctx, tx, input)).catch((error: unknown) => {
    // The same id at the same time in another course.
    throw isUniqueViolation(error) ? new RuleError('NOT_FOUND') : error;
  });

async function order(ctx: SignedInContext, tx: Tx, input: RedoInput): Promise<{ proposalId: string }> {
  const { requestId: proposalId, courseId, lessonId, blockId, instruction } = input;
  const { orgId } = await lockCourse(ctx, tx, courseId);
  if (await isOrdered(ctx, tx, input)) return { proposalId };
  const based = await findBase(tx, input);
  if ((await countOpenProposals(tx, courseId)) >= mostOpenProposals)
    throw new RuleError('TOO_MANY_PROPOSALS', { limit: mostOpenProposals });
  const { userId: ownerId } = ctx.user;
  const jobId = await startJob(ctx.app, tx, { definition: redoJob, ownerId, payload: { courseId, proposalId, orgId } });
  await insertProposal(tx, {
    ...based,
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

/** @throws RuleError NOT_FOUND for an id that is somebody else's */
async function isOrdered({ user }: SignedInContext, tx: Tx, { requestId, courseId }: RedoInput): Promise<boolean> {
  const known = await findProposalCourse(tx, requestId);
  if (known === null) return false;
  if (known.courseId !== courseId || known.createdBy !== user.userId) throw new RuleError('NOT_FOUND');
  return true;
}

type Base = {
  moduleId: string;
  moduleTitle: string;
  lessonTitle: string;
  baseRevision: string | null;
  before: GeneratedBlock[];
};

/** What comes back takes the place of all of it: a part that does not fit would be lost. */
function fitsOneAnswer(before: readonly GeneratedBlock[]): boolean {
  const questions = before.filter(({ type }) => type === 'quiz').length;
  return questions <= modelBounds.questions && before.length - questions <= modelBounds.sections;
}

async function findBase(tx: Tx, { courseId, lessonId, blockId }: RedoInput): Promise<Base> {
  const lesson = await findLesson(tx, courseId, lessonId);
  const rows = lesson === null ? [] : await blocksWithOrigin(tx, { courseId, lessonId, blockId });
  if (lesson === null || (blockId !== null && rows.length === 0)) throw new RuleError('NOT_FOUND');
  const before = rows.flatMap((row) => toGenerated(row) ?? []);
  if (before.length === 0) throw new RuleError('INVALID_INPUT');
  if (before.length > generatedLimits.blocks || JSON.stringify(before).length > mostWords || !fitsOneAnswer(before))
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

import { z } from 'zod';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { CoursePlan } from '#shared/ai/plan.ts';
import { generators } from '#shared/courses/origin.ts';
import type { CourseGenerator } from '../../../core/ai/generator.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { JobWork } from '../../../core/jobs/background/definition.ts';
import { minutes } from '../../../core/runtime/clock.ts';
import { chooseGenerator } from '../choose-generator.ts';
import { findLastWishes } from '../generation-rows.ts';
import { defineWritingJob, type generationProgress } from '../job-definition.ts';
import { requireCurrentEditor } from '../lock-order.ts';
import { cleanNewBlocks } from '../new-blocks.ts';
import { readOrderedParts } from '../sources/ordered-parts.ts';
import { findProposal, type ProposalRow, updateProposalBlocks } from './proposal-rows.ts';
import { listSourceParts } from './redo-rows.ts';
import { partsWithNeighbours } from './redoable-blocks.ts';

type Order = { courseId: string; proposalId: string; orgId: string | null };
type GeneratedContent = { blocks: GeneratedBlock[]; leftOutQuestions: number };
type GenerationInput<Payload> = {
  tx: Tx;
  order: Payload;
  proposal: ProposalRow;
  generator: CourseGenerator;
  signal: AbortSignal;
};

const orderFields = { courseId: z.uuid(), proposalId: z.uuid(), orgId: z.uuid().nullable() };
const result = z.strictObject({ proposalId: z.uuid(), generator: z.enum(generators) });

type ProposalJob<Payload extends Order> = {
  kind: string;
  payload: z.ZodType<Payload>;
  make: (making: GenerationInput<Payload>) => Promise<GeneratedContent>;
  replaces: boolean;
};

const defineProposalJob = <Payload extends Order>({ kind, payload, ...options }: ProposalJob<Payload>) =>
  defineWritingJob({ kind, payload, result, limitMs: minutes(5), run: (work) => writeProposal(work, options) });

type Work<Payload> = JobWork<Payload, z.infer<typeof generationProgress>>;
type ProposalOptions<Payload extends Order> = Pick<ProposalJob<Payload>, 'make' | 'replaces'>;

async function writeProposal<Payload extends Order>(work: Work<Payload>, { make, replaces }: ProposalOptions<Payload>) {
  const { app, ownerId, payload, reportProgress, signal } = work;
  const { courseId, proposalId, orgId } = payload;
  const { prisma: tx } = app.db;
  const generator = chooseGenerator(app, orgId);
  const proposal = await findProposal(tx, courseId, proposalId);
  if (proposal === null) throw new RuleError('NOT_FOUND');
  const written = { proposalId, generator: generator.kind };
  if (proposal.state !== 'writing') return written;
  await requireCurrentEditor(tx, { userId: ownerId, courseId });
  await reportProgress({ stage: 'writing', at: proposal.lessonTitle, done: 0, of: 1 });
  const generated = await make({ tx, order: payload, proposal, generator, signal });
  const target = { courseId, ownerId, ...(replaces ? { replaced: proposal } : {}) };
  const { blocks } = await cleanNewBlocks(app, target, generated);
  // All generated questions are already in the course.
  if (replaces && blocks.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  await inTransaction(app.db, async (writeTx) => {
    await requireCurrentEditor(writeTx, { userId: ownerId, courseId });
    await updateProposalBlocks(writeTx, proposalId, blocks);
  });
  return written;
}

export const partJob = defineProposalJob({
  kind: 'ai-part',
  payload: z.strictObject({ ...orderFields, sourceId: z.uuid(), part: z.number().int().min(1) }),
  replaces: false,
  make: async ({ tx, order: { courseId, sourceId, part }, proposal, generator, signal }) => {
    const draws = [{ sourceId, from: part, to: part }];
    const { excerpts } = await readOrderedParts(tx, { courseId, sourceIds: [sourceId] }, { draws });
    if (excerpts.length === 0) throw new RuleError('NOT_FOUND');
    const { lessonTitle, moduleTitle } = proposal;
    const lesson = { key: crypto.randomUUID(), title: lessonTitle, goal: '', draws };
    const modules = [{ key: crypto.randomUUID(), title: moduleTitle, lessons: [lesson] }];
    const plan: CoursePlan = { title: moduleTitle, modules };
    const wishes = await findLastWishes(tx, courseId);
    return generator.lesson({ wishes, topic: '', plan, lesson, excerpts }, signal);
  },
});

export const redoJob = defineProposalJob({
  kind: 'ai-redo',
  payload: z.strictObject(orderFields),
  replaces: true,
  make: async ({ tx, proposal: { courseId, instruction, lessonTitle, before }, generator, signal }) => {
    const wishes = await findLastWishes(tx, courseId);
    const excerpts = await listSourceParts(tx, courseId, partsWithNeighbours(before));
    return generator.redo({ wishes, instruction, lessonTitle, before, excerpts }, signal);
  },
});

import { z } from 'zod';
import type { CoursePlan } from '#shared/ai/plan.ts';
import { generators } from '#shared/courses/origin.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { defineJob, type JobWork } from '../../core/jobs/background/definition.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { chooseGenerator } from './choose-generator.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { findWishes } from './generation-rows.ts';
import { generatingPlaces, generationProgress, groupOf } from './job-shapes.ts';
import { onlyNewQuestions } from './new-questions.ts';
import { readOrderedParts } from './ordered-parts.ts';
import { fillProposal, findProposal } from './proposal-rows.ts';
import { requireStillEditor } from './still-editor.ts';

const payload = z.strictObject({
  courseId: z.uuid(),
  proposalId: z.uuid(),
  sourceId: z.uuid(),
  part: z.number().int().min(1),
  orgId: z.uuid().nullable(),
});

/** Makes a lesson of one part of a source. It waits for its author as a proposal. */
export const partJob = defineJob({
  kind: 'ai-part',
  payload,
  progress: generationProgress,
  result: z.strictObject({ proposalId: z.uuid(), generator: z.enum(generators) }),
  attempts: 3,
  places: (app) => ({ main: generatingPlaces(app) }),
  limitMs: minutes(5),
  retryDelaySeconds: 2,
  groupOf,
  run: writePart,
});

type Work = JobWork<z.infer<typeof payload>, z.infer<typeof generationProgress>>;

async function writePart({ app, ownerId, payload: order, tell, signal }: Work) {
  const { courseId, proposalId, sourceId, part, orgId } = order;
  const { prisma } = app.db;
  const generator = chooseGenerator(app, orgId);
  const proposal = await findProposal(prisma, courseId, proposalId);
  if (proposal === null) throw new RuleError('NOT_FOUND');
  const result = { proposalId, generator: generator.kind };
  if (proposal.state !== 'writing') return result;
  await tell({ stage: 'writing', at: proposal.lessonTitle, done: 0, of: 1 });
  const draws = [{ sourceId, from: part, to: part }];
  const { excerpts } = await readOrderedParts(prisma, { courseId, sourceIds: [sourceId] }, { draws });
  if (excerpts.length === 0) throw new RuleError('NOT_FOUND');
  const lesson = { key: crypto.randomUUID(), title: proposal.lessonTitle, goal: '', draws };
  const plan: CoursePlan = {
    title: proposal.moduleTitle,
    modules: [{ key: crypto.randomUUID(), title: proposal.moduleTitle, lessons: [lesson] }],
  };
  const wishes = await findWishes(prisma, courseId);
  const made = await generator.lesson({ wishes, topic: '', plan, lesson, excerpts }, signal);
  const cleaned = { ...made, blocks: await cleanBlocks(app, made.blocks, ownerId) };
  const { blocks } = await onlyNewQuestions(prisma, { courseId }, cleaned);
  await inTransaction(app.db, async (tx) => {
    await requireStillEditor(tx, { userId: ownerId, courseId });
    await fillProposal(tx, proposalId, blocks);
  });
  return result;
}

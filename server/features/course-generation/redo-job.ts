import { z } from 'zod';
import { generators } from '#shared/courses/origin.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { defineJob, type JobWork } from '../../core/jobs/background/definition.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { chooseGenerator } from './choose-generator.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { findWishes } from './generation-rows.ts';
import { generatingPlaces, generationProgress, groupOf } from './job-shapes.ts';
import { onlyNewQuestions } from './new-questions.ts';
import { fillProposal, findProposal, type ProposalRow } from './proposal-rows.ts';
import { placesAround } from './redo-before.ts';
import { readSources } from './redo-rows.ts';
import { requireStillEditor } from './still-editor.ts';

const payload = z.strictObject({ courseId: z.uuid(), proposalId: z.uuid(), orgId: z.uuid().nullable() });
const result = z.strictObject({ proposalId: z.uuid(), generator: z.enum(generators) });

/** Redoes what one proposal is about. What it has made waits for its author. */
export const redoJob = defineJob({
  kind: 'ai-redo',
  payload,
  progress: generationProgress,
  result,
  attempts: 3,
  places: (app) => ({ main: generatingPlaces(app) }),
  limitMs: minutes(5),
  groupOf,
  retryDelaySeconds: 5,
  run: runRedo,
});

async function runRedo({ app, ownerId, payload: { courseId, proposalId, orgId }, tell, signal }: Work) {
  const { prisma } = app.db;
  const generator = chooseGenerator(app, orgId);
  const proposal = await findProposal(prisma, courseId, proposalId);
  if (proposal === null) throw new RuleError('NOT_FOUND');
  const made = { proposalId, generator: generator.kind };
  if (proposal.state !== 'writing') return made;
  await requireStillEditor(prisma, { userId: ownerId, courseId });
  await tell({ stage: 'writing', at: proposal.lessonTitle, done: 0, of: 1 });
  const redone = await generator.redo(await redoOrder(app, proposal), signal);
  const cleaned = { ...redone, blocks: await cleanBlocks(app, redone.blocks, ownerId) };
  const { blocks } = await onlyNewQuestions(prisma, { courseId, replaced: proposal }, cleaned);
  // The only question was made one that stands elsewhere.
  if (blocks.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  await inTransaction(app.db, async (tx) => {
    await requireStillEditor(tx, { userId: ownerId, courseId });
    await fillProposal(tx, proposalId, blocks);
  });
  return made;
}

type Work = JobWork<z.infer<typeof payload>, z.infer<typeof generationProgress>>;

async function redoOrder({ db }: App, { courseId, instruction, lessonTitle, before }: ProposalRow) {
  const wishes = await findWishes(db.prisma, courseId);
  const excerpts = await readSources(db.prisma, courseId, placesAround(before));
  return { wishes, instruction, lessonTitle, before, excerpts };
}

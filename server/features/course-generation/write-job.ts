/**
 * Writes one lesson per job run, so that organisations alternate. One transaction stores the lesson and the progress
 * of the order.
 */
import { lessonsOf, type PlannedLesson } from '#shared/ai/plan.ts';
import type { GenerationProgress } from '#shared/ai/state.ts';
import type { CourseGenerator } from '../../core/ai/generator.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { continueLater, type JobWork } from '../../core/jobs/background/definition.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { chooseGenerator } from './choose-generator.ts';
import { findGeneration, type GenerationRow, nextLesson, updateGeneration } from './generation-rows.ts';
import { defineWritingJob, type GenerationPayload, generationPayload, generationResult } from './job-definition.ts';
import { lockOrder } from './lock-order.ts';
import { cleanNewBlocks } from './new-blocks.ts';
import { type GeneratedLesson, placeLesson } from './place-lesson.ts';
import { addToReport } from './report.ts';
import { readOrderedParts } from './sources/ordered-parts.ts';
import { type StoredBlock, toStoredBlocks } from './stored-blocks.ts';

export const writeJob = defineWritingJob({
  kind: 'ai-write',
  payload: generationPayload,
  result: generationResult,
  limitMs: minutes(10),
  run: (work) => writeNextLesson(work, (orgId) => chooseGenerator(work.app, orgId)),
});

type WriteWork = JobWork<GenerationPayload, GenerationProgress>;

export async function writeNextLesson(work: WriteWork, choose: (orgId: string | null) => CourseGenerator) {
  const { app, jobId } = work;
  const { generationId } = work.payload;
  const row = await findGeneration(app.db.prisma, generationId);
  if (row === null) throw new RuleError('NOT_FOUND');
  // An earlier attempt finished the work but died before it could report it.
  if (row.jobId !== jobId || row.state === 'written') return { generationId };
  const lesson = nextLesson(row);
  if (lesson === undefined) await finishOrder(work);
  else if (await writeLesson(work, { row, lesson }, choose(row.orgId))) return continueLater;
  return { generationId };
}

type NextLesson = { row: GenerationRow; lesson: PlannedLesson };

async function writeLesson(work: WriteWork, { row, lesson }: NextLesson, generator: CourseGenerator): Promise<boolean> {
  const { app, ownerId, reportProgress, signal } = work;
  const all = lessonsOf(row.plan ?? { modules: [] });
  const done = all.filter(({ key }) => row.written[key] !== undefined).length;
  await reportProgress({ stage: 'writing', at: lesson.title, done, of: all.length });
  const { topic, excerpts } = await readOrderedParts(app.db.prisma, row, lesson);
  const plan = row.plan ?? { title: '', modules: [] };
  const generated = await generator.lesson({ wishes: row.wishes, topic, plan, lesson, excerpts }, signal);
  const { blocks, leftOutQuestions } = await cleanNewBlocks(app, { courseId: row.courseId, ownerId }, generated);
  const stored = toStoredBlocks({ blocks, sources: excerpts, generator: generator.kind });
  signal.throwIfAborted();
  return inTransaction(app.db, (tx) => storeLesson(tx, work, { lesson, blocks, stored, generator, leftOutQuestions }));
}

type PreparedLesson = Pick<GeneratedLesson, 'lesson' | 'blocks' | 'stored'> & {
  generator: CourseGenerator;
  leftOutQuestions: number;
};

async function storeLesson(tx: Tx, work: WriteWork, made: PreparedLesson): Promise<boolean> {
  const { app, ownerId, jobId } = work;
  const now = app.clock.now();
  const { row } = await lockOrder(tx, { ...work.payload, ownerId, jobId });
  if (row.state !== 'writing') throw new RuleError('NOT_FOUND');
  const { lesson, generator } = made;
  const isStored = row.written[lesson.key] !== undefined;
  const written = isStored ? row.written : await placeLesson(tx, app, { ...made, row, userId: ownerId });
  const report = isStored
    ? row.report
    : addToReport(row.report, made.stored as readonly StoredBlock[], made.leftOutQuestions);
  const hasMore = nextLesson({ plan: row.plan, written }) !== undefined;
  await updateGeneration(tx, row.id, {
    written,
    report,
    state: hasMore ? 'writing' : 'written',
    generator: generator.kind,
    model: generator.model ?? '',
    updatedAt: now,
  });
  return hasMore;
}

const finishOrder = ({ app, ownerId, jobId, payload: order }: WriteWork): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { row } = await lockOrder(tx, { ...order, ownerId, jobId });
    await updateGeneration(tx, row.id, { state: 'written', updatedAt: app.clock.now() });
  });

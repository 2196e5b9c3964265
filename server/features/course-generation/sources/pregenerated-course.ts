/** Stores a course that the embedded generator wrote earlier, with the same rows as a normal generation. */
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { OrderOptions } from '#shared/ai/order.ts';
import { type CoursePlan, lessonsOf } from '#shared/ai/plan.ts';
import type { SourceText } from '#shared/ai/source.ts';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import type { Question } from '#shared/questions/check.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { addSource, addSourceParts, lockCourse, recordSourceRead } from '../../courses/service.ts';
import { cleanBlocks } from '../clean-blocks.ts';
import { findGeneration, insertGeneration, updateGeneration } from '../generation-rows.ts';
import { dropRepeatedQuestions } from '../new-blocks.ts';
import { placeLesson } from '../place-lesson.ts';
import { addToReport } from '../report.ts';
import { type SourceExcerpt, type StoredBlock, toStoredBlocks } from '../stored-blocks.ts';

/** Source ids in the plan and blocks are placeholders for the one source. `lessons`: by the keys of the plan. */
export type PregeneratedCourse = {
  name: string;
  wishes: OrderOptions;
  source: SourceText;
  plan: CoursePlan;
  lessons: Array<{ key: string; blocks: GeneratedBlock[]; leftOutQuestions: number }>;
};
type PregeneratedInput = { courseId: string; made: PregeneratedCourse; file: UploadedFile };
type PregeneratedOrder = PregeneratedInput & { generationId: string; known: SourceExcerpt };

export const insertPregeneratedOrder = (
  ctx: SignedInContext,
  { courseId, made, file }: PregeneratedInput,
): Promise<PregeneratedOrder> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { orgId } = await lockCourse(ctx, tx, courseId);
    const now = ctx.app.clock.now();
    const stamp = { courseId, createdBy: ctx.user.userId };
    const { name, wishes, source } = made;
    const { fileId } = file;
    const sourceId = await addSource(tx, { ...stamp, kind: 'file', name, fileId, createdAt: now });
    const { unit, title, parts } = source;
    await recordSourceRead(tx, sourceId, { unit, title, partCount: parts.length, readAt: now });
    await addSourceParts(tx, sourceId, parts);
    const generationId = crypto.randomUUID();
    const origin = { generator: 'embedded', model: '', lessonId: null, jobId: null } as const;
    await insertGeneration(tx, { id: generationId, ...stamp, orgId, wishes, sourceIds: [sourceId], ...origin, now });
    const plan = replaceSourceIds(made.plan, sourceId);
    await updateGeneration(tx, generationId, { state: 'planned', plan, planRevision: 1, updatedAt: now });
    return { courseId, made, file, generationId, known: { sourceId, name, fileId, unit, parts } };
  });

const replaceSourceIds = ({ title, modules }: CoursePlan, sourceId: string): CoursePlan => ({
  title,
  modules: modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      draws: lesson.draws.map((range) => ({ ...range, sourceId })),
    })),
  })),
});

export async function writePregeneratedLessons(
  ctx: SignedInContext,
  ordered: PregeneratedOrder,
  count: number,
): Promise<void> {
  const lessons = ordered.made.lessons.map(({ blocks, leftOutQuestions }, index) => {
    const earlierQuestions = ordered.made.lessons.slice(0, index).flatMap((lesson) => lesson.blocks.filter(isQuestion));
    return dropRepeatedQuestions({ blocks, leftOutQuestions }, earlierQuestions);
  });
  const stored: StoredBlock[][] = [];
  for (const { blocks } of lessons) stored.push(await cleanAndConvert(ctx, ordered, blocks));
  await inTransaction(ctx.app.db, async (tx) => {
    await lockCourse(ctx, tx, ordered.courseId);
    for (let done = 0; done < count; done++) await writeNextLesson(ctx, tx, { ordered, lessons, stored });
  });
}

const isQuestion = (block: GeneratedBlock): block is GeneratedBlock & Question => block.type === 'quiz';

const cleanAndConvert = async (
  { app, user }: SignedInContext,
  { known }: PregeneratedOrder,
  blocks: GeneratedBlock[],
) => {
  const clean = await cleanBlocks(app, blocks, user.userId);
  const linkedBlocks = clean.map((block) => ({
    ...block,
    evidence: block.evidence && { ...block.evidence, sourceId: known.sourceId },
  }));
  return toStoredBlocks({ blocks: linkedBlocks, sources: [known], generator: 'embedded' });
};

type LessonContents = {
  ordered: PregeneratedOrder;
  lessons: ReadonlyArray<{ blocks: GeneratedBlock[]; leftOutQuestions: number }>;
  stored: readonly StoredBlock[][];
};

async function writeNextLesson(
  { app, user }: SignedInContext,
  tx: Tx,
  { ordered, lessons, stored }: LessonContents,
): Promise<void> {
  const row = await findGeneration(tx, ordered.generationId);
  const plan = row?.plan ?? null;
  const planned = plan === null ? [] : lessonsOf(plan);
  const index = planned.findIndex(({ key }) => row?.written[key] === undefined);
  const [lesson, made, blocks] = [planned[index], lessons[index], stored[index]];
  if (row === null || lesson === undefined || made === undefined || blocks === undefined)
    throw new RuleError('NOT_FOUND');
  const written = await placeLesson(tx, app, { row, lesson, ...made, stored: blocks, userId: user.userId });
  const report = addToReport(row.report, blocks, made.leftOutQuestions);
  const state = index + 1 < planned.length ? 'writing' : 'written';
  await updateGeneration(tx, row.id, { written, report, state, updatedAt: app.clock.now() });
}

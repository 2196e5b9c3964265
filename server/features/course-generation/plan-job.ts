/**
 * Reads the files of an order one by one and then plans the course. Reading has separate lanes, so neither a slow
 * file nor a hanging language model blocks other orders.
 */
import {
  type CoursePlan,
  coursePlan,
  lessonsOf,
  type PlannedLesson,
  planLimits,
  type SourceRange,
} from '#shared/ai/plan.ts';
import { textOfPart } from '#shared/ai/source.ts';
import type { GenerationProgress } from '#shared/ai/state.ts';
import { newCourseTexts } from '#shared/texts/courses/courses.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { type Continuation, continueInLane, type JobWork } from '../../core/jobs/background/definition.ts';
import { startJob } from '../../core/jobs/background/run.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { findLesson, findSettings } from '../courses/service.ts';
import { chooseGenerator } from './choose-generator.ts';
import { findGeneration, type GenerationRow, updateGeneration } from './generation-rows.ts';
import {
  defineWritingJob,
  type GenerationPayload,
  generationLimits,
  generationPayload,
  generationResult,
} from './job-definition.ts';
import { lockOrder } from './lock-order.ts';
import { readingLaneLimits, readOrderedFiles } from './sources/read-files.ts';
import { findSources, getSourceParts, type SourceRow } from './sources/source-rows.ts';
import type { SourceExcerpt } from './stored-blocks.ts';
import { writeJob } from './write-job.ts';

/** Maximum source text for a plan, in UTF-16 units. */
const maxTextLength = 4_000_000;

export const planJob = defineWritingJob({
  kind: 'ai-plan',
  payload: generationPayload,
  result: generationResult,
  limitsByLane: (app) => ({ main: generationLimits(app), ...readingLaneLimits }),
  limitMs: minutes(15),
  run: runPlan,
});

export type PlanWork = JobWork<GenerationPayload, GenerationProgress>;

async function runPlan(work: PlanWork): Promise<{ generationId: string } | Continuation> {
  const { app, jobId, payload } = work;
  const { generationId } = payload;
  const row = await findGeneration(app.db.prisma, generationId);
  if (row === null) throw new RuleError('NOT_FOUND');
  // An earlier attempt finished the work but died before it could report it.
  if (row.jobId !== jobId || row.state === 'planned') return { generationId };
  const next = await readOrderedFiles(work, row);
  if (next !== null) return continueInLane(next);
  const sources = await readableSources(work, row);
  if (row.lessonId === null) await planCourse(work, row, sources);
  else await planLesson(work, row.lessonId, sources);
  return { generationId };
}

async function readableSources({ app }: PlanWork, { courseId, sourceIds }: GenerationRow): Promise<SourceRow[]> {
  const all = await findSources(app.db.prisma, courseId, sourceIds);
  const readable = all.filter(({ partCount }) => partCount > 0);
  const [first] = all;
  if (readable.length === 0) throw new RuleError(first === undefined ? 'FILE_MISSING' : 'SOURCE_TOO_SHORT');
  return readable;
}

async function planCourse(work: PlanWork, row: GenerationRow, sources: readonly SourceRow[]): Promise<void> {
  const { app, reportProgress, signal, payload } = work;
  const { prisma } = app.db;
  await inTransaction(app.db, async (tx) => {
    await lockOrder(tx, { ...payload, ownerId: work.ownerId, jobId: work.jobId });
    await updateGeneration(tx, row.id, { state: 'planning', updatedAt: app.clock.now() });
  });
  const { title } = await findSettings(prisma, row.courseId);
  await reportProgress({ stage: 'planning', at: title, done: 0, of: 1 });
  const { topic, excerpts } = await readTopicAndExcerpts(prisma, sources);
  const [titledSource] = sources.filter((source) => source.title !== '');
  const ownTitle = titledSource !== undefined && isAutomaticTitle(title, sources) ? titledSource.title : '';
  const generator = chooseGenerator(app, row.orgId);
  const generatedPlan = await generator.plan({ wishes: row.wishes, topic, title, ownTitle, excerpts }, signal);
  const checked = coursePlan.safeParse(generatedPlan);
  if (!checked.success || lessonsOf(checked.data).length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  const plan = dropUnknownRanges(checked.data, sources);
  await inTransaction(app.db, async (tx) => {
    const { row: lockedRow } = await lockOrder(tx, { ...payload, ownerId: work.ownerId, jobId: work.jobId });
    const made = { generator: generator.kind, model: generator.model ?? '', planRevision: lockedRow.planRevision + 1 };
    await updateGeneration(tx, row.id, { state: 'planned', plan, ...made, updatedAt: app.clock.now() });
  });
}

async function readTopicAndExcerpts(
  tx: Tx,
  sources: readonly SourceRow[],
): Promise<{ topic: string; excerpts: SourceExcerpt[] }> {
  const excerpts: SourceExcerpt[] = [];
  let [topic, remainingLength] = ['', maxTextLength];
  for (const source of sources) {
    if (remainingLength <= 0) break;
    const ranges = [{ from: 1, to: source.partCount }];
    const { text: textLength, ...excerpt } = await getSourceParts(tx, { source, ranges, mostText: remainingLength });
    remainingLength -= textLength;
    if (source.kind === 'topic') topic = excerpt.parts.map(textOfPart).join('\n');
    else excerpts.push(excerpt);
  }
  return { topic, excerpts };
}

async function planLesson(work: PlanWork, lessonId: string, sources: readonly SourceRow[]): Promise<void> {
  const { app, ownerId, payload } = work;
  await inTransaction(app.db, async (tx) => {
    const { row } = await lockOrder(tx, { ...payload, ownerId, jobId: work.jobId });
    const lesson = await findLesson(tx, row.courseId, lessonId);
    if (lesson === null) throw new RuleError('NOT_FOUND');
    const jobId = await startJob(app, tx, { definition: writeJob, ownerId, payload: { ...payload, orgId: row.orgId } });
    const plan = planOfLesson(lesson.title, sources);
    const made = { plan, planRevision: row.planRevision + 1, jobId };
    await updateGeneration(tx, row.id, { state: 'writing', ...made, updatedAt: app.clock.now() });
  });
}

function planOfLesson(title: string, sources: readonly SourceRow[]): CoursePlan {
  const draws = sources
    .filter(({ kind }) => kind !== 'topic')
    .map(({ id: sourceId, partCount }) => ({ sourceId, from: 1, to: partCount }))
    .slice(0, planLimits.ranges);
  const lesson: PlannedLesson = { key: crypto.randomUUID(), title, goal: '', draws };
  return { title, modules: [{ key: crypto.randomUUID(), title, lessons: [lesson] }] };
}

const withoutExtension = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '');
const shortest = 3;

export function isAutomaticTitle(title: string, sources: readonly Pick<SourceRow, 'name'>[]): boolean {
  if (title === newCourseTexts.title) return true;
  return sources.some(({ name }) => [name, withoutExtension(name)].some((one) => isTruncatedName(one, title)));
}

const isTruncatedName = (name: string, title: string): boolean => {
  const start = title.replace(/ ?…$/, '');
  return start.length >= shortest && (name === start || (title !== start && name.startsWith(start)));
};

type SourceExtent = Pick<SourceRow, 'id' | 'partCount'>;

const isKnown = ({ sourceId, from, to }: SourceRange, sources: readonly SourceExtent[]): boolean =>
  from <= to && sources.some(({ id, partCount }) => id === sourceId && to <= partCount);

export const usesOnlySources = ({ modules }: CoursePlan, sources: readonly SourceExtent[]): boolean =>
  modules.every(({ lessons }) => lessons.every(({ draws }) => draws.every((range) => isKnown(range, sources))));

const dropUnknownRanges = ({ title, modules }: CoursePlan, sources: readonly SourceExtent[]): CoursePlan => ({
  title,
  modules: modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      draws: lesson.draws.filter((range) => isKnown(range, sources)),
    })),
  })),
});

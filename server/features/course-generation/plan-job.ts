/**
 * Reads the files of an order one by one, and plans the course. Reading has its own lanes, so that neither a file nor a hanging language
 * model keeps the others waiting. A file that was read stays read, whatever comes after.
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
import { type Again, againIn, type JobWork } from '../../core/jobs/background/definition.ts';
import { startJob } from '../../core/jobs/background/run.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { findLesson, findSettings } from '../courses/service.ts';
import { chooseGenerator } from './choose-generator.ts';
import { findGeneration, type GenerationRow, updateGeneration } from './generation-rows.ts';
import { holdOrder } from './held.ts';
import {
  defineWritingJob,
  type GenerationPayload,
  generatingPlaces,
  generationPayload,
  generationResult,
} from './job-shapes.ts';
import { readingPlaces, readOrderedFiles } from './sources/read-files.ts';
import { findSources, getSourceParts, type SourceRow } from './sources/source-rows.ts';
import type { KnownSource } from './stored-blocks.ts';
import { writeJob } from './write-job.ts';

/** As much of the documents as a plan is made from, in UTF-16 units. */
const mostText = 4_000_000;

export const planJob = defineWritingJob({
  kind: 'ai-plan',
  payload: generationPayload,
  result: generationResult,
  places: (app) => ({ main: generatingPlaces(app), ...readingPlaces }),
  limitMs: minutes(15),
  run: runPlan,
});

export type PlanWork = JobWork<GenerationPayload, GenerationProgress>;

async function runPlan(work: PlanWork): Promise<{ generationId: string } | Again> {
  const { app, jobId, payload } = work;
  const { generationId } = payload;
  const row = await findGeneration(app.db.prisma, generationId);
  if (row === null) throw new RuleError('NOT_FOUND');
  // An earlier attempt has come to the end, and died before it could say so.
  if (row.jobId !== jobId || row.state === 'planned') return { generationId };
  const next = await readOrderedFiles(work, row);
  if (next !== null) return againIn(next);
  const sources = await readableSources(work, row);
  if (row.lessonId === null) await planCourse(work, row, sources);
  else await planLesson(work, row.lessonId, sources);
  return { generationId };
}

/** @throws RuleError why the first one could not be read, if none could */
async function readableSources({ app }: PlanWork, { courseId, sourceIds }: GenerationRow): Promise<SourceRow[]> {
  const all = await findSources(app.db.prisma, courseId, sourceIds);
  const readable = all.filter(({ partCount }) => partCount > 0);
  const [first] = all;
  if (readable.length === 0) throw new RuleError(first === undefined ? 'FILE_MISSING' : 'SOURCE_TOO_SHORT');
  return readable;
}

async function planCourse(work: PlanWork, row: GenerationRow, sources: readonly SourceRow[]): Promise<void> {
  const { app, tell, signal, payload } = work;
  const { prisma } = app.db;
  await inTransaction(app.db, async (tx) => {
    await holdOrder(tx, { ...payload, ownerId: work.ownerId, jobId: work.jobId });
    await updateGeneration(tx, row.id, { state: 'planning', updatedAt: app.clock.now() });
  });
  const { title } = await findSettings(prisma, row.courseId);
  await tell({ stage: 'planning', at: title, done: 0, of: 1 });
  const { topic, excerpts } = await wordsOf(prisma, sources);
  // A course that is called like a file is called what the document calls itself.
  const [own] = sources.filter((source) => source.title !== '');
  const ownTitle = own !== undefined && isGivenTitle(title, sources) ? own.title : '';
  const generator = chooseGenerator(app, row.orgId);
  const planned = await generator.plan({ wishes: row.wishes, topic, title, ownTitle, excerpts }, signal);
  const checked = coursePlan.safeParse(planned);
  if (!checked.success || lessonsOf(checked.data).length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  const plan = prunedDraws(checked.data, sources);
  await inTransaction(app.db, async (tx) => {
    const { row: held } = await holdOrder(tx, { ...payload, ownerId: work.ownerId, jobId: work.jobId });
    const made = { generator: generator.kind, model: generator.model ?? '', planRevision: held.planRevision + 1 };
    await updateGeneration(tx, row.id, { state: 'planned', plan, ...made, updatedAt: app.clock.now() });
  });
}

/** The words of a topic and what is known of the documents. */
async function wordsOf(tx: Tx, sources: readonly SourceRow[]): Promise<{ topic: string; excerpts: KnownSource[] }> {
  const excerpts: KnownSource[] = [];
  let [topic, left] = ['', mostText];
  for (const source of sources) {
    if (left <= 0) break;
    const ranges = [{ from: 1, to: source.partCount }];
    const { text, ...known } = await getSourceParts(tx, { source, ranges, mostText: left });
    left -= text;
    if (source.kind === 'topic') topic = known.parts.map(textOfPart).join('\n');
    else excerpts.push(known);
  }
  return { topic, excerpts };
}

/** For a single lesson nobody is asked: it is written at once, from all that was named. */
async function planLesson(work: PlanWork, lessonId: string, sources: readonly SourceRow[]): Promise<void> {
  const { app, ownerId, payload } = work;
  await inTransaction(app.db, async (tx) => {
    const { row } = await holdOrder(tx, { ...payload, ownerId, jobId: work.jobId });
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

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '');
const shortest = 3;

/** Whether the product chose the title: the default title, or one derived from a source. */
export function isGivenTitle(title: string, sources: readonly Pick<SourceRow, 'name'>[]): boolean {
  if (title === newCourseTexts.title) return true;
  return sources.some(({ name }) => [name, withoutEnding(name)].some((one) => isBeginning(one, title)));
}

/** Titles can be cut topics. */
const isBeginning = (name: string, title: string): boolean => {
  const start = title.replace(/ ?…$/, '');
  return start.length >= shortest && (name === start || (title !== start && name.startsWith(start)));
};

type Known = Pick<SourceRow, 'id' | 'partCount'>;

const isKnown = ({ sourceId, from, to }: SourceRange, sources: readonly Known[]): boolean =>
  from <= to && sources.some(({ id, partCount }) => id === sourceId && to <= partCount);

/** Whether a plan uses existing source parts only. */
export const drawsOnlyOn = ({ modules }: CoursePlan, sources: readonly Known[]): boolean =>
  modules.every(({ lessons }) => lessons.every(({ draws }) => draws.every((range) => isKnown(range, sources))));

/** Drops ranges of unknown source parts. */
const prunedDraws = ({ title, modules }: CoursePlan, sources: readonly Known[]): CoursePlan => ({
  title,
  modules: modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      draws: lesson.draws.filter((range) => isKnown(range, sources)),
    })),
  })),
});

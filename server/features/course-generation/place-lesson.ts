/** Inserts a generated lesson or stores it as a proposal. All functions require the row lock on the course. */
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { PlannedLesson } from '#shared/ai/plan.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import {
  countBlocks,
  countLessons,
  countModules,
  courseChanged,
  findLesson,
  findModule,
  insertLesson,
  insertLessonBlocks,
  insertModule,
  markDraftChanged,
  updateAndCheckSize,
} from '../courses/service.ts';
import type { GenerationRow, WrittenParts } from './generation-rows.ts';
import { countOpenProposals, insertProposal } from './proposals/proposal-rows.ts';
import { findLessonImages, withImages } from './sources/lesson-images.ts';
import type { StoredBlock } from './stored-blocks.ts';

const maxOpenProposals = 50;

export type GeneratedLesson = {
  row: GenerationRow;
  lesson: PlannedLesson;
  blocks: GeneratedBlock[];
  stored: StoredBlock[];
  userId: string;
};

/** @throws RuleError COURSE_FULL, COURSE_TOO_LARGE, TOO_MANY_PROPOSALS, NOT_FOUND */
export async function placeLesson(tx: Tx, app: App, generated: GeneratedLesson): Promise<WrittenParts> {
  const { row, lesson, userId } = generated;
  const isProposal = row.lessonId === null ? row.isProposing : (await countBlocks(tx, row.lessonId)) > 0;
  if (isProposal)
    return { ...row.written, [lesson.key]: { proposalId: await insertLessonProposal(tx, app, generated) } };
  const writtenParts =
    row.lessonId === null ? await addLesson(tx, generated) : await fillLesson(tx, generated, row.lessonId);
  const { courseId } = row;
  await updateAndCheckSize(tx, courseId);
  await markDraftChanged(tx, { courseId, userId, now: app.clock.now() });
  await app.events.publish(tx, courseChanged(courseId), { kind: 'structure', pageId: null });
  return writtenParts;
}

async function fillLesson(tx: Tx, generated: GeneratedLesson, lessonId: string): Promise<WrittenParts> {
  const { row, lesson, userId } = generated;
  if ((await findLesson(tx, row.courseId, lessonId)) === null) throw new RuleError('NOT_FOUND');
  await insertLessonBlocks(tx, { lessonId, userId, blocks: await findBlocksWithImages(tx, generated) });
  return { ...row.written, [lesson.key]: { lessonId } };
}

async function addLesson(tx: Tx, generated: GeneratedLesson): Promise<WrittenParts> {
  const { row, lesson, userId } = generated;
  const { key, moduleId } = await findOrInsertModule(tx, generated);
  const position = await countLessons(tx, moduleId);
  requireCourseQuota(position, courseLimits.lessonsInModule);
  const { id: lessonId } = await insertLesson(tx, { moduleId, title: lesson.title, position, updatedBy: userId });
  await insertLessonBlocks(tx, { lessonId, userId, blocks: await findBlocksWithImages(tx, generated) });
  return { ...row.written, [key]: { moduleId }, [lesson.key]: { lessonId } };
}

const findBlocksWithImages = async (tx: Tx, { row, lesson, stored }: GeneratedLesson) =>
  withImages(stored, await findLessonImages(tx, row, lesson));

const plannedModule = ({ row, lesson }: GeneratedLesson) =>
  row.plan?.modules.find(({ lessons }) => lessons.some(({ key }) => key === lesson.key)) ?? {
    key: lesson.key,
    title: lesson.title,
  };

async function findWrittenModule(tx: Tx, generated: GeneratedLesson): Promise<string | null> {
  const writtenPart = generated.row.written[plannedModule(generated).key];
  const moduleId = writtenPart !== undefined && 'moduleId' in writtenPart ? writtenPart.moduleId : null;
  return moduleId === null ? null : ((await findModule(tx, generated.row.courseId, moduleId))?.id ?? null);
}

async function findOrInsertModule(tx: Tx, generated: GeneratedLesson): Promise<{ key: string; moduleId: string }> {
  const { key, title } = plannedModule(generated);
  const existingId = await findWrittenModule(tx, generated);
  if (existingId !== null) return { key, moduleId: existingId };
  const { courseId } = generated.row;
  const position = await countModules(tx, courseId);
  requireCourseQuota(position, courseLimits.modules);
  const module = { courseId, title, position, updatedBy: generated.userId };
  return { key, moduleId: (await insertModule(tx, module)).id };
}

const requireCourseQuota = (count: number, limit: number): void => {
  if (count >= limit) throw new RuleError('COURSE_FULL', { limit });
};

async function insertLessonProposal(tx: Tx, app: App, generated: GeneratedLesson): Promise<string> {
  const { row, lesson, blocks, userId } = generated;
  const { courseId, lessonId } = row;
  await requireProposalQuota(tx, courseId);
  const targetLesson = lessonId === null ? null : await findLesson(tx, courseId, lessonId);
  if (lessonId !== null && targetLesson === null) throw new RuleError('NOT_FOUND');
  const moduleId = targetLesson?.moduleId ?? null;
  const module = moduleId === null ? null : await findModule(tx, courseId, moduleId);
  const id = crypto.randomUUID();
  await insertProposal(tx, {
    id,
    courseId,
    generationId: row.id,
    kind: 'lesson',
    state: 'open',
    instruction: '',
    moduleId,
    moduleTitle: module?.title ?? plannedModule(generated).title,
    lessonId,
    lessonTitle: targetLesson?.title ?? lesson.title,
    blockId: null,
    baseRevision: null,
    before: [],
    blocks,
    imageIds: (await findLessonImages(tx, row, lesson)).map((image) => image.id),
    jobId: null,
    createdBy: userId,
    createdAt: app.clock.now(),
  });
  return id;
}

export async function requireProposalQuota(tx: Tx, courseId: string): Promise<void> {
  const limit = maxOpenProposals;
  if ((await countOpenProposals(tx, courseId)) >= limit) throw new RuleError('TOO_MANY_PROPOSALS', { limit });
}

import type { BlockType } from '#shared/courses/content.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { Level, ParentRef } from './order.ts';

export const findModule = (tx: Tx, courseId: string, id: string) =>
  tx.courseModule.findFirst({
    where: { id, courseId },
    select: { id: true, title: true, revision: true, updatedBy: true },
  });

export const findLesson = (tx: Tx, courseId: string, id: string) =>
  tx.lesson.findFirst({
    where: { id, module: { courseId } },
    select: { id: true, title: true, revision: true, updatedBy: true, moduleId: true },
  });

export const findBlock = (tx: Tx, courseId: string, id: string) =>
  tx.contentBlock.findFirst({
    where: { id, lesson: { module: { courseId } } },
    select: {
      id: true,
      lessonId: true,
      type: true,
      jsonContent: true,
      revision: true,
      updatedBy: true,
      origin: true,
    },
  });

type Part = ParentRef & { id: string; title: string; revision: string; updatedBy: string | null };

export async function findPart(tx: Tx, courseId: string, key: { level: Level; id: string }): Promise<Part | null> {
  const { level, id } = key;
  if (level === 'module') {
    const module = await findModule(tx, courseId, id);
    return module && { ...module, level, parentId: courseId };
  }
  if (level === 'lesson') {
    const lesson = await findLesson(tx, courseId, id);
    return lesson && { ...lesson, level, parentId: lesson.moduleId };
  }
  const block = await findBlock(tx, courseId, id);
  return block && { ...block, level, parentId: block.lessonId, title: '' };
}

export const countModules = (tx: Tx, courseId: string) => tx.courseModule.count({ where: { courseId } });
export const countLessons = (tx: Tx, moduleId: string) => tx.lesson.count({ where: { moduleId } });
export const countBlocks = (tx: Tx, lessonId: string) => tx.contentBlock.count({ where: { lessonId } });

export const insertModule = (
  tx: Tx,
  module: { courseId: string; title: string; position: number; updatedBy: string },
) => tx.courseModule.create({ data: module, select: { id: true } });
export const insertLesson = (
  tx: Tx,
  lesson: { moduleId: string; title: string; position: number; updatedBy: string },
) => tx.lesson.create({ data: lesson, select: { id: true } });

type NewBlock = {
  lessonId: string;
  type: BlockType;
  position: number;
  jsonContent: object;
  fileId: string | null;
  updatedBy: string;
};
export const insertBlock = (tx: Tx, block: NewBlock) =>
  tx.contentBlock.create({
    data: block,
    select: { id: true, lessonId: true, type: true, jsonContent: true, revision: true },
  });

type TitleUpdate = { level: 'module' | 'lesson'; id: string; title: string; revision: string; updatedBy: string };

/** @returns false if the title has changed since `revision` */
export async function updatePartTitle(
  tx: Tx,
  { level, id, title, revision, updatedBy }: TitleUpdate,
): Promise<boolean> {
  const change = { where: { id, revision }, data: { title, updatedBy, revision: crypto.randomUUID() } };
  const { count } = level === 'module' ? await tx.courseModule.updateMany(change) : await tx.lesson.updateMany(change);
  return count === 1;
}

/** Single modules, lessons and blocks of a working copy. */
import type { BlockType } from '#shared/courses/content.ts';
import type { Tx } from '../../../core/database/db.ts';

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

type Renamed = { id: string; title: string; revision: string; updatedBy: string };

/** @returns false if the title was changed since `revision` */
export async function renameModule(tx: Tx, { id, revision, ...data }: Renamed): Promise<boolean> {
  const changed = { ...data, revision: crypto.randomUUID() };
  return (await tx.courseModule.updateMany({ where: { id, revision }, data: changed })).count === 1;
}

export async function renameLesson(tx: Tx, { id, revision, ...data }: Renamed): Promise<boolean> {
  const changed = { ...data, revision: crypto.randomUUID() };
  return (await tx.lesson.updateMany({ where: { id, revision }, data: changed })).count === 1;
}

import type { Tx } from '../../core/database/db.ts';

export const findFileOf = (tx: Tx, courseId: string, fileId: string) =>
  tx.storedFile.findFirst({
    where: { id: fileId, OR: [{ courseId }, { blocks: { some: { lesson: { module: { courseId } } } } }] },
    select: { id: true, key: true, filename: true, size: true, type: true },
  });

export const findCourseTitle = (tx: Tx, id: string) =>
  tx.course.findUniqueOrThrow({
    where: { id },
    select: { title: true, settingsRevision: true, settingsUpdatedBy: true },
  });

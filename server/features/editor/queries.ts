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

type CourseTitle = { courseId: string; title: string; updatedBy: string };
export async function setCourseTitle(tx: Tx, { courseId: id, title, updatedBy }: CourseTitle): Promise<void> {
  const data = { title, settingsRevision: crypto.randomUUID(), settingsUpdatedBy: updatedBy };
  await tx.course.update({ where: { id }, data, select: { id: true } });
}

type Note = { courseId: string; updatedBy: string; now: Date };
export async function noteDraft(tx: Tx, { courseId, updatedBy, now }: Note): Promise<void> {
  await tx.course.update({ where: { id: courseId }, data: { updatedAt: now, updatedBy }, select: { id: true } });
}

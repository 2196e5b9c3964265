import type { Tx } from '../../core/database/db.ts';
import { fullName } from '../../core/database/fragments.ts';

export type CommentRow = {
  commentId: string;
  lessonId: string | null;
  lessonTitle: string;
  text: string;
  authorId: string | null;
  author: string | null;
  createdAt: Date;
  editedAt: Date | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
};

export const listComments = (tx: Tx, courseId: string): Promise<CommentRow[]> =>
  tx.$queryRaw`
    select m.id as "commentId", m.lesson_id as "lessonId", m.lesson_title as "lessonTitle", m.text, m.author_id as "authorId",
           ${fullName('a')} as author, m.created_at as "createdAt", m.edited_at as "editedAt",
           m.resolved_at as "resolvedAt", ${fullName('r')} as "resolvedBy"
      from course_comments m
      left join profiles a on a.user_id = m.author_id
      left join profiles r on r.user_id = m.resolved_by
     where m.course_id = ${courseId}::uuid
     order by m.created_at, m.id`;

export const findComment = (tx: Tx, id: string) =>
  tx.courseComment.findUnique({ where: { id }, select: { courseId: true, authorId: true } });

export const countComments = (tx: Tx, courseId: string): Promise<number> =>
  tx.courseComment.count({ where: { courseId } });

/**
 * Deletes the comment that was resolved first.
 * @returns false if all are open
 */
export async function deleteOneResolved(tx: Tx, courseId: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    delete from course_comments where id = (
      select id from course_comments where course_id = ${courseId}::uuid and resolved_at is not null order by resolved_at, id limit 1)`;
  return count === 1;
}

type NewComment = {
  id: string;
  courseId: string;
  lessonId: string | null;
  lessonTitle: string;
  text: string;
  authorId: string;
  createdAt: Date;
};

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx.courseComment.create({ data: comment, select: { id: true } });
}

export async function updateComment(tx: Tx, id: string, data: { text: string; editedAt: Date }): Promise<void> {
  await tx.courseComment.updateMany({ where: { id }, data });
}

export async function updateResolved(tx: Tx, id: string, by: { userId: string; now: Date } | null): Promise<void> {
  if (by === null) await tx.courseComment.updateMany({ where: { id }, data: { resolvedAt: null, resolvedBy: null } });
  else
    await tx.courseComment.updateMany({
      where: { id, resolvedAt: null },
      data: { resolvedAt: by.now, resolvedBy: by.userId },
    });
}

export async function deleteComment(tx: Tx, id: string): Promise<boolean> {
  return (await tx.courseComment.deleteMany({ where: { id } })).count === 1;
}

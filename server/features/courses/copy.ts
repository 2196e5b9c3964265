import { randomUUID } from 'node:crypto';
import type { Tx } from '../../core/db.ts';

type Copy = { from: string; to: string };

/** Copies all modules, lessons and blocks of a course into an empty one. One statement, whatever the size. */
export async function copyContent(tx: Tx, { from, to }: Copy): Promise<void> {
  await tx.$executeRaw`
    with module_ids as (select id, gen_random_uuid() as copy from modules where course_id = ${from}::uuid),
         lesson_ids as (select l.id, gen_random_uuid() as copy, m.copy as module_copy
                          from lessons l join module_ids m on m.id = l.module_id),
         new_modules as (insert into modules (id, course_id, title, position)
                         select i.copy, ${to}::uuid, m.title, m.position from modules m join module_ids i using (id)),
         new_lessons as (insert into lessons (id, module_id, title, position)
                         select i.copy, i.module_copy, l.title, l.position from lessons l join lesson_ids i using (id))
    insert into content_blocks (lesson_id, type, position, json_content, file_id)
    select i.copy, b.type, b.position, b.json_content, b.file_id
      from content_blocks b join lesson_ids i on i.id = b.lesson_id`;
}

/** Copies a module with its lessons and blocks into the same course, at the end. @returns the copy's id */
export async function copyModule(tx: Tx, moduleId: string, title: string): Promise<string> {
  const copy = randomUUID();
  await tx.$executeRaw`
    with lesson_ids as (select id, gen_random_uuid() as copy from lessons where module_id = ${moduleId}::uuid),
         new_module as (insert into modules (id, course_id, title, position)
                        select ${copy}::uuid, course_id, ${title},
                               (select max(position) + 1 from modules where course_id = m.course_id)
                          from modules m where id = ${moduleId}::uuid),
         new_lessons as (insert into lessons (id, module_id, title, position)
                         select i.copy, ${copy}::uuid, l.title, l.position from lessons l join lesson_ids i using (id))
    insert into content_blocks (lesson_id, type, position, json_content, file_id)
    select i.copy, b.type, b.position, b.json_content, b.file_id
      from content_blocks b join lesson_ids i on i.id = b.lesson_id`;
  return copy;
}

/** Copies a lesson with its blocks into the same module, at the end. @returns the copy's id */
export async function copyLesson(tx: Tx, lessonId: string, title: string): Promise<string> {
  const copy = randomUUID();
  await tx.$executeRaw`
    with new_lesson as (insert into lessons (id, module_id, title, position)
                        select ${copy}::uuid, module_id, ${title},
                               (select max(position) + 1 from lessons where module_id = l.module_id)
                          from lessons l where id = ${lessonId}::uuid)
    insert into content_blocks (lesson_id, type, position, json_content, file_id)
    select ${copy}::uuid, type, position, json_content, file_id from content_blocks where lesson_id = ${lessonId}::uuid`;
  return copy;
}

/** Copies a block into the same lesson, at the end. @returns the copy's id */
export async function copyBlock(tx: Tx, blockId: string): Promise<string> {
  const copy = randomUUID();
  await tx.$executeRaw`
    insert into content_blocks (id, lesson_id, type, position, json_content, file_id)
    select ${copy}::uuid, lesson_id, type, (select max(position) + 1 from content_blocks where lesson_id = b.lesson_id),
           json_content, file_id
      from content_blocks b where id = ${blockId}::uuid`;
  return copy;
}

import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { Level, ParentRef } from './order.ts';

export type DeletedPart = ParentRef & { id: string; index: number };

const lessonsOf = (level: Level, id: string) =>
  ({
    module: Prisma.sql`select id from lessons where module_id = ${id}::uuid`,
    lesson: Prisma.sql`select ${id}::uuid as id`,
    block: Prisma.sql`select null::uuid as id`,
  })[level];

export async function insertDeletedPart(
  tx: Tx,
  { level, id, ...place }: DeletedPart,
  stamp: { courseId: string; deletedBy: string; deletedAt: Date },
): Promise<string> {
  const rows = await tx.$queryRaw<Array<{ id: string }>>`
    with kept_lessons as (${lessonsOf(level, id)}),
         kept as (select jsonb_build_object('part', ${JSON.stringify({ level, id, ...place })}::jsonb,
             'modules', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from modules m
                          where ${level} = 'module' and m.id = ${id}::uuid),
             'lessons', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from lessons l join kept_lessons using (id)),
             'blocks', (select coalesce(jsonb_agg(to_jsonb(b)), '[]') from content_blocks b
                         where b.lesson_id in (select id from kept_lessons) or (${level} = 'block' and b.id = ${id}::uuid)))
           as rows)
    insert into deleted_parts (course_id, deleted_by, deleted_at, payload)
    select ${stamp.courseId}::uuid, ${stamp.deletedBy}::uuid, ${stamp.deletedAt}::timestamptz,
           rows || jsonb_build_object('bytes', octet_length(rows::text))
      from kept
    returning id`;
  return rows[0]?.id ?? '';
}

type RestorableLimits = { courseId: string; newestId: string; bytes: number; parts: number };

/** Keeps the newest parts within both limits, and at least one. */
export async function deletePartsBeyondLimits(
  tx: Tx,
  { courseId, newestId, bytes, parts }: RestorableLimits,
): Promise<void> {
  await tx.$executeRaw`
    delete from deleted_parts where id in (
      select id from (
        select id, count(*) over newest as parts,
               sum(coalesce((payload ->> 'bytes')::int, octet_length(payload::text))) over newest as bytes
          from deleted_parts where course_id = ${courseId}::uuid
        window newest as (order by id = ${newestId}::uuid desc, deleted_at desc, id rows unbounded preceding)) kept
       where id <> ${newestId}::uuid and (parts > ${parts} or bytes > ${bytes}))`;
}

export async function deletePart(tx: Tx, { level, id }: DeletedPart): Promise<void> {
  const where = { id };
  if (level === 'module') await tx.courseModule.deleteMany({ where });
  else if (level === 'lesson') await tx.lesson.deleteMany({ where });
  else await tx.contentBlock.deleteMany({ where });
}

export async function findDeletedPart(tx: Tx, courseId: string, id: string): Promise<DeletedPart | null> {
  const row = await tx.deletedPart.findFirst({ where: { id, courseId }, select: { payload: true } });
  return row && (row.payload as unknown as { part: DeletedPart }).part;
}

export async function parentExists(tx: Tx, courseId: string, { level, parentId }: ParentRef): Promise<boolean> {
  if (level === 'module') return parentId === courseId;
  if (level === 'lesson') return (await tx.courseModule.count({ where: { id: parentId, courseId } })) === 1;
  return (await tx.lesson.count({ where: { id: parentId, module: { courseId } } })) === 1;
}

/** Keeps the ids. A block whose file is deleted becomes empty. */
export async function restoreRows(tx: Tx, deletedPartId: string): Promise<void> {
  const part = Prisma.sql`from deleted_parts where id = ${deletedPartId}::uuid`;
  await tx.$executeRaw`insert into modules select r.* from (select payload ${part}) p, jsonb_populate_recordset(null::modules, p.payload -> 'modules') r`;
  await tx.$executeRaw`insert into lessons select r.* from (select payload ${part}) p, jsonb_populate_recordset(null::lessons, p.payload -> 'lessons') r`;
  await tx.$executeRaw`
    insert into content_blocks (id, lesson_id, type, position, json_content, file_id, revision, updated_by, origin)
    select r.id, r.lesson_id, r.type, r.position, r.json_content, f.id, r.revision, r.updated_by, r.origin
      from (select payload ${part}) p, jsonb_populate_recordset(null::content_blocks, p.payload -> 'blocks') r
      left join stored_files f on f.id = r.file_id`;
  await tx.deletedPart.delete({ where: { id: deletedPartId }, select: { id: true } });
}

export async function removeExpiredParts(tx: Tx, before: Date): Promise<void> {
  await tx.deletedPart.deleteMany({ where: { deletedAt: { lt: before } } });
}

import { randomUUID } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../../core/database/db.ts';
import { insertTree } from './insert-tree.ts';
import type { Level } from './order.ts';

const noEditor = Prisma.sql`null::uuid`;

const lessonsBelow = (moduleOfCopy: Prisma.Sql) => Prisma.sql`
  select i.copy, ${moduleOfCopy}, l.title, l.position, ${noEditor} from lessons l join lesson_ids i using (id)`;
const blocksBelow = Prisma.sql`
  select gen_random_uuid(), i.copy, b.type, b.position, b.json_content, b.file_id, ${noEditor}, b.origin
    from content_blocks b join lesson_ids i on i.id = b.lesson_id`;

const copiedSources = ({ from, to }: { from: string; to: string }) => Prisma.sql`
  source_ids as materialized (select id, gen_random_uuid() as copy from course_sources where course_id = ${from}::uuid),
  new_sources as (
    insert into course_sources (id, course_id, kind, name, file_id, unit, title, part_count, problem, read_at, created_at)
    select i.copy, ${to}::uuid, s.kind, s.name, s.file_id, s.unit, s.title, s.part_count, s.problem, s.read_at, s.created_at
      from course_sources s join source_ids i using (id)),
  new_parts as (
    insert into course_source_parts (source_id, number, label, lines)
    select i.copy, p.number, p.label, p.lines from course_source_parts p join source_ids i on i.id = p.source_id)`;

export const copyContent = (tx: Tx, { from, to }: { from: string; to: string }): Promise<void> =>
  insertTree(tx, {
    queries: Prisma.sql`
      module_ids as materialized (select id, gen_random_uuid() as copy from modules where course_id = ${from}::uuid),
      lesson_ids as materialized (select l.id, gen_random_uuid() as copy, m.copy as module_copy
                                    from lessons l join module_ids m on m.id = l.module_id),
      ${copiedSources({ from, to })}`,
    modules: Prisma.sql`
      select i.copy, ${to}::uuid, m.title, m.position, ${noEditor} from modules m join module_ids i using (id)`,
    lessons: lessonsBelow(Prisma.sql`i.module_copy`),
    blocks: Prisma.sql`
      select gen_random_uuid(), i.copy, b.type, b.position, b.json_content, b.file_id, ${noEditor},
             case when s.copy is null then b.origin
                  else jsonb_set(b.origin, '{source,sourceId}', to_jsonb(s.copy)) end
        from content_blocks b join lesson_ids i on i.id = b.lesson_id
        left join source_ids s on s.id = (b.origin -> 'source' ->> 'sourceId')::uuid`,
  });

type PartToCopy = { level: Level; id: string; title: string };

export async function copyPart(tx: Tx, { level, id, title }: PartToCopy): Promise<string> {
  const copy = randomUUID();
  await insertTree(tx, { module: moduleCopy, lesson: lessonCopy, block: blockCopy }[level]({ id, title, copy }));
  return copy;
}

type PartCopy = { id: string; title: string; copy: string };

const moduleCopy = ({ id, title, copy }: PartCopy) => ({
  queries: Prisma.sql`
    lesson_ids as materialized (select id, gen_random_uuid() as copy from lessons where module_id = ${id}::uuid)`,
  modules: Prisma.sql`
    select ${copy}::uuid, course_id, ${title}, (select max(position) + 1 from modules where course_id = m.course_id), ${noEditor}
      from modules m where id = ${id}::uuid`,
  lessons: lessonsBelow(Prisma.sql`${copy}::uuid`),
  blocks: blocksBelow,
});

const lessonCopy = ({ id, title, copy }: PartCopy) => ({
  queries: Prisma.sql`lesson_ids as (select ${id}::uuid as id, ${copy}::uuid as copy)`,
  lessons: Prisma.sql`
    select ${copy}::uuid, module_id, ${title}, (select max(position) + 1 from lessons where module_id = l.module_id), ${noEditor}
      from lessons l where id = ${id}::uuid`,
  blocks: blocksBelow,
});

const blockCopy = ({ id, copy }: PartCopy) => ({
  blocks: Prisma.sql`
    select ${copy}::uuid, lesson_id, type, (select max(position) + 1 from content_blocks where lesson_id = b.lesson_id),
           json_content, file_id, ${noEditor}, origin
      from content_blocks b where id = ${id}::uuid`,
});

import { Prisma } from '#prisma/generated/client.ts';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import type { Tx } from '../../../core/database/db.ts';
import { insertTree } from './insert-tree.ts';

type ImportTarget = { courseId: string; userId: string };
/**
 * JSON of blocks: `at` (0-based places of module, lesson and block), type, file (one of `refs` or null), content and
 * optional origin.
 */
export type BlockBatch = { blocks: string; refs: readonly string[] };
type Files = ReadonlyMap<string, UploadedFile>;

/** `outline`: JSON of `{ title, lessons: [title] }`. */
export const insertOutline = (
  tx: Tx,
  { courseId, userId, outline }: ImportTarget & { outline: string },
): Promise<void> =>
  insertTree(tx, {
    queries: Prisma.sql`
      m as materialized (select gen_random_uuid() as id, e.value, e.place - 1 as place
                           from jsonb_array_elements(${outline}::jsonb) with ordinality as e(value, place))`,
    modules: Prisma.sql`select id, ${courseId}::uuid, value ->> 'title', place, ${userId}::uuid from m`,
    lessons: Prisma.sql`
      select gen_random_uuid(), m.id, e.title, e.place - 1, ${userId}::uuid
        from m, jsonb_array_elements_text(m.value -> 'lessons') with ordinality as e(title, place)`,
  });

export function insertBlocks(
  tx: Tx,
  { courseId, userId, piece, files }: ImportTarget & { piece: BlockBatch; files: Files },
): Promise<void> {
  const filesByRef = Object.fromEntries(piece.refs.flatMap((ref) => [[ref, files.get(ref)] as const]));
  return insertTree(tx, {
    blocks: Prisma.sql`
      select gen_random_uuid(), l.id, b.type::content_block_type, (b.at ->> 2)::int,
             case b.type when 'asset' then b.content || coalesce(f.facts, ${JSON.stringify(noFile)}::jsonb) else b.content end,
             (f.facts ->> 'fileId')::uuid, ${userId}::uuid, nullif(b.origin, 'null'::jsonb)
        from jsonb_to_recordset(${piece.blocks}::jsonb) as b(at jsonb, type text, file text, content jsonb, origin jsonb)
        join modules m on m.course_id = ${courseId}::uuid and m.position = (b.at ->> 0)::int
        join lessons l on l.module_id = m.id and l.position = (b.at ->> 1)::int
        left join jsonb_each(${JSON.stringify(filesByRef)}::jsonb) as f(ref, facts) on f.ref = b.file`,
  });
}

const noFile = { fileId: null, url: '', filename: '', size: 0, type: '' };

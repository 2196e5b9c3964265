/** Keyset pagination by one column. The cursor is `(column, id)`, so that an index on both finds any page at once. */
import { z } from 'zod';
import { Prisma } from '#prisma/generated/client.ts';
import { RuleError } from '../errors.ts';
import { isCursorValue } from './cursor-types.ts';
import { cutPage } from './paging.ts';

export type SortColumn = { by: Prisma.Sql; as: 'text' | 'timestamptz' | 'bigint' | 'float8' };

export type KeysetQuery<Sort extends string> = {
  sort: Sort;
  order: 'asc' | 'desc';
  cursor?: string | null | undefined;
};

type Keyset<Sort extends string> = {
  columns: Readonly<Record<Sort, SortColumn>>;
  id: { by: Prisma.Sql; as: 'uuid' | 'bigint' };
};

const cursorSchema = z.tuple([z.string().max(800), z.string().max(40)]);

export type KeysetRow = { placeValue: string; placeId: string };

/** Parts of `select … ${place} from … where … ${after} order by ${order} limit`. @throws RuleError INVALID_INPUT */
export function keysetSql<Sort extends string>(keyset: Keyset<Sort>, { sort, order, cursor }: KeysetQuery<Sort>) {
  const { columns, id } = keyset;
  const { by, as } = columns[sort];
  const direction = Prisma.raw(order);
  return {
    place: Prisma.sql`(${by})::text as "placeValue", (${id.by})::text as "placeId"`,
    after: cursor == null ? Prisma.empty : after(cursor),
    order: Prisma.sql`${by} ${direction}, ${id.by} ${direction}`,
  };

  function after(text: string): Prisma.Sql {
    const [value, lastId] = readCursor(cursorSchema, text);
    if (!isCursorValue(as, value) || !isCursorValue(id.as, lastId)) throw new RuleError('INVALID_INPUT');
    const operator = Prisma.raw(order === 'desc' ? '<' : '>');
    const [type, idType] = [Prisma.raw(as), Prisma.raw(id.as)];
    return Prisma.sql`and (${by}, ${id.by}) ${operator} (${value}::${type}, ${lastId}::${idType})`;
  }
}

export async function readKeysetPage<Row extends KeysetRow>(size: number, read: (take: number) => Promise<Row[]>) {
  const { rows, next } = cutPage(await read(size + 1), size);
  const nextCursor = next === null ? null : writeCursor([next.placeValue, next.placeId]);
  return { rows: rows.map(({ placeValue: _value, placeId: _id, ...row }) => row), nextCursor };
}

export async function* readAllPages<Row>(
  read: (cursor: string | null) => Promise<{ rows: Row[]; nextCursor: string | null }>,
): AsyncGenerator<Row[]> {
  let cursor: string | null = null;
  do {
    const page: { rows: Row[]; nextCursor: string | null } = await read(cursor);
    if (page.rows.length > 0) yield page.rows;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

export const writeCursor = (cursor: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export function readCursor<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new RuleError('INVALID_INPUT');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

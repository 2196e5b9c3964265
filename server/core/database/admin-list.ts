import type { z } from 'zod';
import type { Prisma } from '#prisma/generated/client.ts';
import { listPageSize } from '#shared/admin/list.ts';
import type { RouteName } from '#shared/permissions.ts';
import type { App } from '../app.ts';
import type { CsvLine } from '../csv/write-csv.ts';
import { type KeysetRow, readKeysetPage } from './keyset.ts';
import type { ListQuery, SearchResultFlags } from './list-search.ts';

export type ListFile<Query, Row> = {
  route: RouteName;
  title: string;
  input: z.ZodType<Query>;
  columns: readonly string[];
  cells: (row: Row) => CsvLine;
};

export type AdminList<Input, Stored, Row> = {
  statement: (query: ListQuery<Input>) => Prisma.Sql;
  present: (row: Stored) => Row;
  file: ListFile<Omit<Input, 'cursor' | 'direction'>, Row>;
};

type ListSize = { size: number; isWhole: boolean };
const screenSize: ListSize = { size: listPageSize, isWhole: false };
const exportSize: ListSize = { size: 500, isWhole: true };

export async function listPage<Input, Stored, Row>(
  { app, list }: { app: App; list: AdminList<Input, Stored, Row> },
  input: Input,
  { size, isWhole }: ListSize = screenSize,
) {
  const { rows, nextCursor } = await readKeysetPage(size, (take) =>
    app.db.prisma.$queryRaw<Array<Stored & KeysetRow & SearchResultFlags>>(list.statement({ input, take, isWhole })),
  );
  return { rows: rows.map((row) => list.present(row as Stored)), nextCursor, isCut: rows[0]?.isCut ?? false };
}

export const fileOf = <Input, Stored, Row>(list: AdminList<Input, Stored, Row>) => ({
  ...list.file,
  page: (app: App, query: Omit<Input, 'cursor' | 'direction'>, cursor: string | null) =>
    listPage({ app, list }, { ...query, cursor } as Input, exportSize),
});

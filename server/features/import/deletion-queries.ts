import { Prisma } from '#prisma/generated/client.ts';
import { deletedTables, exactCountLimit } from '#shared/import/versions.ts';
import type { Tx } from '../../core/database/db.ts';

type DeletedTable = (typeof deletedTables)[number];

const tables: Readonly<Record<DeletedTable, string>> = {
  results: 'softskill_test_results',
  decisions: 'softskill_group_decisions',
  groups: 'question_groups',
  additional: 'softskill_additional_statements',
  statements: 'statements',
  skills: 'softskills',
};

type TableCount = { table: DeletedTable; counted: number; estimated: number };

export function countTables(tx: Tx): Promise<TableCount[]> {
  const counts = deletedTables.map((table) => {
    const name = tables[table];
    return Prisma.sql`select ${table} as "table",
      (select count(*)::int from (select from ${Prisma.raw(name)} limit ${exactCountLimit + 1}) counted) as counted,
      (select reltuples::float8 from pg_class where oid = ${name}::regclass) as estimated`;
  });
  return tx.$queryRaw<TableCount[]>(Prisma.join(counts, ' union all '));
}

/**
 * Truncates, so the duration does not depend on the number of rows.
 * @throws Error lock timeout after 5 s, which clients receive as BUSY
 */
export async function deleteTestRows(tx: Tx): Promise<void> {
  await tx.$executeRaw`select set_config('lock_timeout', '5s', true), set_config('passgenau.delete_test_data', 'on', true)`;
  await tx.$executeRaw`truncate ${Prisma.raw(Object.values(tables).join(', '))}`;
  await tx.$executeRaw`select set_config('passgenau.delete_test_data', '', true)`;
}

export async function updateAllVersionsToRetired(tx: Tx): Promise<void> {
  await tx.catalogueVersion.updateMany({ where: { status: { not: 'retired' } }, data: { status: 'retired' } });
}

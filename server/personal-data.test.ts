import { expect, test } from 'vitest';
import { dataCategories } from '#shared/data-categories.ts';
import { classifiedColumns, personalData } from '#shared/personal-data.ts';
import { testApp } from './testing/app.ts';
import { erasedWithoutKey } from './testing/personal-data-erasure.ts';

const app = testApp({ mail: false });

test('every existing column is classified exactly once, and no other', async () => {
  const { rows } = await app().db.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and table_name <> '_prisma_migrations'`,
  );
  const classed = classifiedColumns().map(({ column }) => column);
  expect(classed.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});

test('every retained or anonymised column has a reason', () => {
  const silent = Object.entries(personalData)
    .filter(([, { kept, anonymised, reason }]) => (kept ?? anonymised) !== undefined && reason === undefined)
    .map(([table]) => table);
  expect(silent).toEqual([]);
});

test('deleting an account deletes every row that references it with a column to be erased', async () => {
  const { rows } = await app().db.pool.query<{ column: string; rule: string }>(
    `select conrelid::regclass || '.' || attname as column, confdeltype as rule
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const classes = new Map(classifiedColumns().map(({ column, columnClass }) => [column, columnClass]));
  const expected = { c: ['exported', 'erased'], n: ['anonymised'] } as Record<string, string[]>;
  const wrong = rows.filter(({ column, rule }) => !(expected[rule] ?? []).includes(classes.get(column) ?? ''));
  expect(wrong).toEqual([]);
});

test('every personal column is reached by the deletion: by a key, as the id of an author, or as described', async () => {
  const { rows: cascades } = await app().db.pool.query<{ table: string }>(
    `with recursive reached as (
       select 'users'::regclass::oid as id
       union select conrelid from pg_constraint join reached on confrelid = id where contype = 'f' and confdeltype = 'c')
     select id::regclass::text as "table" from reached`,
  );
  const { rows: ids } = await app().db.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as "column" from information_schema.columns
      where table_schema = 'public' and udt_name in ('uuid', '_uuid')`,
  );
  const deleted = new Set(cascades.map(({ table }) => table));
  const authors = new Set(ids.map(({ column }) => column));
  const unreached = classifiedColumns().filter(({ column, columnClass }) => {
    if (columnClass === 'impersonal' || columnClass === 'kept') return false;
    return columnClass === 'anonymised' ? !authors.has(column) : !deleted.has(column.split('.')[0] ?? '');
  });
  expect(unreached.map(({ column }) => column).sort()).toEqual(Object.keys(erasedWithoutKey).sort());
});

test('every table with personal data is in exactly one category of the privacy page', () => {
  const listed = Object.values(dataCategories).flatMap(({ tables }) => tables.split(' '));
  const personal = Object.entries(personalData).flatMap(([table, { impersonal: _, reason: __, ...classes }]) =>
    Object.keys(classes).length > 0 ? [table] : [],
  );
  expect(listed.toSorted()).toEqual(personal.toSorted());
});

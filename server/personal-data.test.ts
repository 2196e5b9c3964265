import { expect, test } from 'vitest';
import { classedColumns, personalData } from '#shared/personal-data.ts';
import { testApp } from './testing/app.ts';

const app = testApp({ mail: false });

test('every column of every table is classed exactly once, and nothing is classed that does not exist', async () => {
  const { rows } = await app().db.pool.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and table_name <> '_prisma_migrations'`,
  );
  const classed = classedColumns().map(({ column }) => column);
  expect(classed.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});

test('whatever is kept or anonymised has a reason', () => {
  const silent = Object.entries(personalData)
    .filter(([, { kept, anonymised, reason }]) => (kept ?? anonymised) !== undefined && reason === undefined)
    .map(([table]) => table);
  expect(silent).toEqual([]);
});

test('with an account goes every row that points at it with a column that is to be erased', async () => {
  const { rows } = await app().db.pool.query<{ column: string; rule: string }>(
    `select conrelid::regclass || '.' || attname as column, confdeltype as rule
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const classes = new Map(classedColumns().map(({ column, columnClass }) => [column, columnClass]));
  const expected = { c: ['exported', 'erased'], n: ['anonymised'] } as Record<string, string[]>;
  const wrong = rows.filter(({ column, rule }) => !(expected[rule] ?? []).includes(classes.get(column) ?? ''));
  expect(wrong).toEqual([]);
});

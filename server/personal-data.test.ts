import { expect, test } from 'vitest';
import { classifiedColumns, personalData } from '#shared/personal-data.ts';
import { testApp } from './testing/app.ts';

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

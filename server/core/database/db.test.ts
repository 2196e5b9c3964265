import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { inTransaction, isWriteConflict, openDatabase, triggerErrorCode } from './db.ts';

const app = testApp();

test('repeats a transaction that PostgreSQL ended because of a deadlock', async () => {
  let attempts = 0;
  const lockBoth = (first: number, second: number) =>
    inTransaction(app().db, async (tx) => {
      attempts++;
      await tx.$executeRaw`select pg_advisory_xact_lock(${first}::bigint)`;
      await pause(attempts > 2 ? 0 : 50);
      await tx.$executeRaw`select pg_advisory_xact_lock(${second}::bigint)`;
    });
  await Promise.all([lockBoth(71, 72), lockBoth(72, 71)]);
  expect(attempts).toBe(3);
});

test('reads the SQLSTATE of an error, not its message', async () => {
  const raise = (state: string) =>
    app().db.prisma.$executeRawUnsafe(`do $$ begin raise exception 'not entitled: deadlock detected'
      using errcode = '${state}'; end $$`);
  const errors = await Promise.all(['ZA001', 'ZA002', '40P01', '23514'].map((state) => raise(state).catch((e) => e)));
  expect(errors.map(triggerErrorCode)).toEqual(['LAST_PLATFORM_ADMIN', 'FORBIDDEN', null, null]);
  expect(errors.map(isWriteConflict)).toEqual([false, false, true, false]);
});

test('reports each statement without its parameters, also a failed one', async () => {
  const statements: string[] = [];
  const db = openDatabase(app().db.connectionString, { poolSize: 1, onStatement: (sql) => statements.push(sql) });
  await db.prisma.$queryRaw`select ${'secret'}::text as word`;
  await db.pool.query('select 1 / 0').catch(() => undefined);
  await db.close();
  expect(statements).toEqual(expect.arrayContaining([expect.stringContaining('select $1::text'), 'select 1 / 0']));
  expect(statements.join()).not.toContain('secret');
});

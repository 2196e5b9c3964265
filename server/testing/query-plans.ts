import { expect } from 'vitest';
import type { App } from '../core/app.ts';

export type Statement = { name?: string | undefined; text: string; values?: unknown[] | undefined };

const notAllVisibleStatement = `
  select relname from pg_class where oid = any($1::text[]::regclass[]) and relallvisible < relpages`;

/**
 * Index-only scans need rows that are visible to all transactions. One vacuum is not enough while a background query
 * has an older snapshot.
 */
export const vacuumTables = ({ db }: Pick<App, 'db'>, ...tables: readonly string[]): Promise<void> =>
  expect
    .poll(
      async () => {
        await db.pool.query(`vacuum analyze ${tables.join(', ')}`);
        return (await db.pool.query(notAllVisibleStatement, [tables])).rows;
      },
      { timeout: 10_000 },
    )
    .toEqual([]);

export async function explain({ db }: Pick<App, 'db'>, { name, text, values = [] }: Statement): Promise<string> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `set local plan_cache_mode = ${name === undefined ? 'force_custom_plan' : 'force_generic_plan'}`,
    );
    await client.query(`prepare asked as ${text}`);
    const call = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
    const { rows } = await client.query<Record<string, string>>(`explain execute asked${call}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
    client.release();
  }
}

export const indexesOf = (plan: string): string[] =>
  [...plan.matchAll(/(?:Index (?:Only )?Scan (?:Backward )?using|Bitmap Index Scan on) (\w+)/g)].map(
    ([, name = '']) => name,
  );

function literalOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`;
  return `'${String(value)}'`;
}

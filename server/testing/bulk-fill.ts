import type pg from 'pg';

type Pool = Pick<pg.Pool, 'query'>;

/**
 * Inserts many rows and builds the search indexes of these tables afterwards: row by row that takes most of the time. Rows that are
 * there already are indexed again.
 */
export async function bulkFill(pool: Pool, tables: readonly string[], insert: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = any($1) and indexdef like '% USING gin %'`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await insert();
  for (const { definition } of rows) await pool.query(definition);
}

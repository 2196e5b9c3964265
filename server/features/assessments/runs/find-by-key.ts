import { batchedRows } from '../../../core/database/batched.ts';
import type { Database } from '../../../core/database/db.ts';

/** Owners use the id, guests the hash of their token. */
export type Where = { id: string } | { testToken: string };

/**
 * Rows of one table by either key, outside a transaction: for all who ask at the same time by one prepared statement.
 * `select` names the columns `id` and `testToken` among others.
 */
export function openFinder<Row extends { id: string; testToken: string }>(name: string, select: string) {
  const findBy = (column: 'id' | 'test_token', keyOf: (row: Row) => string) => {
    const statement = { name: `${name}-by-${column}`, text: `${select} where ${column} = any($1)` };
    const find = async ({ pool }: Database, keys: readonly string[]) =>
      (await pool.query<Row>({ ...statement, values: [keys] })).rows;
    return batchedRows(find, keyOf);
  };
  const byId = findBy('id', ({ id }) => id);
  const byToken = findBy('test_token', ({ testToken }) => testToken);
  return (db: Database, where: Where): Promise<Row | null> =>
    'id' in where ? byId(db, where.id) : byToken(db, where.testToken);
}

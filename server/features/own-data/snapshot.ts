/** Reads rows of one moment, page by page, on a separate connection. */
import type pg from 'pg';
import type { App } from '../../core/app.ts';
import { openYielder } from '../../core/runtime/yielding.ts';

/** Most rows are small; results and releases have about 20 KB. */
const pageRows = 100;

export type Snapshot = {
  /** Each row as JSON text. Read one statement to its end before the next one. */
  rows: (statement: string) => AsyncGenerator<string>;
  /** Short lists, all at once. */
  list: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[]>;
};

/** Statements get the person's id as $1. */
export async function* inSnapshot<T>(
  { db }: Pick<App, 'db'>,
  userId: string,
  work: (snapshot: Snapshot) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const client = await db.pool.connect();
  let hasEnded = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    yield* work({
      rows: (statement) => readPages(client, statement, userId),
      list: async <Row extends pg.QueryResultRow>(statement: string) =>
        (await client.query<Row>(statement, [userId])).rows,
    });
    await client.query('commit');
    hasEnded = true;
  } finally {
    if (!hasEnded) hasEnded = await rollback(client);
    client.release(!hasEnded);
  }
}

const rollback = async (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

async function* readPages(client: pg.PoolClient, statement: string, userId: string): AsyncGenerator<string> {
  const waitIfLong = openYielder();
  await client.query(`declare own_rows no scroll cursor for ${statement}`, [userId]);
  for (let count = pageRows; count === pageRows; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${pageRows} from own_rows`);
    count = rows.length;
    for (const { row } of rows) {
      yield row;
      await waitIfLong();
    }
  }
  await client.query('close own_rows');
}

import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { migrate } from './migrate.ts';

test('applies each migration once, even if two processes start at once', async () => {
  const database = await cloneDatabase();
  expect(await Promise.all([migrate(database.url), migrate(database.url)])).toEqual([[], []]);
  await database.drop();
});

test('the start fails if an applied migration has changed', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("update _prisma_migrations set checksum = 'other'");
  await client.end();
  await expect(migrate(database.url)).rejects.toThrow('nach dem Anwenden verändert');
  await database.drop();
});

const repeatable = '20261126134500_whole_last_days';

async function withLockedJobs(work: (url: string, blocker: pg.Client) => Promise<void>): Promise<void> {
  const database = await cloneDatabase();
  const blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('delete from _prisma_migrations where migration_name = $1', [repeatable]);
  await blocker.query('begin');
  await blocker.query('lock table published_jobs in access exclusive mode');
  await work(database.url, blocker);
  await blocker.end();
  await database.drop();
}

test('a migration gives up on a locked table with a clear message and changes nothing', async () => {
  await withLockedJobs(async (url, blocker) => {
    await expect(migrate(url, { waitMs: 20, attempts: 2 })).rejects.toThrow('die ein anderer Prozess benutzt');
    await blocker.query('rollback');
    expect(await migrate(url)).toEqual([repeatable]);
  });
});

test('a migration tries again until the table is free', async () => {
  await withLockedJobs(async (url, blocker) => {
    const migrated = migrate(url, { waitMs: 20, attempts: 10_000 });
    const waiting =
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
    const isWaiting = async () => (await blocker.query(waiting)).rows.length > 0;
    await expect.poll(isWaiting, { interval: 1 }).toBe(true);
    await expect.poll(isWaiting, { interval: 1 }).toBe(false);
    await blocker.query('rollback');
    expect(await migrated).toEqual([repeatable]);
  });
});

import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { migrate, readMigrations } from './migrate.ts';

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

test('refuses a database of a newer program', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '29990101000000_later', now())`,
  );
  await client.end();
  await expect(migrate(database.url)).rejects.toThrow('gehört zu einem neueren Programmstand');
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
    await expect(migrate(url, { patience: { waitMs: 20, attempts: 2 } })).rejects.toThrow(
      'die ein anderer Prozess benutzt',
    );
    await blocker.query('rollback');
    expect(await migrate(url)).toEqual([repeatable]);
  });
});

test('a migration tries again until the table is free', async () => {
  await withLockedJobs(async (url, blocker) => {
    const migrated = migrate(url, { patience: { waitMs: 20, attempts: 10_000 } });
    const waiting =
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
    const isWaiting = async () => (await blocker.query(waiting)).rows.length > 0;
    await expect.poll(isWaiting, { interval: 1 }).toBe(true);
    await expect.poll(isWaiting, { interval: 1 }).toBe(false);
    await blocker.query('rollback');
    expect(await migrated).toEqual([repeatable]);
  });
});

test('a failing migration also takes back those before it', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const appliedTwice = '20261127234100_search_by_strength';
  const names = async () => (await client.query('select migration_name from _prisma_migrations order by 1')).rows;
  await client.query('delete from _prisma_migrations where migration_name = any($1)', [[repeatable, appliedTwice]]);
  const before = await names();
  await expect(migrate(database.url)).rejects.toThrow(`${appliedTwice} ist gescheitert; es wurde nichts verändert`);
  expect(await names()).toEqual(before);
  await client.end();
  await database.drop();
});

test('no migration ends the transaction that all share', async () => {
  const ending = /^\s*(?:commit|rollback|abort|begin|start transaction)\b[^;\n]*;/im;
  const migrations = await readMigrations();
  expect(migrations.filter(({ sql }) => ending.test(sql)).map(({ name }) => name)).toEqual([]);
});

test('an existing database is backed up before an update, and keeps its state if the backup fails', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('delete from _prisma_migrations where migration_name = $1', [repeatable]);
  await client.end();
  const failing = () => Promise.reject(new Error('no space'));
  await expect(migrate(database.url, { beforeUpdate: failing })).rejects.toThrow('no space');
  let backups = 0;
  const beforeUpdate = async () => {
    backups += 1;
  };
  expect(await migrate(database.url, { beforeUpdate })).toEqual([repeatable]);
  expect(await migrate(database.url, { beforeUpdate })).toEqual([]);
  expect(backups).toBe(1);
  await database.drop();
});

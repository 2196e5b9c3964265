import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { freePort } from '../../testing/free-port.ts';
import { readEnv } from '../runtime/env.ts';
import { checkClock } from './clock-check.ts';
import { openForCheck } from './database-check.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await cloneDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'passgenau-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function check(settings: NodeJS.ProcessEnv, running: string | null = null) {
  const { findings, close } = await openForCheck(readEnv({ DATA_DIR: dataDir, ...settings }), running);
  await close();
  return findings;
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

test('a migrated database is in order, and the check cannot change it', async () => {
  expect(await check({}, database.url)).toMatchObject([
    { level: 'ok', text: expect.stringMatching(/^PostgreSQL \d+/) },
    { level: 'ok', text: expect.stringContaining('Schema passt') },
  ]);
  const { client, close } = await openForCheck(readEnv({ DATA_DIR: dataDir }), database.url);
  await expect(client?.query('delete from users')).rejects.toMatchObject({ code: '25006' });
  await close();
});

test('names a database that is not reachable, without the password', async () => {
  const port = await freePort();
  const [finding] = await check({ DATABASE_URL: `postgresql://anna:geheim@127.0.0.1:${port}/x` });
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('ECONNREFUSED') });
  expect(JSON.stringify(finding)).not.toContain('geheim');
});

test('distinguishes a missing migration from a database of a newer program', async () => {
  await execute(`delete from _prisma_migrations
    where migration_name = (select max(migration_name) from _prisma_migrations)`);
  expect(await check({}, database.url)).toMatchObject([
    { level: 'ok' },
    { level: 'hint', text: 'Der Datenbank fehlen 1 Änderungen dieses Programms.' },
  ]);
  await execute(`insert into _prisma_migrations (id, checksum, migration_name, finished_at)
    values ('x', 'x', '29991231235959_from_the_future', now())`);
  expect(await check({}, database.url)).toMatchObject([
    { level: 'ok' },
    { level: 'problem', text: expect.stringContaining('neueren Programmstand (29991231235959_from_the_future)') },
  ]);
});

test('an empty database is only a hint', async () => {
  await execute('drop table _prisma_migrations');
  expect(await check({}, database.url)).toMatchObject([
    { level: 'ok' },
    { level: 'hint', text: 'Die Datenbank ist leer.' },
  ]);
});

test('a data folder without database, with a lost one and with one of another PostgreSQL', async () => {
  expect(await check({})).toMatchObject([{ level: 'hint', text: expect.stringContaining('noch keine Datenbank') }]);
  await writeFile(join(dataDir, 'postgres-location.txt'), '/nowhere/data\n');
  expect(await check({})).toMatchObject([{ level: 'problem', text: expect.stringContaining('fehlt (/nowhere/data)') }]);
  await rm(join(dataDir, 'postgres-location.txt'));
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  expect(await check({})).toMatchObject([
    { level: 'problem', text: expect.stringContaining('gehört zu PostgreSQL 16') },
  ]);
});

test('compares the clock with the database and the public address', async () => {
  const databaseAt = (ms: number) => ({ query: async () => ({ rows: [{ ms }] }) }) as never;
  expect(await checkClock(databaseAt(Date.now()), new Date())).toMatchObject([
    { level: 'ok', text: 'Sie stimmt mit der Datenbank und der öffentlichen Adresse überein.' },
  ]);
  expect(await checkClock(databaseAt(Date.now() - 60_000), null)).toMatchObject([
    { level: 'problem', text: 'Die Uhr dieses Rechners geht 60 Sekunden vor gegenüber der Datenbank.' },
  ]);
  expect(await checkClock(null, new Date(Date.now() + 90_000))).toMatchObject([
    { level: 'problem', text: 'Die Uhr dieses Rechners geht 90 Sekunden nach gegenüber der öffentlichen Adresse.' },
  ]);
  expect(await checkClock(null, null)).toEqual([]);
});

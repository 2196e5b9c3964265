import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { readEnv } from '../runtime/env.ts';
import { openThrowAway, proofFolder } from './throw-away.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await cloneDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'passgenau-proof-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function execute(sql: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rowCount }) => rowCount)
    .finally(() => client.end());
}

const open = (url = database.url) =>
  openThrowAway(readEnv({ DATA_DIR: dataDir, DATABASE_URL: url }), { hasBinaries: false });
const name = () => `${new URL(database.url).pathname.slice(1)}_proof`;
const exists = async () => (await execute(`select 1 from pg_database where datname = '${name()}'`)) === 1;

test('without an embedded PostgreSQL it creates a database beside the own one, removes leftovers, and runs alone', async () => {
  await execute(`create database ${name()}`);
  const leftover = join(proofFolder({ DATA_DIR: dataDir }), 'files', 'old');
  await mkdir(leftover, { recursive: true });
  await writeFile(join(leftover, 'file'), '');
  const opened = await open();
  expect(existsSync(leftover)).toBe(false);
  expect(new URL(opened.databaseUrl).pathname).toBe(`/${name()}`);
  await expect(open()).rejects.toMatchObject({ reason: 'running' });
  await opened.remove();
  expect([await exists(), existsSync(opened.dataDir)]).toEqual([false, false]);
});

test('says so when the account may not create a database', async () => {
  await execute('create role without_rights login');
  const url = new URL(database.url);
  url.username = 'without_rights';
  await expect(open(url.href)).rejects.toMatchObject({ reason: 'postgres' });
  expect(existsSync(proofFolder({ DATA_DIR: dataDir }))).toBe(false);
  await execute('drop role without_rights');
});

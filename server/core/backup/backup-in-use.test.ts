import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../../start.ts';
import { cloneDatabase, testApp } from '../../testing/app.ts';
import { makePublishedCourse } from '../../testing/exports.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { formWith, postForm, samples } from '../../testing/uploads.ts';
import { openFolderStorage } from '../storage/folder.ts';
import { filesFolder } from '../storage/open.ts';
import { skippedTables } from './database-dump.ts';
import { inspectBackup } from './inspect.ts';
import { openInstallationData } from './installation-data.ts';
import { restoreInspected } from './restore.ts';
import { describeContent, writeBackup } from './write-backup.ts';

const app = testApp({ server: true });
let crew: Crew;
let folder: string;

beforeAll(async () => {
  crew = await makeCrew(app());
  folder = await mkdtemp(join(tmpdir(), 'passgenau-in-use-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newPerson = () => makePerson(app());
/** Work of people and jobs that a backup may interrupt. */
const actions: Readonly<Record<string, () => Promise<unknown>>> = {
  publish: () => makePublishedCourse(app(), crew.owner, 'Gerade veröffentlicht'),
  upload: async () => {
    const { courseId } = await crew.owner.caller.courses.create({ title: 'Mit Bild' });
    const body = formWith([{ content: samples.png, filename: 'bild.png', type: 'image/png' }]);
    return postForm(app(), `/files?course=${courseId}`, { person: crew.owner, body });
  },
  removeFile: async () => {
    for await (const { key } of app().storage.list('')) return app().storage.remove(key);
  },
  ownData: async () => (await callerFor(app(), await newPerson())).ownData.start(),
  invite: () =>
    crew.owner.caller.invitations.invite({ email: `neu-${crypto.randomUUID()}@firma.example`, role: 'viewer' }),
  failingJob: () =>
    app().db.pool.query(
      `insert into pgboss.job (name, data, state, retry_count, retry_limit, start_after, output)
       values ('write-due-backup', $1, 'retry', 1, 3, now() + interval '1 hour', '{"message":"x"}')`,
      [null],
    ),
};

async function restoreAndStart(path: string): Promise<void> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'passgenau-restored-'));
  const env = { ...app().env, DATA_DIR: dataDir, JOBS: false };
  const storage = await openFolderStorage(filesFolder(env));
  try {
    const manifest = await inspectBackup({ path, passphrase: null });
    const { migrations, sequences, tables, files } = manifest;
    const onLoaded = async (client: pg.ClientBase) =>
      expect(await describeContent(client, storage)).toEqual({ migrations, sequences, tables, files });
    const place = { databaseUrl: database.url, storage, secretKey: null, dataDir };
    await restoreInspected({ path, passphrase: null, manifest, onLoaded }, place);
    const next = await openApp({ env, databaseUrl: database.url, logger: app().logger, clock: app().clock });
    await next.close();
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

test('a backup at any moment of use restores to equal content and starts', async () => {
  const data = await openInstallationData(app().env, app().databaseUrl);
  const moments = fc.record({
    doing: fc.shuffledSubarray(Object.keys(actions), { minLength: 4 }),
    delayMs: fc.integer({ min: 0, max: 80 }),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(moments, async ({ doing, delayMs }) => {
      const path = join(folder, `${++count}.tar.zst`);
      const done = Promise.allSettled(doing.map((name) => actions[name]?.()));
      await pause(delayMs);
      await writeBackup(data, { path, passphrase: null });
      expect((await done).filter(({ status }) => status === 'rejected')).toEqual([]);
      await restoreAndStart(path);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

test('a foreign file in the folder of files does not end a backup', async () => {
  await writeFile(join(filesFolder(app().env), 'Kopie von bild.png'), 'x');
  const data = await openInstallationData(app().env, app().databaseUrl);
  const path = join(folder, 'foreign.tar.zst');
  const { files } = await writeBackup(data, { path, passphrase: null });
  expect((await inspectBackup({ path, passphrase: null })).files).toEqual(files);
});

test('no row of a backup refers to a table that is not backed up', async () => {
  const { rows } = await app().db.pool.query(
    `select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = any($1::regclass[]) and conrelid <> all($1::regclass[])`,
    [skippedTables],
  );
  expect(rows).toEqual([]);
});

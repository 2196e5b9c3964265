import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { openFolderStorage } from '../storage/folder.ts';
import { createArchive, readArchive } from './archive.ts';
import { inspectBackup } from './inspect.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { readSecretKey } from './secret-key.ts';
import { writeBackup } from './write-backup.ts';

type Entry = { name: string; content: Buffer };
const isKey = ({ name }: Entry): boolean => name === 'secret.key';
const isManifest = ({ name }: Entry): boolean => name === 'manifest.json';

type Installation = Awaited<ReturnType<typeof openInstallation>>;

let folder: string;
let source: Installation;
let backup: { path: string; manifest: Manifest };

async function openInstallation() {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'passgenau-backup-'));
  const storage = await openFolderStorage(join(dataDir, 'files'));
  const close = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { databaseUrl: database.url, dataDir, storage, secretKey: null, close };
}

async function withClient<T>(
  { databaseUrl }: { databaseUrl: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const addPeople = (installation: Installation, count: number, domain = 'beispiel.de') =>
  withClient(installation, async (client) => {
    await client.query(
      `insert into users (id, email, password_hash, created_at)
       select gen_random_uuid(), 'person' || n || '@' || $2, 'hash ä€😀' || n, now() from generate_series(1, $1) n`,
      [count, domain],
    );
  });

const emailsOf = (installation: Installation) =>
  withClient(installation, async (client) =>
    (await client.query('select email from users order by email')).rows.map((row) => row.email),
  );

const write = (installation: Installation, name: string, passphrase: string | null = null) =>
  writeBackup(installation, { path: join(folder, name), passphrase });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passgenau-backups-'));
  source = await openInstallation();
  await addPeople(source, 3_000);
  await writeFile(join(source.dataDir, 'secret.key'), `${'ab'.repeat(32)}\n`);
  for (const [key, bytes] of [
    ['a/leer', 0],
    ['a/bild.png', 70_000],
    ['b/film', 9_000_000],
  ] as const)
    await source.storage.put(key, Readable.from([randomBytes(bytes)]), { type: 'x' });
  backup = { path: join(folder, 'one.tar.zst'), manifest: await write(source, 'one.tar.zst') };
});

afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

const contentOf = (manifest: Manifest) => ({
  tables: manifest.tables,
  files: manifest.files,
  sequences: manifest.sequences,
});

test('a restored installation gives an equal backup', async () => {
  const target = await openInstallation();
  await addPeople(target, 3, 'alt.de');
  await restoreBackup({ path: backup.path, passphrase: null }, target);
  expect(contentOf(await write(target, 'two.tar.zst'))).toEqual(contentOf(backup.manifest));
  expect(backup.manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(3_000);
  expect(await emailsOf(target)).toEqual(await emailsOf(source));
  expect(await readSecretKey(target.dataDir)).toBe(await readSecretKey(source.dataDir));
  const film = await target.storage.open('b/film');
  expect(await buffer(film?.stream ?? Readable.from([]))).toEqual(
    await buffer((await source.storage.open('b/film'))?.stream ?? Readable.from([])),
  );
  await target.close();
});

test('a database that sorts by another language gives an equal backup', async () => {
  const target = await openInstallation();
  const database = `test_${randomBytes(6).toString('hex')}`;
  const cleanups = ['a_b', 'aa', 'B', 'ä', 'z'];
  await withClient(target, async (client) => {
    await client.query('insert into cleanup_runs (name) select unnest($1::text[])', [cleanups]);
    await client.query(`create database ${database} template template0 locale_provider icu icu_locale 'de'`);
  });
  const { tables } = await write(target, 'sorted.tar.zst');
  const databaseUrl = new URL(target.databaseUrl);
  databaseUrl.pathname = database;
  const german = { ...target, databaseUrl: databaseUrl.href };
  await restoreBackup({ path: join(folder, 'sorted.tar.zst'), passphrase: null }, german);
  expect((await write(german, 'german.tar.zst')).tables).toEqual(tables);
  await withClient(target, (client) => client.query(`drop database ${database}`));
  await target.close();
});

const passphrase = 'sieben-blaue-fahrräder';

test('an encrypted backup needs its passphrase', async () => {
  await write(source, 'three.tar.zst.age', passphrase);
  const path = join(folder, 'three.tar.zst.age');
  expect(contentOf(await inspectBackup({ path, passphrase }))).toEqual(contentOf(backup.manifest));
  await expect(inspectBackup({ path, passphrase: null })).rejects.toThrow('ist verschlüsselt');
  await expect(inspectBackup({ path, passphrase: 'ein anderes Kennwort' })).rejects.toThrow('Das Kennwort passt nicht');
});

test('any changed, missing or added byte is found', async () => {
  const small = await openInstallation();
  await addPeople(small, 5);
  await write(small, 'small.tar.zst');
  const whole = await readFile(join(folder, 'small.tar.zst'));
  const path = join(folder, 'damaged.tar.zst');
  const undetected: string[] = [];
  const check = async (name: string, content: Buffer) => {
    await writeFile(path, content);
    await inspectBackup({ path, passphrase: null }).then(
      () => undetected.push(name),
      () => undefined,
    );
  };
  for (let n = 0; n < 500; n += 1) {
    const position = randomInt(whole.length);
    const changed = Buffer.from(whole);
    changed[position] = (changed[position] ?? 0) ^ (1 << randomInt(8));
    await check(`bit at ${position}`, changed);
    await check(`cut at ${position}`, whole.subarray(0, position));
  }
  await check('a byte more', Buffer.concat([whole, Buffer.from([0])]));
  await check('empty', Buffer.alloc(0));
  await check('text', Buffer.from('keine Sicherung'));
  expect(undetected).toEqual([]);
  await small.close();
});

/** A copy of the backup, written again with a changed entry, so that every checksum fits. */
async function rewritten(name: string, change: (entry: { name: string; content: Buffer }) => Entry[]): Promise<string> {
  const path = join(folder, name);
  const archive = createArchive({ path, passphrase: null });
  await readArchive({ path: backup.path, passphrase: null }, async (entry, content) => {
    const changed = change({ name: entry.name, content: await buffer(content) });
    for (const next of changed) await archive.add({ name: next.name, size: next.content.length }, [next.content]);
  });
  await archive.finish();
  return path;
}

test.each<[string, (entry: Entry) => Entry[], string]>([
  [
    'another key',
    (entry) => [isKey(entry) ? { ...entry, content: Buffer.from('ef'.repeat(32)) } : entry],
    'beschädigt',
  ],
  ['no key', (entry) => (isKey(entry) ? [] : [entry]), 'beschädigt'],
  ['a file twice', (entry) => (entry.name === 'files/a/bild.png' ? [entry, entry] : [entry]), 'beschädigt'],
  ['no table of people', (entry) => (entry.name.startsWith('database/users/') ? [] : [entry]), 'beschädigt'],
  ['a path that leaves the folder', (entry) => [{ ...entry, name: entry.name.replace('a/bild', '../bild') }], 'keine'],
  ['something after the manifest', (entry) => (isManifest(entry) ? [entry, entry] : [entry]), 'beschädigt'],
])('refuses a backup with %s', async (name, change, words) => {
  const path = await rewritten(`${name}.tar.zst`, change);
  await expect(inspectBackup({ path, passphrase: null })).rejects.toThrow(words);
});

test('a refused backup changes nothing', async () => {
  const target = await openInstallation();
  await addPeople(target, 2, 'alt.de');
  await writeFile(join(target.dataDir, 'secret.key'), `${'cd'.repeat(32)}\n`);
  const whole = await readFile(backup.path);
  const path = join(folder, 'cut.tar.zst');
  await writeFile(path, whole.subarray(0, whole.length - 1));
  await expect(restoreBackup({ path, passphrase: null }, target)).rejects.toThrow('beschädigt oder unvollständig');
  await expect(
    restoreBackup({ path: backup.path, passphrase: null }, { ...target, secretKey: 'x'.repeat(32) }),
  ).rejects.toThrow('mit einem anderen Schlüssel verschlüsselt');
  expect(await emailsOf(target)).toEqual(['person1@alt.de', 'person2@alt.de']);
  expect(await readSecretKey(target.dataDir)).toContain('cdcd');
  expect(await readdir(join(target.dataDir, 'files'))).toEqual([]);
  await target.close();
});

test('a restore that fails halfway leaves the old rows and the old key', async () => {
  const target = await openInstallation();
  await addPeople(target, 2, 'alt.de');
  await writeFile(join(target.dataDir, 'secret.key'), `${'cd'.repeat(32)}\n`);
  const put = target.storage.put;
  const storage = {
    ...target.storage,
    put: (...[key, bytes, type]: Parameters<typeof put>) =>
      key === 'b/film' ? Promise.reject(new Error('disk full')) : put(key, bytes, type),
  };
  await expect(restoreBackup({ path: backup.path, passphrase: null }, { ...target, storage })).rejects.toThrow(
    'disk full',
  );
  expect(await emailsOf(target)).toEqual(['person1@alt.de', 'person2@alt.de']);
  expect(await readSecretKey(target.dataDir)).toContain('cdcd');
  await target.close();
});

test.each([
  ['missing', 'Datei oder Ordner fehlt'],
  ['', 'es ist ein Ordner'],
  ['one.tar.zst/x', 'ein Teil des Pfads ist kein Ordner'],
])('names the reason why %j cannot be read', async (name, reason) => {
  await expect(inspectBackup({ path: join(folder, name), passphrase: null })).rejects.toThrow(
    `lässt sich nicht lesen: ${reason}; es wurde nichts verändert`,
  );
});

test('refuses to restore while another program uses the database', async () => {
  const target = await openInstallation();
  await withClient(target, async () => {
    await expect(restoreBackup({ path: backup.path, passphrase: null }, target)).rejects.toThrow(
      'Ein anderes Programm benutzt die Datenbank',
    );
  });
  await target.close();
});

test('a full disk leaves no file behind', async () => {
  const path = '/dev/full/backup.tar.zst';
  await expect(writeBackup(source, { path, passphrase: null })).rejects.toMatchObject({ code: 'ENOTDIR' });
  await writeFile(join(folder, 'half.tar.zst.partial'), 'left by a killed backup');
  const failing = { ...source, storage: { ...source.storage, open: () => Promise.reject(new Error('no space left')) } };
  await expect(write(failing as Installation, 'half.tar.zst')).rejects.toThrow('no space left');
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
});

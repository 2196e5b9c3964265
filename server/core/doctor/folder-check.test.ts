import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/app.ts';
import { freePort } from '../../testing/free-port.ts';
import { missingMinioReason, openTestMinio } from '../../testing/minio.ts';
import { backupName } from '../backup/backup-folder.ts';
import { openInstallationData } from '../backup/installation-data.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { hours } from '../runtime/clock.ts';
import { type Env, readEnv } from '../runtime/env.ts';
import { checkBackups } from './backup-check.ts';
import { checkDisk, checkPermissions } from './folder-check.ts';
import { checkStorage } from './storage-check.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let dataDir: string;
let env: Env;
const backups = () => join(dataDir, 'backups');

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'passgenau-doctor-'));
  env = readEnv({ DATA_DIR: dataDir });
  await mkdir(join(dataDir, 'files'));
  await mkdir(backups(), { mode: 0o700 });
  await writeFile(join(dataDir, 'secret.key'), `${'ab'.repeat(32)}\n`, { mode: 0o600 });
  return () => rm(dataDir, { recursive: true, force: true });
});

describe('disk', () => {
  const withFree = (freeBytes: number) => checkDisk(env, { diskSpace: async () => ({ freeBytes, totalBytes: 1000 }) });

  test.each([
    [500, 'ok'],
    [149, 'hint'],
    [49, 'problem'],
  ])('%i ‰ free: %s', async (free, level) => {
    expect(await withFree(free)).toMatchObject([{ level }]);
  });
});

describe('permissions', () => {
  test('a protected folder is in order', async () => {
    expect(await checkPermissions(env)).toMatchObject([{ level: 'ok' }]);
  });

  test.each([
    ['', 0o777, 'chmod o-w'],
    ['secret.key', 0o644, 'chmod 600'],
    ['backups', 0o755, 'chmod 700'],
  ])('%j with mode %o gets the command that repairs it', async (name, mode, remedy) => {
    await chmod(join(dataDir, name), mode);
    expect(await checkPermissions(env)).toMatchObject([{ level: 'problem', remedy: expect.stringContaining(remedy) }]);
  });

  test('a missing folder is a hint', async () => {
    expect(await checkPermissions({ ...env, DATA_DIR: join(dataDir, 'none') })).toMatchObject([{ level: 'hint' }]);
  });

  test.each(['DATA_DIR', 'BACKUP_DIR'])('%s that cannot be created is a problem', async (name) => {
    await writeFile(join(dataDir, 'file'), '');
    const folder = join(dataDir, 'file', 'folder');
    expect(await checkPermissions({ ...env, [name]: folder })).toMatchObject([
      { level: 'problem', text: `Dieses Konto kann den Ordner ${folder} nicht anlegen.` },
    ]);
  });
});

describe('storage', () => {
  test('writes, reads and removes a probe, and leaves nothing', async () => {
    expect(await checkStorage(env, null)).toMatchObject([{ level: 'ok' }]);
    expect(await readdir(join(dataDir, 'files'))).toEqual([]);
  });

  test('a folder without write access is a problem, a missing one a hint', async () => {
    await rm(join(dataDir, 'files'), { recursive: true });
    expect(await checkStorage(env, null)).toMatchObject([{ level: 'hint' }]);
    await symlink('/proc', join(dataDir, 'files'));
    expect(await checkStorage(env, null)).toMatchObject([{ level: 'problem', text: expect.stringContaining('Probe') }]);
  });

  test('the folder of another database is a problem', async () => {
    await writeFile(join(dataDir, 'files', '.storage-id'), 'eins\n');
    const database = (value: string) => ({ query: async () => ({ rows: [{ value }] }) }) as never;
    expect(await checkStorage(env, database('eins'))).toMatchObject([{ level: 'ok' }]);
    expect(await checkStorage(env, database('zwei'))).toMatchObject([{ level: 'ok' }, { level: 'problem' }]);
  });

  test('an unreachable S3 storage is a problem', async () => {
    const keys = { MINIO_ACCESS_KEY: 'passgenau', MINIO_SECRET_KEY: 'sehr-geheim' };
    const s3 = readEnv({ DATA_DIR: dataDir, MINIO_ENDPOINT: `http://127.0.0.1:${await freePort()}`, ...keys });
    const [finding] = await checkStorage(s3, null);
    expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(finding)).not.toContain('sehr-geheim');
  });

  test.skipIf(missingMinioReason() !== null)('S3: does not create a bucket, and checks an existing one', async () => {
    const minio = await openTestMinio();
    const { endpoint, accessKey, secretKey } = minio.settings;
    const bucket = `test-${crypto.randomUUID()}`;
    const keys = { MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey, MINIO_BUCKET: bucket };
    const s3 = readEnv({ DATA_DIR: dataDir, MINIO_ENDPOINT: endpoint, ...keys });
    expect(await checkStorage(s3, null)).toMatchObject([{ level: 'hint' }]);
    expect(await checkStorage(s3, null)).toMatchObject([{ level: 'hint' }]);
    const { storage } = await openInstallationData(s3, database.url);
    expect(await checkStorage(s3, null)).toMatchObject([{ level: 'ok' }]);
    for await (const { key } of storage.list('')) expect.unreachable(key);
    await minio.stop();
  });
});

describe('backups', () => {
  async function write(passphrase: string | null = null, at = new Date()): Promise<string> {
    const path = join(backups(), backupName(at, passphrase !== null));
    await writeBackup(await openInstallationData(env, database.url), { path, passphrase });
    return path;
  }
  const levels = async (settings: NodeJS.ProcessEnv = {}) =>
    (await checkBackups(readEnv({ DATA_DIR: dataDir, ...settings }), null)).map(
      ({ level, text }) => `${level} ${text}`,
    );
  const sameDisk = 'hint Sicherungen und Daten liegen auf demselben Datenträger.';

  test('none yet is a hint; switched off is a problem', async () => {
    expect(await levels()).toEqual([`hint In ${backups()} ist noch keine Sicherung.`]);
    expect(await levels({ BACKUPS: '0' })).toEqual(['problem BACKUPS=0 schaltet die nächtliche Sicherung ab.']);
  });

  test('a fresh one is read completely, an old one and a damaged one are problems', async () => {
    const path = await write();
    expect(await levels()).toEqual([expect.stringMatching(/^ok Die neueste vom .+ ist lesbar/), sameDisk]);
    const old = join(backups(), backupName(new Date(Date.now() - hours(75)), false));
    await rename(path, old);
    expect(await levels()).toContain('problem Die neueste Sicherung ist 3 Tage alt.');
    await truncate(old, (await readFile(old)).length - 100);
    expect(await levels()).toContainEqual(expect.stringMatching(/^problem Die Sicherung .+ ist beschädigt/));
  });

  test('an encrypted one needs its passphrase, and a plain one beside a passphrase is a hint', async () => {
    const path = await write('wolkenlos am Montag');
    expect(await levels({ BACKUP_PASSPHRASE: 'wolkenlos am Montag' })).toContainEqual(expect.stringMatching(/^ok/));
    expect(await levels()).toContainEqual(expect.stringMatching(/^problem Die Sicherung .+ ist verschlüsselt/));
    expect(await levels({ BACKUP_PASSPHRASE: 'ein ganz anderes' })).toContainEqual(
      expect.stringMatching(/^problem Das Kennwort passt nicht/),
    );
    await rm(path);
    await write();
    expect(await levels({ BACKUP_PASSPHRASE: 'wolkenlos am Montag' })).toContainEqual(
      expect.stringMatching(/^hint .+ ist noch nicht verschlüsselt/),
    );
  });
});

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { backupName, backupsFolder } from '../../core/backup/backup-folder.ts';
import { changeBackupState, findBackupAge } from '../../core/backup/state.ts';
import { storeBackupNow } from '../../core/backup/stored-backup.ts';
import { inTransaction } from '../../core/database/db.ts';
import { hours } from '../../core/runtime/clock.ts';
import { filesLock } from '../../core/storage/files-lock.ts';
import { testApp } from '../../testing/app.ts';
import { getBackupFacts, getBackupOverview, runBackup, runDueBackup } from './service.ts';

const app = testApp({ mail: false });
const passphrase = 'vier-lange-wörter-hier';
const folder = () => backupsFolder(app().env);
const at = (text: string) => app().clock.set(new Date(text));

beforeEach(async () => {
  await app().db.pool.query("delete from installation_settings where key = 'backup_state'");
});

test('writes an encrypted backup, shows it, and removes what a killed one left', async () => {
  const encrypting = { ...app(), env: { ...app().env, BACKUP_PASSPHRASE: passphrase } };
  at('2027-03-01T02:40:00Z');
  await runBackup(app());
  await writeFile(join(folder(), 'passgenau-2027-02-01T024000Z.tar.zst.age.partial'), '');
  at('2027-03-02T02:40:00Z');
  await runBackup(encrypting);
  const overview = await getBackupOverview(encrypting);
  expect(overview).toMatchObject({ isOn: true, isEncrypted: true, isRunning: false, failed: null });
  expect(overview.stored.map(({ name }) => name)).toEqual([
    'passgenau-2027-03-02T024000Z.tar.zst.age',
    'passgenau-2027-03-01T024000Z.tar.zst',
  ]);
  expect((await readdir(folder())).filter((name) => name.endsWith('.partial'))).toEqual([]);
  const path = join(folder(), overview.stored[0]?.name ?? '');
  expect((await readFile(path)).toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
});

test('runs at night, and by day only after more than a day without a backup', async () => {
  const ranAt = async (text: string): Promise<boolean> => {
    at(text);
    const before = (await readdir(folder())).length;
    await runDueBackup(app());
    return (await readdir(folder())).length > before;
  };
  await app().db.pool.query("update _prisma_migrations set started_at = '2027-04-01T09:00:00Z'");
  expect(await ranAt('2027-04-01T10:40:00Z')).toBe(false);
  expect(await ranAt('2027-04-02T11:40:00Z')).toBe(true);
  expect(await ranAt('2027-04-03T01:40:00Z')).toBe(true);
  expect(await ranAt('2027-04-03T10:40:00Z')).toBe(false);
  expect(await ranAt('2027-04-04T10:40:00Z')).toBe(true);
});

test('a clock that was years ahead neither stops backups nor removes the true ones', async () => {
  const names = Array.from({ length: 8 }, (_, n) => backupName(new Date(Date.UTC(2036, n, 1)), false));
  for (const name of names) await writeFile(join(folder(), name), '');
  const future = new Date('2036-08-01T00:00:00Z');
  const last = { name: names[7] ?? '', at: future, bytes: 1, isEncrypted: false };
  await changeBackupState(app().db.prisma, { startedAt: future, last }, future);
  for (const day of ['2027-04-10', '2027-04-11']) {
    at(`${day}T01:40:00Z`);
    await runDueBackup(app());
    const { last: written, stored } = await getBackupOverview(app());
    expect([written?.at, stored[0]?.name]).toEqual([app().clock.now(), backupName(app().clock.now(), false)]);
  }
  for (const name of names) await rm(join(folder(), name), { force: true });
});

test('a failed backup is shown and keeps the earlier one', async () => {
  at('2027-05-01T02:40:00Z');
  await runBackup(app());
  const put = app().env;
  const broken = {
    ...app(),
    env: { ...put, MINIO_ENDPOINT: 'http://127.0.0.1:1', MINIO_ACCESS_KEY: 'aaa', MINIO_SECRET_KEY: 'bbbbbbbb' },
  };
  app().clock.advance(hours(24));
  await expect(runBackup(broken)).rejects.toThrow();
  const overview = await getBackupOverview(app());
  expect(overview.failed?.problem).toBe('other');
  expect(overview.last?.at).toEqual(new Date('2027-05-01T02:40:00Z'));
});

test('a backup by the command line counts as the last one and ends a failure', async () => {
  at('2027-05-10T02:40:00Z');
  await changeBackupState(app().db.prisma, { failed: { at: app().clock.now(), failure: 'disk' } }, app().clock.now());
  const { path, bytes } = await storeBackupNow(app().env, app().databaseUrl);
  const overview = await getBackupOverview(app());
  const writtenAt = overview.stored.find(({ name }) => path.endsWith(name))?.at;
  expect(overview).toMatchObject({ failed: null, last: { bytes } });
  expect(overview.last?.at.toISOString().slice(0, 19)).toBe(writtenAt?.toISOString().slice(0, 19));
  expect((await inTransaction(app().db, (tx) => getBackupFacts(app(), tx))).lastAt).toEqual(overview.last?.at);
  app().clock.set(new Date((overview.last?.at.getTime() ?? 0) + hours(1)));
  expect(await findBackupAge(app())).toBe(3600);
});

test('a second backup waits and leaves the unfinished file of the first', async () => {
  const first = new pg.Client({ connectionString: app().databaseUrl });
  await first.connect();
  await filesLock.ownForBackup(first);
  const unfinished = join(folder(), 'passgenau-2027-05-11T024000Z.tar.zst.partial');
  await writeFile(unfinished, '');
  at('2027-05-11T02:50:00Z');
  const second = runBackup(app());
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
  await vi.waitFor(async () => expect((await first.query(waiting)).rowCount).toBe(1), { timeout: 10_000 });
  expect(await readdir(folder())).toContain(basename(unfinished));
  await first.end();
  await second;
  expect(await readdir(folder())).not.toContain(basename(unfinished));
});

test('the age of the backup counts from its moment', async () => {
  at('2027-06-01T02:40:00Z');
  await runBackup(app());
  app().clock.advance(hours(2));
  expect(await findBackupAge(app())).toBe(7200);
});

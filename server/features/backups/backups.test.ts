import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { backupsFolder } from '../../core/backup/backup-folder.ts';
import { findBackupAge } from '../../core/backup/state.ts';
import { hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { getBackupOverview, runBackup, runDueBackup } from './service.ts';

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
  expect(await ranAt('2027-04-01T10:40:00Z')).toBe(false);
  expect(await ranAt('2027-04-02T01:40:00Z')).toBe(true);
  expect(await ranAt('2027-04-02T10:40:00Z')).toBe(false);
  expect(await ranAt('2027-04-03T10:40:00Z')).toBe(true);
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

test('the age of the backup counts from its moment', async () => {
  at('2027-06-01T02:40:00Z');
  await runBackup(app());
  app().clock.advance(hours(2));
  expect(await findBackupAge(app())).toBe(7200);
});

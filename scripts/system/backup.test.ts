import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listBackups } from '../../server/core/backup/backup-folder.ts';
import { inspectBackup } from '../../server/core/backup/inspect.ts';
import { failToStart, makeDataFolder, runScript, startProduct, startScript, stop, usedDataFolder } from './product.ts';
import { canSignIn, expectAllStored, keepSigningUp, newAddress, queryIn, signUp } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const accountsIn = async (dataDir: string): Promise<number> =>
  (await queryIn<{ count: number }>(dataDir, 'select count(*)::int as count from users'))[0]?.count ?? 0;

/** A backup with `count` accounts or more, written while people sign up. */
async function backUpWhileInUse(count: number) {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const signUps = keepSigningUp(product);
  await waitUntil('some accounts are confirmed', () => signUps.confirmed.length >= count);
  const earlier = [...signUps.confirmed];
  const file = join(dataDir, 'one.tar.zst');
  expect(await runScript('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' });
  await signUps.stop();
  return { dataDir, product, file, earlier };
}

test('a backup written while people sign up restores on another machine, and they can sign in', async () => {
  const { product, file, earlier } = await backUpWhileInUse(25);
  await stop(product);
  const dataDir = await makeDataFolder();
  const restored = await runScript('restore', [file], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const next = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  await expectAllStored(dataDir, earlier);
  expect(await canSignIn(next, earlier.at(-1) ?? '')).toBe(true);
  await stop(next);

  const refused = await runScript('restore', [file], { DATA_DIR: dataDir });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('Diese Installation enthält schon Daten');
});

test('after an update, the earlier program saves the newer state and goes back to its backup', async () => {
  const dataDir = await usedDataFolder();
  const settings = { DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  const product = await startProduct(settings);
  const email = newAddress();
  expect(await signUp(product, email)).toBe(true);
  const file = join(dataDir, 'before.tar.zst');
  expect(await runScript('backup', [file], settings)).toMatchObject({ code: 0 });
  await queryIn(dataDir, 'alter table users add column shoe_size int');
  const future =
    "insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '2099', now())";
  await queryIn(dataDir, future);
  await stop(product);
  expect((await failToStart(settings)).stderr).toContain('gehört zu einem neueren Programmstand (2099)');

  const saved = await runScript('restore', ['--replace', file], settings);
  expect(saved).toMatchObject({ code: 0, stderr: '' });
  expect((await listBackups(join(dataDir, 'backups'), new Date())).length).toBe(1);
  const next = await startProduct(settings);
  expect(await canSignIn(next, email)).toBe(true);
  await stop(next);
});

test('a backup by a newer program leaves the database of the running one as it is', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' });
  const forget =
    'delete from _prisma_migrations where migration_name = (select max(migration_name) from _prisma_migrations)';
  await queryIn(dataDir, forget);
  const applied = () => queryIn<{ count: number }>(dataDir, 'select count(*)::int as count from _prisma_migrations');
  const before = await applied();
  expect(await runScript('backup', [], { DATA_DIR: dataDir })).toMatchObject({ code: 0, stderr: '' });
  expect(await applied()).toEqual(before);
  for (const args of [['--help'], ['a', 'b']])
    expect((await runScript('backup', args, { DATA_DIR: dataDir })).stderr).toContain('Aufruf: npm run backup');
  await stop(product);
});

test('kill -9 of a backup or a restore leaves the old state complete', async () => {
  const { dataDir, product, file } = await backUpWhileInUse(10);
  const backups = join(dataDir, 'backups');
  const writing = await startScript('backup', [], { DATA_DIR: dataDir });
  await waitUntil('the backup has begun', async () => (await readdir(backups).catch(() => [])).length > 0);
  writing.process.kill('SIGKILL');
  await writing.ended;
  for (const { path } of await listBackups(backups, new Date())) await inspectBackup({ path, passphrase: null });
  const saved = (await inspectBackup({ path: file, passphrase: null })).tables.find(
    ({ name }) => name === 'users',
  )?.rows;
  const accounts = await accountsIn(dataDir);
  await stop(product);

  for (let round = 0; round < 3; round += 1) {
    const restoring = await startScript('restore', ['--replace', file], { DATA_DIR: dataDir });
    await Promise.race([restoring.ended, pause(randomInt(200, 2_500))]);
    const hasEnded = restoring.process.exitCode !== null;
    restoring.process.kill('SIGKILL');
    await restoring.ended;
    const next = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
    expect([accounts, saved]).toContain(await accountsIn(dataDir));
    await stop(next);
    if (hasEnded) break;
  }
});

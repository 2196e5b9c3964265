import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listBackups } from '../../server/core/backup/backup-folder.ts';
import { inspectBackup } from '../../server/core/backup/inspect.ts';
import { makeDataFolder, runScript, startProduct, startScript, stop, usedDataFolder } from './product.ts';
import { canSignIn, expectAllStored, keepSigningUp, queryIn } from './sign-ups.ts';
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

test('kill -9 of a backup or a restore leaves the old state complete', async () => {
  const { dataDir, product, file } = await backUpWhileInUse(10);
  const backups = join(dataDir, 'backups');
  const writing = await startScript('backup', [], { DATA_DIR: dataDir });
  await waitUntil('the backup has begun', async () => (await readdir(backups).catch(() => [])).length > 0);
  writing.process.kill('SIGKILL');
  await writing.ended;
  for (const { path } of await listBackups(backups)) await inspectBackup({ path, passphrase: null });
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

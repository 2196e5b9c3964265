import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofFolder } from '../../server/core/backup/throw-away.ts';
import { readPostmasterFile } from '../../server/core/postgres/postmaster-file.ts';
import { isAlive, proveBackup, runScript, startProduct, startProof, stop, usedDataFolder } from './product.ts';
import { queryIn, signUp } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const inOrder = { code: 0, stderr: '', stdout: expect.stringContaining('Die Sicherung ist in Ordnung') };

test('a proof runs beside the product, leaves nothing behind, and cleans up after kill -9', async () => {
  const dataDir = await usedDataFolder();
  const settings = { DATA_DIR: dataDir };
  const product = await startProduct({ ...settings, DEMO: '0' });
  await signUp(product);
  const age = async () => (await (await fetch(`${product.baseUrl}/readyz`)).json()).backupAgeSeconds;
  expect(await runScript('backup', [join(dataDir, 'elsewhere.tar.zst')], settings)).toMatchObject({ code: 0 });
  expect(await age()).toBeNull();
  expect(await runScript('backup', [], settings)).toMatchObject({ code: 0 });
  expect(await age()).toBeTypeOf('number');
  const accounts = await queryIn(dataDir, 'select email from users');

  const folder = proofFolder(settings);
  const killed = await startProof([], settings);
  const database = () => readPostmasterFile(join(folder, 'postgres'));
  await waitUntil('its database runs', async () => database()?.isReady === true);
  expect(await proveBackup([], settings)).toMatchObject({ code: 0, stdout: expect.stringContaining('lief gerade') });
  const orphan = database()?.pid ?? 0;
  killed.process.kill('SIGKILL');
  await killed.ended;
  expect(isAlive(orphan)).toBe(true);

  expect(await proveBackup([], settings)).toMatchObject(inOrder);
  expect([existsSync(folder), isAlive(orphan)]).toEqual([false, false]);
  expect(await queryIn(dataDir, 'select email from users')).toEqual(accounts);

  const interrupted = await startProof([], settings);
  await waitUntil('its database runs again', async () => database()?.isReady === true);
  interrupted.process.kill('SIGTERM');
  expect((await interrupted.ended).code).toBe(1);
  expect(existsSync(folder)).toBe(false);
  await stop(product);
});

test('a backup with a changed audit log fails the proof', async () => {
  const dataDir = await usedDataFolder();
  const settings = { DATA_DIR: dataDir };
  const product = await startProduct({ ...settings, DEMO: '0' });
  await queryIn(
    dataDir,
    `insert into audit_events (action, resource_type, resource_id, details, created_at)
     values ('ai_budget_changed', 'ai', 'x', '{"from":1,"to":2}', now() - interval '3 days')`,
  );
  expect(await runScript('backup', [], settings)).toMatchObject({ code: 0 });
  const { code, stdout } = await proveBackup([], settings);
  expect([code, stdout]).toEqual([1, expect.stringContaining('Das Audit Log in der Sicherung ist nicht unversehrt.')]);
  await stop(product);
});

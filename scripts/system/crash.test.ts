import { expect, test } from 'vitest';
import { isAlive, postmasterOf, startProduct, stop, usedDataFolder } from './product.ts';
import { canSignIn, expectAllStored, isReady, keepSigningUp, queryIn, signUp } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const enough = 25;

test('after kill -9 of the process during writes, the next start has every confirmed account', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const signUps = keepSigningUp(product);
  await waitUntil('some accounts are confirmed', () => signUps.confirmed.length >= enough);
  const orphan = postmasterOf(dataDir) ?? 0;
  product.process.kill('SIGKILL');
  await product.ended;
  await signUps.stop();
  expect(isAlive(orphan)).toBe(true);

  const next = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  expect(postmasterOf(dataDir)).not.toBe(orphan);
  await waitUntil('the orphan is gone', () => !isAlive(orphan));
  await expectAllStored(dataDir, signUps.confirmed);
  expect(await canSignIn(next, signUps.confirmed.at(-1) ?? '')).toBe(true);
  expect(await signUp(next)).toBe(true);
  expect((await stop(next)).code).toBe(0);
});

test('recovers after kill -9 of PostgreSQL during writes and receives events again', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const signUps = keepSigningUp(product);
  await waitUntil('some accounts are confirmed', () => signUps.confirmed.length >= enough);
  const killed = postmasterOf(dataDir) ?? 0;
  process.kill(killed, 'SIGKILL');
  await waitUntil('another PostgreSQL runs', () => ![null, killed].includes(postmasterOf(dataDir)));
  const before = signUps.confirmed.length;
  await waitUntil('accounts are confirmed again', () => signUps.confirmed.length >= before + enough);
  await signUps.stop();
  await waitUntil('every part is well', () => isReady(product));
  await expectAllStored(dataDir, signUps.confirmed);
  await waitUntil('the product listens for events', async () => {
    const listening = await queryIn(dataDir, "select 1 from pg_stat_activity where query = 'listen passgenau'");
    return listening.length === 1;
  });
  expect((await stop(product)).code).toBe(0);

  await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  await expectAllStored(dataDir, signUps.confirmed);
});

test('after kill -9 of both, as in a machine failure, the next start has every confirmed account', async () => {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const signUps = keepSigningUp(product);
  await waitUntil('some accounts are confirmed', () => signUps.confirmed.length >= enough);
  const postmaster = postmasterOf(dataDir) ?? 0;
  product.process.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await product.ended;
  await signUps.stop();

  await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  await expectAllStored(dataDir, signUps.confirmed);
});

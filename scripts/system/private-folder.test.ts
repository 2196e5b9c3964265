import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasDatabaseInside, makeDataFolder, postmasterOf, startProduct, stop } from './product.ts';
import { canSignIn, newAddress, signUp } from './sign-ups.ts';

const isRoot = process.getuid?.() === 0;

test('a data folder with mode 700 works, for root and for anybody else', async () => {
  const dataDir = await makeDataFolder({ isPrivate: true });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  const first = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const email = newAddress();
  expect(await signUp(first, email)).toBe(true);
  expect((await stop(first)).code).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
  expect(await canSignIn(await startProduct({ DATA_DIR: dataDir, DEMO: '0' }), email)).toBe(true);
  expect(hasDatabaseInside(dataDir)).toBe(!isRoot);
});

test('where PostgreSQL may not enter the folder, a file says where the database is', async () => {
  const dataDir = await makeDataFolder({ isPrivate: true });
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const pointer = join(dataDir, 'postgres-location.txt');
  if (!isRoot) return expect(existsSync(pointer)).toBe(false);
  const folder = (await readFile(pointer, 'utf8')).trim();
  expect(folder).toMatch(/^\/var\/lib\/passgenau\/data-[0-9a-f]{12}$/);
  expect(product.stdout()).toContain(`Datenbank    ${folder}`);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasDatabaseInside, makeDataFolder, type Product, postmasterOf, startProduct, stop } from './product.ts';
import { canSignIn, connectTo, newAddress, signUp } from './sign-ups.ts';

const isRoot = process.getuid?.() === 0;

async function expectPointer(dataDir: string, product: Product): Promise<void> {
  const pointer = join(dataDir, 'postgres-location.txt');
  if (!isRoot) return expect(existsSync(pointer)).toBe(false);
  const folder = (await readFile(pointer, 'utf8')).trim();
  expect(folder).toMatch(/^\/var\/lib\/passgenau\/data-[0-9a-f]{12}$/);
  expect(product.stdout()).toContain(`Datenbank    ${folder}`);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
}

test('accepts a data folder with mode 700, and writes a pointer file if PostgreSQL may not enter it', async () => {
  const dataDir = await makeDataFolder({ isPrivate: true });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  const first = await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const email = newAddress();
  expect(await signUp(first, email)).toBe(true);
  await expectPointer(dataDir, first);
  expect((await stop(first)).code).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
  expect(await canSignIn(await startProduct({ DATA_DIR: dataDir, DEMO: '0' }), email)).toBe(true);
  expect(hasDatabaseInside(dataDir)).toBe(!isRoot);
});

test('the log of PostgreSQL names a violation without the values', async () => {
  const dataDir = await makeDataFolder();
  await startProduct({ DATA_DIR: dataDir, DEMO: '0' });
  const client = await connectTo(dataDir);
  await client.query('create temp table people (email text unique)');
  const email = newAddress();
  const insert = () => client.query('insert into people values ($1)', [email]);
  await insert();
  await expect(insert()).rejects.toThrow('duplicate key');
  await client.end();
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain(email);
});

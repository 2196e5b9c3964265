import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecrets, secretsWith } from './secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passgenau-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const openHere = (SECRET_KEY?: string) => openSecrets({ SECRET_KEY, DATA_DIR: folder });
const keyFile = () => join(folder, 'secret.key');

test('a sealed value opens only for its purpose and person, and every sealing differs', () => {
  const secrets = secretsWith('k'.repeat(32));
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'totp anna');
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(secrets.open(sealed, 'totp anna')).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.open(sealed, 'totp ruth')).toBeNull();
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'totp anna')).not.toBe(sealed);
});

test('derived tokens depend only on purpose and key', () => {
  const token = secretsWith('k'.repeat(32)).derive('weekly-mail anna');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(secretsWith('k'.repeat(32)).derive('weekly-mail anna')).toBe(token);
  expect(secretsWith('k'.repeat(32)).derive('weekly-mail ruth')).not.toBe(token);
  expect(secretsWith('m'.repeat(32)).derive('weekly-mail anna')).not.toBe(token);
});

test('opens nothing with another key, after a modification, or without sealing', () => {
  const secrets = secretsWith('k'.repeat(32));
  const sealed = secrets.seal('geheim', 'x');
  expect(secretsWith('m'.repeat(32)).open(sealed, 'x')).toBeNull();
  const changed = sealed.replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const broken of [changed, 'v1.', 'v1.AAAA', 'JBSWY3DPEHPK3PXP', ''])
    expect(secrets.open(broken, 'x')).toBeNull();
});

test('without a setting it generates a key that only its owner can read', async () => {
  const sealed = (await openHere()).seal('geheim', 'x');
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect((await openHere()).open(sealed, 'x')).toBe('geheim');
  expect(await readdir(folder)).toEqual(['secret.key']);
});

test('processes that start at once in one folder share one key', async () => {
  const opened = await Promise.all(Array.from({ length: 12 }, () => openHere()));
  const sealed = opened.map(({ seal }, index) => seal('geheim', `x ${index}`));
  for (const { open } of opened)
    expect(sealed.map((value, index) => open(value, `x ${index}`))).toEqual(Array(12).fill('geheim'));
  expect(await readdir(folder)).toEqual(['secret.key']);
});

test('uses the configured key and creates no file', async () => {
  const sealed = (await openHere('s'.repeat(40))).seal('geheim', 'x');
  expect(secretsWith('s'.repeat(40)).open(sealed, 'x')).toBe('geheim');
  expect(await readdir(folder)).toEqual([]);
});

test('a damaged key file stops the start and stays unchanged', async () => {
  await writeFile(keyFile(), 'halb');
  await expect(openHere()).rejects.toThrow(/secret\.key ist beschädigt/);
  expect(await readFile(keyFile(), 'utf8')).toBe('halb');
});

test('a read-only folder stops the start with its name', async () => {
  const missing = join(folder, 'gibt-es-nicht');
  await expect(openSecrets({ SECRET_KEY: undefined, DATA_DIR: missing })).rejects.toThrow(/lässt sich nicht anlegen/);
  await chmod(folder, 0o700);
});

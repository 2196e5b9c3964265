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

test('what was sealed opens for the same purpose and person alone, and looks different every time', () => {
  const secrets = secretsWith('k'.repeat(32));
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'totp anna');
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(secrets.open(sealed, 'totp anna')).toBe('JBSWY3DPEHPK3PXP');
  expect(secrets.open(sealed, 'totp ruth')).toBeNull();
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'totp anna')).not.toBe(sealed);
});

test('a derived token is the same for the same purpose and key alone', () => {
  const token = secretsWith('k'.repeat(32)).derive('weekly-mail anna');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(secretsWith('k'.repeat(32)).derive('weekly-mail anna')).toBe(token);
  expect(secretsWith('k'.repeat(32)).derive('weekly-mail ruth')).not.toBe(token);
  expect(secretsWith('m'.repeat(32)).derive('weekly-mail anna')).not.toBe(token);
});

test('another key, a changed letter and what was never sealed open nothing', () => {
  const secrets = secretsWith('k'.repeat(32));
  const sealed = secrets.seal('geheim', 'x');
  expect(secretsWith('m'.repeat(32)).open(sealed, 'x')).toBeNull();
  const changed = sealed.replace(/.(?=.{8}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const broken of [changed, 'v1.', 'v1.AAAA', 'JBSWY3DPEHPK3PXP', ''])
    expect(secrets.open(broken, 'x')).toBeNull();
});

test('without a setting a key is made once, that only its owner can read', async () => {
  const sealed = (await openHere()).seal('geheim', 'x');
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect((await openHere()).open(sealed, 'x')).toBe('geheim');
  expect(await readdir(folder)).toEqual(['secret.key']);
});

test('processes that start at once on one folder all have the same key', async () => {
  const opened = await Promise.all(Array.from({ length: 12 }, () => openHere()));
  const sealed = opened.map(({ seal }, index) => seal('geheim', `x ${index}`));
  for (const { open } of opened)
    expect(sealed.map((value, index) => open(value, `x ${index}`))).toEqual(Array(12).fill('geheim'));
  expect(await readdir(folder)).toEqual(['secret.key']);
});

test('a key that is set is used, and no file is made', async () => {
  const sealed = (await openHere('s'.repeat(40))).seal('geheim', 'x');
  expect(secretsWith('s'.repeat(40)).open(sealed, 'x')).toBe('geheim');
  expect(await readdir(folder)).toEqual([]);
});

test('a damaged key file is named at the start and left as it is', async () => {
  await writeFile(keyFile(), 'halb');
  await expect(openHere()).rejects.toThrow(/secret\.key ist beschädigt/);
  expect(await readFile(keyFile(), 'utf8')).toBe('halb');
});

test('a folder that nothing can be written to is named at the start', async () => {
  const missing = join(folder, 'gibt-es-nicht');
  await expect(openSecrets({ SECRET_KEY: undefined, DATA_DIR: missing })).rejects.toThrow(/lässt sich nicht anlegen/);
  await chmod(folder, 0o700);
});

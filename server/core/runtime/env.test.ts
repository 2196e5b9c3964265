import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPublic, readEnv, settingNames } from './env.ts';

test('uses the defaults without any setting', () => {
  expect(readEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    APP_URL: 'http://localhost:3000',
    TRUST_PROXY: 0,
  });
});

test.each([
  ['PORT', '70000', 'eine Zahl von 0 bis 65535'],
  ['PORT', 'abc', 'eine Zahl von 0 bis 65535'],
  ['APP_URL', 'passgenau', 'eine Adresse mit http:// oder https://'],
  ['DATABASE_URL', 'mysql://x', 'postgresql://'],
  ['SMTP_URL', 'http://x', 'smtp://'],
  ['DEMO', 'yes', '0 oder 1'],
  ['MINIO_ENDPOINT', 'minio:9000', 'eine Adresse mit http:// oder https://'],
  ['MINIO_BUCKET', 'Kurse', '3 bis 63 Kleinbuchstaben'],
  ['MAX_MEDIA_MB', '0', 'eine ganze Zahl von 1 bis 20000'],
  ['AI_BASE_URL', 'api.mistral.ai', 'eine Adresse mit http:// oder https://'],
  ['LOG_LEVEL', 'loud', 'fatal, error'],
])('%s=%s is rejected with its name and the expected value', (name, value, expected) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: erwartet wird .*${expected}`));
});

test('lists several invalid settings together', () => {
  expect(() => readEnv({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/);
});

test('the three settings of MinIO require each other', () => {
  expect(() => readEnv({ MINIO_ENDPOINT: 'http://minio:9000' })).toThrow('MINIO_SECRET_KEY gehören zusammen');
  const all = { MINIO_ENDPOINT: 'http://minio:9000', MINIO_ACCESS_KEY: 'passgenau', MINIO_SECRET_KEY: 'wolkenlos' };
  expect(readEnv(all).MINIO_BUCKET).toBe('course-assets');
});

test('backups do not lie in a folder that the product manages', () => {
  const withFolder = (folder: string) => readEnv({ DATA_DIR: '/srv/data', BACKUP_DIR: folder });
  for (const folder of ['/srv/data/files', '/srv/data/files/x', '/srv/data/postgres', '/srv/data/backup-proof'])
    expect(() => withFolder(folder)).toThrow('BACKUP_DIR liegt in einem Ordner, den Passgenau selbst verwaltet');
  for (const folder of ['/srv/data/backups', '/srv/data', '/srv/data/files-2', '/srv/files'])
    expect(withFolder(folder).BACKUP_DIR).toBe(folder);
});

test('endpoint and model require each other, the key is optional', () => {
  expect(() => readEnv({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow(
    'AI_BASE_URL und AI_MODEL gehören zusammen',
  );
  expect(() => readEnv({ AI_MODEL: 'mistral-small' })).toThrow('AI_BASE_URL und AI_MODEL gehören zusammen');
  const both = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'mistral-small' };
  expect(readEnv(both).AI_BASE_URL).toBe('http://localhost:11434/v1');
});

test('a public interface requires APP_URL', () => {
  expect(() => readEnv({ HOST: '0.0.0.0' })).toThrow('APP_URL');
  expect(readEnv({ HOST: '0.0.0.0', APP_URL: 'https://passgenau.example/' }).APP_URL).toBe('https://passgenau.example');
});

test('.env.example documents every setting and no other', async () => {
  const example = await readFile('.env.example', 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...settingNames].sort());
  for (const name of settingNames) expect(example).toMatch(new RegExp(`^#.*\n(${'[A-Z_]+=.*\\n'})?${name}=`, 'm'));
});

test.each([
  [{}, false],
  [{ APP_URL: 'http://127.0.0.1:3000' }, false],
  [{ APP_URL: 'http://[::1]:3000' }, false],
  [{ APP_URL: 'https://passgenau.example' }, true],
  [{ APP_URL: 'http://192.168.1.5:3000' }, true],
  [{ APP_URL: 'http://localhost.example' }, true],
  [{ TRUST_PROXY: '1' }, true],
])('with %j the installation is reachable by others: %s', (settings, expected) => {
  expect(isPublic(readEnv(settings))).toBe(expected);
});

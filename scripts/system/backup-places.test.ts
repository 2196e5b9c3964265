import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { expect, test } from 'vitest';
import { inspectBackup } from '../../server/core/backup/inspect.ts';
import { openFolderStorage } from '../../server/core/storage/folder.ts';
import { missingMinioReason, openTestMinio } from '../../server/testing/minio.ts';
import { withScratchCluster } from '../with-scratch-cluster.ts';
import { makeDataFolder, runScript, startProduct, stop, usedDataFolder } from './product.ts';
import { signUp } from './sign-ups.ts';

type Settings = Record<string, string>;
const done = { code: 0, stderr: '' };

async function backUp(settings: Settings & { DATA_DIR: string }): Promise<string> {
  const path = join(settings.DATA_DIR, 'one.tar.zst');
  expect(await runScript('backup', [path], settings)).toMatchObject(done);
  return path;
}

async function contentOf(path: string) {
  const { tables, sequences, files } = await inspectBackup({ path, passphrase: null });
  return { tables, sequences, files };
}

async function usedInstallation(): Promise<string> {
  const dataDir = await usedDataFolder();
  const product = await startProduct({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' });
  for (let person = 0; person < 3; person += 1) expect(await signUp(product)).toBe(true);
  await stop(product);
  const storage = await openFolderStorage(join(dataDir, 'files'));
  for (const [key, bytes] of Object.entries({ leer: 0, 'a/bild': 70_000, 'b/film': 6_000_000 }))
    await storage.put(key, Readable.from([randomBytes(bytes)]), { type: 'x' });
  return dataDir;
}

/** A separate server, with an account that owns one database and nothing else. */
const withExternal = (work: (url: string) => Promise<void>): Promise<void> =>
  withScratchCluster(async (urlFor) => {
    const client = new pg.Client({ connectionString: urlFor('postgres') });
    await client.connect();
    await client.query('create role ordinary login');
    await client.query('create database installation owner ordinary');
    await client.end();
    const url = new URL(urlFor('installation'));
    url.username = 'ordinary';
    await work(url.href);
  });

/** There and back again; both backups must equal the first. */
async function expectEqualAfter(place: Settings): Promise<void> {
  const first = await backUp({ DATA_DIR: await usedInstallation() });
  const away = { DATA_DIR: await makeDataFolder(), ...place };
  expect(await runScript('restore', [first], away)).toMatchObject(done);
  const second = await backUp(away);
  const back = { DATA_DIR: await makeDataFolder() };
  expect(await runScript('restore', [second], back)).toMatchObject(done);
  const content = await contentOf(first);
  expect(content.files.count).toBe(3);
  expect(await contentOf(second)).toEqual(content);
  expect(await contentOf(await backUp(back))).toEqual(content);
}

test('rows are equal after embedded to external PostgreSQL, without a superuser, and back', async () => {
  await withExternal((url) => expectEqualAfter({ DATABASE_URL: url }));
});

const missing = missingMinioReason();
if (missing !== null) console.log(`Skipping the MinIO test: ${missing}`);

test.skipIf(missing !== null)('files are equal after folder to S3 and back', async () => {
  const { settings, stop: stopMinio } = await openTestMinio();
  const { endpoint, accessKey, secretKey } = settings;
  const keys = { MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey };
  await expectEqualAfter({ MINIO_ENDPOINT: endpoint, MINIO_BUCKET: `backup-${crypto.randomUUID()}`, ...keys });
  await stopMinio();
});

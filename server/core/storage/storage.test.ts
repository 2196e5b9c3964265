import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingMinioReason, openTestMinio, type TestMinio } from '../../testing/minio.ts';
import { openFolderStorage } from './folder.ts';
import { openMinioStorage } from './minio.ts';
import type { Storage } from './storage.ts';

type Driver = {
  storage: Storage;
  leftovers: () => Promise<string[]>;
  close: () => Promise<void>;
};

async function openFolder(): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'passgenau-storage-'));
  return {
    storage: await openFolderStorage(folder),
    leftovers: async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.upload-')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

let minio: TestMinio | undefined;

async function openBucket(): Promise<Driver> {
  minio ??= await openTestMinio();
  const bucket = `test-${randomUUID()}`;
  const { endpoint, accessKey, secretKey } = minio.settings;
  const { hostname, port, protocol } = new URL(endpoint);
  const own = { endPoint: hostname, port: Number(port || 80), useSSL: protocol === 'https:', accessKey, secretKey };
  const client = new Client(own);
  const storage = await openMinioStorage({ ...minio.settings, bucket });
  return {
    storage,
    leftovers: async () =>
      (await client.listIncompleteUploadsQuery(bucket, '', '', '', '')).uploads.map(({ key }) => key),
    close: async () => {
      await storage.removeIncomplete(new Date(Date.now() + 60_000));
      for await (const { key } of storage.list('')) await storage.remove(key);
      await client.removeBucket(bucket);
    },
  };
}

const noMinio = missingMinioReason();
if (noMinio !== null) console.log(`The MinIO driver is not tested: ${noMinio}`);
afterAll(() => minio?.stop());

const type = 'application/octet-stream';
const contentOf = async (storage: Storage, key: string): Promise<Buffer | null> => {
  const opened = await storage.open(key);
  return opened === null ? null : buffer(opened.stream);
};
const keysOf = async (storage: Storage, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};
const large = randomBytes(20 * 1024 * 1024 + 17);
const inChunks = (content: Buffer, chunkBytes = 64 * 1024) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes);
    })(),
  );
function* failingAfter(bytes: number) {
  for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536, 'x');
  throw new Error('the sender has gone');
}

describe.each([
  { name: 'the folder driver', open: openFolder, isMissing: false },
  { name: 'the MinIO driver', open: openBucket, isMissing: noMinio !== null },
])('$name', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('with a separate storage', () => {
    let driver: Driver | undefined;
    beforeAll(async () => {
      driver = await open();
    });
    afterAll(() => driver?.close());
    const storage = (): Storage => {
      if (driver === undefined) throw new Error('the storage is open only inside tests');
      return driver.storage;
    };
    const leftovers = () => driver?.leftovers();

    test('reports that it is writable', async () => {
      await expect(storage().check()).resolves.toBeUndefined();
    });

    test.each([
      ['one byte', Buffer.from('x')],
      ['nothing', Buffer.alloc(0)],
      ['exactly one part', large.subarray(0, 8 * 1024 * 1024)],
      ['several parts', large],
    ])('returns %s unchanged', async (_name, content) => {
      const key = `course-content/${randomUUID()}.bin`;
      await storage().put(key, inChunks(content), { type });
      const opened = await storage().open(key);
      expect(opened?.size).toBe(content.length);
      expect(opened === null ? null : (await buffer(opened.stream)).equals(content)).toBe(true);
    });

    test.each([
      ['the first byte', 0, 0],
      ['some bytes in the middle', 1_000_000, 9_000_000],
      ['the last byte', large.length - 1, large.length - 1],
    ])('returns only %s', async (_name, start, end) => {
      const key = `course-content/${randomUUID()}.bin`;
      await storage().put(key, inChunks(large), { type });
      const opened = await storage().open(key, { start, end });
      expect(opened?.size).toBe(large.length);
      const part = opened === null ? null : await buffer(opened.stream);
      expect(part?.equals(large.subarray(start, end + 1))).toBe(true);
    });

    test('returns null for unknown and deleted keys', async () => {
      const key = `course-content/${randomUUID()}.txt`;
      expect(await storage().open(key)).toBeNull();
      await storage().put(key, Readable.from([Buffer.from('a')]), { type });
      await storage().remove(key);
      expect(await contentOf(storage(), key)).toBeNull();
      await expect(storage().remove(key)).resolves.toBeUndefined();
    });

    test.each([0, 100_000, 10_000_000])('stores nothing of an upload that fails after %d bytes', async (bytes) => {
      const key = `broken/${randomUUID()}.bin`;
      await expect(storage().put(key, Readable.from(failingAfter(bytes)), { type })).rejects.toThrow('has gone');
      expect(await storage().open(key)).toBeNull();
      expect(await keysOf(storage(), 'broken/')).toEqual([]);
      expect(await leftovers()).toEqual([]);
    });

    test('stores nothing of an upload whose source is destroyed', async () => {
      const source = new PassThrough();
      const key = `broken/${randomUUID()}.bin`;
      const putting = storage().put(key, source, { type });
      source.write(Buffer.alloc(100_000), () => source.destroy(new Error('closed')));
      await expect(putting).rejects.toThrow('closed');
      expect([await storage().open(key), await leftovers()]).toEqual([null, []]);
    });

    test('hides unfinished uploads, and the cleanup deletes them once they are old', async () => {
      const source = new PassThrough();
      const putting = storage().put('running/a.bin', source, { type });
      const failed = expect(putting).rejects.toThrow();
      await new Promise<void>((resolve) => source.write(large.subarray(0, 9_000_000), () => resolve()));
      expect(await keysOf(storage(), 'running/')).toEqual([]);
      await expect.poll(leftovers).toHaveLength(1);
      await storage().removeIncomplete(new Date(Date.now() - 3_600_000));
      expect(await leftovers()).toHaveLength(1);
      await storage().removeIncomplete(new Date(Date.now() + 3_600_000));
      expect(await leftovers()).toEqual([]);
      source.end();
      await failed;
      expect(await storage().open('running/a.bin')).toBeNull();
    });

    test('accepts several uploads at once', async () => {
      const names = ['a', 'b', 'c', 'd'].map((name) => `together/${name}.bin`);
      await Promise.all(names.map((key, index) => storage().put(key, inChunks(large.subarray(index)), { type })));
      for (const [index, key] of names.entries())
        expect((await contentOf(storage(), key))?.equals(large.subarray(index))).toBe(true);
    });

    test('lists files below a prefix with the time of their last change', async () => {
      for (const key of ['listed/a.txt', 'listed/b.txt', 'listed-elsewhere/c.txt'])
        await storage().put(key, Readable.from([Buffer.from(key)]), { type });
      expect(await keysOf(storage(), 'listed/')).toEqual(['listed/a.txt', 'listed/b.txt']);
      for await (const { modifiedAt } of storage().list('listed/'))
        expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(600_000);
    });

    test.each(['../a', 'a/../../b', '/etc/passwd', '', '.', 'a//b', 'a/.hidden', 'a\\b', 'a\u0000b', 'ä.txt', 'a/'])(
      'rejects the key %j in every operation',
      async (key) => {
        await expect((async () => storage().put(key, Readable.from([]), { type }))()).rejects.toThrow(
          'not a storage key',
        );
        await expect((async () => storage().open(key))()).rejects.toThrow('not a storage key');
        await expect((async () => storage().remove(key))()).rejects.toThrow('not a storage key');
      },
    );
  });
});

test('an unreachable MinIO stops the start with a German message', async () => {
  const settings = {
    endpoint: 'http://127.0.0.1:1',
    accessKey: 'passgenau',
    secretKey: 'wolkenlos',
    bucket: 'nirgends',
  };
  await expect(openMinioStorage(settings)).rejects.toThrow(/Der Dateispeicher unter .* lässt sich nicht benutzen/);
});

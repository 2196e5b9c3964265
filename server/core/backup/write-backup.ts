import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { productVersion } from '../runtime/version.ts';
import { filesLock } from '../storage/files-lock.ts';
import { ownDataPrefix, type Storage } from '../storage/storage.ts';
import { type ArchiveFile, type ArchiveWriter, createArchive } from './archive.ts';
import { partialSuffix, removeAbandoned } from './backup-folder.ts';
import { beginSnapshot, dumpTables, readMigrations, readQueue, readSequences } from './database-dump.ts';
import type { InstallationData } from './installation-data.ts';
import { entryNames, type Manifest, manifestName } from './manifest.ts';
import { fingerprintOf, readSecretKey } from './secret-key.ts';

/**
 * Writes one consistent moment of rows and files while the product runs. The file has its name only once it is
 * complete.
 */
export async function writeBackup(source: InstallationData, target: ArchiveFile): Promise<Manifest> {
  const client = new pg.Client({ connectionString: source.databaseUrl });
  client.on('error', () => undefined);
  const partial = `${target.path}${partialSuffix}`;
  await client.connect();
  try {
    await filesLock.ownForBackup(client);
    await removeAbandoned(dirname(target.path));
    await rm(partial, { force: true });
    const archive = createArchive({ ...target, path: partial });
    try {
      const manifest = await writeContent(archive, client, source);
      await archive.finish();
      await rename(partial, target.path);
      return manifest;
    } catch (error) {
      await archive.abort(error);
      throw error;
    }
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

const nowhere: ArchiveWriter = {
  add: async (_entry, content) => {
    for await (const _chunk of content);
  },
  finish: async () => undefined,
  abort: async () => undefined,
};

/** The content of a backup of this moment, read in the caller's transaction. */
export async function describeContent(client: pg.ClientBase, storage: Storage) {
  return {
    migrations: await readMigrations(client),
    sequences: await readSequences(client),
    tables: await dumpTables(client, nowhere),
    files: await writeFiles(nowhere, storage),
  };
}

async function writeContent(archive: ArchiveWriter, client: pg.Client, source: InstallationData): Promise<Manifest> {
  const createdAt = await beginSnapshot(client);
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const migrations = await readMigrations(client);
  const sequences = await readSequences(client);
  const tables = await dumpTables(client, archive);
  const queue = await readQueue(client);
  await client.query('commit');
  await addBuffer(archive, entryNames.queue, queue.content);
  const files = await writeFiles(archive, source.storage);
  const manifest: Manifest = {
    format: 'passgenau-backup',
    formatVersion: 1,
    productVersion,
    createdAt: createdAt.toISOString(),
    postgresVersion: rows[0]?.version ?? 0,
    migrations,
    tables,
    sequences,
    files,
    queuedJobs: queue.count,
    secretKey: await writeSecretKey(archive, source),
  };
  await addBuffer(archive, manifestName, Buffer.from(JSON.stringify(manifest, null, 1)));
  return manifest;
}

const addBuffer = (archive: ArchiveWriter, name: string, content: Buffer): Promise<void> =>
  archive.add({ name, size: content.length }, content.length === 0 ? [] : [content]);

/** Bytes are stored before their row and removed only under the lock, so every file of the snapshot exists. */
async function writeFiles(archive: ArchiveWriter, storage: Storage): Promise<Manifest['files']> {
  const all = createHash('sha256');
  let [count, bytes] = [0, 0];
  for (const key of await sortedKeys(storage)) {
    const file = await storage.open(key);
    if (file === null) continue;
    const hash = createHash('sha256');
    const content = async function* (): AsyncIterable<Buffer> {
      for await (const chunk of file.stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await archive.add({ name: entryNames.file(key), size: file.size }, content());
    all.update(`${key} ${hash.digest('hex')}\n`);
    count += 1;
    bytes += file.size;
  }
  return { count, bytes, sha256: all.digest('hex') };
}

async function sortedKeys(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) if (!key.startsWith(ownDataPrefix)) keys.push(key);
  return keys.sort();
}

async function writeSecretKey(
  archive: ArchiveWriter,
  { secretKey, dataDir }: InstallationData,
): Promise<Manifest['secretKey']> {
  if (secretKey !== null) return { fingerprint: fingerprintOf(secretKey), isIncluded: false };
  const key = await readSecretKey(dataDir);
  if (key === null) return null;
  await addBuffer(archive, entryNames.secretKey, Buffer.from(key));
  return { fingerprint: fingerprintOf(key), isIncluded: true };
}

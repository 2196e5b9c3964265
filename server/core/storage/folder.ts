import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, isKey, requireKey, type Storage, type StoredObject } from './storage.ts';

const partialPrefix = '.upload-';

export async function openFolderStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  const pathOf = (key: string) => join(folder, requireKey(key));
  return {
    check: async () => {
      const probe = join(folder, `.probe-${randomUUID()}`);
      await writeFile(probe, '');
      await rm(probe);
    },
    put: (key, source) => write(pathOf(key), source),
    open: (key, range) => read(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => walk(folder, prefix),
    removeIncomplete: (before) => removePartial(folder, before),
  };
}

async function write(path: string, source: Readable): Promise<void> {
  const partial = join(dirname(path), `${partialPrefix}${randomUUID()}`);
  try {
    await mkdir(dirname(path), { recursive: true });
    // Flushed to disk, because the database refers to the file, also after a power failure.
    await pipeline(source, createWriteStream(partial, { flags: 'wx', flush: true }));
    await rename(partial, path);
  } catch (error) {
    source.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

async function read(path: string, range: ByteRange | undefined): Promise<{ stream: Readable; size: number } | null> {
  const handle = await open(path).catch(nullIfMissing);
  if (handle === null) return null;
  const { size } = await handle.stat();
  return { stream: handle.createReadStream(range ?? {}), size };
}

async function* walk(folder: string, prefix: string): AsyncGenerator<StoredObject> {
  for await (const name of filesBelow(folder)) {
    // A foreign file must not end a backup.
    if (!name.startsWith(prefix) || !isKey(name)) continue;
    const stats = await stat(join(folder, name)).catch(nullIfMissing);
    if (stats !== null) yield { key: name, modifiedAt: stats.mtime };
  }
}

async function removePartial(folder: string, before: Date): Promise<void> {
  for await (const name of filesBelow(folder)) {
    if (!name.slice(name.lastIndexOf('/') + 1).startsWith(partialPrefix)) continue;
    const stats = await stat(join(folder, name)).catch(nullIfMissing);
    if (stats !== null && stats.mtime < before) await rm(join(folder, name), { force: true });
  }
}

async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, name);
    else yield name;
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

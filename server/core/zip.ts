/** Streams a ZIP archive. At most 4 GB and 65,535 entries: no 64-bit extension. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export type ZipEntry = {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  isText: boolean;
};

/**
 * Reads an entry only as fast as the result is read. Every entry uses deflate, because streaming readers reject stored
 * entries whose size follows the data.
 */
export async function* createZip(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, isText } of entries) {
    const entry = new ZipDeflate(name, { level: isText ? 6 : 0 });
    entry.mtime = modifiedAt;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk, false);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}

const pieceBytes = 64 * 1024;

/** Compressing a long text at once blocks the event loop; one piece takes a few milliseconds. */
export async function* splitIntoChunks(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await nextTurn();
    yield bytes.subarray(at, at + pieceBytes);
  }
}

/** Joins short texts, so that the archive gets pieces of about the same size. */
export async function* joinIntoChunks(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let held = '';
  for await (const text of texts) {
    held += text;
    if (held.length < pieceBytes) continue;
    yield* splitIntoChunks(held);
    held = '';
  }
  yield* splitIntoChunks(held);
}

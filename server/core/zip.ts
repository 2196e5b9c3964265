/** Streams a ZIP archive, with the 64-bit extension where needed. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';

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
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const abort = new AbortController();
  const feeding = feed(zip, { entries, modifiedAt, signal: abort.signal }).catch((error: Error) =>
    output.destroy(error),
  );
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    abort.abort();
    await feeding;
  }
}

type Feeding = { entries: AsyncIterable<ZipEntry>; modifiedAt: Date; signal: AbortSignal };

async function feed(zip: ZipFile, { entries, modifiedAt, signal }: Feeding): Promise<void> {
  for await (const { name, content, isText } of entries) {
    if (signal.aborted) return;
    const source = Readable.from(content, { objectMode: false });
    zip.addReadStream(source, name, { mtime: modifiedAt, compressionLevel: isText ? 6 : 1 });
    const aborted = once(signal, 'abort').then(() => source.destroy());
    await Promise.race([finished(source), aborted]);
  }
  zip.end();
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

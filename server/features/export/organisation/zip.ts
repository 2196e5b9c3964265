import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array>; isCompressed: boolean };

/** Reads each entry only as fast as the archive is read, and never a whole one into memory. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
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
  for await (const { name, content, isCompressed } of entries) {
    if (signal.aborted) return;
    const source = Readable.from(content, { objectMode: false });
    zip.addReadStream(source, name, { mtime: modifiedAt, compress: isCompressed });
    const aborted = once(signal, 'abort').then(() => source.destroy());
    await Promise.race([finished(source), aborted]);
  }
  zip.end();
}

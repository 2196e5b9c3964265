import { Zip, ZipDeflate } from 'fflate';

export type ZipEntry = {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for what is compressed already. */
  isText: boolean;
};

/**
 * A ZIP archive piece by piece, as fast as it is taken. Everything is marked as deflated, also what is only wrapped: programs
 * that read archives from front to back refuse stored entries whose size comes after them. Four gigabytes at most.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
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

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** Contents by name. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return contents;
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export function zipOf(contents: ReadonlyMap<string, Buffer>): Readable {
  const zip = new ZipFile();
  for (const [name, content] of contents) zip.addBuffer(content, name);
  zip.end();
  return zip.outputStream as Readable;
}

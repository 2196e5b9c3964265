/**
 * Answers of several megabytes, ready as bytes of JSON: a worker has made them, and nothing here looks at them again. Where such
 * an answer belongs, a name stands until everything else has been written.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export class ReadyJson {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** What the bytes say, as far as whoever asked is concerned. */
export const asValue = <T>(bytes: Uint8Array): T => new ReadyJson(bytes) as unknown as T;

/** By the name that stands in their place, which nobody can guess. */
const heldBack = new AsyncLocalStorage<Map<string, Uint8Array>>();

/** For the serialiser. @returns the name @throws Error where nobody fills it in later */
export function nameOf({ bytes }: ReadyJson): string {
  const held = heldBack.getStore();
  if (held === undefined) throw new Error('ready JSON is for answers over HTTP alone');
  const name = `ready-json-${randomUUID()}`;
  held.set(name, bytes);
  return name;
}

const namePattern = /"(ready-json-[0-9a-f-]{36})"/;

/** Lets an answer be written, and puts what was held back into its places. Bytes all the way: a long text costs each time it is read. */
export async function filledIn(write: () => Promise<Buffer>): Promise<Buffer> {
  const held = new Map<string, Uint8Array>();
  const written = await heldBack.run(held, write);
  if (held.size === 0) return written;
  // Every second piece is a name; one that is not ours is somebody's text.
  const pieces = written.toString().split(namePattern);
  const parts = pieces.map((piece, index) => {
    if (index % 2 === 0) return Buffer.from(piece);
    return held.get(piece) ?? Buffer.from(`"${piece}"`);
  });
  return Buffer.concat(parts);
}

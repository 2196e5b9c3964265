/**
 * Large answers that a worker has serialised. A placeholder takes their place until the end, so that this thread never
 * parses them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export class SerialisedJson {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export const asValue = <T>(bytes: Uint8Array): T => new SerialisedJson(bytes) as unknown as T;

const pendingBytes = new AsyncLocalStorage<Map<string, Uint8Array>>();

/** @throws Error outside of `fillPlaceholders` */
export function placeholderOf({ bytes }: SerialisedJson): string {
  const bytesByName = pendingBytes.getStore();
  if (bytesByName === undefined) throw new Error('serialised JSON is only available in HTTP responses');
  const name = `ready-json-${randomUUID()}`;
  bytesByName.set(name, bytes);
  return name;
}

const placeholderPattern = /"(ready-json-[0-9a-f-]{36})"/;

/** Concatenates bytes, because each pass over a long text is expensive. */
export async function fillPlaceholders(write: () => Promise<Buffer>): Promise<Buffer> {
  const bytesByName = new Map<string, Uint8Array>();
  const output = await pendingBytes.run(bytesByName, write);
  if (bytesByName.size === 0) return output;
  const pieces = output.toString().split(placeholderPattern);
  const parts = pieces.map((piece, index) => {
    if (index % 2 === 0) return Buffer.from(piece);
    return bytesByName.get(piece) ?? Buffer.from(`"${piece}"`);
  });
  return Buffer.concat(parts);
}

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** An answer as bytes that many get: made once, compressed once, with the tag by which a browser knows that it has it. */
export type PreparedAnswer = { json: Uint8Array; gzipped: Uint8Array; etag: string };

/** Compresses in this thread: for what is small, or in a worker. */
export function prepareAnswer(value: unknown): PreparedAnswer {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { json, gzipped: gzipSync(json), etag };
}

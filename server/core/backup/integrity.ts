/**
 * The end of a backup: a zstd skippable frame with the SHA-256 of every byte before it. Decoders skip the frame, so
 * `zstd -d` still reads the archive.
 */
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const header = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const frameBytes = header.length + 32;

export function appendChecksum(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([header, hash.digest()]));
    },
  });
}

/** Removes the frame. Fails at the end of the stream if a byte is missing or has changed. */
export function verifyChecksum(onDamage: () => Error): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const content = all.subarray(0, Math.max(0, all.length - frameBytes));
      held = Buffer.from(all.subarray(content.length));
      hash.update(content);
      done(null, content);
    },
    flush(done) {
      const isIntact = held.equals(Buffer.concat([header, hash.digest()]));
      done(isIntact ? null : onDamage());
    },
  });
}

/**
 * https://developers.google.com/speed/webp/docs/riff_container. The header contains the file length, so dropped chunks
 * become zeros that readers skip.
 */
import { RuleError } from '../../../core/errors.ts';
import { buildExif, readOrientation } from './exif.ts';
import type { Parser } from './png.ts';

const retainedChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ICCP']);
const xmpFlag = 0x04;
const frameBytes = 16;
const longestExif = 1024 * 1024;

export function* webp(): Parser {
  const start: Buffer = yield { take: 12 };
  if (start.toString('latin1', 0, 4) !== 'RIFF' || start.toString('latin1', 8) !== 'WEBP')
    throw new RuleError('FILE_BROKEN');
  yield { emit: start };
  for (let remaining = start.readUInt32LE(4) - 4; remaining >= 8; ) {
    const head: Buffer = yield { take: 8 };
    const length = head.readUInt32LE(4);
    const bytes = Math.min(length + (length % 2), remaining - 8);
    remaining -= 8 + (yield* chunk(head, bytes));
  }
}

function* chunk(
  head: Buffer,
  bytes: number,
): Generator<{ take: number } | { pass: number } | { blank: number } | { emit: Buffer }, number, Buffer> {
  const name = head.toString('latin1', 0, 4);
  if (name === 'VP8X' && bytes > 0 && bytes <= longestExif) {
    const features = Buffer.from(yield { take: bytes });
    features[0] = (features[0] ?? 0) & ~xmpFlag;
    yield { emit: Buffer.concat([head, features]) };
  } else if (name === 'EXIF' && bytes >= buildExif(1).length && bytes <= longestExif) {
    const exif = buildExif(orientationOf(yield { take: bytes }));
    yield { emit: Buffer.concat([head, exif, Buffer.alloc(bytes - exif.length)]) };
  } else if (name === 'ANMF') {
    const headerBytes = Math.min(frameBytes, bytes);
    yield { emit: head };
    yield { pass: headerBytes };
    return headerBytes;
  } else if (retainedChunks.has(name)) {
    yield { emit: head };
    yield { pass: bytes };
  } else {
    yield { emit: Buffer.concat([Buffer.from('JUNK', 'latin1'), head.subarray(4)]) };
    yield { blank: bytes };
  }
  return bytes;
}

const orientationOf = (exif: Buffer): number =>
  readOrientation(exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif);

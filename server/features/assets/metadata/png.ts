/** https://www.w3.org/TR/png-3/, including animations. */
import { crc32 } from 'node:zlib';
import { RuleError } from '../../../core/errors.ts';
import { buildExif, readOrientation } from './exif.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const retainedChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'pHYs', 'sPLT'],
]);
const longestExif = 1024 * 1024;
const longestChunk = 0x7fffffff;

export function* png(): Parser {
  const start: Buffer = yield { take: signature.length };
  if (!start.equals(signature)) throw new RuleError('FILE_BROKEN');
  yield { emit: start };
  for (;;) {
    const head: Buffer = yield { take: 8 };
    const [bytes, name] = [head.readUInt32BE(0), head.toString('latin1', 4)];
    if (bytes > longestChunk || !/^[A-Za-z]{4}$/.test(name)) throw new RuleError('FILE_BROKEN');
    if (retainedChunks.has(name)) {
      yield { emit: head };
      yield { pass: bytes + 4 };
      if (name === 'IEND') return;
    } else if (name === 'eXIf' && bytes <= longestExif) {
      const exif: Buffer = yield { take: bytes + 4 };
      const orientation = readOrientation(exif.subarray(0, bytes));
      if (orientation !== 1) yield { emit: exifChunk(orientation) };
    } else yield { skip: bytes + 4 };
  }
}

function exifChunk(orientation: number): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), buildExif(orientation)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * The parser's next request, in bytes of input: read (`take`), copy (`pass`), drop (`skip`) or replace by zeros (`blank`). `scan` copies
 * entropy-coded JPEG data up to the next marker.
 */
export type Step =
  | { take: number }
  | { pass: number }
  | { skip: number }
  | { blank: number }
  | { emit: Buffer }
  | { scan: true };
export type Parser = Generator<Step, void, Buffer>;

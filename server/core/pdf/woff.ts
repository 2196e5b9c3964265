import { inflateSync } from 'node:zlib';

const headerSize = 44;
const entrySize = 20;
const sfntHeaderSize = 12;
const sfntEntrySize = 16;

/**
 * The font inside a WOFF 1.0 file (W3C Recommendation 2012). The PDF library inflates repeatedly in JavaScript, which
 * takes seconds per document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableOf(woff, headerSize + index * entrySize));
  const header = Buffer.alloc(sfntHeaderSize);
  woff.copy(header, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = sfntHeaderSize + count * sfntEntrySize;
  const entries = tables.map(({ tag, checksum, data }) => {
    const entry = Buffer.alloc(sfntEntrySize);
    entry.write(tag, 0, 'latin1');
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    offset += paddedLength(data);
    return entry;
  });
  return Buffer.concat([header, ...entries, ...tables.map(({ data }) => padded(data))]);
}

function tableOf(woff: Buffer, at: number): { tag: string; checksum: number; data: Buffer } {
  const [offset, storedLength, length] = [
    woff.readUInt32BE(at + 4),
    woff.readUInt32BE(at + 8),
    woff.readUInt32BE(at + 12),
  ];
  const stored = woff.subarray(offset, offset + storedLength);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: storedLength < length ? inflateSync(stored) : stored,
  };
}

const paddedLength = (data: Buffer): number => Math.ceil(data.length / 4) * 4;
const padded = (data: Buffer): Buffer => Buffer.concat([data], paddedLength(data));

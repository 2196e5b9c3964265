/** Unpacks Office archives with limits that do not trust the declared sizes. */
import { inflateRawSync } from 'node:zlib';
import { RuleError } from '../../core/errors.ts';

const archiveLimits = { entries: 5_000, inflated: 16 * 1024 * 1024 } as const;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const maxEndRecordLength = 65_557;

type Entry = { name: string; isEncrypted: boolean; method: number; packed: number; at: number };

/** Reads the central directory. @throws RuleError FILE_BROKEN, FILE_INFLATES if there are too many entries */
export function entriesOf(bytes: Buffer): Entry[] {
  const end = findEndRecord(bytes);
  if (bytes.readUInt16LE(end + 10) > archiveLimits.entries) throw new RuleError('FILE_INFLATES');
  const entries: Entry[] = [];
  for (let at = bytes.readUInt32LE(end + 16); at + 46 <= bytes.length && bytes.readUInt32LE(at) === entryMark; ) {
    if (entries.length >= archiveLimits.entries) throw new RuleError('FILE_INFLATES');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEndRecord(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - maxEndRecordLength); at--)
    if (bytes.readUInt32LE(at) === endMark) return at;
  throw new RuleError('FILE_BROKEN');
}

/** @throws RuleError FILE_ENCRYPTED, FILE_BROKEN, FILE_INFLATES before the unpacked size exceeds the limit */
export function unpackFiles(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let remaining: number = archiveLimits.inflated;
  for (const entry of entriesOf(bytes)) {
    if (!isWanted(entry.name)) continue;
    if (entry.isEncrypted) throw new RuleError('FILE_ENCRYPTED');
    const content = unpackEntry(bytes, entry, remaining);
    remaining -= content.length;
    if (remaining < 0) throw new RuleError('FILE_INFLATES');
    files.set(entry.name, content);
  }
  return files;
}

function unpackEntry(bytes: Buffer, { at, packed, method }: Entry, maxLength: number): Buffer {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) throw new RuleError('FILE_BROKEN');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) throw new RuleError('FILE_BROKEN');
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, maxLength) });
  } catch (error) {
    throw new RuleError(
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'FILE_INFLATES' : 'FILE_BROKEN',
    );
  }
}

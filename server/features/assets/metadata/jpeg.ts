/** Removes metadata from JPEG (ITU T.81). Keeps JFIF, the ICC profile, the orientation and Adobe's colour transform. */
import { RuleError } from '../../../core/errors.ts';
import { buildExif, readOrientation } from './exif.ts';
import type { Parser } from './png.ts';

const exifIdentifier = Buffer.from('Exif\0\0', 'latin1');
const jfifIdentifier = Buffer.from('JFIF\0', 'latin1');
const iccIdentifier = Buffer.from('ICC_PROFILE\0', 'latin1');
const adobeIdentifier = Buffer.from('Adobe', 'latin1');
const jfifBytes = 14;

const startsWith = (payload: Buffer, mark: Buffer): boolean => payload.subarray(0, mark.length).equals(mark);

export function* jpeg(): Parser {
  const start: Buffer = yield { take: 2 };
  if (start.readUInt16BE(0) !== 0xffd8) throw new RuleError('FILE_BROKEN');
  yield { emit: start };
  let hasOrientation = false;
  for (;;) {
    const code = yield* nextMarker();
    if (code === 0xd9) return void (yield { emit: Buffer.from([0xff, code]) });
    if (code === 0x00 || code === 0x01 || (code >= 0xd0 && code <= 0xd8)) continue;
    const length: Buffer = yield { take: 2 };
    const bytes = length.readUInt16BE(0) - 2;
    if (bytes < 0) throw new RuleError('FILE_BROKEN');
    if ((code >= 0xe0 && code <= 0xef) || code === 0xfe) {
      const stripped = strippedSegment(code, yield { take: bytes }, hasOrientation);
      hasOrientation ||= code === 0xe1 && stripped !== null;
      if (stripped !== null) yield { emit: segment(code, stripped) };
    } else {
      yield { emit: Buffer.from([0xff, code, ...length]) };
      yield { pass: bytes };
      if (code === 0xda) yield { scan: true };
    }
  }
}

function* nextMarker(): Generator<{ take: number }, number, Buffer> {
  for (;;) {
    let [byte = 0] = yield { take: 1 };
    if (byte !== 0xff) continue;
    while (byte === 0xff) [byte = 0] = yield { take: 1 };
    return byte;
  }
}

function strippedSegment(code: number, payload: Buffer, hasOrientation: boolean): Buffer | null {
  if (code === 0xe0 && startsWith(payload, jfifIdentifier)) return withoutThumbnail(payload);
  if (code === 0xe2 && startsWith(payload, iccIdentifier)) return payload;
  if (code === 0xee && startsWith(payload, adobeIdentifier)) return payload.subarray(0, 12);
  if (code !== 0xe1 || !startsWith(payload, exifIdentifier) || hasOrientation) return null;
  const orientation = readOrientation(payload.subarray(exifIdentifier.length));
  return orientation === 1 ? null : Buffer.concat([exifIdentifier, buildExif(orientation)]);
}

function withoutThumbnail(payload: Buffer): Buffer | null {
  if (payload.length < jfifBytes) return null;
  const stripped = Buffer.from(payload.subarray(0, jfifBytes));
  stripped.writeUInt16BE(0, jfifBytes - 2);
  return stripped;
}

function segment(code: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

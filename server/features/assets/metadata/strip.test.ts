import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../../testing/property-seed.ts';
import { buildExif, readOrientation } from './exif.ts';
import { openStripper } from './strip.ts';

type Type = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

function strip(type: Type, picture: Buffer, slice = picture.length): Buffer {
  const stripper = openStripper(type);
  const out: Buffer[] = [];
  for (let at = 0; at < picture.length; at += slice)
    out.push(stripper?.push(picture.subarray(at, at + slice)) ?? Buffer.alloc(0));
  return Buffer.concat(out);
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const secret = 'GEHEIM';
const exifWithSecret = (orientation: number) => {
  const exif = buildExif(orientation);
  exif.writeUInt32LE(0, 22);
  return Buffer.concat([exif, bytes(`${secret} Kamera 52.5 N 13.4 E`)]);
};

const segment = (code: number, payload: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};
const jfif = segment(0xe0, bytes('JFIF\0\x01\x01\x00\x00\x01\x00\x01\x00\x00'));
const icc = segment(0xe2, bytes('ICC_PROFILE\0\x01\x01Farben'));
const adobe = segment(0xee, bytes('Adobe\0d\0\0\0\0\x01'));
const scan = Buffer.concat([
  segment(0xdb, Buffer.alloc(65, 1)),
  segment(0xda, bytes('\x01\x01\0\0?\0')),
  bytes('\x11\xff\x00\x22\xff\xd0\x33'),
]);
const end = Buffer.from([0xff, 0xd9]);
const start = Buffer.from([0xff, 0xd8]);
const jpegOf = (...parts: Buffer[]) => Buffer.concat([start, ...parts]);
const exifSegment = (orientation: number) =>
  segment(0xe1, Buffer.concat([bytes('Exif\0\0'), exifWithSecret(orientation)]));
const thumbnail = segment(0xe0, bytes(`JFIF\0\x01\x01\x00\x00\x01\x00\x01\x01\x02${secret}`));

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([bytes(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const header = chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex'));
const pixels = [
  chunk('acTL', Buffer.alloc(8)),
  chunk('IDAT', deflateSync(Buffer.alloc(4))),
  chunk('fdAT', Buffer.alloc(9)),
];
const pngOf = (...parts: Buffer[]) => Buffer.concat([signature, header, ...parts, chunk('IEND', Buffer.alloc(0))]);

const riff = (...parts: Buffer[]) => {
  const content = Buffer.concat([bytes('WEBP'), ...parts]);
  const head = bytes('RIFF\0\0\0\0');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};
const riffChunk = (name: string, data: Buffer) => {
  const head = bytes(`${name}\0\0\0\0`);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const features = (flags: number) => riffChunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(16, 7), riffChunk('VP8 ', bytes('Bild'))]));

const gifHead = bytes('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff');
const gifImage = bytes('\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00');
const gifLoop = bytes('\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00');
const gifEnd = bytes(';');

describe('strips metadata, keeps pixels and colours byte for byte', () => {
  test.each<[string, Type, Buffer, Buffer]>([
    ['a plain JPEG', 'image/jpeg', jpegOf(jfif, icc, adobe, scan, end), jpegOf(jfif, icc, adobe, scan, end)],
    ['EXIF of an upright photo', 'image/jpeg', jpegOf(exifSegment(1), jfif, scan, end), jpegOf(jfif, scan, end)],
    [
      'EXIF of a rotated photo',
      'image/jpeg',
      jpegOf(jfif, exifSegment(6), scan, end),
      jpegOf(jfif, segment(0xe1, Buffer.concat([bytes('Exif\0\0'), buildExif(6)])), scan, end),
    ],
    [
      'XMP, IPTC, comments and vendor segments',
      'image/jpeg',
      jpegOf(
        jfif,
        segment(0xe1, bytes(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
        segment(0xed, bytes(`Photoshop 3.0\0${secret}`)),
        segment(0xfe, bytes(secret)),
        segment(0xe2, bytes(`MPF\0${secret}`)),
        segment(0xe0, bytes(`JFXX\0\x10${secret}`)),
        segment(0xef, bytes(secret)),
        scan,
        end,
      ),
      jpegOf(jfif, scan, end),
    ],
    ['a thumbnail in JFIF', 'image/jpeg', jpegOf(thumbnail, scan, end), jpegOf(jfif, scan, end)],
    ['a second picture or film after the end', 'image/jpeg', jpegOf(scan, end, bytes(secret)), jpegOf(scan, end)],
    [
      'a comment between two scans',
      'image/jpeg',
      jpegOf(scan, segment(0xfe, bytes(secret)), scan, end),
      jpegOf(scan, scan, end),
    ],
    ['a truncated JPEG file', 'image/jpeg', jpegOf(jfif, scan), jpegOf(jfif, scan)],
    ['an animated PNG', 'image/png', pngOf(...pixels), pngOf(...pixels)],
    [
      'texts, time and private chunks of PNG',
      'image/png',
      pngOf(...['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'prVW'].map((name) => chunk(name, bytes(secret))), ...pixels),
      pngOf(...pixels),
    ],
    ['EXIF of an upright PNG', 'image/png', pngOf(chunk('eXIf', exifWithSecret(1)), ...pixels), pngOf(...pixels)],
    [
      'EXIF of a rotated PNG',
      'image/png',
      pngOf(chunk('eXIf', exifWithSecret(8)), ...pixels),
      pngOf(chunk('eXIf', buildExif(8)), ...pixels),
    ],
    ['data after the end of PNG', 'image/png', Buffer.concat([pngOf(), bytes(secret)]), pngOf()],
    [
      'XMP of WebP',
      'image/webp',
      riff(features(0x16), riffChunk('ANIM', Buffer.alloc(6)), frame, riffChunk('XMP ', bytes(secret))),
      riff(features(0x12), riffChunk('ANIM', Buffer.alloc(6)), frame, riffChunk('JUNK', Buffer.alloc(secret.length))),
    ],
    [
      'EXIF of a rotated WebP',
      'image/webp',
      riff(features(0x08), riffChunk('VP8 ', bytes('Bild')), riffChunk('EXIF', exifWithSecret(3))),
      riff(
        features(0x08),
        riffChunk('VP8 ', bytes('Bild')),
        riffChunk('EXIF', Buffer.concat([buildExif(3), Buffer.alloc(exifWithSecret(3).length - 26)])),
      ),
    ],
    [
      'comments and XMP of GIF',
      'image/gif',
      Buffer.concat([
        gifHead,
        gifLoop,
        bytes(`\x21\xfe\x06${secret}\x00\x21\xff\x0bXMP DataXMP\x06${secret}\x00`),
        gifImage,
        gifEnd,
        bytes(secret),
      ]),
      Buffer.concat([gifHead, gifLoop, gifImage, gifEnd]),
    ],
  ])('%s', (_name, type, given, expected) => {
    for (const slice of [given.length, 7, 1]) expect(strip(type, given, slice)).toEqual(expected);
  });
});

test('the photo of case B1 loses its location', () => {
  const photo = Buffer.from(
    '/9j/4QCIRXhpZgAASUkqAAgAAAABACWIBAABAAAAGgAAAAAAAAAEAAEAAgACAAAATgAAAAIABQADAAAAUAAAAAMAAgACAAAARQAAAAQABQADAAAAaAAAAAAAAAAwAAAAAQAAAAgAAAABAAAAAAAAAAEAAAALAAAAAQAAACIAAAABAAAAAAAAAAEAAAD/4AAQSkZJRgABAQAAYABgAAD/2Q==',
    'base64',
  );
  expect(photo.includes('Exif')).toBe(true);
  expect(strip('image/jpeg', photo)).toEqual(
    jpegOf(segment(0xe0, bytes('JFIF\0\x01\x01\x00\x00\x60\x00\x60\x00\x00')), end),
  );
});

test('reads the orientation in both byte orders, and ignores invalid data', () => {
  for (let orientation = 1; orientation <= 8; orientation++) {
    expect(readOrientation(buildExif(orientation))).toBe(orientation);
    const big = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
    big.writeUInt16BE(orientation, 18);
    expect(readOrientation(big)).toBe(orientation);
  }
  for (const odd of [buildExif(0), buildExif(9), Buffer.alloc(0), bytes('II*\0\xff\xff\xff\xff123456')])
    expect(readOrientation(odd)).toBe(1);
});

test.each<Type>(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])('rejects a file that is no %s', (type) => {
  expect(() => strip(type, bytes('kein Bild, sondern ein Text'))).toThrow('FILE_BROKEN');
});

test('no secret in any segment or chunk survives, and stripping twice changes nothing', () => {
  const payload = fc.uint8Array({ maxLength: 40 }).map((value) => Buffer.concat([value, bytes(secret)]));
  const part = fc
    .tuple(fc.constantFrom(0xe1, 0xe3, 0xe9, 0xed, 0xef, 0xfe), payload)
    .map(([code, data]) => segment(code, data));
  const named = fc
    .tuple(fc.constantFrom('tEXt', 'eXIf', 'iTXt', 'vpAg'), payload)
    .map(([name, data]) => chunk(name, data));
  fc.assert(
    fc.property(fc.array(part), fc.array(named), (parts, chunks) => {
      for (const [type, picture] of [
        ['image/jpeg', jpegOf(...parts, jfif, scan, ...parts, end)],
        ['image/png', pngOf(...chunks, ...pixels, ...chunks)],
      ] as const) {
        const stripped = strip(type, picture);
        expect(stripped.includes(secret)).toBe(false);
        expect(strip(type, stripped)).toEqual(stripped);
      }
    }),
  );
});

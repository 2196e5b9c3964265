import { expect, test } from 'vitest';
import {
  acceptedFiles,
  compactSizeText,
  extensionOf,
  fileTypes,
  kindOf,
  maxBytesOf,
  megabytes,
  sizeText,
  usedShare,
} from './kinds.ts';

test.each([
  [0, '0,00 MB'],
  [1, '0,00 MB'],
  [megabytes(1), '1,00 MB'],
  [megabytes(1.5), '1,50 MB'],
  [megabytes(1234.5), '1.234,50 MB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});

test.each([
  ['image/svg+xml', 'image'],
  ['video/quicktime', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'document'],
  ['text/plain', 'document'],
  ['', 'document'],
])('a file of type %j is of kind %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

test('videos and audio may be larger than documents and images', () => {
  const limits = { documentMb: 2, mediaMb: 3 };
  const sizes = ['video/mp4', 'audio/wav', 'image/png', 'application/pdf'].map((type) => maxBytesOf(type, limits));
  expect(sizes).toEqual([megabytes(3), megabytes(3), megabytes(2), megabytes(2)]);
});

test('a drawing is at most one megabyte, or less if the limit for documents is lower', () => {
  expect(maxBytesOf('image/svg+xml')).toBe(megabytes(1));
  expect(maxBytesOf('image/svg+xml', { documentMb: 0.5, mediaMb: 3 })).toBe(megabytes(0.5));
});

test('every stored type has a unique extension, and inputs offer all of them', () => {
  const endings = Object.values(extensionOf);
  expect(new Set(endings).size).toBe(fileTypes.length);
  for (const ending of endings) expect(acceptedFiles.split(',')).toContain(`.${ending}`);
  expect(acceptedFiles.split(',')).toEqual(expect.arrayContaining(['.jpeg', '.md']));
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [38_000, '38 KB'],
  [megabytes(0.1) - 1, '103 KB'],
  [megabytes(0.1), '0,1 MB'],
  [megabytes(12.34), '12,3 MB'],
  [megabytes(1024), '1 GB'],
  [megabytes(10_000), '9,8 GB'],
])('%d bytes are shown elsewhere as %s', (bytes, words) => {
  expect(compactSizeText(bytes)).toBe(words);
});

test('the used share follows bytes or files, whichever is closer to its limit', () => {
  const use = { usedBytes: 50, allowedBytes: 100, files: 1, allowedFiles: 10 };
  expect(usedShare(use)).toBe(0.5);
  expect(usedShare({ ...use, files: 9 })).toBe(0.9);
  expect(usedShare({ ...use, usedBytes: 300 })).toBe(1);
});

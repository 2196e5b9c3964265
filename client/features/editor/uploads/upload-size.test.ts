import { expect, test } from 'vitest';
import { megabytes } from '#shared/assets/kinds.ts';
import { isTooLarge } from './upload-size.ts';

const limits = { documentMb: 3, mediaMb: 40 };

test.each([
  ['a document up to its limit', 'application/pdf', megabytes(3), false],
  ['a document above it', 'application/pdf', megabytes(3) + 1, true],
  ['a picture above the limit of documents', 'image/png', megabytes(3) + 1, true],
  ['a film of the same size', 'video/mp4', megabytes(3) + 1, false],
  ['a film above its limit', 'video/mp4', megabytes(40) + 1, true],
  ['a type that the browser does not know', '', megabytes(40), false],
  ['something that is too large for everything', '', megabytes(40) + 1, true],
])('%s', (_, type, size, expected) => {
  expect(isTooLarge({ size, type }, limits)).toBe(expected);
});

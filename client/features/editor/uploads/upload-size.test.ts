import { expect, test } from 'vitest';
import { megabytes } from '#shared/assets/kinds.ts';
import { isTooLarge } from './upload-size.ts';

const limits = { documentMb: 3, mediaMb: 40 };

test.each([
  ['accepts a document at its limit', 'application/pdf', megabytes(3), false],
  ['rejects a document above its limit', 'application/pdf', megabytes(3) + 1, true],
  ['rejects an image above the limit of documents', 'image/png', megabytes(3) + 1, true],
  ['accepts a video of the same size', 'video/mp4', megabytes(3) + 1, false],
  ['rejects a video above its limit', 'video/mp4', megabytes(40) + 1, true],
  ['accepts an unknown type up to the largest limit', '', megabytes(40), false],
  ['rejects a file above every limit', '', megabytes(40) + 1, true],
])('%s', (_, type, size, expected) => {
  expect(isTooLarge({ size, type }, limits)).toBe(expected);
});

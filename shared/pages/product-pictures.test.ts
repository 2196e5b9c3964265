import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  maxProductPictureBytes,
  pictureDevices,
  pictureSchemes,
  productPictureFile,
  productPictures,
} from './product-pictures.ts';

const kinds = pictureDevices.flatMap((device) => pictureSchemes.map((scheme) => ({ device, scheme })));

test('each picture exists for phone and desktop in light and dark, and no other file lies beside them', () => {
  const files = productPictures.flatMap((name) => kinds.map((kind) => productPictureFile(name, kind)));
  const stored = readdirSync('client/public/pictures').map((name) => `client/public/pictures/${name}`);
  expect(stored.toSorted()).toEqual(files.toSorted());
});

test.each(kinds)('the pictures of $device, $scheme stay small together', (kind) => {
  const bytes = productPictures.map((name) => statSync(productPictureFile(name, kind)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxProductPictureBytes);
});

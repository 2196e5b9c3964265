import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maxProductPictureBytes, pictureSchemes, productPictureFile, productPictures } from './product-pictures.ts';

const files = productPictures.flatMap((name) => pictureSchemes.map((scheme) => productPictureFile(name, scheme)));

test('each picture exists in light and dark, and no other file lies beside them', () => {
  const stored = readdirSync('client/public/pictures').map((name) => `client/public/pictures/${name}`);
  expect(stored.toSorted()).toEqual(files.toSorted());
});

test('all pictures together stay small', () => {
  const bytes = files.map((file) => statSync(file).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxProductPictureBytes);
});

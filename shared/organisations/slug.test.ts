import { expect, test } from 'vitest';
import { slugOf } from '../search.ts';
import { numberedSlug } from './name-key.ts';

test.each([
  ['Mein Unternehmen', 'mein-unternehmen'],
  ['Müller & Söhne GmbH', 'm-ller-s-hne-gmbh'],
  ['  --Haus 7--  ', 'haus-7'],
  ['ÄÖÜ', ''],
  ['日本', ''],
  ['a', 'a'],
])('%j becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('taken slugs get numbers, and a name without letters still gets a slug', () => {
  expect([1, 2, 3].map((attempt) => numberedSlug('Haus', attempt))).toEqual(['haus', 'haus-2', 'haus-3']);
  expect(numberedSlug('ÄÖÜ', 2)).toBe('organisation-2');
});

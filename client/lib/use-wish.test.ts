import { expect, test } from 'vitest';
import { z } from 'zod';
import { choice, isNarrowing, wishIn, words } from './use-wish.ts';

const schema = z.object({ search: words(5), sort: choice(['newest', 'name']) });
const wishOf = (address: string) => wishIn(new URLSearchParams(address), schema);

test('cuts a search in the URL to its limit and replaces an unknown choice with the default', () => {
  expect(wishOf('search=+Lehrkraft&sort=salary')).toEqual({ search: 'Lehrk', sort: 'newest' });
});

test('counts a search as a filter, but not another order', () => {
  expect(isNarrowing(wishOf('search=Lehr'), schema)).toBe(true);
  expect(isNarrowing(wishOf('sort=name'), schema)).toBe(false);
});

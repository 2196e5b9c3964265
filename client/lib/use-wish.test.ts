import { expect, test } from 'vitest';
import { z } from 'zod';
import { choice, isNarrowing, wishIn, words } from './use-wish.ts';

const schema = z.object({ search: words(5), sort: choice(['newest', 'name']) });
const wishOf = (address: string) => wishIn(new URLSearchParams(address), schema);

test('cuts a search in the address to its limit and falls back from an unknown choice', () => {
  expect(wishOf('search=+Lehrkraft&sort=salary')).toEqual({ search: 'Lehrk', sort: 'newest' });
});

test('a search narrows the list, another order does not', () => {
  expect(isNarrowing(wishOf('search=Lehr'), schema)).toBe(true);
  expect(isNarrowing(wishOf('sort=name'), schema)).toBe(false);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { choiceParam, hasFilters, parseUrlQuery, textParam } from './use-url-query.ts';

const schema = z.object({ search: textParam(5), sort: choiceParam(['newest', 'name']) });
const parseQuery = (address: string) => parseUrlQuery(new URLSearchParams(address), schema);

test('cuts a search in the URL to its limit and replaces an unknown choice with the default', () => {
  expect(parseQuery('search=+Lehrkraft&sort=salary')).toEqual({ search: 'Lehrk', sort: 'newest' });
});

test('counts a search as a filter, but not another order', () => {
  expect(hasFilters(parseQuery('search=Lehr'), schema)).toBe(true);
  expect(hasFilters(parseQuery('sort=name'), schema)).toBe(false);
});

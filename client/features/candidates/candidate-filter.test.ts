import { expect, test } from 'vitest';
import { hasFilters, parseUrlQuery, toUrlParams } from '../../lib/use-url-query.ts';
import {
  type CandidateListQuery,
  candidateListQuery,
  candidateQueryNames,
  comparedIdsIn,
  filterCount,
} from './candidate-filter.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const read = (query: string) => parseUrlQuery(new URLSearchParams(query), candidateListQuery, candidateQueryNames);
const written = (wish: CandidateListQuery) => toUrlParams(wish, candidateListQuery, candidateQueryNames);
const defaultQuery = read('');

test('a URL without filters lists all candidates, newest first', () => {
  expect(read('')).toEqual({
    jobId: null,
    tab: 'all',
    search: '',
    status: 'any',
    onlyReliable: false,
    onlyNamed: false,
    sort: 'newest',
  });
  expect(hasFilters(defaultQuery, candidateListQuery)).toBe(false);
});

test('a URL written from filters gives the same filters', () => {
  const wish = {
    jobId: id(1),
    tab: 'top',
    search: 'Adler',
    status: 'invited',
    onlyReliable: true,
    onlyNamed: true,
    sort: 'match',
  } as const;
  expect(read(new URLSearchParams(written(wish)).toString())).toEqual(wish);
  expect(filterCount(wish)).toBe(3);
  expect(hasFilters(wish, candidateListQuery)).toBe(true);
});

test('default values do not appear in the URL', () => {
  expect(Object.values(written(defaultQuery)).every((value) => value === '')).toBe(true);
});

test('ignores invalid values in the URL', () => {
  expect(read('job=17&tab=best&status=hidden&sort=name&reliable=ja')).toEqual(defaultQuery);
  expect(read(`search=${'x'.repeat(150)}`).search).toHaveLength(100);
});

test('compares at most four candidates, each once, in the order of selection', () => {
  const ids = [id(2), id(1), id(2), 'nobody', id(3), id(4), id(5)];
  expect(comparedIdsIn(new URLSearchParams({ ids: ids.join(',') }))).toEqual([id(2), id(1), id(3), id(4)]);
});

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
const parse = (query: string) => parseUrlQuery(new URLSearchParams(query), candidateListQuery, candidateQueryNames);
const toParams = (query: CandidateListQuery) => toUrlParams(query, candidateListQuery, candidateQueryNames);
const defaultQuery = parse('');

test('a URL without filters lists all candidates, newest first', () => {
  expect(parse('')).toEqual({
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
  const query = {
    jobId: id(1),
    tab: 'top',
    search: 'Adler',
    status: 'invited',
    onlyReliable: true,
    onlyNamed: true,
    sort: 'match',
  } as const;
  expect(parse(new URLSearchParams(toParams(query)).toString())).toEqual(query);
  expect(filterCount(query)).toBe(3);
  expect(hasFilters(query, candidateListQuery)).toBe(true);
});

test('default values do not appear in the URL', () => {
  expect(Object.values(toParams(defaultQuery)).every((value) => value === '')).toBe(true);
});

test('ignores invalid values in the URL', () => {
  expect(parse('job=17&tab=best&status=hidden&sort=name&reliable=ja')).toEqual(defaultQuery);
  expect(parse(`search=${'x'.repeat(150)}`).search).toHaveLength(100);
});

test('compares at most four candidates, each once, in the order of selection', () => {
  const ids = [id(2), id(1), id(2), 'nobody', id(3), id(4), id(5)];
  expect(comparedIdsIn(new URLSearchParams({ ids: ids.join(',') }))).toEqual([id(2), id(1), id(3), id(4)]);
});

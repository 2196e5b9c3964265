import { expect, test } from 'vitest';
import { parseUrlQuery } from '../../lib/use-url-query.ts';
import {
  countFurtherFilters,
  isFiltered,
  jobFilterParams,
  jobFilterSchema,
  noJobFilter,
  toJobQuery,
} from './job-filter.ts';

const parseFilter = (query: string) => parseUrlQuery(new URLSearchParams(query), jobFilterSchema, jobFilterParams);

test('a URL without filters requests every job', () => {
  const filter = parseFilter('');
  expect(isFiltered(filter)).toBe(false);
  expect(toJobQuery(filter)).toEqual({
    search: '',
    place: '',
    radius: '25',
    remote: '',
    employment: '',
    field: '',
    pay: '0',
    currency: 'EUR',
    company: '',
  });
});

test('every filter is read from the URL and sent to the server as text', () => {
  const filter = parseFilter(
    'q=pflege&place=50667&radius=50&remote=also&employment=partTime,fullTime&field=it,care&pay=40000&currency=CHF&company=linde',
  );
  expect(toJobQuery(filter)).toEqual({
    search: 'pflege',
    place: '50667',
    radius: '50',
    remote: 'also',
    employment: 'fullTime,partTime',
    field: 'it,care',
    pay: '40000',
    currency: 'CHF',
    company: 'linde',
  });
  expect(countFurtherFilters(filter)).toBe(6);
});

test.each([
  'radius=17',
  'remote=immer',
  'employment=chef',
  'field=magic',
  'pay=-5',
  'pay=viel',
  'pay=1.5',
  'currency=USD',
  `pay=${10 ** 9}`,
])('an invalid filter in the URL falls back to the default: %s', (query) => {
  expect(parseFilter(query)).toEqual(parseFilter(''));
});

test('a long text in the URL is shortened instead of rejected', () => {
  expect(parseFilter(`q=${'x'.repeat(500)}`).search).toHaveLength(200);
});

test.each([
  ['', 0],
  ['Kassel', 1],
])('jobs from home as well are a filter only beside a place: "%s"', (place, count) => {
  expect(countFurtherFilters({ ...noJobFilter, remote: 'also', place })).toBe(count);
});

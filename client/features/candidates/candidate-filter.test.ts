import { expect, test } from 'vitest';
import { addressOf, isNarrowing, wishIn } from '../../lib/use-wish.ts';
import { type CandidateWish, comparedIn, filterCount, wishes, wishNames } from './candidate-filter.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const read = (query: string) => wishIn(new URLSearchParams(query), wishes, wishNames);
const written = (wish: CandidateWish) => addressOf(wish, wishes, wishNames);
const nothingWished = read('');

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
  expect(isNarrowing(nothingWished, wishes)).toBe(false);
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
  expect(isNarrowing(wish, wishes)).toBe(true);
});

test('default values do not appear in the URL', () => {
  expect(Object.values(written(nothingWished)).every((value) => value === '')).toBe(true);
});

test('ignores invalid values in the URL', () => {
  expect(read('job=17&tab=best&status=hidden&sort=name&reliable=ja')).toEqual(nothingWished);
  expect(read(`search=${'x'.repeat(150)}`).search).toHaveLength(100);
});

test('compares at most four candidates, each once, in the order of selection', () => {
  const ids = [id(2), id(1), id(2), 'nobody', id(3), id(4), id(5)];
  expect(comparedIn(new URLSearchParams({ ids: ids.join(',') }))).toEqual([id(2), id(1), id(3), id(4)]);
});

import { expect, test } from 'vitest';
import { nextSorting } from './column.ts';

test('the first click sorts text ascending and other columns descending, the next click reverses', () => {
  const name = { sort: 'name', firstOrder: 'asc' } as const;
  const newest = { sort: 'created', order: 'desc' } as const;
  const byName = nextSorting<'name' | 'created'>(name, newest);
  expect(byName).toEqual({ sort: 'name', order: 'asc' });
  expect(nextSorting(name, { sort: 'name', order: 'asc' })).toEqual({ sort: 'name', order: 'desc' });
  expect(nextSorting<'name' | 'created'>({ sort: 'created' }, byName)).toEqual(newest);
});

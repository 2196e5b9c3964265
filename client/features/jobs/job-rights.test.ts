import { expect, test } from 'vitest';
import { actionsFor } from './job-rights.ts';

const draft = { status: 'draft', isOnline: false, isTakenDown: false } as const;
const published = { status: 'published', isOnline: true, isTakenDown: false } as const;
const closed = { status: 'closed', isOnline: false, isTakenDown: false } as const;
const reader = { mayEdit: false, mayPublish: false };
const author = { mayEdit: true, mayPublish: false };
const publisher = { mayEdit: true, mayPublish: true };

test.each([
  ['a viewer can only view a draft', draft, reader, ['view']],
  [
    'an author under the four-eyes rule cannot publish, extend or close a published job',
    published,
    author,
    ['edit', 'view', 'duplicate'],
  ],
  ['a publisher can edit and delete a draft', draft, publisher, ['edit', 'view', 'duplicate', 'remove']],
  [
    'a publisher can extend and close a published job',
    published,
    publisher,
    ['edit', 'view', 'duplicate', 'extend', 'close', 'remove'],
  ],
  ['a publisher can reopen a closed job', closed, publisher, ['edit', 'view', 'duplicate', 'reopen', 'remove']],
  [
    'a publisher can close a published job that staff took down',
    { ...published, isOnline: false, isTakenDown: true },
    publisher,
    ['edit', 'view', 'close', 'remove'],
  ],
  [
    'a publisher cannot reopen a closed job that staff took down',
    { ...closed, isTakenDown: true },
    publisher,
    ['edit', 'view', 'remove'],
  ],
])('%s', (_, job, rights, expected) => {
  expect(actionsFor(job, rights)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { mayRead } from './visibility.ts';

const link = 'einladung';
const course = (visibility: string, orgId: string | null = 'a') => ({ orgId, visibility, invitationToken: link });

test.each([
  ['public', { orgId: null, invitation: null }, true],
  ['org-only', { orgId: 'a', invitation: null }, true],
  ['org-only', { orgId: 'b', invitation: link }, false],
  ['org-only', { orgId: null, invitation: link }, false],
  ['private', { orgId: 'b', invitation: link }, true],
  ['private', { orgId: 'a', invitation: null }, false],
  ['private', { orgId: 'a', invitation: 'eine andere' }, false],
  ['of an unknown kind', { orgId: 'a', invitation: null }, false],
])('a course that is %s, for %j: %s', (visibility, rights, isReadable) => {
  expect(mayRead(course(visibility), rights)).toBe(isReadable);
});

test('a course for members without an organisation is readable for no person', () => {
  expect(mayRead(course('org-only', null), { orgId: null, invitation: null })).toBe(false);
  expect(mayRead(course('org-only', null), { orgId: 'a', invitation: link })).toBe(false);
});

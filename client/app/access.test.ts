import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { type Access, redirectFor, safeReturnPath } from './access.ts';

const person = (traits: Partial<SessionUser>): SessionUser => ({
  userId: 'u',
  email: 'a@example.org',
  firstName: 'Anna',
  lastName: 'Beispiel',
  companyName: null,
  userType: 'applicant',
  platformRole: null,
  organisation: null,
  ...traits,
});

const visitors: Record<string, SessionUser | null> = {
  visitor: null,
  applicant: person({}),
  applicantMember: person({ organisation: { organisationId: 'o', name: 'Haus', role: 'viewer' } }),
  company: person({ userType: 'company' }),
  support: person({ platformRole: 'support' }),
  admin: person({ platformRole: 'platform_admin' }),
};

const toSignIn = '/auth?next=%2Fpage';
const table: Record<Access, Record<string, string | null>> = {
  guest: {
    visitor: null,
    applicant: '/',
    applicantMember: '/',
    company: '/company/dashboard',
    support: '/',
    admin: '/',
  },
  signedIn: { visitor: toSignIn, applicant: null, applicantMember: null, company: null, support: null, admin: null },
  applicant: {
    visitor: toSignIn,
    applicant: null,
    applicantMember: null,
    company: '/company/dashboard',
    support: null,
    admin: null,
  },
  company: { visitor: toSignIn, applicant: '/', applicantMember: null, company: null, support: '/', admin: null },
  drafts: {
    visitor: toSignIn,
    applicant: '/',
    applicantMember: null,
    company: '/company/dashboard',
    support: null,
    admin: null,
  },
  staff: { visitor: toSignIn, applicant: '/', applicantMember: '/', company: '/', support: null, admin: null },
};

test.each(Object.entries(table))('pages for %s send everybody else where they belong', (access, expected) => {
  const actual = Object.fromEntries(
    Object.entries(visitors).map(([name, user]) => [name, redirectFor(access as Access, user, '/page')]),
  );
  expect(actual).toEqual(expected);
});

const origin = 'https://passgenau.example';
test.each([
  ['/company/settings?x=1#y', '/company/settings?x=1#y'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example', null],
  ['', null],
  ['/auth', null],
])('after signing in, next=%j leads to %j', (next, expected) => {
  expect(safeReturnPath(next, origin)).toBe(expected);
});

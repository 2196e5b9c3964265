import { expect, test } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { type Access, pathAfterSignIn, redirectFor, resetPath, signInPath, signUpPath } from './access.ts';

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
  applicantMember: person({ organisation: { organisationId: 'o', name: 'Haus', role: 'viewer', isLocked: false } }),
  company: person({ userType: 'company' }),
  companySupport: person({ userType: 'company', platformRole: 'support' }),
  support: person({ platformRole: 'support' }),
  admin: person({ platformRole: 'platform_admin' }),
};

const portal = '/admin/dashboard';
const toSignIn = '/auth?next=%2Fpage';
const table: Record<Access, Record<string, string | null>> = {
  guest: {
    visitor: null,
    applicant: '/',
    applicantMember: '/',
    company: '/company/dashboard',
    companySupport: portal,
    support: portal,
    admin: portal,
  },
  signedIn: {
    visitor: toSignIn,
    applicant: null,
    applicantMember: null,
    company: null,
    companySupport: null,
    support: null,
    admin: null,
  },
  applicant: {
    visitor: toSignIn,
    applicant: null,
    applicantMember: null,
    company: '/company/dashboard',
    companySupport: portal,
    support: portal,
    admin: portal,
  },
  company: {
    visitor: toSignIn,
    applicant: '/',
    applicantMember: null,
    company: null,
    companySupport: portal,
    support: portal,
    admin: null,
  },
  drafts: {
    visitor: toSignIn,
    applicant: '/',
    applicantMember: null,
    company: '/company/dashboard',
    companySupport: null,
    support: null,
    admin: null,
  },
  staff: {
    visitor: toSignIn,
    applicant: '/',
    applicantMember: '/',
    company: '/',
    companySupport: null,
    support: null,
    admin: null,
  },
};

test.each(Object.entries(table))(
  'pages for %s redirect everyone without access to the right page',
  (access, expected) => {
    const actual = Object.fromEntries(
      Object.entries(visitors).map(([name, user]) => [name, redirectFor(access as Access, user, '/page')]),
    );
    expect(actual).toEqual(expected);
  },
);

test.each([
  ['applicant', '/dashboard?tab=skills', '/dashboard?tab=skills'],
  ['company', '/dashboard?tab=skills', '/company/dashboard'],
  ['company', '/results/17', '/company/dashboard'],
  ['company', '/course/17', '/course/17'],
  ['applicantMember', '/profile', '/profile'],
  ['admin', '/admin/settings', '/admin/settings'],
  ['admin', '/profile', '/admin/dashboard'],
  ['support', null, '/admin/dashboard'],
  ['support', '/admin/audit', '/admin/audit'],
  ['support', '/profile', '/admin/dashboard'],
  ['company', '/company/course/17/preview', '/company/course/17/preview'],
  ['applicant', '/account', '/account'],
  ['applicant', null, '/'],
  ['company', null, '/company/dashboard'],
])('the %s who requested %s arrives at %s after sign-in', (name, next, expected) => {
  const user = visitors[name];
  expect(user && pathAfterSignIn(user, next)).toBe(expected);
});

test('sign-in, sign-up and reset links carry the requested address', () => {
  const next = '/dashboard?tab=skills';
  expect([signInPath(next), signUpPath(next), resetPath(next)]).toEqual([
    '/auth?next=%2Fdashboard%3Ftab%3Dskills',
    '/auth?tab=signup&next=%2Fdashboard%3Ftab%3Dskills',
    '/reset-password?next=%2Fdashboard%3Ftab%3Dskills',
  ]);
  expect([signInPath(null), signUpPath(null)]).toEqual(['/auth', '/auth?tab=signup']);
});

import { expect, test } from 'vitest';
import { contentPageSlugs } from '#shared/pages.ts';
import { isPagePath, paths } from '#shared/paths.ts';
import type { Access } from '../lib/access.ts';
import { accountLinksFrom } from './layouts/public-header.tsx';
import { guardsOf, isInSiteLayout } from './routes.tsx';

const guarded: Record<Access, readonly string[]> = {
  guest: ['/auth'],
  applicant: ['/dashboard', '/results/17', '/profile', '/discover', '/applications', '/messages/17'],
  signedIn: ['/account'],
  company: [
    ...['/company', '/company/dashboard', '/company/courses', '/company/course/new', '/company/course/17'],
    ...['/company/course/17/preview', '/company/course/17/learners', '/company/jobs', '/company/job/new'],
    ...['/company/job/17', '/company/org/members', '/company/team', '/company/results', '/company/settings'],
    ...['/company/results/17', '/company/results/compare', '/company/results/statistics'],
    ...['/company/job/17/applications', '/company/job/17/found', '/company/job/found/17'],
  ],
  drafts: ['/company/course/17/draft'],
  staff: [
    ...['/admin', '/admin/dashboard', '/admin/organizations', '/admin/users', '/admin/courses', '/admin/audit'],
    ...['/admin/settings', '/admin/import'],
  ],
};

test.each(Object.entries(guarded))('the pages for %s are behind their guard', (access, addresses) => {
  for (const address of addresses) expect([address, guardsOf(address)]).toEqual([address, [access]]);
});

const open = [
  ...['/', '/home', '/company-info', '/tests', '/tests/method', '/test/softskilltest', '/value-test', '/test-results'],
  ...[
    '/courses',
    '/course/17',
    '/certificate',
    '/certificate/17',
    '/jobs',
    '/job/17',
    '/weekly-mail/zeichen',
    '/invitation/zeichen',
    '/company-domain/zeichen',
    '/company-page/haus',
    '/verify-email/zeichen',
  ],
  ...['/reset-password', '/reset-password/zeichen', '/features', '/privacy', '/gibt/es/nicht'],
];

test.each(open)('%s is public', (address) => {
  expect(guardsOf(address)).toEqual([]);
});

type Addresses = { readonly [name: string]: string | ((part: string) => string) | Addresses };

const addressesOf = (addresses: Addresses): string[] =>
  Object.values(addresses).flatMap((address) => {
    if (typeof address === 'object') return addressesOf(address);
    return [typeof address === 'string' ? address : address('17')].map((path) => path.replace(/\?.*/, ''));
  });

test('every public page except the tests has the public header', () => {
  const all = [
    ...addressesOf(paths),
    ...contentPageSlugs.map((slug) => `/${slug}`),
    '/gibt/es/nicht',
    '/company/nowhere',
  ];
  const isPublic = (address: string) => guardsOf(address).length === 0 || guardsOf(address)[0] === 'guest';
  const bare = all.filter((address) => isPublic(address) && !isInSiteLayout(address));
  expect(bare).toEqual(['/test/17', '/value-test']);
});

test.each([
  ['/', '', '/auth', '/auth?tab=signup'],
  ['/company-info', '', '/auth', '/auth?tab=signup&type=company'],
  ['/job/17', '?x=1', '/auth?next=%2Fjob%2F17%3Fx%3D1', '/auth?tab=signup&next=%2Fjob%2F17%3Fx%3D1'],
  ['/auth', '?next=%2Fcourses', '/auth?next=%2Fcourses', '/auth?tab=signup&next=%2Fcourses'],
  ['/test-results', '', '/auth?next=%2Fdashboard%3Ftab%3Dskills', '/auth?tab=signup&next=%2Fdashboard%3Ftab%3Dskills'],
  ['/gibt/es/nicht', '', '/auth', '/auth?tab=signup'],
])('the header of %s%s links to sign-in and sign-up with the way back', (pathname, search, signIn, signUp) => {
  expect(accountLinksFrom(pathname, search)).toEqual({ signIn, signUp });
});

const unknown = '/gibt/es/nicht';

test('the server knows the same addresses as the route table', () => {
  for (const address of [...Object.values(guarded).flat(), ...open])
    expect([address, isPagePath(address)]).toEqual([address, address !== unknown]);
});

test.each([...['/jobs/', '/JOBS', '/course/%C3%BC', '/test/softskilltest/']])(
  'the server accepts %s as a page, as the router does',
  (address) => {
    expect(isPagePath(address)).toBe(true);
  },
);

test.each([
  ...[
    '/jobs/17',
    '/course',
    '/course/17/x',
    '//',
    '/jobs//',
    '/wp-login.php',
    '/.env',
    '/company/nowhere',
    '/%E0%A4%A',
  ],
])('the server rejects %s as a page', (address) => {
  expect(isPagePath(address)).toBe(false);
});

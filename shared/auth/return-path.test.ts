import { expect, test } from 'vitest';
import { destinationOf, isForApplicants, safeReturnPath } from './return-path.ts';
import { resetRequestInput } from './schema.ts';

test.each([
  ['/dashboard?tab=skills', '/dashboard?tab=skills'],
  ['/company/settings?x=1#y', '/company/settings?x=1#y'],
  ['/course/11111111-1111-4111-8111-111111111111', '/course/11111111-1111-4111-8111-111111111111'],
  ['/', '/'],
  ['/courses?search=Führung', '/courses?search=F%C3%BChrung'],
  ['/a/../dashboard', '/dashboard'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
])('%j is a path of this product', (next, expected) => {
  expect(safeReturnPath(next)).toBe(expected);
});

test.each([
  null,
  undefined,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000',
  ' /dashboard',
  '//user:password@evil.example/dashboard',
  '//[',
  '/auth',
  '/auth?next=%2Fauth',
  '/AUTH/',
  '/x/../auth',
  '/reset-password/abc',
  '/verify-email/abc',
  `/${'a'.repeat(300)}`,
  `/${'ü'.repeat(100)}`,
])('%j is rejected', (next) => {
  expect(safeReturnPath(next)).toBeNull();
});

test('input with an invalid path is accepted without it, up to a length', () => {
  const parse = (next?: string) => resetRequestInput.safeParse({ email: 'anna@example.org', next });
  expect(parse('//evil.example').data?.next).toBeNull();
  expect(parse().data?.next).toBeNull();
  expect(parse('/'.repeat(5000)).success).toBe(false);
});

test.each([
  ['/dashboard?tab=skills', 'results'],
  ['/results/17', 'results'],
  ['/job/17?release=apply', 'application'],
  ['/job/17', 'page'],
  ['/course/17', 'course'],
  ['/courses', 'page'],
  ['/test/test1', 'tests'],
  ['/test-results', 'page'],
  ['/invitation/abc', 'invitation'],
  ['/account', 'account'],
  ['/company/team', 'company'],
  ['/company-info', 'page'],
  ['/admin/settings', 'admin'],
  ['/job/17?release=apply', 'application'],
  ['/job/17?release=give', 'page'],
] as const)('%s is called %s', (path, expected) => {
  expect(destinationOf(path)).toBe(expected);
});

test('the pages of applicants are those of the dashboard and its areas', () => {
  const theirs = ['/dashboard', '/results/1', '/profile', '/discover?x', '/applications', '/messages/1'];
  expect([...theirs, '/course/1', '/account', '/dashboards'].filter(isForApplicants)).toEqual(theirs);
});

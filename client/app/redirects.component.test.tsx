import { screen, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { button, expectAddress, expectHeading } from '../testing/page-actions.ts';
import { member, staff } from '../testing/people.ts';
import { renderAt } from '../testing/render.tsx';
import { pendingAnswer, unreachable } from '../testing/server-stub.ts';

const examplePages = {
  applicant: '/discover?seite=2',
  account: '/account',
  company: '/company/course/17/preview',
  admin: '/admin/settings?tab=outbox',
};
const signInPath = (path: string) => `/auth?next=${encodeURIComponent(path)}`;

test.each([...Object.values(examplePages), '/company', '/admin'])(
  '%s redirects a visitor to the sign-in page',
  async (path) => {
    await renderAt(path, { allowsUnanswered: true });
    await expectAddress(signInPath(path));
    await expectHeading('Willkommen zurück');
  },
);

test.each([
  [examplePages.applicant, '/company/dashboard'],
  [examplePages.account, examplePages.account],
  [examplePages.company, examplePages.company],
  [examplePages.admin, '/'],
  ['/company', '/company/dashboard'],
  ['/auth', '/company/dashboard'],
  [`/auth?next=${encodeURIComponent('/\\evil.example')}`, '/company/dashboard'],
])('%s sends a member of a company to %s', async (path, arrival) => {
  await renderAt(path, { user: member('editor'), allowsUnanswered: true });
  await expectAddress(arrival);
});

test.each([
  ['/company', '/company/dashboard'],
  ['/admin', '/admin/dashboard'],
  [signInPath(examplePages.applicant), '/admin/dashboard'],
  [signInPath(examplePages.account), examplePages.account],
  [signInPath(examplePages.company), examplePages.company],
  [signInPath(examplePages.admin), examplePages.admin],
])('%s sends a platform admin to %s', async (path, arrival) => {
  await renderAt(path, { user: staff(), allowsUnanswered: true });
  await expectAddress(arrival);
});

test('a guarded page shows a full-screen spinner until the session is known', async () => {
  const { answer, release } = pendingAnswer<null>();
  await renderAt('/account', { answers: { 'auth.me': answer }, allowsUnanswered: true });
  expect((await screen.findByRole('status', { name: '' })).textContent).toContain('Wird geladen');
  expect(screen.queryAllByRole('heading')).toEqual([]);
  release(null);
  await expectHeading('Willkommen zurück');
});

test.each(Object.values(examplePages))('%s keeps its address if the server does not answer', async (path) => {
  const { server } = await renderAt(path, { answers: { 'auth.me': unreachable }, allowsUnanswered: true });
  await expectHeading('Seite konnte nicht geladen werden');
  screen.getByText(shellTexts.pageMissing.text);
  button('Erneut versuchen');
  await expectAddress(path);
  expect(server.calls('auth.me')).not.toEqual([]);
});

test('a failed session request does not lead from another page to the sign-in page', async () => {
  await renderAt('/help', { answers: { 'auth.me': unreachable }, allowsUnanswered: true });
  await within(await screen.findByRole('banner')).findAllByRole('link', { name: 'Anmelden' });
  window.history.pushState(null, '', '/account');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expectHeading('Seite konnte nicht geladen werden');
  await expectAddress('/account');
});

test('a page with its account needs no session request', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'session', content: JSON.stringify(member('editor')) });
  document.head.append(meta);
  const { server } = await renderAt('/company', { allowsUnanswered: true });
  await expectAddress('/company/dashboard');
  meta.remove();
  expect(server.calls('auth.me')).toEqual([]);
});

test('asks every ten seconds whether the server answers again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { close } = await renderAt('/account', { answers: { 'auth.me': unreachable }, allowsUnanswered: true });
  await expectHeading('Seite konnte nicht geladen werden');
  const countAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return fetched.mock.calls.filter(([url]) => url === '/healthz').length;
  };
  expect([await countAfter(9_999), await countAfter(1), await countAfter(9_999), await countAfter(1)]).toEqual([
    0, 1, 1, 2,
  ]);
  close();
  fetched.mockRestore();
});

test.each(['/auth', '/help'])('%s stays usable if the server does not say who is signed in', async (path) => {
  await renderAt(path, { answers: { 'auth.me': unreachable }, allowsUnanswered: true });
  const banner = within(await screen.findByRole('banner'));
  await banner.findByRole('link', { name: 'Passgenau' });
  expect(screen.queryByText(shellTexts.pageMissing.text)).toBeNull();
});

test('the screen is never empty between sign-in and the next page', async () => {
  const { answer, release } = pendingAnswer<SessionUser>();
  await renderAt('/auth', { answers: { 'auth.me': answer }, allowsUnanswered: true });
  await screen.findByText('Wird geladen');
  const seen: boolean[] = [];
  const isFilled = () => screen.queryByText('Wird geladen') !== null || document.querySelector('header') !== null;
  const observer = new MutationObserver(() => seen.push(isFilled()));
  observer.observe(document.body, { childList: true, subtree: true });
  release(member('editor'));
  await expectAddress('/company/dashboard');
  await screen.findByRole('banner');
  observer.disconnect();
  expect(new Set(seen)).toEqual(new Set([true]));
});

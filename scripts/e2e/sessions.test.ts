import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeColleague, makePerson, type Person } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { opensAs, signInByForm, signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const soonMs = 5_000;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

async function enter(page: Page, person: Person, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await signInByForm(page, person.email);
  await expectAddress(page, next);
}

const sentToSignIn = (page: Page, from: string) =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === `/auth?next=${encodeURIComponent(from)}`, {
    timeout: soonMs,
  });

test('ending another session redirects that browser to the sign-in page', async () => {
  const person = await makePerson(app());
  const own = await open();
  const other = await open('phone', { userAgent: firefox });
  await enter(other, person, '/profile');
  await expectHeading(other, 'Profil');
  await enter(own, person, '/account');
  const list = own.getByRole('list', { name: 'Angemeldete Geräte' });
  await list.getByText('Firefox auf Windows').waitFor();
  const ownMark = own.getByText('Dieses Gerät', { exact: true });
  expect(await list.getByRole('listitem').filter({ has: ownMark }).textContent()).toContain('Chrome auf');
  await own.getByRole('button', { name: 'Abmelden: Firefox auf Windows' }).click();
  await sentToSignIn(other, '/profile');
  await expectHeading(other, 'Willkommen zurück');
  await successMessage(own, 'Gerät abgemeldet').waitFor();
  await own.getByText('Sie sind nur hier angemeldet.').waitFor();
  expectNoComplaints(own);
  expectNoComplaints(other);
});

test('signing out in one tab redirects the other tab to the sign-in page', async () => {
  const person = await makeColleague(app());
  const first = await open();
  await signInDirectly(first, app(), person);
  const second = await first.context().newPage();
  await second.goto('/company/dashboard');
  await expectHeading(second, 'Dashboard');
  await first.goto('/company/dashboard');
  await first.getByRole('button', { name: 'Abmelden' }).click();
  await sentToSignIn(second, '/company/dashboard');
  await expectAddress(first, '/');
  expectNoComplaints(first);
});

test('a person whose session ends returns to the same page after signing in again', async () => {
  const person = await makePerson(app());
  const page = await openAs(person, '/discover?seite=2');
  await expectHeading(page, 'Stellen für Sie');
  const other = await openAs(person, '/account');
  await other.getByRole('button', { name: /^Abmelden: / }).click();
  await sentToSignIn(page, '/discover?seite=2');
  await signInByForm(page, person.email);
  await expectAddress(page, '/discover?seite=2');
  await expectHeading(page, 'Stellen für Sie');
  expectNoComplaints(page);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, makePerson, testPassword } from '../../server/testing/people.ts';
import { takeSoftskillTest } from '../../server/testing/test-runs.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { expectFormError } from './forms.ts';
import { signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const toResults = 'Danach geht es zu Ihren Ergebnissen.';
const ownResults = '/dashboard?tab=skills';

const linkTo = async (address: string, nth = 1): Promise<string> =>
  /http\S+/.exec((await app().mailbox.mailTo(address, nth)).text)?.[0] ?? '';

async function showGuestResult(page: Page): Promise<void> {
  const { token } = await takeSoftskillTest(await callerFor(app(), null));
  await page.addInitScript((held) => localStorage.setItem('latest_test_token', held), token);
  await page.goto('/test-results');
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Petersen');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(testPassword);
}

async function expectAllSkills(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alle 30', exact: true }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Ihre 30 Stärken' }).getByRole('listitem').count()).toBe(30);
}

test('a guest signs up from the result, confirms on another device and finds all 30 skills there', async () => {
  const laptop = await open();
  await showGuestResult(laptop);
  await laptop.getByRole('link', { name: 'Kostenlos registrieren' }).click();
  await expectAddress(laptop, `/auth?tab=signup&next=${encodeURIComponent(ownResults)}`);
  await expectHeading(laptop, 'Ihr Ergebnis behalten');
  await laptop.getByText(toResults).waitFor();
  expect(await laptop.getByRole('radio').count()).toBe(0);
  for (const [name, address] of [
    ['Nutzungsbedingungen', '/terms'],
    ['Datenschutzerklärung', '/privacy'],
  ] as const)
    expect(await laptop.getByRole('main').getByRole('link', { name }).getAttribute('href')).toBe(address);
  await expectAccessible(laptop);
  await fillSignUp(laptop, 'jana@example.org');
  await laptop.getByRole('button', { name: 'Registrieren' }).click();
  await laptop.getByRole('status').filter({ hasText: 'Registrierung erfolgreich' }).waitFor();
  await laptop.getByText('Bitte überprüfen Sie Ihre E-Mail zur Bestätigung.').waitFor();
  await laptop.getByText(toResults).waitFor();
  await expectAccessible(laptop);

  const phone = await open('phone');
  await phone.goto(await linkTo('jana@example.org'));
  await phone.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expectHeading(phone, 'E-Mail bestätigt');
  await phone.getByText(toResults).waitFor();
  await phone.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await signInByForm(phone, 'jana@example.org');
  await expectAddress(phone, ownResults);
  await expectAllSkills(phone);
  for (const page of [laptop, phone]) expectNoComplaints(page);
});

test('an existing account signs in from the result and sees it at once, without an empty page first', async () => {
  const { email } = await makePerson(app());
  const page = await open();
  await showGuestResult(page);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await signInByForm(page, email);
  await expectAddress(page, ownResults);
  await expectAllSkills(page);
  expectNoComplaints(page);
});

test('a company that signs up on the way to an applicant page arrives at its own home', async () => {
  const page = await open();
  await page.goto(`/auth?tab=signup&next=${encodeURIComponent('/discover')}`);
  await page.getByRole('radio', { name: 'Unternehmen' }).check();
  await fillSignUp(page, 'bernd@brandt.example');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await page.goto(await linkTo('bernd@brandt.example'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expectAddress(page, '/auth');
  await signInByForm(page, 'bernd@brandt.example');
  await expectAddress(page, '/company/dashboard');
  expectNoComplaints(page);
});

test('resetting a forgotten password keeps the destination: tabs, mail, new password, sign-in', async () => {
  const { email } = await makePerson(app());
  const page = await open();
  await page.goto('/discover?seite=2');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await page.getByRole('tab', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expectAddress(page, `/reset-password?next=${encodeURIComponent('/discover?seite=2')}`);
  await expectHeading(page, 'Passwort zurücksetzen');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  const other = await open('phone');
  await other.goto(await linkTo(email));
  await other.getByLabel('Neues Passwort').fill('regen-am-dienstag');
  await other.getByRole('button', { name: 'Passwort speichern' }).click();
  await other.getByRole('status').filter({ hasText: 'Melden Sie sich jetzt mit dem neuen Passwort an.' }).waitFor();
  await expectAccessible(other);
  await signInByForm(other, email, testPassword);
  await expectFormError(other, 'E-Mail oder Passwort ist falsch.');
  await signInByForm(other, email, 'regen-am-dienstag');
  await expectAddress(other, '/discover?seite=2');
  for (const one of [page, other]) expectNoComplaints(one);
});

import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeColleague, makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectFieldMessage, expectHeading, successMessage } from './expectations.ts';
import { expectFocus, expectFormError, expectNoFormError } from './forms.ts';
import { signInByForm, signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test.each([
  ['Bewerber', '/'],
  ['Unternehmen', '/company/dashboard'],
])('without SMTP signing up as %s signs in at once and leads to %s', async (kind, home) => {
  const page = await open();
  await page.goto('/auth?tab=signup');
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Petersen');
  await page.getByLabel('E-Mail').fill(`${kind}@example.org`);
  await page.getByLabel('Passwort', { exact: true }).fill('wolkenlos-am-montag');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await successMessage(page, 'Registrierung erfolgreich').waitFor();
  await expectAddress(page, home);
  await page.goto('/account');
  await expectHeading(page, 'Konto');
  // The form is drawn before it is filled.
  await expect.poll(() => page.getByLabel('Vorname').inputValue()).toBe('Jana');
  expectNoComplaints(page);
});

test('signing up with an address that has an account already does not let anybody in', async () => {
  const { email } = await makePerson(app());
  const page = await open();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Vorname').fill('Fremd');
  await page.getByLabel('Nachname').fill('Fremd');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('ein-anderes-passwort');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expectFormError(page, 'E-Mail oder Passwort ist falsch.');
  await page.goto('/account');
  await expectAddress(page, '/auth?next=%2Faccount');
  expectNoComplaints(page);
});

test('a wrong password shows what went wrong and keeps what was typed', async () => {
  const { email } = await makePerson(app());
  const page = await open();
  await page.goto('/auth');
  await signInByForm(page, email, 'nicht-das-passwort');
  await expectFormError(page, 'E-Mail oder Passwort ist falsch.');
  // By mouse the button loses the focus while it is busy; by keyboard the field keeps it.
  await expectFocus(page.getByRole('alert'));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('E-Mail').inputValue()).toBe(email);
  expect(await page.getByLabel('Passwort', { exact: true }).inputValue()).toBe('nicht-das-passwort');
  const field = page.getByLabel('Passwort', { exact: true });
  await field.press('x');
  await expectNoFormError(page);
  await field.press('Enter');
  await expectFormError(page, 'E-Mail oder Passwort ist falsch.');
  await expectFocus(field);
  await signInByForm(page, email);
  await expectAddress(page, '/');
  expectNoComplaints(page);
});

test('an address without an account gets the same answer as a wrong password', async () => {
  const page = await open();
  await page.goto('/auth');
  await signInByForm(page, 'niemand@example.org');
  await expectFormError(page, 'E-Mail oder Passwort ist falsch.');
  await expectAddress(page, '/auth');
  expectNoComplaints(page);
});

test('the sign-in form says in German what is missing or wrong at its fields', async () => {
  const page = await open();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectFieldMessage(page.getByLabel('E-Mail'), 'Ungültige E-Mail-Adresse');
  await expectFocus(page.getByLabel('E-Mail'));
  await expectFieldMessage(page.getByLabel('Passwort', { exact: true }), 'Bitte ausfüllen.');
  await page.getByLabel('E-Mail').fill('jana');
  await page.getByLabel('Passwort', { exact: true }).fill('x'.repeat(257));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expectFieldMessage(page.getByLabel('E-Mail'), 'Ungültige E-Mail-Adresse');
  await expectFieldMessage(page.getByLabel('Passwort', { exact: true }), 'Höchstens 256 Zeichen.');
  expectNoComplaints(page);
});

test('an applicant signs out in the menu with their name and is a visitor again', async () => {
  const page = await open();
  await signInDirectly(page, app(), await makePerson(app(), { firstName: 'Mia', lastName: 'Kern' }));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Menü von Mia Kern' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectAddress(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Kostenlos starten' }).waitFor();
  await page.goto('/account');
  await expectAddress(page, '/auth?next=%2Faccount');
  expectNoComplaints(page);
});

test('somebody of a company signs out on a phone in the header of the company area', async () => {
  const page = await open('phone');
  await signInDirectly(page, app(), await makeColleague(app()));
  await page.goto('/company/dashboard');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectAddress(page, '/');
  await expectHeading(page, 'Bewerben ohne Bewerbung');
  await page.goBack();
  await expectAddress(page, '/auth?next=%2Fcompany%2Fdashboard');
  expectNoComplaints(page);
});

test('the sign-in page leads back to the start page', async () => {
  const page = await open();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await expectAddress(page, '/');
  expectNoComplaints(page);
});

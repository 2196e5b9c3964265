import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeColleague, makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { expectFocus, expectFormError, expectNoFormError } from './forms.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a wrong password shows an error and keeps the input', async () => {
  const { email } = await makePerson(app());
  const page = await open();
  await page.goto('/auth');
  await signInByForm(page, email, 'nicht-das-passwort');
  await expectFormError(page, 'E-Mail oder Passwort ist falsch.');
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

test('an applicant signs out in the account menu and is a visitor again', async () => {
  const page = await openAs(await makePerson(app(), { firstName: 'Mia', lastName: 'Kern' }), '/account');
  await page.getByRole('button', { name: 'Menü von Mia Kern' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectAddress(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Kostenlos starten' }).waitFor();
  await page.goto('/account');
  await expectAddress(page, '/auth?next=%2Faccount');
  expectNoComplaints(page);
});

test('a company user signs out on a phone in the header of the company area', async () => {
  const page = await openAs(await makeColleague(app()), '/company/dashboard', 'phone');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expectAddress(page, '/');
  await expectHeading(page, 'Bewerben ohne Bewerbung');
  await page.goBack();
  await expectAddress(page, '/auth?next=%2Fcompany%2Fdashboard');
  expectNoComplaints(page);
});

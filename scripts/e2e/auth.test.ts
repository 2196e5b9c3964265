import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);

test('a job seeker signs up, confirms the address by mail, signs in and lands on the start page', async () => {
  const page = await open();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Petersen');
  await page.getByLabel('E-Mail').fill('jana@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('wolkenlos-am-montag');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await page.getByText('Bitte überprüfen Sie Ihre E-Mail zur Bestätigung.').waitFor();
  const mail = await app().mailbox.mailTo('jana@example.org');
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('heading', { name: 'E-Mail bestätigt' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await page.getByLabel('E-Mail').fill('jana@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('wolkenlos-am-montag');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByText('Erfolgreich angemeldet').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expectNoComplaints(page);
});

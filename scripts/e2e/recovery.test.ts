import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { expectFormError } from './forms.ts';
import { signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const newPassword = 'regen-am-dienstag';

test('a mailed link replaces a forgotten password, and the old one no longer works', async () => {
  const { email } = await makePerson(app());
  const page = await open();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expectHeading(page, 'Passwort zurücksetzen');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expectHeading(page, 'Sehen Sie in Ihr Postfach');
  const mail = await app().mailbox.mailTo(email);
  expect(mail.subject).toBe('Neues Passwort wählen');
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByLabel('Neues Passwort').fill(newPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await successMessage(page, 'Passwort geändert').waitFor();
  await expectAddress(page, '/auth');
  await signInByForm(page, email);
  await expectFormError(page, 'E-Mail oder Passwort ist falsch.');
  await signInByForm(page, email, newPassword);
  await expectAddress(page, '/');
  expect((await app().mailbox.mailTo(email, 2)).subject).toBe('Ihr Passwort wurde geändert');
  expectNoComplaints(page);
});

test('a recovery link works once', async () => {
  const { email } = await makePerson(app());
  const page = await open('phone');
  await page.goto('/reset-password');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  const link = /http\S+/.exec((await app().mailbox.mailTo(email)).text)?.[0] ?? '';
  const scanner = await open();
  await scanner.goto(link);
  const choose = async (on: Page) => {
    await on.getByLabel('Neues Passwort').fill(newPassword);
    await on.getByRole('button', { name: 'Passwort speichern' }).click();
  };
  await scanner.getByLabel('Neues Passwort').waitFor();
  await page.goto(link);
  await choose(page);
  await page.getByText('Passwort geändert').waitFor();
  await page.goto(link);
  await expectHeading(page, 'Link schon benutzt');
  await expectAccessible(page);
  await choose(scanner);
  await expectFormError(scanner, 'Dieser Link ist ungültig, abgelaufen oder schon benutzt.');
  expectNoComplaints(page);
});

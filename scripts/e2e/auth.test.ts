import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { issueToken } from '../../server/features/auth/one-time-tokens.ts';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { foundingTexts } from '../../shared/texts/organisations/organisations.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { expectFormError } from './forms.ts';
import { signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const password = 'wolkenlos-am-montag';

async function linkFor(address: string): Promise<string> {
  const mail = await app().mailbox.mailTo(address);
  return /http\S+/.exec(mail.text)?.[0] ?? '';
}

test('a company signs up, confirms by mail and is asked for its organisation after signing in', async () => {
  const page = await open();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  const company = page.getByLabel('Firmenname (optional)');
  expect(await company.isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Unternehmen' }).check();
  await company.fill('Tischlerei Brandt');
  await page.getByLabel('Vorname').fill('Bernd');
  await page.getByLabel('Nachname').fill('Brandt');
  await page.getByLabel('E-Mail').fill('Bernd@Brandt.example');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await successMessage(page, 'Registrierung erfolgreich').waitFor();
  await page.goto(await linkFor('bernd@brandt.example'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.getByRole('heading', { name: 'E-Mail bestätigt' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await signInByForm(page, 'bernd@brandt.example');
  await expectAddress(page, '/company/dashboard');
  await expectHeading(page, foundingTexts.title);
  await expect.poll(() => page.getByLabel('Organisationsname').inputValue()).toBe('Tischlerei Brandt');
  expectNoComplaints(page);
});

test('an unconfirmed address cannot sign in and gets the link again', async () => {
  const page = await open();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Vorname').fill('Timo');
  await page.getByLabel('Nachname').fill('Lange');
  await page.getByLabel('E-Mail').fill('timo@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await page.getByText('Der Link ist unterwegs an timo@example.org.').waitFor();
  await page.getByRole('button', { name: 'Zur Anmeldung' }).click();
  await page.getByRole('tab', { name: 'Anmelden', selected: true }).waitFor();
  // Mails are sent in parallel, so the second request waits for the first mail.
  await app().mailbox.mailTo('timo@example.org');
  await signInByForm(page, 'timo@example.org');
  await expectFormError(page, 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.');
  await expectAddress(page, '/auth?tab=signin');
  const again = await app().mailbox.mailTo('timo@example.org', 2);
  await page.goto(/http\S+/.exec(again.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.getByRole('heading', { name: 'E-Mail bestätigt' }).waitFor();
  expectNoComplaints(page);
});

test('opening a confirmation link changes nothing; the button confirms, and a second opening says so', async () => {
  const { email, userId } = await makePerson(app());
  await app().db.prisma.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
  const verifiedAt = async () =>
    (await app().db.prisma.user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt;
  const token = await issueToken(app(), app().db.prisma, { purpose: 'verify_email', userId, email });
  const scanner = await open();
  await scanner.goto(`/verify-email/${token}`);
  const confirm = (page: Page) => page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });
  await scanner.getByText(`Gehört ${email} Ihnen?`).waitFor();
  await confirm(scanner).waitFor();
  await expectAccessible(scanner);
  expect(await verifiedAt()).toBeNull();
  const page = await open('phone');
  await page.goto(`/verify-email/${token}`);
  await confirm(page).click();
  await expectHeading(page, 'E-Mail bestätigt');
  expect(await verifiedAt()).not.toBeNull();
  await confirm(scanner).click();
  await expectHeading(scanner, 'E-Mail bereits bestätigt');
  await page.reload();
  await expectHeading(page, 'E-Mail bereits bestätigt');
  expect(await page.getByRole('main').getByText(email).count()).toBe(0);
  await expectAccessible(page);
});

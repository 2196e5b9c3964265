import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson, type Person, testPassword } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { expectFormError } from './forms.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const newPassword = 'regen-am-dienstag';

async function openAccount(person: Person): Promise<Page> {
  const page = await openAs(person, '/account');
  await expectHeading(page, 'Konto');
  return page;
}

test('a new password signs out all other devices, keeps this one and replaces the old password', async () => {
  const person = await makePerson(app());
  const other = await openAccount(person);
  const page = await openAccount(person);
  const section = page.getByRole('region', { name: 'Passwort', exact: true });
  await section.getByRole('button', { name: 'Passwort ändern' }).click();
  await section.getByLabel('Aktuelles Passwort').fill(testPassword);
  await section.getByLabel('Neues Passwort').fill(newPassword);
  await section.getByRole('button', { name: 'Passwort ändern' }).click();
  await successMessage(page, 'Passwort geändert').waitFor();
  await expectAddress(other, '/auth?next=%2Faccount');
  await page.getByText('Sie sind nur hier angemeldet.').waitFor();
  await expectAddress(page, '/account');
  await signInByForm(other, person.email);
  await expectFormError(other, 'E-Mail oder Passwort ist falsch.');
  await signInByForm(other, person.email, newPassword);
  await expectAddress(other, '/account');
  expect((await app().mailbox.mailTo(person.email)).subject).toBe('Ihr Passwort wurde geändert');
  expectNoComplaints(page);
  expectNoComplaints(other);
});

test('a new e-mail address applies after its confirmation link was opened', async () => {
  const person = await makePerson(app(), { email: 'anna@alt.example' });
  const page = await openAccount(person);
  const section = page.getByRole('region', { name: 'E-Mail', exact: true });
  await section.getByRole('button', { name: 'E-Mail ändern' }).click();
  await section.getByLabel('Neue E-Mail').fill('anna@neu.example');
  await section.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await section.getByRole('button', { name: 'E-Mail ändern' }).click();
  await successMessage(page, 'Änderung vorgemerkt').waitFor();
  await section.getByText('Wartet auf Bestätigung').waitFor();
  await section.getByText('anna@alt.example').waitFor();
  const mail = await app().mailbox.mailTo('anna@neu.example');
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expectHeading(page, 'E-Mail bestätigt');
  await page.getByRole('main').getByRole('link', { name: 'Zum Konto' }).click();
  await section.getByText('anna@neu.example').waitFor();
  expect(await page.getByText('Wartet auf Bestätigung').count()).toBe(0);
  expect((await app().mailbox.mailTo('anna@alt.example')).subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  expectNoComplaints(page);
  const again = await open();
  await again.goto('/auth');
  await signInByForm(again, 'anna@neu.example');
  await expectAddress(again, '/');
  expectNoComplaints(again);
});

test('an account type change reaches every tab at once; obstacles are listed with links', async () => {
  const person = await makePerson(app(), { firstName: 'Anna', lastName: 'Beispiel' });
  const other = await openAccount(person);
  await other.goto('/profile');
  await expectHeading(other, 'Profil');
  const page = await openAccount(person);
  const section = page.getByRole('region', { name: 'Kontoart' });
  await section.getByRole('button', { name: 'In ein Unternehmenskonto ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kontoart ändern' });
  await app().db.prisma.foundBlock.create({
    data: { userId: person.userId, kind: 'name', key: 'lindenhof', label: 'Lindenhof', createdAt: app().clock.now() },
  });
  await dialog.getByRole('button', { name: 'Kontoart ändern' }).click();
  await dialog.getByText('solange etwas von ihr abhängt: Angaben unter „Anonym gefunden werden“.').waitFor();
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: 'In ein Unternehmenskonto ändern' }).click();
  await section.getByRole('link', { name: 'Zu „Anonym gefunden werden“' }).waitFor();
  await app().db.prisma.foundBlock.deleteMany({ where: { userId: person.userId } });
  await page.reload();
  await section.getByRole('button', { name: 'In ein Unternehmenskonto ändern' }).click();
  await dialog.getByRole('button', { name: 'Kontoart ändern' }).click();
  await successMessage(page, 'Ihr Konto ist jetzt ein Unternehmenskonto.').waitFor();
  await section.getByText('Dies ist ein Unternehmenskonto.').waitFor();
  await expectAddress(other, '/company/dashboard');
  expectNoComplaints(page);
  expectNoComplaints(other);
});

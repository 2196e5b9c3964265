import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { minutes } from '../../server/core/runtime/clock.ts';
import { testApp } from '../../server/testing/app.ts';
import { makePerson, testPassword } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectFieldMessage, expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const codeFor = (secret: string) => generate({ secret, epoch: Math.floor(app().clock.now().getTime() / 1000) });
async function laterCodeFor(secret: string): Promise<string> {
  app().clock.advance(minutes(1));
  return codeFor(secret);
}

async function beginSetup(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einschalten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zwei-Faktor-Anmeldung einschalten' });
  await dialog.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('img', { name: 'QR-Code für die Authenticator-App' }).waitFor();
  return (await dialog.getByRole('code').textContent())?.replaceAll(' ', '') ?? '';
}

async function switchOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  const secret = await beginSetup(page);
  await page.getByLabel('Code aus der App').fill(await laterCodeFor(secret));
  await page.getByRole('button', { name: 'Einschalten', exact: true }).click();
  const list = page.getByRole('list', { name: 'Wiederherstellungscodes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return { secret, codes };
}

test('a wrong code enables nothing; the right one enables 2FA, shows ten recovery codes and sends a mail', async () => {
  const person = await makePerson(app());
  const page = await openAs(person, '/account');
  const secret = await beginSetup(page);
  const qrCode = page.getByRole('img', { name: 'QR-Code für die Authenticator-App' });
  expect(await qrCode.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expectAccessible(page);
  const right = await codeFor(secret);
  await page.getByLabel('Code aus der App').fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Einschalten', exact: true }).click();
  await expectFieldMessage(page.getByLabel('Code aus der App'), 'Der Code ist falsch oder abgelaufen.');
  await page.getByLabel('Code aus der App').fill(right);
  await page.getByRole('button', { name: 'Einschalten', exact: true }).click();
  const list = page.getByRole('list', { name: 'Wiederherstellungscodes' });
  await list.waitFor();
  expect(new Set(await list.getByRole('listitem').allInnerTexts()).size).toBe(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
  await page.getByText('Noch 10 Wiederherstellungscodes sind übrig.').waitFor();
  expect((await app().mailbox.mailTo(person.email)).subject).toBe('Zwei-Faktor-Anmeldung eingeschaltet');
  expectNoComplaints(page);
});

test('with 2FA enabled the password alone does not sign in, and a code of the app does', async () => {
  const person = await makePerson(app());
  const { secret } = await switchOn(await openAs(person, '/account'));
  const page = await open('phone');
  await page.goto('/auth?next=%2Faccount');
  await signInByForm(page, person.email);
  const field = page.getByLabel('Code');
  await field.waitFor();
  await expectAccessible(page);
  await field.fill('12345');
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  await expectFieldMessage(field, 'Das Format stimmt nicht.');
  const right = await laterCodeFor(secret);
  await field.fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  await expectFieldMessage(field, 'Der Code ist falsch oder abgelaufen.');
  await expectFocus(field);
  await field.fill(right);
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  await expectAddress(page, '/account');
  await expectHeading(page, 'Konto');
  expectNoComplaints(page);
});

test('a recovery code signs in only once', async () => {
  const person = await makePerson(app());
  const { codes } = await switchOn(await openAs(person, '/account'));
  const [code = ''] = codes;
  const first = await open();
  await first.goto('/auth?next=%2Faccount');
  await signInByForm(first, person.email);
  await first.getByLabel('Code').fill(code);
  await first.getByRole('button', { name: 'Code prüfen' }).click();
  await first.getByText('Noch 9 Wiederherstellungscodes sind übrig.').waitFor();
  expectNoComplaints(first);
  const second = await open();
  await second.goto('/auth');
  await signInByForm(second, person.email);
  await second.getByLabel('Code').fill(code);
  await second.getByRole('button', { name: 'Code prüfen' }).click();
  await expectFieldMessage(second.getByLabel('Code'), 'Der Code ist falsch oder abgelaufen.');
  await second.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
  await second.getByLabel('E-Mail').waitFor();
  expectNoComplaints(second);
});

import { generate } from 'otplib';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createCaller } from '../../server/router.ts';
import { testApp } from '../../server/testing/app.ts';
import { contextFor, makePerson, type Person, testPassword } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const signInLabel = 'Mit Gesichtserkennung, Fingerabdruck oder PIN anmelden';

/** A device with face recognition, which answers at once. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const section = (page: Page) => page.getByRole('region', { name: 'Anmelden ohne Passwort' });

async function setUp(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'richten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anmelden ohne Passwort einrichten' });
  await dialog.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByLabel('Name für dieses Gerät').fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Jetzt einrichten' }).click();
  await section(page).getByText('Eingerichtet', { exact: true }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menü von Anna Beispiel' }).click();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expectAddress(page, '/');
}

type Device = Awaited<ReturnType<typeof addDevice>>;

/** Without presence, a new request waits, such as that of the field for the address. */
const setPresence = ({ cdp, authenticatorId }: Device, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

async function openSignIn(page: Page, device: Device): Promise<void> {
  await setPresence(device, false);
  const isListening = page.waitForResponse((response) => response.url().includes('auth.startPasskey'));
  await page.goto('/auth?next=%2Faccount');
  await isListening;
}

async function press(page: Page, device: Device, label: string): Promise<void> {
  await setPresence(device, true);
  await page.getByRole('button', { name: label }).click();
}

test('a passkey is set up, signs in without password, is renamed and removed', async () => {
  const person = await makePerson(app());
  const page = await openAs(person, '/account');
  const device = await addDevice(page);
  await setUp(page, 'Mein Rechner');
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', { authenticatorId: device.authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  await signOut(page);
  await openSignIn(page, device);
  await expectAccessible(page);
  await press(page, device, signInLabel);
  await expectHeading(page, 'Konto');
  const row = section(page).getByRole('listitem');
  await row.getByText('zuletzt benutzt').waitFor();
  await row.getByRole('button', { name: 'Umbenennen' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Büro');
  await page.getByRole('button', { name: 'Name speichern' }).click();
  await row.getByText('Büro').waitFor();
  await row.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('dialog', { name: '„Büro“ entfernen' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mit Gesichtserkennung, Fingerabdruck oder PIN bestätigen' }).click();
  await section(page).getByText('Noch nicht eingerichtet.').waitFor();
  expectNoComplaints(page);
});

test('the field for the address offers the passkey, and choosing it signs in', async () => {
  const page = await openAs(await makePerson(app()), '/account');
  await addDevice(page);
  await setUp(page, 'Mein Rechner');
  await page.context().clearCookies();
  await page.goto('/auth?next=%2Faccount');
  await expectHeading(page, 'Konto');
  expectNoComplaints(page);
});

test('a removed passkey and an unrecognised person get a plain sentence, and the password still works', async () => {
  const person = await makePerson(app());
  const page = await openAs(person, '/account');
  const device = await addDevice(page);
  await setUp(page, 'Mein Rechner');
  await section(page).getByRole('button', { name: 'Weiteres Gerät einrichten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anmelden ohne Passwort einrichten' });
  await dialog.getByLabel('Passwort', { exact: true }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('button', { name: 'Jetzt einrichten' }).click();
  await dialog.getByText('Auf diesem Gerät ist die Anmeldung ohne Passwort schon eingerichtet.').waitFor();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.context().clearCookies();
  await openSignIn(page, device);
  await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.authenticatorId, isUserVerified: false });
  await press(page, device, signInLabel);
  await page.getByText('Abgebrochen. Ist auf diesem Gerät noch nichts eingerichtet').waitFor();
  await setPresence(device, false);
  await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.authenticatorId, isUserVerified: true });
  await app().db.prisma.passkey.deleteMany({ where: { userId: person.userId } });
  await press(page, device, signInLabel);
  await page.getByText('Dieser Passkey gilt hier nicht oder nicht mehr.').first().waitFor();
  await setPresence(device, false);
  await signInByForm(page, person.email);
  await expectHeading(page, 'Konto');
});

async function switchOnCodes(person: Person): Promise<void> {
  const { account } = createCaller(await contextFor(app(), person));
  const { secret } = await account.prepareTwoFactor({ password: testPassword });
  const epoch = Math.floor(app().clock.now().getTime() / 1000);
  await account.confirmTwoFactor({ code: await generate({ secret, epoch }) });
}

test('after the password, the passkey replaces the code', async () => {
  const person = await makePerson(app());
  const page = await openAs(person, '/account');
  const device = await addDevice(page);
  await setUp(page, 'Mein Rechner');
  await switchOnCodes(person);
  await page.context().clearCookies();
  await openSignIn(page, device);
  await signInByForm(page, person.email);
  await page.getByLabel('Code', { exact: true }).waitFor();
  await expectAccessible(page);
  await press(page, device, 'Statt des Codes: Gesichtserkennung, Fingerabdruck oder PIN');
  await expectHeading(page, 'Konto');
  expectNoComplaints(page);
});

test('after a password sign-in the offer appears once and leads to the setup', async () => {
  const person = await makePerson(app());
  const page = await open('phone');
  await addDevice(page);
  await page.goto('/auth');
  await signInByForm(page, person.email);
  const offer = page.getByRole('region', { name: 'Hinweis zur Anmeldung' });
  await offer.waitFor();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Einrichten' }).click();
  await page.getByRole('dialog', { name: 'Anmelden ohne Passwort einrichten' }).waitFor();
  expect(await offer.count()).toBe(0);
  await page.context().clearCookies();
  await page.goto('/auth?next=%2Faccount');
  await signInByForm(page, person.email);
  await expectHeading(page, 'Konto');
  expect(await offer.count()).toBe(0);
  expectNoComplaints(page);
});

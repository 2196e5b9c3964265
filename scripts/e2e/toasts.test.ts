import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeColleague, makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectFailure, expectHeading, successMessage } from './expectations.ts';
import { signInByForm, signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const wrong = 'E-Mail oder Passwort ist falsch.';
/** How long the browser may take to draw what has become due. */
const drawing = { state: 'hidden', timeout: 2_000 } as const;

test('a message disappears by itself after five seconds', async () => {
  const page = await open();
  await page.clock.install();
  await page.goto('/auth');
  await signInByForm(page, 'niemand@example.org');
  await expectFailure(page, wrong);
  await page.clock.fastForward(3_000);
  await expectFailure(page, wrong);
  await page.clock.fastForward(2_000);
  await page.getByRole('alert').filter({ hasText: wrong }).waitFor(drawing);
  expectNoComplaints(page);
});

test('messages come one at a time: the next one takes the place of the one before', async () => {
  const { email } = await makePerson(app());
  const page = await open('phone');
  await page.clock.install();
  await page.goto('/auth');
  await signInByForm(page, email, 'nicht-das-passwort');
  await expectFailure(page, wrong);
  await signInByForm(page, email, 'auch-nicht-das-passwort');
  await expectFailure(page, wrong);
  await expect.poll(() => page.getByText(wrong).count()).toBe(1);
  await signInByForm(page, email);
  await successMessage(page, 'Erfolgreich angemeldet').waitFor();
  await page.getByText(wrong).waitFor(drawing);
  await expectAddress(page, '/');
  expectNoComplaints(page);
});

test('a message can be closed by keyboard and is readable in light and dark', async () => {
  const page = await open('phone');
  await page.goto('/auth');
  await signInByForm(page, 'niemand@example.org');
  await expectFailure(page, wrong);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Meldung schließen' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(wrong).waitFor(drawing);
  expectNoComplaints(page);
});

test.each(['desktop', 'phone'] as const)('on a %s no message lies over the header', async (device) => {
  const page = await open(device);
  await signInDirectly(page, app(), await makeColleague(app()));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Name speichern' }).click();
  const message = await successMessage(page, 'Name gespeichert').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const window = page.viewportSize();
  if (message === null || header === null || window === null) throw new Error('nothing to measure');
  expect(message.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(message.y + message.height).toBeLessThanOrEqual(window.height);
  expect(message.x).toBeGreaterThanOrEqual(0);
  expect(message.x + message.width).toBeLessThanOrEqual(window.width);
  expectNoComplaints(page);
});

test('a server that cannot be reached is named as such, and what was typed stays', async () => {
  const page = await open();
  await signInDirectly(page, app(), await makePerson(app()));
  await page.goto('/account');
  await expectHeading(page, 'Konto');
  await page.getByLabel('Vorname').fill('Annika');
  await page.route('**/trpc/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Name speichern' }).click();
  await expectFailure(page, 'Der Server ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten.');
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Annika');
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Name speichern' }).click();
  await successMessage(page, 'Name gespeichert').waitFor();
  expectNoComplaints(page);
});

import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { adminCaller, setSetting } from '../../server/testing/settings.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test('the notice stands on every page until it is closed, and again when it says something else', async () => {
  const admin = await adminCaller(app());
  const text = 'Heute Abend ab 22 Uhr arbeiten wir an der Anlage.';
  await setSetting(admin, 'notice', { text, tone: 'warning', isOn: true });
  const page = await open('phone');
  const notice = page.getByRole('status', { name: 'Hinweis' });
  for (const address of ['/', '/auth', '/tests', '/help', '/gibt-es-nicht']) {
    await page.goto(address);
    await notice.getByText(text).waitFor();
  }
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click();
  await notice.getByText(text).waitFor({ state: 'hidden' });
  await page.reload();
  await expectHeading(page, 'Oops! Page not found');
  expect(await notice.getByText(text).count()).toBe(0);
  await setSetting(admin, 'notice', { text: `${text} Es dauert eine Stunde.` });
  await page.reload();
  await notice.getByText('Es dauert eine Stunde.').waitFor();
  expectNoComplaints(page);
});

test('whoever saves a notice sees it at once, and a field says what is wrong with it', async () => {
  await setSetting(await adminCaller(app()), 'notice', { text: '', isOn: false });
  const page = await open();
  await signInDirectly(page, app(), await makePerson(app(), { platformRole: 'platform_admin' }));
  await page.goto('/admin/settings?tab=notice');
  await page.getByRole('switch', { name: 'Hinweis zeigen' }).check({ force: true });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Schreiben Sie den Hinweis, bevor Sie ihn einschalten.').waitFor();
  await page.getByLabel('Text', { exact: true }).fill('Neu: Kurse aus Dateien.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('status', { name: 'Hinweis' }).getByText('Neu: Kurse aus Dateien.').waitFor();
  expectNoComplaints(page);
});

test('where accounts come by invitation alone, signing up says so instead of asking for anything', async () => {
  await setSetting(await adminCaller(app()), 'registration', { mode: 'invited' });
  const page = await open();
  await page.goto('/auth?tab=signup');
  await page.getByText('Ein Konto gibt es hier nur auf Einladung.').waitFor();
  expect(await page.getByLabel('Vorname').count()).toBe(0);
  await setSetting(await adminCaller(app()), 'registration', { mode: 'domains', domains: ['firma.example'] });
  await page.reload();
  await page.getByText('Nur Adressen mit @firma.example.').waitFor();
  expectNoComplaints(page);
});

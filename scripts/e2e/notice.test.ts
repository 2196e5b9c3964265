import { test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson } from '../../server/testing/people.ts';
import { adminCaller, setSetting } from '../../server/testing/settings.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('shows a saved notice at once, and errors at their fields', async () => {
  await setSetting(await adminCaller(app()), 'notice', { text: '', isOn: false });
  const page = await openAs(await makePerson(app(), { platformRole: 'platform_admin' }), '/admin/settings?tab=notice');
  await page.getByRole('switch', { name: 'Hinweis zeigen' }).check({ force: true });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Schreiben Sie den Hinweis, bevor Sie ihn einschalten.').waitFor();
  await page.getByLabel('Text', { exact: true }).fill('Neu: Kurse aus Dateien.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('status', { name: 'Hinweis' }).getByText('Neu: Kurse aus Dateien.').waitFor();
  expectNoComplaints(page);
});

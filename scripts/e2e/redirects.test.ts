import { test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const pages = ['/discover?seite=2', '/account', '/company/course/17/preview', '/admin/settings?tab=outbox'];
const signInPath = (path: string) => `/auth?next=${encodeURIComponent(path)}`;

test('every guarded page sends a visitor to the sign-in and keeps the address', async () => {
  const page = await open();
  for (const path of [...pages, '/company', '/admin']) {
    await page.goto(path);
    await expectAddress(page, signInPath(path));
    await expectHeading(page, 'Willkommen zurück');
  }
  expectNoComplaints(page);
});

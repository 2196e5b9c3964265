import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { openZip } from '../../server/testing/own-data.ts';
import { makePerson } from '../../server/testing/people.ts';
import { makeCandidate } from '../../server/testing/releases.ts';
import { type Device, expectAccessible, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { savedBy } from './downloads.ts';
import { expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const startButton = (page: Page) => page.getByRole('button', { name: 'Meine Daten zusammenstellen' });

test.each<Device>(['desktop', 'phone'])('on a %s a person gets a copy of their data and reads it', async (device) => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const person = await makeCandidate(app(), { jobId, name: 'Zoe Zander' });
  const page = await openAs(person, '/account', device);
  await expectHeading(page, 'Konto');
  await page.getByRole('link', { name: 'Meine Daten herunterladen' }).click();
  await expectHeading(page, 'Meine Daten');
  await startButton(page).click();
  const link = page.getByRole('link', { name: /^Herunterladen/ });
  await link.waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const file = await savedBy(page, link);
  expect(file.suggestedFilename()).toMatch(/^passgenau-meine-daten-\d{4}-\d\d-\d\d\.zip$/);
  const archive = openZip(await readFile(await file.path()));
  await page.route('**/read/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/read/', '');
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: archive[name] ?? '' });
  });
  await page.goto(`${app().baseUrl}/read/index.html`);
  await page.getByRole('heading', { level: 1, name: 'Ihre Daten bei Passgenau' }).waitFor();
  await page.getByRole('link', { name: 'Wer sieht mich' }).click();
  await page.getByText('Musterhaus').first().waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the link of another person leads nowhere', async () => {
  const page = await openAs(await makePerson(app()), '/account?tab=data');
  await startButton(page).click();
  const link = page.getByRole('link', { name: /^Herunterladen/ });
  const address = await link.getAttribute('href');
  const other = await openAs(await makePerson(app()), '/account?tab=data');
  const answer = await other.request.get(`${app().baseUrl}${address}`);
  expect(answer.status()).toBe(404);
});

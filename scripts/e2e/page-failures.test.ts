import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeColleague } from '../../server/testing/people.ts';
import { testScreenTexts } from '../../shared/texts/assessments/assessments.ts';
import { expectAccessible, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';
import { answerGroups, groupLabel, keyGroup } from './take-tests.ts';

const app = testApp({ mail: false, server: true });
// Cached code cannot fail to load.
const open = testBrowser(() => app().baseUrl, { isCold: true });
const openAs = opensAs(open, app);
const missing = 'Seite konnte nicht geladen werden';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name });

async function openDashboard(): Promise<Page> {
  const page = await openAs(await makeColleague(app()), '/company/dashboard');
  await expectHeading(page, 'Dashboard');
  return page;
}

test('a page whose code fails to load says so in its area and loads on retry', async () => {
  const page = await openDashboard();
  await page.route('**/assets/**', (route) => route.abort());
  await menuLink(page, 'Team').click();
  await expectHeading(page, missing);
  await expectAddress(page, '/company/team');
  await expect.poll(() => page.title()).toBe(`${missing} – Passgenau`);
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).waitFor();
  await expectAccessible(page);

  await menuLink(page, 'Dashboard').click();
  await expectHeading(page, 'Dashboard');
  await menuLink(page, 'Einstellungen').click();
  await expectHeading(page, missing);
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectHeading(page, 'Einstellungen');
});

test('a page that failed to load is loaded again on return', async () => {
  const page = await openDashboard();
  await page.route('**/assets/**', (route) => route.abort());
  await menuLink(page, 'Team').click();
  await expectHeading(page, missing);
  await menuLink(page, 'Dashboard').click();
  await expectHeading(page, 'Dashboard');
  await page.unroute('**/assets/**');
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Team');
});

test('a failed page stays while offline, even after a retry, and loads once the browser is online', async () => {
  const page = await openDashboard();
  await page.context().setOffline(true);
  await menuLink(page, 'Team').click();
  await expectHeading(page, missing);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Der Server ist noch nicht erreichbar.').waitFor();
  await expectHeading(page, missing);
  await page.context().setOffline(false);
  await expectHeading(page, 'Team');
});

async function deploy(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('script[type="module"]')?.setAttribute('src', '/assets/index-before.js');
  });
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) =>
    isOld ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  );
}

const updated = 'Passgenau wurde aktualisiert';

test('after a deployment the tab reloads once by itself and says why', async () => {
  const page = await openDashboard();
  await deploy(page);
  await menuLink(page, 'Team').click();
  await expectHeading(page, 'Team');
  await page.getByText(updated).waitFor();
});

test('a tab that has just reloaded for an update does not reload again by itself', async () => {
  const page = await openDashboard();
  await page.evaluate(() => sessionStorage.setItem('passgenau.reloaded-at', String(Date.now())));
  await deploy(page);
  await menuLink(page, 'Team').click();
  await expectHeading(page, updated);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expectHeading(page, 'Team');
});

test('a tab with unsent answers delays the reload until the server has them', async () => {
  const page = await open();
  await page.goto('/test/softskilltest');
  await answerGroups(page, 1, { from: 1, to: 1, by: keyGroup });
  await groupLabel(page, 1, 2).waitFor();
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  await page.route('**/trpc/softskillTest.answer**', (route) => route.abort());
  await answerGroups(page, 1, { from: 2, to: 2, by: keyGroup });
  await page.getByText('Nicht gespeichert', { exact: true }).waitFor();
  await deploy(page);
  await page.getByRole('link', { name: testScreenTexts.backLabel }).click();
  await expectHeading(page, updated);
  await page.getByText('Sobald es gespeichert ist, lädt die Seite von selbst neu.').waitFor();
  await page.unroute('**/trpc/softskillTest.answer**');
  await expectHeading(page, 'Tests');
});

test('if the layout fails to load, the product name links to the start page', async () => {
  const page = await openAs(await makeColleague(app()), '/home', 'phone');
  await expectHeading(page, 'Bewerben ohne Bewerbung');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: /^Menü von/ }).click();
  await page.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expectHeading(page, missing);
  await page.getByRole('banner').getByRole('link', { name: 'Passgenau' }).click();
  await expectHeading(page, 'Bewerben ohne Bewerbung');
});

test('a page that fails to render shows one sentence and no internals', async () => {
  const page = await openDashboard();
  await page.route('**/trpc/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"members":', '"nobody":') });
  });
  await menuLink(page, 'Team').click();
  await page.getByText('Beim Anzeigen ist ein Fehler aufgetreten.').waitFor();
  await expectHeading(page, missing);
  expect(await page.getByRole('main').textContent()).not.toMatch(/undefined|Error| at /);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectHeading(page, 'Team');
});

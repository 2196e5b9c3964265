import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { type Device, expectNoComplaints, testBrowser } from './browser.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

beforeAll(async () => {
  const { owner } = await makeCrew(app());
  await makePublishedJob(owner, { title: 'Pflegefachkraft im Nachtdienst (m/w/d)' });
  await makePublishedJob(owner, { title: 'Elektronikerin für Betriebstechnik (m/w/d)' });
});

/** Opens a rendered page without its code. The returned function delivers the code. */
async function openWithoutCode(path: string, device: Device = 'phone'): Promise<[Page, () => Promise<void>]> {
  const page = await open(device);
  let deliver: () => void = () => undefined;
  const isDelivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', (route) => isDelivered.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const deliverCode = async () => {
    deliver();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
    );
  };
  return [page, deliverCode];
}

test('a choice made before the code is ready changes the example', async () => {
  const [page, deliverCode] = await openWithoutCode('/');
  const example = page.getByRole('region', { name: 'Ein Ergebnis, das seine Grenzen zeigt' });
  await example.getByRole('radio', { name: 'Schnell durchgeklickt' }).check();
  await deliverCode();
  await example.getByText('Alles überschneidet sich.').waitFor();
  expect(await example.getByRole('radio', { name: 'Schnell durchgeklickt' }).isChecked()).toBe(true);
  expectNoComplaints(page);
});

test('a word typed before the code is ready is searched', async () => {
  const [page, deliverCode] = await openWithoutCode('/jobs');
  const search = page.getByRole('textbox', { name: 'Stellen suchen' });
  await search.pressSequentially('Elektron');
  await deliverCode();
  await page.waitForURL(/q=Elektron/);
  expect(await search.inputValue()).toBe('Elektron');
  await page.getByRole('heading', { level: 2, name: /Pflegefachkraft/ }).waitFor({ state: 'detached' });
  expectNoComplaints(page);
});

test('a value chosen before the code is ready is applied', async () => {
  const [page, deliverCode] = await openWithoutCode('/jobs', 'desktop');
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('pay');
  await deliverCode();
  await page.waitForURL(/sort=pay/);
  expectNoComplaints(page);
});

test('a button pressed before the code is ready acts once', async () => {
  const [page, deliverCode] = await openWithoutCode('/jobs');
  const filters = page.getByRole('button', { name: 'Filter' });
  await filters.click();
  await filters.click();
  await deliverCode();
  await page.getByRole('combobox', { name: 'Ort der Arbeit' }).waitFor();
  expect(await filters.getAttribute('aria-expanded')).toBe('true');
  expectNoComplaints(page);
});

test('a form sent before the code is ready is sent afterwards', async () => {
  const [page, deliverCode] = await openWithoutCode('/certificate');
  await page.getByRole('main').getByRole('textbox').fill('keine Nummer');
  await page.getByRole('main').getByRole('textbox').press('Enter');
  await deliverCode();
  await page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first().waitFor();
  expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('keine Nummer');
  expectNoComplaints(page);
});

test('a page that a stored state replaces keeps the typed word and the focus', async () => {
  const [page, deliverCode] = await openWithoutCode('/jobs');
  await page.evaluate(() => localStorage.setItem('passgenau.notice-closed', 'x'));
  const search = page.getByRole('textbox', { name: 'Stellen suchen' });
  await search.pressSequentially('Elektron');
  await deliverCode();
  await page.waitForURL(/q=Elektron/);
  expect(await search.inputValue()).toBe('Elektron');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  expectNoComplaints(page);
});

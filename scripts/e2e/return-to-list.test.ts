import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { fillCatalogue } from '../../server/testing/catalogue.ts';
import { fillJobs } from '../../server/testing/jobs.ts';
import { callerFor, makePerson, type Person } from '../../server/testing/people.ts';
import { takeSoftskillTest } from '../../server/testing/test-runs.ts';
import { type Device, expectNoComplaints, testBrowser } from './browser.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
let applicant: Person;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const expectCards = (page: Page, count: number) => expect.poll(() => cards(page).count()).toBe(count);

beforeAll(async () => {
  await fillCatalogue(app(), 60, 20);
  await fillJobs(app(), 150);
  applicant = await makePerson(app());
  await takeSoftskillTest(await callerFor(app(), applicant));
});

/** Opens an entry of the second page of the list. */
async function openFromList(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expectCards(page, 24);
  await page.getByRole('button', { name: 'Mehr laden' }).click();
  await expectCards(page, 48);
  const link = cards(page).nth(40).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(1000);
  await link.click();
  await page.waitForURL(/\/(?:course|job)\//);
  await expect.poll(() => scrolled(page)).toBe(0);
  return position;
}

async function expectReturned(page: Page, position: number): Promise<void> {
  await expectCards(page, 48);
  await expect.poll(() => scrolled(page)).toBe(position);
  expectNoComplaints(page);
}

test.each<Device>(['desktop', 'phone'])('the back button returns to the position in a list, %s', async (device) => {
  const page = await open(device);
  const position = await openFromList(page, '/courses');
  await page.goBack();
  await expectReturned(page, position);
});

test('after a reload, the back button loads the pages of the list again and returns to the position', async () => {
  const page = await open();
  const position = await openFromList(page, '/jobs?remote=also');
  await page.reload();
  await page.goBack();
  await expectReturned(page, position);
});

test('the back button works before the code of a reloaded page has arrived', async () => {
  const page = await open();
  const position = await openFromList(page, '/jobs?remote=also');
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Alle Stellen' }).first().waitFor();
  await page.goBack({ waitUntil: 'commit' });
  release?.();
  await expectReturned(page, position);
});

test('a reload of the list returns to the position', async () => {
  const page = await open('phone');
  const position = await openFromList(page, '/courses');
  await page.goBack();
  await expectReturned(page, position);
  await page.reload();
  await expectReturned(page, position);
});

test.each(['jump', 'jump and reload'])(
  'after a %s within a job, its link leads back to the position in the list',
  async (way) => {
    const page = await open();
    await signInDirectly(page, app(), applicant);
    const position = await openFromList(page, '/jobs?employment=fullTime');
    await page.getByRole('link', { name: 'Warum?' }).first().click();
    await page.waitForURL(/#match$/);
    if (way === 'jump and reload') await page.reload();
    await page.getByRole('link', { name: 'Zurück zu den Stellen' }).click();
    await page.waitForURL(/\/jobs\?employment=fullTime$/);
    await expectReturned(page, position);
  },
);

test('scrolling ends the return', async () => {
  const page = await open();
  await openFromList(page, '/courses');
  await page.reload();
  const isNextPage = (url: URL) => url.searchParams.has('after');
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isNextPage, (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest((request) => isNextPage(new URL(request.url())));
  await page.goBack();
  await asked;
  await page.mouse.wheel(0, -300);
  const position = await scrolled(page);
  release?.();
  await expectCards(page, 48);
  expect(await scrolled(page)).toBeLessThanOrEqual(position);
});

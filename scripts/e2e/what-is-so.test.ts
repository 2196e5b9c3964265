/** What the product does not have is neither shown nor linked, and what it only aims at says so. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePerson, type Person, personAs } from '../../server/testing/people.ts';
import { contentPageSlugs } from '../../shared/pages.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser, timeoutMs } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const eventually = { timeout: timeoutMs };

type Who = 'applicant' | 'owner' | 'platformAdmin' | 'support';
let people: Record<Who, Person | null>;
beforeAll(async () => {
  people = {
    applicant: await personAs(app(), 'applicant'),
    owner: await personAs(app(), 'owner'),
    platformAdmin: await makePerson(app(), { platformRole: 'platform_admin' }),
    support: await makePerson(app(), { platformRole: 'support' }),
  };
});

async function openAs(who: Who | null, device: 'desktop' | 'narrow' = 'desktop') {
  const page = await open(device);
  const person = who === null ? null : people[who];
  if (person !== null) await signInDirectly(page, app(), person);
  return page;
}

const missing = 'Diesen Bereich hat diese Installation noch nicht';
const markName = 'Fußnote 1: ein Ziel, kein Messwert';

test.each([
  ['/', ['100 %', '0', '95 %']],
  ['/company-info', ['95 %', '60 %', '500+']],
])('every figure on %s carries a mark that leads to the note about aims', async (path, figures) => {
  const page = await openAs(null, 'narrow');
  await page.goto(path);
  const note = page.getByText('Diese Zahlen sind Ziele, die sich Passgenau selbst setzt, keine Messwerte.');
  for (const figure of figures) {
    const item = page.getByRole('listitem').filter({ hasText: new RegExp(`^${figure.replace('+', '\\+')}\\s*1`) });
    const mark = item.getByRole('link', { name: markName });
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await mark.click();
    await expect.poll(() => isInWindow(page, '#fussnote-1'), eventually).toBe(true);
  }
  expect(await note.isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Zurück zu den Zahlen' }).click();
  const numbers = path === '/' ? '#versprechen' : '#zahlen';
  await expect.poll(() => isInWindow(page, numbers), eventually).toBe(true);
  await expectAccessible(page);
  expectNoComplaints(page);
});

const isInWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Addresses that lead to an area this installation does not have. */
const empty = /^\/admin\/(?:dashboard|organizations|users|courses|audit|import)(?:[/?#]|$)/;

const walked: ReadonlyArray<readonly [Who | null, readonly string[]]> = [
  [
    null,
    [
      ...['/', '/company-info', '/auth', '/tests', '/tests/method', '/courses', '/jobs', '/gibt-es-nicht'],
      ...contentPageSlugs.map((slug) => `/${slug}`),
    ],
  ],
  ['applicant', ['/dashboard', '/dashboard?tab=jobs', '/discover', '/profile']],
  ['owner', ['/company/dashboard']],
  ['platformAdmin', ['/admin/settings']],
];

test.each(walked)('no link that %s finds leads to an area that does not exist', async (who, addresses) => {
  const page = await openAs(who);
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('status', { name: 'Wird geladen' }).first().waitFor({ state: 'hidden' });
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect([address, links.filter((link) => empty.test(link ?? ''))]).toEqual([address, []]);
  }
  expectNoComplaints(page);
});

test.each<[Who | null, string, string, string, string]>([
  ['platformAdmin', '/admin/users', 'Benutzer', 'Zu den System Settings', '/admin/settings'],
  ['support', '/admin/audit', 'Audit Logs', 'Zur Startseite', '/'],
])('%s at %s reads that there is nothing and finds one way on', async (who, path, title, action, target) => {
  const page = await openAs(who);
  await page.goto(path);
  await expectHeading(page, title);
  await page.getByRole('heading', { name: missing }).waitFor();
  const ways = page.getByRole('main').getByRole('link');
  expect(await ways.allTextContents()).toEqual([action]);
  await ways.click();
  await expectAddress(page, target);
  expectNoComplaints(page);
});

test('the example result on the start page says how sure each way of answering makes it', async () => {
  const page = await openAs(null, 'narrow');
  await page.goto('/');
  const example = page.getByRole('region', { name: 'Ein Ergebnis, das seine Grenzen zeigt' });
  await example.getByText('Empathie steht sicher vorn.').waitFor();
  expect(await example.getByRole('listitem').first().textContent()).toBe('EmpathiePlatz 1');
  await example.getByRole('radio', { name: 'Schnell durchgeklickt' }).check();
  await example.getByText('Alles überschneidet sich.').waitFor();
  const places = await example.getByRole('listitem').allTextContents();
  expect(places.every((place) => place.endsWith('Platz 1 bis 7'))).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
});

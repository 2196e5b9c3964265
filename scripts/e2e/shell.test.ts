import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeColleague, makePerson } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });
test.each(['/', '/help', '/account'])('on %s the first Tab offers to skip to the content', async (path) => {
  const page = await openAs(await makePerson(app()), path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('status', { name: 'Wird geladen' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Zum Inhalt springen');
  expect(await page.getByRole('link', { name: 'Zum Inhalt springen' }).isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/*#inhalt');
  await page.keyboard.press('Tab');
  const isInside = () => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  await expect.poll(isInside).toBe(true);
  expectNoComplaints(page);
});

test('the public menu opens by keyboard on a phone, closes with Escape and navigates', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 740 } });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menü' });
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hauptnavigation' });
  await button.waitFor();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Stellen',
    'Kurse',
    'Tests',
    'Für Unternehmen',
    'Preise',
    'Hilfe',
    'Kostenlos starten',
  ]);
  const gutter = 16;
  const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(360 - gutter);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menü');
  await page.keyboard.press('Enter');
  await menu.waitFor();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Für Unternehmen');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/company-info');
  await menu.waitFor({ state: 'hidden' });
  expectNoComplaints(page);
});

test('the drawer of the company area opens by keyboard on a phone, closes with Escape and restores the focus', async () => {
  const page = await openAs(await makeColleague(app()), '/company/dashboard', 'phone');
  const button = page.getByRole('button', { name: 'Menü öffnen' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await drawer.waitFor();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
  const isInside = await drawer.evaluate((dialog) => dialog.contains(document.activeElement));
  const isNowhere = await page.evaluate(() => document.activeElement === document.body);
  expect(isInside || isNowhere).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menü öffnen');
  expectNoComplaints(page);
});

test('on a phone an applicant reaches each area at the bottom of the screen, and it covers nothing', async () => {
  const page = await openAs(await makePerson(app()), '/jobs', 'phone');
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const areas: ReadonlyArray<[string, string]> = [
    ['Start', '/'],
    ['Stellen', '/discover'],
    ['Bewerbungen', '/applications'],
    ['Lernen', '/courses'],
    ['Ich', '/profile'],
  ];
  for (const [name, address] of areas) {
    await bar.getByRole('link', { name }).click();
    await expectAddress(page, address);
    await expect.poll(() => bar.locator('[aria-current="page"]').textContent()).toContain(name);
  }
  const edges = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { top: Math.round(y), bottom: Math.round(y + height) };
  };
  const { top, bottom } = await edges(bar);
  expect(bottom).toBe(page.viewportSize()?.height);
  const footerBottom = async () => {
    await page.keyboard.press('End');
    return (await edges(page.getByRole('contentinfo'))).bottom;
  };
  await expect.poll(footerBottom).toBe(top);
  expectNoComplaints(page);
});

test.each(['desktop', 'phone'] as const)('the tabs of Start stay in place from tab to tab (%s)', async (device) => {
  const page = await openAs(await makePerson(app()), '/dashboard', device);
  const tabs = page.getByRole('navigation', { name: 'Ansichten: Start' });
  for (const [name, address] of [
    ['Skills', '/dashboard?tab=skills'],
    ['Kurse', '/dashboard?tab=courses'],
    ['Berufe', '/dashboard?tab=jobs'],
    ['Übersicht', '/'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expectAddress(page, address);
    await expect.poll(() => tabs.locator('[aria-current="page"]').allTextContents()).toEqual([name]);
    const areas = page.getByRole('navigation', { name: 'Hauptnavigation' });
    expect(await areas.locator('[aria-current]').allTextContents()).toEqual(['Start']);
  }
  expectNoComplaints(page);
});

test('on a desktop the areas stay in view while an applicant scrolls, and cover no focused link', async () => {
  const page = await openAs(await makePerson(app()), '/home');
  const areas = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const first = page.getByRole('main').getByRole('link').first();
  await first.waitFor();
  await areas.getByRole('link', { name: 'Start' }).waitFor();
  const before = await areas.boundingBox();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await areas.boundingBox()).toEqual(before);
  await first.focus();
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
  expectNoComplaints(page);
});

test('the menu with the name of a signed-in person works by keyboard alone', async () => {
  const page = await openAs(await makePerson(app(), { firstName: 'Mia', lastName: 'Kern' }), '/help');
  await page.getByRole('button', { name: 'Menü von Mia Kern' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abmelden' }).waitFor({ state: 'hidden' });
  expect(await focused(page)).toMatch(/^Menü von Mia Kern/);
  expectNoComplaints(page);
});

test('light and dark mode follow the device until the person chooses, and the choice stays', async () => {
  const page = await open('desktop', { colorScheme: 'dark' });
  await page.goto('/');
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await page.getByLabel('Darstellung').selectOption({ label: 'Hell' });
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
  await page.reload();
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
  expectNoComplaints(page);
});

const longestMotion = (page: Page) =>
  page.evaluate(() => {
    const secondsOf = (value: string) => value.split(',').map((part) => Number.parseFloat(part));
    const all = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [...secondsOf(transitionDuration), ...secondsOf(animationDuration)];
    });
    return Math.max(...all);
  });

test.each(['/', '/auth?tab=signup'])('%s moves, but not with reduced motion', async (path) => {
  const moving = await open('desktop', { reducedMotion: 'no-preference' });
  const still = await open('desktop', { reducedMotion: 'reduce' });
  for (const page of [moving, still]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(await longestMotion(moving)).toBeGreaterThan(0.05);
  expect(await longestMotion(still)).toBeLessThanOrEqual(0.001);
  expectNoComplaints(moving);
  expectNoComplaints(still);
});

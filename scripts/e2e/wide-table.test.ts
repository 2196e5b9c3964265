import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test('a table wider than the window scrolls by keyboard and is a tab stop only then', async () => {
  const page = await open('narrow');
  await page.goto('/privacy');
  const table = page.getByRole('group', { name: 'Tabelle: Eintrag, Zweck' });
  await table.waitFor();
  await table.getByRole('table').waitFor();
  const scrolled = () => table.evaluate((element) => element.scrollLeft);
  expect(await scrolled()).toBe(0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.waitFor({ state: 'detached' });
  expect(await page.locator('table').first().isVisible()).toBe(true);
  expectNoComplaints(page);
});

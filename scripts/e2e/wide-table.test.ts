import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const columns = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'];

test('a table wider than the window scrolls by keyboard and is a tab stop only then', async () => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const markdown = [row(columns), row(columns.map(() => '---')), row(columns)].join('\n');
  const about = { slug: 'about', title: 'Über uns', description: '', markdown, version: 1, updatedAt: new Date() };
  await app().db.prisma.contentPage.create({ data: about });
  const page = await open('narrow');
  await page.goto('/about');
  const table = page.getByRole('group', { name: `Tabelle: ${columns.join(', ')}` });
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

test('a table with technical names fits the window of a phone', async () => {
  const page = await open('phone', { viewport: { width: 360, height: 740 } });
  await page.goto('/privacy');
  await page.locator('summary', { hasText: 'Cookie und Speicher Ihres Browsers' }).click();
  const table = page.getByRole('table').filter({ hasText: 'latest_value_test_token' });
  await table.waitFor();
  const [width = 0, space = 0] = await table.evaluate((element) => [
    element.scrollWidth,
    element.parentElement?.clientWidth ?? 0,
  ]);
  expect(width).toBeLessThanOrEqual(space);
});

/** The walk of every page finds what it looks for. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { axeOptions, testBrowser } from './browser.ts';
import { pageScript } from './in-page.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const contrast = { ...axeOptions, rules: {}, runOnly: ['color-contrast'] };
const unseen = (page: Page, view: string) =>
  page.evaluate(([options, name]) => window.inspector.findUnseenViolations(options, name), [contrast, view] as const);
const append = (page: Page, html: string) =>
  page.getByRole('main').evaluate((main, added) => main.insertAdjacentHTML('beforeend', added), html);

test('pale text, a button without a name and a part that is too wide are found', async () => {
  const page = await open();
  await page.addInitScript(pageScript);
  await page.goto('/help');
  await page.evaluate(() => window.inspector.goTo({ path: '/help' }));
  await page.evaluate(() => window.inspector.settle('light'));
  expect(await unseen(page, 'light')).toEqual([]);
  expect(await page.evaluate((options) => window.inspector.findViolations(options), axeOptions)).toEqual([]);
  expect(await page.evaluate(() => window.inspector.findOutside())).toEqual([]);

  await append(page, '<p class="pale" style="color: #999; background: #fff">Blass</p>');
  expect(await unseen(page, 'light')).toEqual([expect.stringContaining('color-contrast: <p class="pale"')]);
  await append(
    page,
    '<div style="background: #fff"><p style="color: #000">Lesbar</p><p style="color: #999">Blass</p></div>',
  );
  expect(await unseen(page, 'light')).toEqual([expect.stringMatching(/^color-contrast: .*Blass/)]);
  await append(page, '<button></button>');
  expect(await page.evaluate((options) => window.inspector.findViolations(options), axeOptions)).toContainEqual(
    expect.stringContaining('button-name: <button>'),
  );
  await append(page, '<div style="width: 200vw">Breit</div>');
  await expect(page.evaluate(() => window.inspector.findOutside(100))).resolves.toEqual([
    expect.stringContaining('width: 200vw'),
  ]);
});

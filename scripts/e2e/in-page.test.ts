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
/** Sets styles by script because the CSP refuses style attributes in HTML. */
const append = (page: Page, tag: string, { text = '', ...style }: { text?: string; [property: string]: string }) =>
  page.getByRole('main').evaluate(
    (main, [name, words, styles]) => {
      const added = main.appendChild(document.createElement(name));
      added.textContent = words;
      Object.assign(added.style, styles);
    },
    [tag, text, style] as const,
  );

test('reports low contrast, a button without a name and an overflowing element', async () => {
  const page = await open();
  await page.addInitScript(pageScript);
  await page.goto('/help');
  await page.evaluate(() => window.inspector.goTo({ path: '/help' }));
  await page.evaluate(() => window.inspector.settle('light'));
  expect(await unseen(page, 'light')).toEqual([]);
  expect(await page.evaluate((options) => window.inspector.findViolations(options), axeOptions)).toEqual([]);
  expect(await page.evaluate(() => window.inspector.findOutside())).toEqual([]);

  await append(page, 'p', { text: 'Blass', color: '#999', background: '#fff' });
  expect(await unseen(page, 'light')).toEqual([expect.stringMatching(/^color-contrast: .*Blass/)]);
  await append(page, 'p', { text: 'Lesbar', color: '#000', background: '#fff' });
  await append(page, 'p', { text: 'Fahl', color: '#aaa', background: '#fff' });
  expect(await unseen(page, 'light')).toEqual([expect.stringMatching(/^color-contrast: (?!.*Lesbar).*Fahl/)]);
  await append(page, 'button', {});
  expect(await page.evaluate((options) => window.inspector.findViolations(options), axeOptions)).toContainEqual(
    expect.stringContaining('button-name: <button'),
  );
  await append(page, 'div', { text: 'Breit', width: '200vw' });
  expect(await page.evaluate(() => window.inspector.findOutside(100))).toContainEqual(expect.stringContaining('200vw'));
});

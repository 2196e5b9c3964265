import { expect, test } from 'vitest';
import { pictureSizes } from '#shared/pages/product-pictures.ts';
import { testApp } from '../../server/testing/app.ts';
import { footerPages } from '../screens/scenes.ts';
import { expectDrawn, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { testEveryPage } from './every-page.ts';
import { expectHeading } from './expectations.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

testEveryPage(app, open, [null, 'viewer', 'founder', 'guest', 'locked']);

/** In addition to the views of every-page.ts (320, 390 and 1280 pixels, 150 % text at 390). */
const moreViews = [
  [640, '100%'],
  [1920, '100%'],
  [768, '200%'],
] as const;

test('public pages do not scroll sideways at 640 and 1920 pixels, or at 768 with 200 % text', async () => {
  const page = await open();
  const paths = ['/', '/company-info', '/auth', '/tests', '/tests/method', '/test/softskilltest', '/courses', '/jobs'];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [width, size] of moreViews) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(':root').evaluate((root, fontSize) => {
        root.style.fontSize = fontSize;
      }, size);
      await expectDrawn(page);
      await expectNoSidewaysScroll(page);
    }
  }
  expectNoComplaints(page);
});

test('every footer link leads to a page with its own heading and text', async () => {
  const page = await open();
  await page.goto('/company-info');
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(footerPages.map((slug) => `/${slug}`).toSorted());
  for (const address of addresses) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await page.waitForURL(`**${address}`);
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  }
  expectNoComplaints(page);
});

test.each([
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
] as const)('/features shows and loads the pictures for %s, %s only', async (device, colorScheme) => {
  const width = pictureSizes[device].width * pictureSizes[device].scale;
  const page = await open(device, { colorScheme });
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto('/features');
  await page.getByRole('region', { name: 'Für Unternehmen' }).waitFor();
  const pictures = page.getByRole('figure').locator('img:visible');
  await expect.poll(() => pictures.count()).toBe(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
  }
  const files = [...loaded].filter((path) => path.startsWith('/pictures/'));
  expect(files).toHaveLength(5);
  expect(files.filter((path) => !path.endsWith(`-${device}-${colorScheme}.webp`))).toEqual([]);
  expectNoComplaints(page);
});

test('an unknown address shows the not-found page with a link to the start page', async () => {
  const page = await open();
  await page.goto('/gibt/es/nicht');
  await expectHeading(page, 'Diese Seite gibt es nicht');
  await page.getByText('Oops! Page not found', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await expectHeading(page, 'Bewerben ohne Bewerbung');
  expect(new URL(page.url()).pathname).toBe('/');
  expectNoComplaints(page);
});

test('the footer names the years from 2024 to this one', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('contentinfo').getByText(`© 2024–${new Date().getFullYear()} Passgenau`).waitFor();
  expectNoComplaints(page);
});

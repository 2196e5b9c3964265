import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const markName = 'Fußnote 1: ein Ziel, kein Messwert';

test.each([
  ['/', ['100\u00a0%', '0', '95\u00a0%']],
  ['/company-info', ['95\u00a0%', '60\u00a0%', '500+']],
])('every figure on %s has a mark that links to the note about targets', async (path, figures) => {
  const page = await open('narrow');
  await page.goto(path);
  const note = page.getByText('Diese Zahlen sind Ziele, die sich Passgenau selbst setzt, keine Messwerte.');
  for (const figure of figures) {
    const item = page.getByRole('listitem').filter({ hasText: new RegExp(`^${figure.replace('+', '\\+')}\\s*1`) });
    const mark = item.getByRole('link', { name: markName });
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await mark.click();
    await expect.poll(() => isInWindow(page, '#fussnote-1')).toBe(true);
  }
  expect(await note.isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Zurück zu den Zahlen' }).click();
  const numbers = path === '/' ? '#versprechen' : '#zahlen';
  await expect.poll(() => isInWindow(page, numbers)).toBe(true);
  await expectAccessible(page);
  expectNoComplaints(page);
});

const isInWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('the example result on the start page shows how certain each way of answering is', async () => {
  const page = await open('narrow');
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

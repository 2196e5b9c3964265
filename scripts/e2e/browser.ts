import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findBrowser } from '../browser.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How long a condition in the browser may take to come true. */
export const timeoutMs = 15_000;

/** `narrow` is the narrowest window for which everything has to fit: a page of 1280 pixels at four times its size. */
export type Device = 'desktop' | 'phone' | 'narrow';
const viewports: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};

export type Open = (device?: Device, settings?: BrowserContextOptions) => Promise<Page>;

/** A browser for the tests of a file; `open` gives a person of their own until the test ends: no cookie, no memory of the others. */
export function testBrowser(baseUrl: () => string, moreFlags: readonly string[] = []): Open {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '', args: [...flags, ...moreFlags] });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(closeContext));
  });
  afterAll(() => browser?.close());
  return async (device = 'desktop', settings = {}) => {
    if (browser === undefined) throw new Error('the browser is open only inside tests');
    const context = await browser.newContext({
      baseURL: baseUrl(),
      viewport: viewports[device],
      hasTouch: device !== 'desktop',
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      ...settings,
    });
    context.setDefaultTimeout(timeoutMs);
    contexts.push(context);
    const page = await context.newPage();
    watchForComplaints(page);
    return page;
  };
}

/** An answer that a test was about to change when the test ended concerns nobody any more. */
async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** What a page may not do, whatever else a test looks at. Read by `expectNoComplaints`. */
const complaints = new WeakMap<Page, string[]>();

function watchForComplaints(page: Page): void {
  const found: string[] = [];
  complaints.set(page, found);
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request shows up here by itself; the test asserts what the person sees of it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      found.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)(:|$)/.test(host))
      found.push(`foreign host: ${host}`);
  });
}

/** No script error, no complaint of the browser (the CSP among them), no request to another host. */
export function expectNoComplaints(page: Page): void {
  expect(complaints.get(page)).toEqual([]);
}

type Axe = { run: (options: RunOptions) => Promise<AxeResults> };

/** axe finds nothing serious or critical on the page as it is now. `rules`: look for nothing but these. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Colours on their way from light to dark are neither.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const serious = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(given);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expect(serious).toEqual([]);
}

/** Nothing sticks out at the side: the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
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
export const viewports: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};

export type Open = (device?: Device, settings?: BrowserContextOptions) => Promise<Page>;

/** One for all files of this process: what it keeps of a person ends with their context. It goes with the process. */
let shared: Browser | undefined;

const launch = async (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: (await findBrowser()) ?? '', args: [...flags, ...moreFlags] });

async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launch();
  return shared;
}

/** A browser for the tests of a file; `open` gives a person of their own until the test ends: no cookie, no memory of the others. */
export function testBrowser(baseUrl: () => string, moreFlags: readonly string[] = []): Open {
  let own: Browser | undefined;
  const contexts: BrowserContext[] = [];
  if (moreFlags.length > 0) {
    beforeAll(async () => {
      own = await launch(moreFlags);
    });
    afterAll(() => own?.close());
  }
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(closeContext));
  });
  return async (device = 'desktop', settings = {}) => {
    const browser = own ?? (await sharedBrowser());
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

/** The browser has drawn what it knows by now: the second frame begins when the first is on the screen. */
export const expectDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

type Axe = { run: (options: RunOptions) => Promise<AxeResults> };

/** Without what nobody reads here: where each element stands in the tree, and style sheets of other hosts. Takes a third off its time. */
const nothingUnread: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };

/** axe finds nothing serious or critical on the page as it is now. `rules`: look for nothing but these. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = { ...nothingUnread, ...(rules && { runOnly: rules }) };
  const serious = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    // Colours on their way from light to dark, or a dialog on its way, are neither; nor what begins to move once they are there.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    const isBusy = () => document.querySelector('[data-busy]') !== null;
    const settled = async () => {
      while (moving().length > 0 || isBusy()) {
        for (const animation of moving()) animation.finish();
        await new Promise(requestAnimationFrame);
      }
    };
    // A list that is looked up is paler: looked at meanwhile, it is looked at once more.
    let hasPaled = false;
    const paling = new MutationObserver(() => {
      hasPaled = true;
    });
    paling.observe(document.body, { subtree: true, attributeFilter: ['data-busy'] });
    let violations: AxeResults['violations'];
    do {
      await settled();
      hasPaled = false;
      ({ violations } = await axe.run(given));
    } while (hasPaled);
    paling.disconnect();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expect(serious).toEqual([]);
}

const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own setting for text, in pixels; 16 is the default. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, session);
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await expectDrawn(page);
}

/** Nothing sticks out at the side: the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

import axeCore, { type RunOptions } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { keepPorts } from '../../server/testing/app.ts';
import { findBrowser } from '../browser.mjs';
import { pageScript } from './in-page.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // New pages of a context reuse the renderer, which has compiled the client.
  '--process-per-site',
];

const timeoutMs = 15_000;

/** `narrow`: the narrowest supported window, 1280 pixels at 400 % zoom. */
export type Device = 'desktop' | 'phone' | 'narrow';
export const viewports: Record<Device, { width: number; height: number }> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};

export type Open = (device?: Device, settings?: BrowserContextOptions) => Promise<Page>;

let shared: Browser | undefined;

const launch = async (moreFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: (await findBrowser()) ?? '', args: [...flags, ...moreFlags] });

async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launch();
  return shared;
}

// One port per process, because HTTP and code caches are keyed by origin.
keepPorts();

/** `warm`: a blank page that stays open, because a renderer and its compiled client end with its last page. */
type Context = { context: BrowserContext; blankPage: Page; key: string; isChanged: boolean };

const unused = new WeakMap<Browser, Map<string, Context[]>>();

/** `flags` start a separate browser; `isCold` gives every test empty caches. */
type Settings = { flags?: readonly string[]; isCold?: boolean };

/** `open` returns a page with empty cookies and storage, which is closed after the test. */
export function testBrowser(baseUrl: () => string, { flags: moreFlags = [], isCold = false }: Settings = {}): Open {
  let ownBrowser: Browser | undefined;
  const contexts: Array<[Browser, Context]> = [];
  if (moreFlags.length > 0) {
    beforeAll(async () => {
      ownBrowser = await launch(moreFlags);
    });
    afterAll(() => ownBrowser?.close());
  }
  afterEach(async ({ task }) => {
    const isReusable = !isCold && task.result?.state !== 'fail';
    await Promise.all(contexts.splice(0).map(([browser, context]) => releaseContext(browser, context, isReusable)));
  });
  return async (device = 'desktop', more = {}) => {
    const browser = ownBrowser ?? (await sharedBrowser());
    const options = {
      baseURL: baseUrl(),
      viewport: viewports[device],
      hasTouch: device !== 'desktop',
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      ...more,
    } as const;
    const pooled = isCold ? undefined : unused.get(browser)?.get(keyOf(options))?.pop();
    const context = pooled ?? (await newContext(browser, options));
    contexts.push([browser, context]);
    await clearStorage(context, options.baseURL);
    const page = await context.context.newPage();
    watchForComplaints(page);
    return page;
  };
}

const keyOf = (options: BrowserContextOptions): string => JSON.stringify(options);

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<Context> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(timeoutMs);
  const warm = await context.newPage();
  await warm.goto('/favicon.svg');
  const entry: Context = { context, blankPage: warm, key: keyOf(options), isChanged: false };
  watchForChanges(entry);
  return entry;
}

const lastingMethods = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'on', 'once', 'setOffline'],
  ...['route', 'routeFromHAR', 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation'],
];
const lastingClockMethods = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

function watchForChanges(entry: Context): void {
  const { context, blankPage } = entry;
  const markChanged = () => {
    entry.isChanged = true;
  };
  beforeCalls(context, lastingMethods, markChanged);
  beforeCalls(context.clock, lastingClockMethods, markChanged);
  // `online` fires in all pages of a renderer at once, before each is online again.
  beforeCalls(context, ['setOffline'], () => blankPage.close());
}

/** No spies, because contexts outlive files, and the runner restores spies after each file. */
function beforeCalls(object: object, methods: readonly string[], act: () => unknown): void {
  for (const name of methods) {
    const method: unknown = Reflect.get(object, name);
    if (typeof method !== 'function') throw new Error(`${name} is not a method`);
    const wrapped = (...args: unknown[]) => {
      const result = act();
      return result instanceof Promise ? result.then(() => method.apply(object, args)) : method.apply(object, args);
    };
    Reflect.set(object, name, wrapped);
  }
}

async function releaseContext(browser: Browser, entry: Context, isReusable: boolean): Promise<void> {
  const { context, blankPage, key, isChanged } = entry;
  const pages = context.pages().filter((page) => page !== blankPage);
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  if (!isReusable || isChanged || context.isClosed()) return context.close();
  await Promise.all(pages.map((page) => page.close()));
  const byOptions = unused.get(browser) ?? new Map<string, Context[]>();
  unused.set(browser, byOptions.set(key, [...(byOptions.get(key) ?? []), entry]));
}

async function clearStorage({ context, blankPage }: Context, origin: string): Promise<void> {
  await context.clearCookies();
  const storageTypes = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';
  await (await debuggerOf(blankPage)).send('Storage.clearDataForOrigin', { origin, storageTypes });
}

const complaints = new WeakMap<Page, string[]>();

const pending = new WeakMap<Page, Set<Request>>();

function watchForComplaints(page: Page): void {
  const problems: string[] = [];
  complaints.set(page, problems);
  const pendingRequests = new Set<Request>();
  pending.set(page, pendingRequests);
  page.on('request', (request) => {
    // Requests of the previous document may never report their end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pendingRequests.clear();
    pendingRequests.add(request);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Ignores failed requests: tests assert their effect on the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)(:|$)/.test(host))
      problems.push(`foreign host: ${host}`);
  });
}

export function expectNoComplaints(page: Page): void {
  expect(complaints.get(page)).toEqual([]);
}

/** The second frame begins when the first is visible. */
export const expectDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits for an idle main thread, because a response can take longer than two frames on a busy machine. */
const expectIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

export async function expectQuiet(page: Page): Promise<void> {
  const pendingRequests = pending.get(page);
  const isQuiet = async () => {
    if (pendingRequests?.size !== 0) return false;
    await expectIdle(page);
    await expectDrawn(page);
    return pendingRequests.size === 0;
  };
  await expect.poll(isQuiet).toBe(true);
}

/** Rules with minor or moderate findings only; without them, a run takes a third less time. */
const lesserRules = (axeCore as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }] as const);

/** Omits selectors and style sheets of other hosts, which no check reads. */
export const axeOptions: RunOptions & { rules: object } = {
  ...{ resultTypes: ['violations'], selectors: false, preload: false },
  rules: Object.fromEntries(lesserRules),
};

async function expectInspector(page: Page): Promise<void> {
  if (await page.evaluate(() => !('inspector' in window))) await page.evaluate(pageScript);
}

export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await expectInspector(page);
  const options: RunOptions = rules === undefined ? axeOptions : { ...axeOptions, rules: {}, runOnly: rules };
  expect(await page.evaluate((given) => window.inspector.findViolations(given), options)).toEqual([]);
}

const debuggers = new WeakMap<Page, Promise<CDPSession>>();

function debuggerOf(page: Page): Promise<CDPSession> {
  const session = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, session);
  return session;
}

/** In pixels; the default is 16. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  await (await debuggerOf(page)).send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await expectDrawn(page);
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

import type { Browser, Page } from 'playwright-core';
import type { CataloguePage } from '../../../shared/catalogue/schema.ts';
import type { JobPage } from '../../../shared/jobs/board.ts';
import { underLoad } from '../load.ts';
import { median, type Row, type Section } from '../section.ts';
import { startServer, withBrowser, withDataFolder } from '../server.ts';

/** A phone with an empty cache at 1.6 Mbit/s and 100 ms. */
const network = { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const viewport = { width: 390, height: 844 };
const runs = 3;
const startPage = { paintMs: 1_300, kilobytes: 218, requests: 14 };
const otherPage = { paintMs: 1_600, kilobytes: 400, requests: 30 };
const maxShift = 0.01;
const contentPages = ['/features', '/company-info', '/examples', '/pricing', '/help'];

type Paint = { firstMs: number; largestMs: number; shift: number; kilobytes: number; requests: number };

export const section: Section = {
  name: 'first-paint',
  title: 'first and largest paint of public pages, cold on a slow network, and rendered pages per second',
  run: () =>
    withDataFolder(async (dataDir) => {
      const { baseUrl, stop } = await startServer(dataDir);
      const paths = await publicPaths(baseUrl);
      const measure = async (browser: Browser): Promise<Row[]> => {
        const rows: Row[] = [];
        for (const path of paths) rows.push(...(await paintRows(browser, baseUrl, path)));
        return rows;
      };
      return withBrowser(measure)
        .then(async (rows) => [...rows, ...(await speedRows(baseUrl, paths))])
        .finally(stop);
    }),
};

async function publicPaths(baseUrl: string): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => (await fetch(`${baseUrl}${path}`)).json() as Promise<T>;
  const [{ jobs }, { courses }] = [await read<JobPage>('/api/jobs'), await read<CataloguePage>('/api/courses')];
  const fixed = ['/', '/courses', '/jobs', '/tests', '/tests/method', ...contentPages];
  return [...fixed, `/course/${courses[0]?.courseId}`, `/job/${jobs[0]?.jobId}`];
}

async function paintRows(browser: Browser, baseUrl: string, path: string): Promise<Row[]> {
  const paints: Paint[] = [];
  for (let run = 0; run < runs; run++) paints.push(await paintOf(browser, `${baseUrl}${path}`));
  const of = (part: keyof Paint) => median(paints.map((paint) => paint[part]));
  const [limitMs, largestMs, shift] = [(path === '/' ? startPage : otherPage).paintMs, of('largestMs'), of('shift')];
  const label = path.replace(/[0-9a-f-]{36}$/, '…');
  return [
    {
      label: `${label} first, largest paint`,
      value: `${Math.round(of('firstMs'))}, ${Math.round(largestMs)} ms`,
      limit: `at most ${limitMs} ms`,
      ok: largestMs <= limitMs,
    },
    { label: `${label} layout shift`, value: shift.toFixed(3), limit: `at most ${maxShift}`, ok: shift <= maxShift },
    weightRow(label, of('kilobytes'), of('requests')),
  ];
}

function weightRow(label: string, kilobytes: number, requests: number): Row {
  const most = label === '/' ? startPage : otherPage;
  return {
    label: `${label} transfer`,
    value: `${Math.round(kilobytes)} KB, ${requests} requests`,
    limit: `at most ${most.kilobytes} KB, ${most.requests}`,
    ok: kilobytes <= most.kilobytes && requests <= most.requests,
  };
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let [bytes, requests] = [0, 0];
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  cdp.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await readTimes(page);
  await context.close();
  return { ...times, kilobytes: bytes / 1024, requests };
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const readTimes = (page: Page): Promise<Pick<Paint, 'firstMs' | 'largestMs' | 'shift'>> =>
  page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 300, []);
      });
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    const [largest, shifts] = [await entriesOf('largest-contentful-paint'), await entriesOf('layout-shift')];
    const unexpected = (shifts as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      firstMs: firstPaint?.startTime ?? Number.NaN,
      largestMs: largest.at(-1)?.startTime ?? Number.NaN,
      shift: unexpected.reduce((total, { value }) => total + value, 0),
    };
  });

/** A query string leaves the page to the browser. */
async function speedRows(baseUrl: string, paths: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [label, suffix] of [
    ['rendered pages', ''],
    ['pages without content', '?x'],
  ] as const) {
    const next = (count: number) => ({ path: `${paths[count % paths.length]}${suffix}` });
    const { perSecond, p50Ms, p99Ms, bad } = await underLoad(baseUrl, next, { connections: 8, seconds: 5 });
    rows.push({ label, value: `${Math.round(perSecond)}/s (${p50Ms.toFixed(1)}, ${p99Ms.toFixed(1)}), ${bad} bad` });
  }
  return rows;
}

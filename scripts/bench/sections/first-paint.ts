import type { Browser } from 'playwright-core';
import type { CataloguePage } from '../../../shared/catalogue/schema.ts';
import type { JobPage } from '../../../shared/jobs/board.ts';
import { underLoad } from '../load.ts';
import { readTimes, slowDown } from '../paint.ts';
import { median, type Row, type Section } from '../section.ts';
import { startServer, withBrowser, withDataFolder } from '../server.ts';

const viewport = { width: 390, height: 844 };
const runs = 3;
const startPage = { paintMs: 1_300, kilobytes: 220, requests: 14 };
const otherPage = { paintMs: 1_600, kilobytes: 400, requests: 30 };
const maxShift = 0.01;
const contentPages = ['/features', '/company-info', '/examples', '/pricing', '/help', '/about', '/contact'];

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
  const [limitMs, largestMs] = [(path === '/' ? startPage : otherPage).paintMs, of('largestMs')];
  const shift = Math.max(...paints.map((paint) => paint.shift));
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
  const transfer = await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await readTimes(page);
  await context.close();
  return { ...times, kilobytes: transfer.bytes / 1024, requests: transfer.requests };
}

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

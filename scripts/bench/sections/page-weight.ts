import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { type Row, type Section, sizeRow } from '../section.ts';
import { startServer, withBrowser, withDataFolder } from '../server.ts';

/** Limits of `/` in KB gzip, over all requests until the network is idle. */
const limits = { script: 170, stylesheet: 45, font: 90 };

export const section: Section = {
  name: 'page-weight',
  title: 'first load of / as gzip, all requests until idle',
  run: () =>
    withDataFolder(async (dataDir) => {
      const { baseUrl, stop } = await startServer(dataDir);
      const measure = async (browser: Browser) => [
        ...(await weigh(browser, baseUrl)),
        await headlineRow(browser, baseUrl),
      ];
      return withBrowser(measure).finally(stop);
    }),
};

async function weigh(browser: Browser, baseUrl: string): Promise<Row[]> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(baseUrl, { waitUntil: 'networkidle' });
  const weights = await Promise.all(
    responses.map(async (response) => ({ type: typeOf(response), bytes: await gzipBytes(response) })),
  );
  await page.close();
  const sum = (type: string) =>
    weights.filter((weight) => weight.type === type).reduce((total, { bytes }) => total + bytes, 0);
  return [
    sizeRow('JavaScript', sum('script'), limits.script * 1024),
    sizeRow('CSS', sum('stylesheet'), limits.stylesheet * 1024),
    sizeRow('Fonts', sum('font'), limits.font * 1024),
    { label: 'Requests', value: String(responses.length) },
  ];
}

function typeOf(response: Response): string {
  const contentType = response.headers()['content-type'] ?? '';
  if (contentType.includes('javascript')) return 'script';
  if (contentType.includes('css')) return 'stylesheet';
  return contentType.includes('font') ? 'font' : 'other';
}

async function gzipBytes(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return typeOf(response) === 'font' ? body.length : gzipSync(body).length;
}

async function headlineRow(browser: Browser, baseUrl: string): Promise<Row> {
  const page = await browser.newPage();
  await page.route('**/trpc/**', () => undefined);
  await page.goto(baseUrl);
  const headline = page.getByRole('heading', { level: 1 });
  const isVisible = await headline.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await page.close();
  return { label: 'Headline before any data', value: isVisible ? 'yes' : 'no', limit: 'yes', ok: isVisible };
}

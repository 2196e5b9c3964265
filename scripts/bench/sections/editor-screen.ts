import type { Browser, Locator, Page } from 'playwright-core';
import { makeOwner } from '../accounts.ts';
import { fillCourse } from '../course-data.ts';
import { median, type Row, type Section } from '../section.ts';
import { withBrowser, withProduct } from '../server.ts';

const size = { modules: 40, lessonsInModule: 10, blocksInLesson: 10 };
const rounds = 5;
const openLimitMs = 1_000;
/** From the key event to the frame with its letter. */
const keyLimitMs = 100;
const typedText = 'Hände waschen, zwanzig Sekunden lang, mit Seife und warmem Wasser. '.repeat(3);

export const section: Section = {
  name: 'editor-screen',
  title: 'a course of 40 modules, 400 lessons and 4,000 blocks in the browser',
  run: () =>
    withProduct(({ baseUrl, pool }) =>
      withBrowser(async (browser) => {
        const { email, cookie } = await makeOwner(baseUrl, 'owner@example.org');
        await fillCourse(pool, email, size);
        const page = await openSignedIn(browser, baseUrl, cookie);
        return [await clicking(page), await choosing(page), await loading(page), await typing(page)];
      }),
    ),
};

async function openSignedIn(browser: Browser, baseUrl: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 1280, height: 800 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: baseUrl }]);
  return context.newPage();
}

const firstText = (page: Page) => page.getByRole('textbox', { name: 'Text, Inhalt 1: Text', exact: true });

const emptyArea = (page: Page) => page.getByText('Wählen Sie eine Lektion aus, um Inhalte zu bearbeiten');
const lessonLink = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();

async function measureUntil(begin: () => Promise<unknown>, target: Locator): Promise<number> {
  const began = performance.now();
  await begin();
  await target.waitFor();
  return performance.now() - began;
}

async function clicking(page: Page): Promise<Row> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    await page.goto('/company/courses');
    const link = page.getByRole('main').getByRole('link', { name: 'Ein großer Kurs' });
    await link.waitFor();
    const ms = await measureUntil(() => link.click(), emptyArea(page));
    if (round >= 0) times.push(ms);
  }
  return openRow('opening from the course list', times);
}

async function choosing(page: Page): Promise<Row> {
  const times: number[] = [];
  await page.getByRole('button', { name: 'Alle aufklappen' }).click();
  for (let round = 0; round < rounds; round++) {
    const link = lessonLink(page, new RegExp(`^Lektion ${round + 1} `));
    times.push(
      await measureUntil(() => link.click(), page.getByRole('heading', { name: `Lektion ${round + 1}`, exact: true })),
    );
    await firstText(page).waitFor();
  }
  return openRow('choosing a lesson', times);
}

async function loading(page: Page): Promise<Row> {
  const address = page.url();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    times.push(await measureUntil(() => page.goto(address), firstText(page)));
  return openRow('loading a lesson by URL', times);
}

const openRow = (label: string, times: readonly number[]): Row => ({
  label,
  value: `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
  limit: `below ${openLimitMs} ms`,
  ok: median(times) < openLimitMs,
});

async function typing(page: Page): Promise<Row> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const note = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    document.addEventListener('keydown', note, true);
  });
  await firstText(page).click();
  await page.keyboard.type(typedText, { delay: 20 });
  await page.getByRole('status').getByText('Gespeichert', { exact: true }).waitFor();
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  const sorted = times.sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return {
    label: `typing ${times.length} letters, key press to frame (p99)`,
    value: `${median(times).toFixed(0)} ms (${p99.toFixed(0)} ms)`,
    limit: `p99 below ${keyLimitMs} ms`,
    ok: p99 < keyLimitMs,
  };
}

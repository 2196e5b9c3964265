import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import type { Who } from '../screens/people.ts';
import { expectNoComplaints, expectQuiet, testBrowser } from './browser.ts';
import { findLayoutDefects } from './layout-defects.ts';
import { type LongWorld, long, makeLongWorld } from './long-world.ts';
import { openCourseMenu } from './publishing.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openLarge = testBrowser(() => app().baseUrl, { flags: ['--blink-settings=defaultFontSize=32'] });
let world: LongWorld;

beforeAll(async () => {
  world = await makeLongWorld(app());
});

type Shown = readonly [path: string, act?: (page: Page) => Promise<void>];

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

const pagesOf: Readonly<Record<'visitor' | 'applicant' | 'owner', () => readonly Shown[]>> = {
  visitor: () => [
    ['/'],
    ['/courses'],
    ['/tests/method'],
    ['/terms'],
    ['/accessibility'],
    [`/company-page/${long.slug}`],
    [`/course/${world.courseId}`],
    [`/course/${world.courseId}?lesson=${world.lessonId}`],
    [`/course/${world.courseId}?view=print`],
  ],
  applicant: () => [
    ['/account'],
    ['/dashboard'],
    ['/dashboard?tab=skills'],
    ['/dashboard?tab=courses'],
    ['/test-results'],
    [`/results/${world.resultId}`],
    [`/course/${world.courseId}?lesson=${world.lessonId}`, press('Inhalt')],
  ],
  owner: () => [
    ['/company/dashboard'],
    ['/company/courses'],
    ['/company/org/members'],
    ['/company/org/members', press(/entfernen/)],
    ['/company/team'],
    ['/company/settings'],
    ['/company/settings', press('Organisation löschen')],
    [`/company/course/${world.courseId}?lesson=${world.lessonId}`],
    [`/company/course/${world.courseId}`, (page) => openCourseMenu(page, 'Einstellungen')],
    [`/company/course/${world.courseId}`, (page) => openCourseMenu(page, 'Löschen')],
    [`/company/course/${world.courseId}/preview`],
    [`/company/course/${world.courseId}/learners`],
  ],
};

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  await page.locator('fieldset[inert]').first().waitFor({ state: 'detached' });
  await page.getByRole('status', { name: 'Wird geladen' }).first().waitFor({ state: 'hidden' });
  await expectQuiet(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** User texts may break anywhere: only the browser's dictionary knows their joints. */
const typed = () => [...Object.values(long), ...Object.values(world.people).map(({ email }) => email)];

async function choppedOn(page: Page, shown: readonly Shown[]): Promise<string[]> {
  const findings: string[] = [];
  for (const [path, act] of shown) {
    await page.goto(path);
    await settle(page);
    await act?.(page);
    for (const finding of await findLayoutDefects(page, typed())) findings.push(`${path}: ${finding}`);
  }
  expectNoComplaints(page);
  return findings;
}

async function pageOf(who: keyof typeof pagesOf, settings: Parameters<typeof open>[1]): Promise<Page> {
  const page = await open('phone', settings);
  if (who !== 'visitor') await signInDirectly(page, app(), world.people[who as Who]);
  return page;
}

test.each(['visitor', 'applicant', 'owner'] as const)(
  'at 320 pixels the %s shows every word in full, however long it is',
  async (who) => {
    const page = await pageOf(who, { viewport: { width: 320, height: 640 } });
    expect(await choppedOn(page, pagesOf[who]())).toEqual([]);
  },
);

test('with text of twice the size nothing overflows a desktop window', async () => {
  const page = await openLarge('desktop');
  await signInDirectly(page, app(), world.people.owner);
  const paths = ['/company/dashboard', '/company/org/members', `/company/course/${world.courseId}`, '/', '/courses'];
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(
    await choppedOn(
      page,
      paths.map((path) => [path]),
    ),
  ).toEqual([]);
});

test('a skill on two lines is one word for copying, searching and screen readers', async () => {
  const page = await pageOf('applicant', { viewport: { width: 200, height: 640 } });
  await page.goto('/dashboard?tab=skills');
  await settle(page);
  await page.getByRole('button', { name: 'Alle 30', exact: true }).click();
  const name = page.getByRole('button', { name: 'Nachhaltigkeitsbewusstsein', exact: true });
  await name.waitFor();
  expect(await name.evaluate((button) => button.textContent)).toBe('Nachhaltigkeitsbewusstsein');
  const lines = await name.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return { count: range.getClientRects().length, copied: getSelection()?.toString().trim() };
  });
  expect(lines.copied).toBe('Nachhaltigkeitsbewusstsein');
  expect(lines.count).toBeGreaterThan(1);
});

test.each([390, 320])(
  "at %i pixels the editor's header is one line, and answers show their full text",
  async (width) => {
    const { courseId, lessonId } = world;
    const page = await pageOf('owner', { viewport: { width, height: 844 } });
    await page.goto(`/company/course/${courseId}?lesson=${lessonId}`);
    await settle(page);
    const bar = page.locator('[data-bar]');
    const parts = [
      bar.getByRole('heading', { name: long.course }),
      bar.getByRole('status').first(),
      bar.getByRole('button', { name: 'Änderungen veröffentlichen' }),
      bar.getByRole('button', { name: 'Weitere Aktionen' }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    const answer = page.getByRole('textbox', { name: 'Antwort 2' });
    await answer.fill(`${long.answer} ${long.answer}\nnoch eine Zeile`);
    expect(await answer.inputValue()).toBe(`${long.answer} ${long.answer} noch eine Zeile`);
    const hidden = () => answer.evaluate((field) => field.scrollHeight - field.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await parts[3]?.click();
    await page.getByText(/^Zuletzt bearbeitet/).waitFor();
    await page.getByRole('menuitem', { name: 'Zurück zu den Kursen' }).waitFor();
    expectNoComplaints(page);
  },
);

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { callerFor, type Person } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser, timeoutMs } from './browser.ts';
import { footerPages, forPeople, forVisitors, longNames, makePeople, type Shown, type Who } from './every-page.ts';
import { expectHeading } from './expectations.ts';
import { makeReadableCourse } from './readable-course.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
let people: Record<Who, Person>;
beforeAll(async () => {
  people = await makePeople(app());
});

/** The narrowest window for which everything has to fit: a page of 1280 pixels at four times its size. */
const narrow = () => open('phone', { viewport: { width: 320, height: 640 } });

/** Everything that sticks out of the window and cannot be scrolled into sight, for the message of a failing test. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const isScrolledByItself = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isScrolledByItself(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .filter((element) => !isScrolledByItself(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120));
  });

async function expectFit(page: Page, path: string): Promise<void> {
  await page.getByRole('status', { name: 'Wird geladen' }).waitFor({ state: 'hidden' });
  await expectNoSidewaysScroll(page).catch(async (error: unknown) => {
    throw new Error(`${path} is too wide: ${(await outside(page)).join('\n')}`, { cause: error });
  });
}

async function expectFitting(page: Page, pages: readonly Shown[]): Promise<void> {
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expectFit(page, path);
  }
  expectNoComplaints(page);
}

test('what visitors see fits into 320 pixels', async () => {
  await expectFitting(await narrow(), forVisitors);
});

const withOtherHeadings = [
  '/tests/method',
  '/test/softskilltest',
  '/value-test',
  ...footerPages.map((slug) => `/${slug}`),
];

test('the tests, their method and the pages of the footer fit into 320 pixels', async () => {
  const page = await narrow();
  for (const path of withOtherHeadings) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFit(page, path);
  }
  expectNoComplaints(page);
});

test.each(Object.entries(forPeople))('what the %s sees fits into 320 pixels', async (who, pages) => {
  const page = await narrow();
  await signInDirectly(page, app(), people[who as Who]);
  await expectFitting(page, pages);
});

test('a course fits into 320 pixels for readers, learners and authors', async () => {
  const title = 'Medizinproduktedokumentationspflichten in der Rehabilitationseinrichtung';
  const course = await makeReadableCourse({ caller: await callerFor(app(), people.owner) }, { title });
  const path = `/course/${course.courseId}`;
  const [reader, learner, author] = [await narrow(), await narrow(), await narrow()];
  await signInDirectly(learner, app(), people.applicant);
  await signInDirectly(author, app(), people.owner);
  await expectFitting(reader, [
    [path, title],
    [`${path}?lesson=${course.lessons.why}`, '1.1 Warum Hände'],
  ]);
  await expectFitting(learner, [
    [`${path}?lesson=${course.lessons.moments}`, '1.2 Die fünf Momente'],
    ['/dashboard', `Guten Tag, ${longNames.firstName}`],
    ['/dashboard?tab=courses', `Guten Tag, ${longNames.firstName}`],
  ]);
  await expectFitting(author, [
    [`/company${path}`, title],
    [`/company${path}?lesson=${course.lessons.why}`, title],
    [`/company${path}/preview`, title],
    [`/company${path}/learners`, 'Lernfortschritt'],
  ]);
});

test('a table that is wider than the window scrolls by keyboard, and only there takes a press of Tab', async () => {
  const page = await narrow();
  await page.goto('/privacy');
  const table = page.getByRole('group', { name: 'Tabelle: Eintrag, Zweck' });
  await table.waitFor();
  await table.getByRole('table').waitFor();
  const scrolled = () => table.evaluate((element) => element.scrollLeft);
  expect(await scrolled()).toBe(0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled, { timeout: timeoutMs }).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.waitFor({ state: 'detached' });
  expect(await page.locator('table').first().isVisible()).toBe(true);
  expectNoComplaints(page);
});

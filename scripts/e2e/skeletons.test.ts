import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { jobRoute, paths } from '#shared/paths.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeJob, makePublishedJob } from '../../server/testing/jobs.ts';
import { type Crew, makeCrew } from '../../server/testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../server/testing/people.ts';
import { takeSoftskillTest, takeValueTest } from '../../server/testing/test-runs.ts';
import { type Device, expectDrawn, expectNoComplaints, expectQuiet, testBrowser } from './browser.ts';
import { makeReadableCourse } from './readable-course.ts';
import { signInDirectly } from './sign-in.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
let crew: Crew;
let applicant: Person;
let learner: Person;
let places: { course: string; lesson: string; result: string; job: string; open: string };

beforeAll(async () => {
  crew = await makeCrew(app());
  applicant = await makePerson(app(), { email: 'anna.beispiel@example.org' });
  await app().db.prisma.organisation.updateMany({ data: { slug: 'musterhaus' } });
  const { courseId, lessons } = await makeReadableCourse(crew.owner);
  const caller = await callerFor(app(), applicant);
  const { resultId } = await takeSoftskillTest(caller);
  await takeValueTest(caller);
  learner = await makePerson(app(), { email: 'lena.beispiel@example.org' });
  await (await callerFor(app(), learner)).learning.openLesson({ courseId, lessonId: lessons.why, invitation: null });
  const { jobId } = await makeJob(crew.owner);
  const { jobId: openId } = await makePublishedJob(crew.owner, {
    title: 'Pflegefachkraft im Nachtdienst (m/w/d)',
  });
  places = { course: courseId, lesson: lessons.why, result: resultId, job: jobId, open: openId };
});

type Who = 'visitor' | 'applicant' | 'learner' | 'owner';
/** The first three boxes of a part, or only the first of `part!`. */
type Case = readonly [who: Who, path: string, parts: readonly string[]];
const cases: readonly Case[] = [
  ['applicant', '/account', ['section', 'h2', 'input', 'form [type=submit]']],
  ['visitor', '/courses?x', ['input', 'ul > li', 'li h2']],
  ['learner', '/courses', ['h1', 'h2', 'section a!', 'input', 'ul > li']],
  ['applicant', '/courses', ['h1']],
  ['visitor', '/jobs?x', ['input', 'ul > li', 'li h2']],
  ['applicant', '/jobs', ['h1', 'input', 'ul > li', 'li h2']],
  ['applicant', '/job/OPEN', ['h1', 'dl > div']],
  ['applicant', '/discover', ['h1', 'input', 'ul > li', 'li h2']],
  ['applicant', '/profile', ['h1', 'h1 ~ button', '[role=tab]', 'dl > div']],
  ['owner', '/company/courses', ['input', 'ul > li', 'li h3']],
  ['owner', '/company/jobs', ['input', 'ul > li', 'li h3']],
  ['owner', '/company/job/JOB', ['h1', 'h2!', 'textarea!']],
  ['owner', '/company/org/members', ['h2!', 'input!', 'table', 'tbody tr!', 'td!']],
  ['owner', '/company/team', ['dl > div', 'h2!', 'input', 'ul > li!']],
  ['applicant', '/dashboard', ['dl > div', 'h2', 'ol > li']],
  ['applicant', '/dashboard?tab=skills', ['h2', 'table', 'tbody tr']],
  ['applicant', '/results/RESULT', ['h1', 'h2', 'table', 'tbody tr']],
  ['visitor', '/course/COURSE?x', ['h1', 'ol > li > p!']],
  ['visitor', '/course/COURSE?lesson=LESSON', ['h1']],
  ['owner', '/company/course/COURSE?lesson=LESSON', ['h1', 'h2']],
];

/** Upper limit of a good score in web vitals. */
const calm = 0.1;

type Box = { part: string; left: number; top: number };

const boxesOf = (page: Page, parts: readonly string[]): Promise<Box[]> =>
  page.evaluate(
    (selectors) => {
      const isSeen = (element: Element) => {
        const { top, width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2 && top < window.innerHeight;
      };
      return selectors.flatMap((part) =>
        [...document.querySelectorAll(`main ${part.replace('!', '')}`)]
          .filter(isSeen)
          .slice(0, part.endsWith('!') ? 1 : 3)
          .map((element, index) => {
            const { left, top } = element.getBoundingClientRect();
            return { part: `${part} ${index}`, left: Math.round(left), top: Math.round(top + window.scrollY) };
          }),
      );
    },
    [...parts],
  );

function moved(before: readonly Box[], after: readonly Box[], tolerance: number): string[] {
  const then = new Map(before.map((box) => [box.part, box]));
  return after.flatMap(({ part, left, top }) => {
    const box = then.get(part);
    if (box === undefined) return [`${part} was not drawn`];
    const isThere = Math.abs(box.top - top) <= tolerance && Math.abs(box.left - left) <= 2;
    return isThere ? [] : [`${part} at ${left},${top} was drawn at ${box.left},${box.top}`];
  });
}

type Shift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shiftedBy: number;
  }
}

const isSessionRequest = (url: URL) => url.pathname.startsWith('/trpc/auth.me');
const isDataRequest = (url: URL) => /^\/(?:trpc|api)\//.test(url.pathname);

/**
 * Holds the requests until `release`. `page.route` would turn off the HTTP cache, and every page would load the
 * whole client.
 */
async function holdRequests(page: Page, isHeld: (url: URL) => boolean): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const heldIds: string[] = [];
  // The page may have cancelled a held request.
  const continueRequest = (requestId: string) =>
    session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (isHeld(new URL(request.url))) heldIds.push(requestId);
    else void continueRequest(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/trpc/*' }, { urlPattern: '*/api/*' }] });
  return async () => {
    await Promise.all(heldIds.map(continueRequest));
    await session.detach();
  };
}

function countShifts(): void {
  window.shiftedBy = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as Shift[]) window.shiftedBy += value;
  }).observe({ type: 'layout-shift' });
}

const watchShifts = (page: Page): Promise<void> => page.evaluate(countShifts);

const shiftedBy = (page: Page): Promise<number> => page.evaluate(() => window.shiftedBy);

async function expectComplete(page: Page): Promise<void> {
  await page
    .getByRole('status', { name: /wird geladen/i })
    .first()
    .waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('fieldset[inert]').count()).toBe(0);
  await expectQuiet(page);
}

function addressOf(path: string): string {
  const { course, lesson, result, job, open: openJob } = places;
  const address = path.replace('COURSE', course).replace('LESSON', lesson).replace('JOB', job);
  return address.replace('RESULT', result).replace('OPEN', openJob);
}

async function pageFor(device: Device, who: Who): Promise<Page> {
  const page = await open(device);
  const person = { visitor: null, applicant, learner, owner: crew.owner }[who];
  if (person !== null) await signInDirectly(page, app(), person);
  return page;
}

async function compare(page: Page, device: Device, [, path, parts]: Case): Promise<string[]> {
  const release = await holdRequests(page, isDataRequest);
  await page.goto(addressOf(path));
  await page.locator('fieldset[inert]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await boxesOf(page, parts);
  await watchShifts(page);
  await release();
  await expectComplete(page);
  const shifted = await shiftedBy(page);
  const found = moved(before, await boxesOf(page, parts), device === 'phone' ? 28 : 16);
  expectNoComplaints(page);
  return [...found, ...(shifted > calm ? [`everything moved by ${shifted.toFixed(3)}`] : [])].map(
    (finding) => `${path}: ${finding}`,
  );
}

test.each(['desktop', 'phone'] as const)(
  'loading placeholders are drawn at the final position of the content, on a %s',
  async (device) => {
    const findings: string[] = [];
    const pages: Record<Who, Page> = {
      visitor: await pageFor(device, 'visitor'),
      applicant: await pageFor(device, 'applicant'),
      learner: await pageFor(device, 'learner'),
      owner: await pageFor(device, 'owner'),
    };
    for (const one of cases) {
      const found = await compare(pages[one[0]], device, one).catch((error: unknown) => {
        throw new Error(`${one[1]} cannot be compared`, { cause: error });
      });
      findings.push(...found);
    }
    expect(findings).toEqual([]);
  },
  120_000,
);

test('without a result, the placeholder of the results stays until the tests are shown, and nothing moves', async () => {
  const page = await open('phone');
  await page.addInitScript(countShifts);
  const held = Promise.withResolvers<void>();
  await page.route('**/tests-overview-*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto(paths.testResults);
  await page.waitForURL(`**${paths.tests}`);
  await expectDrawn(page);
  expect(await page.locator('main fieldset[inert]').count()).toBe(1);
  held.resolve();
  await expectComplete(page);
  expect(await shiftedBy(page)).toBeLessThan(calm);
});

test('the first page of an applicant has the navigation and headings of applicants before any answer', async () => {
  const page = await pageFor('phone', 'applicant');
  const release = await holdRequests(page, isDataRequest);
  await page.goto(paths.jobs);
  await page.getByRole('heading', { level: 1, name: 'Alle Stellen' }).waitFor();
  await page.getByRole('link', { name: 'Bewerbungen' }).waitFor();
  await release();
});

/** As after a failed lookup of the session. */
const deliverWithoutAccount = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname.startsWith('/job/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/name="session" content="[^"]*"/, 'name="session" content=""'),
      });
    },
  );

test('a job that arrives before the session is known does not move afterwards', async () => {
  const page = await open('phone');
  await signInDirectly(page, app(), applicant);
  await deliverWithoutAccount(page);
  const jobCame = page.waitForResponse(`**${jobRoute(places.open)}`);
  const release = await holdRequests(page, isSessionRequest);
  await page.goto(addressOf('/job/OPEN'));
  await (await jobCame).finished();
  await expectDrawn(page);
  await watchShifts(page);
  await release();
  await page.getByRole('button', { name: 'Inhalt melden' }).waitFor();
  await expectComplete(page);
  expect(await shiftedBy(page)).toBeLessThan(calm);
});

test('if the session cannot be loaded, a job is shown as to a guest and stays during the retry', async () => {
  const page = await open('phone');
  await signInDirectly(page, app(), applicant);
  await deliverWithoutAccount(page);
  await page.route(isSessionRequest, (route) => route.abort());
  await page.goto(addressOf('/job/OPEN'));
  const title = await page.getByRole('heading', { name: /Pflegefachkraft im Nachtdienst/ }).elementHandle();
  await page.waitForEvent('requestfailed', (request) => isSessionRequest(new URL(request.url())));
  await expectDrawn(page);
  expect(await title?.evaluate((node) => node.isConnected)).toBe(true);
  await page.getByRole('link', { name: 'Bewerben', exact: true }).waitFor();
});

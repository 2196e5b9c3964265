import { beforeAll, expect, test } from 'vitest';
import { contentPageSlugs } from '#shared/pages.ts';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { type Device, expectNoComplaints, testBrowser } from './browser.ts';
import { makeReadableCourse } from './readable-course.ts';

const app = testApp({ server: true });
const open = testBrowser(() => app().baseUrl);
let places: string[];

beforeAll(async () => {
  const { owner } = await makeCrew(app());
  const { organisationId, slug } = await owner.caller.organisations.current();
  await app().db.prisma.organisation.update({ where: { id: organisationId }, data: { isPublic: true } });
  const { courseId } = await makeReadableCourse(owner);
  const { jobId } = await makePublishedJob(owner, { title: 'Pflegefachkraft im Nachtdienst (m/w/d)' });
  const fixed = ['/', '/home', '/company-info', '/tests', '/tests/method', '/courses', '/certificate', '/jobs'];
  places = [...fixed, ...contentPageSlugs.map((slug) => `/${slug}`), `/company-page/${slug}`];
  places.push(`/course/${courseId}`, `/job/${jobId}`);
});

test('every rendered page is readable without JavaScript', async () => {
  const page = await open('phone', { javaScriptEnabled: false });
  for (const path of places) {
    await page.goto(path);
    expect(await page.locator('main h1').count(), path).toBe(1);
    expect(await page.getByText('Wird geladen').count(), path).toBe(0);
  }
});

test.each<Device>(['desktop', 'phone'])('the browser reuses the rendered elements, %s', async (device) => {
  const page = await open(device);
  for (const path of places) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-rendered', ''));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.locator('main h1[data-rendered]').count(), path).toBe(1);
    // A stored state would replace the page instead of reusing it.
    await page.evaluate(() => localStorage.clear());
  }
  expectNoComplaints(page);
});

test('a browser with a finished test shows its own state', async () => {
  const page = await open();
  await page.goto('/imprint');
  await page.evaluate(() => localStorage.setItem('passgenau.notice-closed', 'x'));
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Pflegefachkraft im Nachtdienst (m/w/d)' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Pflegefachkraft im Nachtdienst (m/w/d)' }).waitFor();
  expectNoComplaints(page);
});

test('back or forward between the start of the code and the first render shows the new page', async () => {
  const page = await open();
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      MessagePort.prototype.postMessage = postMessage;
      history.replaceState(history.state, '', '/help');
      postMessage.apply(this, message as Parameters<typeof postMessage>);
    };
  });
  await page.goto('/imprint');
  await page.getByRole('heading', { level: 1, name: 'Hilfe' }).waitFor();
  expectNoComplaints(page);
});

test('a stored dark scheme applies before the first paint', async () => {
  const page = await open('desktop', { colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
});

test('a page without its fonts becomes visible after a second', async () => {
  const page = await open('phone');
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const onPaint: PerformanceObserverCallback = (list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        };
        new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
      }),
  );
  expect(paintedAt).toBeGreaterThan(990);
});

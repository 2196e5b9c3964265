import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { makeReadableCourse } from './readable-course.ts';
import { enter } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

test('a visit counts once, and a script at one address cannot raise the views without limit', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeReadableCourse(editor, { title: 'Zählbarer Kurs' });
  const page = await open();
  const counted = () => page.waitForResponse((response) => response.url().includes('learning.countView'));
  await Promise.all([counted(), page.goto(`/course/${courseId}`)]);
  await Promise.all([counted(), page.reload()]);
  const views = async () =>
    (await app().db.prisma.publishedCourse.findUniqueOrThrow({ where: { courseId }, select: { viewCount: true } }))
      .viewCount;
  expect(await views()).toBe(1);
  const post = (visitor: number) =>
    page.request.post('/trpc/learning.countView', {
      data: { json: { courseId } },
      headers: { origin: app().baseUrl, 'user-agent': `Skript ${visitor}` },
    });
  for (let visitor = 0; visitor < 60; visitor++) await post(visitor);
  expect(await views()).toBe(20);
  await page.goto('/courses?q=z%C3%A4hlbar');
  await page.getByText(/ · 20 Aufrufe/).waitFor();
  expectNoComplaints(page);
});

test('a failed view count is invisible to the reader', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeReadableCourse(editor);
  const page = await open();
  await page.route('**/trpc/learning.countView**', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('view not counted'));
  await page.goto(`/course/${courseId}`);
  await expectHeading(page, 'Händehygiene im Alltag');
  await logged;
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expectNoComplaints(page);
});

test('a shared link has title and description in the delivered HTML only for permitted readers', async () => {
  const { editor, viewer } = await makeCrew(app());
  const title = 'Hygiene </script><script>alert(1)</script> & "mehr"';
  const description = 'Für alle, die im Haus <b>arbeiten</b>.';
  const course = await makeReadableCourse(editor, { title, description });
  const page = await open('desktop', { javaScriptEnabled: false });
  await page.goto(`/course/${course.courseId}`);
  const head = () =>
    Promise.all([
      page.title(),
      page.locator('meta[name="description"]').getAttribute('content'),
      page.locator('meta[property="og:title"]').getAttribute('content'),
    ]);
  expect(await head()).toEqual([`${title} – Passgenau`, description, title]);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/png');
  const inside = await makeReadableCourse(editor, { title: 'Nur im Haus', visibility: 'org-only' });
  await page.goto(`/course/${inside.courseId}`);
  expect(await page.title()).not.toContain('Nur im Haus');
  await enter(page, app(), { person: viewer, path: `/course/${inside.courseId}` });
  expect(await page.title()).toBe('Nur im Haus – Passgenau');
  const reader = await open();
  await reader.goto(`/course/${course.courseId}`);
  await expectHeading(reader, title);
  expect(await reader.title()).toBe(`${title} – Passgenau`);
  expectNoComplaints(reader);
});

import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { makePublishedCourse } from '../../server/testing/exports.ts';
import { type Crew, makeCrew } from '../../server/testing/organisations.ts';
import { download } from '../../server/testing/uploads.ts';
import { exportPath } from '../../shared/export/bundle.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import {
  closeWindow,
  drainCalls,
  expectSoundSession,
  openPlatform,
  type Platform,
  storedValues,
} from './learning-platform.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const hostileTitle = '</script><script>alert(1)</script> & "Ümlaute"';
let crew: Crew;
const platforms: Platform[] = [];

beforeAll(async () => {
  crew = await makeCrew(app());
});
afterEach(() => {
  for (const platform of platforms.splice(0)) platform.close();
});

async function platformWith(courseId: string): Promise<Platform> {
  const response = await download(app(), exportPath('scorm', { courseId, number: 1 }), crew.editor);
  expect(response.status).toBe(200);
  const platform = await openPlatform(new Uint8Array(await response.arrayBuffer()));
  platforms.push(platform);
  return platform;
}

function watch(context: BrowserContext, { url }: Platform): string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) found.push(request.url());
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return found;
}

async function beside(page: Page, { url }: Platform): Promise<Page> {
  const window = await page.context().newPage();
  await window.goto(`${url}/favicon.ico`).catch(() => undefined);
  await window.goto(`${url}/course/player/player.css`);
  return window;
}

async function start(page: Page, { url }: Platform): Promise<FrameLocator> {
  await page.goto(url);
  return page.frameLocator('iframe');
}

const press = (course: FrameLocator | Page, name: string) => course.getByRole('button', { name, exact: true }).click();

async function answer(course: FrameLocator, option: string, feedback: string): Promise<void> {
  await course.getByLabel(option).check();
  await press(course, 'Antwort prüfen');
  await course.getByRole('status').getByText(feedback).waitFor();
}

const lessonHeading = (course: FrameLocator | Page, name: string) =>
  course.getByRole('heading', { level: 2, name, exact: true }).waitFor();
const expectStored = (page: Page, expected: Record<string, string>) =>
  expect.poll(() => storedValues(page)).toMatchObject(expected);

const wrong = 'Das stimmt noch nicht.';

test('a course is learned in two sessions on a learning platform, from the first wrong answer to passing', async () => {
  const { courseId } = await makePublishedCourse(app(), crew.editor, hostileTitle);
  const platform = await platformWith(courseId);
  const page = await open();
  const strayed = watch(page.context(), platform);
  const memory = await beside(page, platform);

  const course = await start(page, platform);
  await lessonHeading(course, '1.1 Warum <b>Hände</b> waschen?');
  expect(await course.getByRole('heading', { level: 1 }).textContent()).toBe(hostileTitle);
  expect(await course.getByText('Weil es wirkt.').isVisible()).toBe(true);
  const video = course.getByRole('link', { name: 'Video öffnen: So geht es' });
  expect(await video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await answer(course, '5 Sekunden', wrong);
  await expectStored(page, { lesson_status: 'incomplete', raw: '0', lesson_location: '0' });
  await answer(course, '20 Sekunden', 'Richtig.');
  await expectStored(page, { raw: '50', min: '0', max: '100' });
  await press(course, 'Abschließen und weiter');
  await lessonHeading(course, '1.2 Bilder und Dateien');
  const picture = course.getByRole('img', { name: 'Ein Waschbecken', exact: true });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
  expect(await course.locator('audio').getAttribute('src')).toMatch(/^assets\/[\w.-]+\.mp3$/);
  expect(await course.getByRole('link', { name: /^Datei öffnen/ }).getAttribute('href')).toMatch(
    /^assets\/[\w.-]+\.pdf$/,
  );
  expectNoComplaints(page);
  await closeWindow(page);

  expectSoundSession(await drainCalls(memory));
  await expectStored(memory, { lesson_status: 'incomplete', raw: '50', lesson_location: '1' });

  const second = await page.context().newPage();
  const again = await start(second, platform);
  await lessonHeading(again, '1.2 Bilder und Dateien');
  expect(await again.getByText('1 von 3 Lektionen abgeschlossen').isVisible()).toBe(true);
  await again.getByRole('button', { name: 'Warum <b>Hände</b> waschen?, abgeschlossen' }).click();
  await again.getByRole('status').getByText('Richtig.').waitFor();
  expect(await again.getByLabel('20 Sekunden').isChecked()).toBe(true);
  await again.getByRole('button', { name: 'Bilder und Dateien', exact: true }).click();
  await press(again, 'Abschließen und weiter');
  await lessonHeading(again, '2.1 Zum Schluss');
  await answer(again, 'Handtuch', wrong);
  await press(again, 'Kurs abschließen');
  await lessonHeading(again, 'Noch nicht ganz');
  await expectStored(second, { lesson_status: 'failed', raw: '50' });
  await press(again, '2.1 Zum Schluss');
  await answer(again, 'Wasser', 'Richtig.');
  await press(again, 'Kurs abschließen');
  await lessonHeading(again, 'Geschafft');
  expect(await again.getByText('2 von 2 Quizfragen richtig beantwortet.').isVisible()).toBe(true);
  await expectStored(second, { lesson_status: 'passed', raw: '100' });
  await closeWindow(second);

  expectSoundSession(await drainCalls(memory));
  await expectStored(memory, { lesson_status: 'passed', raw: '100' });

  const third = await page.context().newPage();
  await lessonHeading(await start(third, platform), '2.1 Zum Schluss');
  await third.goto(`${platform.url}/course/player/player.css`);
  expectSoundSession(await drainCalls(memory));
  await expectStored(memory, { lesson_status: 'passed', raw: '100' });
  expect(strayed).toEqual([]);
});

test('a course without a quiz in a separate window is completed without a score', async () => {
  const { courseId } = await makeCourse(crew.editor, { lessons: 2 });
  await crew.editor.caller.publishing.publish({ courseId });
  const platform = await platformWith(courseId);
  const page = await open();
  const strayed = watch(page.context(), platform);
  await page.goto(`${platform.url}/?how=window`);
  const opening = page.waitForEvent('popup');
  await press(page, 'Kurs öffnen');
  const course = await opening;
  await press(course, 'Abschließen und weiter');
  await press(course, 'Kurs abschließen');
  await lessonHeading(course, 'Geschafft');
  await closeWindow(course);
  await expectStored(page, { lesson_status: 'completed', raw: '' });
  expectSoundSession(await drainCalls(page));
  expect(strayed).toEqual([]);
  expectNoComplaints(page);
});

test('without a platform the course works on a phone and says that nothing is stored', async () => {
  const { courseId } = await makePublishedCourse(app(), crew.editor, hostileTitle);
  const platform = await platformWith(courseId);
  const page = await open('phone');
  await page.goto(`${platform.url}/course/index.html`);
  await lessonHeading(page, '1.1 Warum <b>Hände</b> waschen?');
  expect(await page.title()).toBe(hostileTitle);
  await page.getByText('Der Kurs läuft ohne Lernplattform. Ihr Fortschritt wird nicht gespeichert.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await press(page, 'Antwort prüfen');
  await page.getByText('Wählen Sie zuerst eine Antwort.').waitFor();
  await press(page, 'Abschließen und weiter');
  await lessonHeading(page, '1.2 Bilder und Dateien');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeFile } from '../../server/testing/courses.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { makePerson } from '../../server/testing/people.ts';
import { type Device, expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { answer, button, expectProgress, finishLesson, quiz } from './learner.ts';
import { addImage, answers, makeReadableCourse, question, recordTraffic } from './readable-course.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

async function expectNoSolution(page: Page, traffic: () => Promise<string[]>): Promise<void> {
  const bodies = [...(await traffic()), await page.content()];
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.some((body) => body.includes(question))).toBe(true);
  for (const body of bodies.filter((text) => text.includes(question)))
    expect(body).not.toMatch(/correct|solution|isRight|Richtige Antwort/i);
  for (const body of bodies.filter((text) => text.startsWith('{') || text.startsWith('[')))
    expect(body).not.toMatch(/correctIndex|isCorrect|solutions/);
}

test('a video without a link and a quiz without a question show as not loaded yet', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, lessons } = await makeReadableCourse(editor);
  for (const type of ['video', 'quiz'] as const)
    await editor.caller.editor.addBlock({ courseId, lessonId: lessons.gloves, type });
  await editor.caller.publishing.publish({ courseId });
  const page = await open();
  await page.goto(`/course/${courseId}?lesson=${lessons.gloves}`);
  await page.getByText('Video wird geladen...', { exact: true }).waitFor();
  const blank = page.getByRole('region', { name: 'Quiz: Quiz wird geladen...' });
  await blank.getByText('Quiz wird geladen...', { exact: true }).first().waitFor();
  await page.getByText('Kein Inhalt verfügbar', { exact: true }).waitFor();
  expectNoComplaints(page);
});

test.each<Device>(['desktop', 'phone'])(
  'a visitor finds a course, reads it and answers its quiz (%s)',
  async (device) => {
    const { editor } = await makeCrew(app());
    const title = `Händehygiene für ${device}`;
    const { lessons, courseId } = await makeReadableCourse(editor, { title });
    const page = await open(device);
    const traffic = recordTraffic(page);
    await page.goto(`/courses?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expectHeading(page, title);
    await page.getByText('Musterhaus', { exact: true }).waitFor();
    await page.getByText('Version 1', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Erste Lektion ansehen' }).click();
    await expectAddress(page, `/course/${courseId}?lesson=${lessons.why}`);
    await expectHeading(page, '1.1 Warum Hände');
    await quiz(page).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectNoSolution(page, traffic);
    await quiz(page).getByRole('button', { name: 'Antwort prüfen' }).click();
    await quiz(page).getByText('Wählen Sie eine Antwort.').waitFor();
    await answer(page, answers[0]);
    await quiz(page).getByText('Nicht richtig.', { exact: true }).waitFor();
    await button(page, 'Lösung zeigen').click();
    await quiz(page).getByText('Nicht richtig. Richtig ist Antwort B.').waitFor();
    await quiz(page).getByRole('listitem').filter({ hasText: answers[1] }).getByText('Richtige Antwort').waitFor();
    await expectAccessible(page);
    await button(page, 'Noch einmal versuchen').click();
    await answer(page, answers[1]);
    await quiz(page).getByText('Richtig.', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Weiter 1\.2 Die fünf Momente/ }).click();
    await expectHeading(page, '1.2 Die fünf Momente');
    await button(page, 'Video abspielen: Die Momente').waitFor();
    await page.getByRole('link', { name: /^Weiter 2\.1 Handschuhe/ }).click();
    await expectHeading(page, '2.1 Handschuhe');
    await page.getByText('Kein Inhalt verfügbar').waitFor();
    await page.goBack();
    await expectHeading(page, '1.2 Die fünf Momente');
    expect(await page.getByRole('button', { name: /^Weiter\b/ }).count()).toBe(0);
    expectNoComplaints(page);
  },
);

test('completes a lesson by keyboard alone', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeReadableCourse(editor);
  const page = await open();
  await page.goto(`/course/${courseId}`);
  await page.getByRole('link', { name: 'Erste Lektion ansehen' }).focus();
  await page.keyboard.press('Enter');
  await expectHeading(page, '1.1 Warum Hände');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toBe('1.1 Warum Hände');
  await quiz(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Richtig.');
  expectNoComplaints(page);
});

test('each kind of person sees the courses open to them, and other people find none', async () => {
  const crew = await makeCrew(app());
  const stranger = await makePerson(app());
  const other = (await makeCrew(app())).viewer;
  const inside = await makeReadableCourse(crew.editor, { title: 'Nur im Haus', visibility: 'org-only' });
  const invited = await makeReadableCourse(crew.editor, { title: 'Nur mit Link', visibility: 'private' });
  const link = `/course/${invited.courseId}?invitation=${invited.invitation}`;
  const none = 'Kurs nicht gefunden';
  const wrong = `/course/${invited.courseId}?invitation=${'x'.repeat(32)}`;
  const expected = [
    { who: null, inside: none, byLink: 'Nur mit Link', bare: none },
    { who: stranger, inside: none, byLink: 'Nur mit Link', bare: none },
    { who: other, inside: none, byLink: 'Nur mit Link', bare: none },
    { who: crew.viewer, inside: 'Nur im Haus', byLink: 'Nur mit Link', bare: none },
    { who: crew.editor, inside: 'Nur im Haus', byLink: 'Nur mit Link', bare: 'Nur mit Link' },
  ];
  for (const { who, ...sees } of expected) {
    const page = await openAs(who, `/course/${inside.courseId}`);
    await expectHeading(page, sees.inside);
    await page.goto(link);
    await expectHeading(page, sees.byLink);
    for (const address of [`/course/${invited.courseId}`, wrong]) {
      await page.goto(address);
      await expectHeading(page, sees.bare);
    }
    await page.goto('/courses?q=Nur');
    await page.getByRole('heading', { name: 'Keine Kurse gefunden' }).waitFor();
    expectNoComplaints(page);
  }
});

test('keeps the invitation of a private course on every link inside it', async () => {
  const { editor, orgId } = await makeCrew(app());
  const { courseId, invitation, lessons } = await makeReadableCourse(editor, { visibility: 'private' });
  const fileId = await makeFile(app(), { courseId, orgId });
  await addImage(editor, { courseId, lessonId: lessons.moments, fileId });
  const person = await makePerson(app());
  const page = await openAs(person, `/course/${courseId}?invitation=${invitation}`);
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await expectAddress(page, `/course/${courseId}?lesson=${lessons.why}&invitation=${invitation}`);
  await answer(page, answers[1]);
  await quiz(page).getByText('Richtig.', { exact: true }).waitFor();
  await finishLesson(page);
  await expectAddress(page, `/course/${courseId}?lesson=${lessons.moments}&invitation=${invitation}`);
  await page.reload();
  await expectHeading(page, '1.2 Die fünf Momente');
  await expectProgress(page, '1 von 3 Lektionen gelesen');
  const image = page.getByRole('img', { name: 'Ein Waschbecken' });
  expect(await image.getAttribute('src')).toMatch(new RegExp(`^/files/.+[?]invitation=${invitation}$`));
  await page.getByText('Waschbecken im Flur', { exact: true }).waitFor();
  const inner = await page
    .locator(`a[href^="/course/"]`)
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(inner.length).toBeGreaterThan(4);
  for (const address of inner) expect(address).toContain(`invitation=${invitation}`);
  expectNoComplaints(page);
});

test('prints the course in light and dark mode without navigation and with link targets', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeReadableCourse(editor);
  const page = await open('desktop', { colorScheme: 'dark' });
  await page.goto(`/course/${courseId}`);
  await page.getByRole('link', { name: 'Druckansicht' }).click();
  await page.getByRole('heading', { level: 3, name: '2.1 Handschuhe' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), button(page, 'Drucken')])
    await hidden.waitFor({ state: 'hidden' });
  const link = page.getByRole('link', { name: /Händen/ });
  const after = () => link.evaluate((one) => getComputedStyle(one, '::after').content);
  await expect.poll(after).toContain('https://example.org/keime');
  await page.getByText('https://www.youtube.com/watch?v=dQw4w9WgXcQ').waitFor();
  const colours = () =>
    page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return { ground, ink: getComputedStyle(document.querySelector('h1') ?? document.body).color };
    });
  await expect.poll(colours).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(18, 52, 59)' });
  expectNoComplaints(page);
});

test('prints the page of a signed-in person without its frame', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeReadableCourse(editor);
  const page = await openAs(await makePerson(app()), `/course/${courseId}`);
  const frame = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Druckansicht' }),
  ];
  const parts = [...frame, button(page, 'Inhalt melden')];
  for (const part of parts) await part.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await part.waitFor({ state: 'hidden' });
  expectNoComplaints(page);
});

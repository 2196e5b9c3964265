import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { days } from '../../server/core/runtime/clock.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { answer, button, expectProgress, finishLesson, quiz } from './learner.ts';
import { answers, makeReadableCourse, question } from './readable-course.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

/** The two buttons below a lesson side by side, each label on one line. */
async function expectOneLine(page: Page): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Vorige und nächste Lektion' }).locator('[data-button], button');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const boxes = await ways.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => height)).toEqual([44, 44]);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  }
}

test('a visitor returns to the same lesson after signing in', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, lessons } = await makeReadableCourse(editor);
  const person = await makePerson(app());
  const page = await open();
  const lesson = `/course/${courseId}?lesson=${lessons.moments}`;
  await page.goto(lesson);
  await page.getByText(/^Mit einem kostenlosen Konto bleibt Ihr Fortschritt/).waitFor();
  await page.getByRole('article').getByRole('link', { name: 'Kostenlos registrieren' }).click();
  await page.getByRole('tab', { name: 'Anmelden' }).click();
  await signInByForm(page, person.email);
  await expectAddress(page, lesson);
  await finishLesson(page);
  await expectHeading(page, '2.1 Handschuhe');
  await expectProgress(page, '1 von 3 Lektionen gelesen');
  expectNoComplaints(page);
});

test('a member learns on two days and gets the certificate', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId } = await makeReadableCourse(editor);
  const page = await openAs(viewer, `/course/${courseId}`);
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await answer(page, answers[2]);
  await quiz(page).getByText('Nicht richtig.', { exact: true }).waitFor();
  await finishLesson(page);
  await expectHeading(page, '1.2 Die fünf Momente');
  await page.getByRole('navigation', { name: 'Inhalt des Kurses' }).getByText('Gelesen, Frage offen').waitFor();

  app().clock.advance(days(1));
  const nextDay = await openAs(viewer, `/course/${courseId}`, 'phone');
  await expectProgress(nextDay, '1 von 3 Lektionen gelesen, 1 Frage offen');
  await nextDay.getByRole('link', { name: 'Weiter bei 1.2 Die fünf Momente' }).click();
  await finishLesson(nextDay);
  await expectHeading(nextDay, '2.1 Handschuhe');
  await nextDay.getByText(/Für das Zertifikat fehlt noch 1 Frage\.$/).waitFor();
  await expectOneLine(nextDay);
  await button(nextDay, '1 Frage beantworten').click();
  await quiz(nextDay).getByText('Ihre Antwort', { exact: true }).waitFor();
  await button(nextDay, 'Noch einmal versuchen').click();
  await answer(nextDay, answers[1]);
  await quiz(nextDay).getByText('Richtig.', { exact: true }).waitFor();
  await nextDay.goto(`/course/${courseId}`);
  await nextDay.getByRole('heading', { name: 'Kurs abgeschlossen' }).waitFor();
  await nextDay.getByText('Version 1 des Kurses').waitFor();
  await nextDay.getByRole('img', { name: /^QR-Code/ }).waitFor();
  await expectAccessible(nextDay);
  const certificate = nextDay.getByRole('link', { name: 'Zertifikat herunterladen' });
  const file = await nextDay.request.get((await certificate.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expectNoComplaints(page);
  expectNoComplaints(nextDay);
});

test('a new version appears during learning and keeps all progress', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, lessons, moduleId } = await makeReadableCourse(editor);
  const page = await openAs(viewer, `/course/${courseId}?lesson=${lessons.why}`);
  await answer(page, answers[1]);
  await quiz(page).getByText('Richtig.', { exact: true }).waitFor();
  await finishLesson(page);
  await expectHeading(page, '1.2 Die fünf Momente');
  expect(await page.getByText('Es gibt Version 2 dieses Kurses.').count()).toBe(0);

  await editor.caller.editor.addLesson({ courseId, moduleId, title: 'Hautpflege' });
  await editor.caller.editor.removePart({ courseId, level: 'lesson', id: lessons.gloves });
  await editor.caller.publishing.publish({ courseId });
  await finishLesson(page);
  await expectHeading(page, '2.1 Handschuhe');
  await page.getByText('Es gibt Version 2 dieses Kurses.').waitFor();
  await page.getByText('Was Sie gelernt haben, bleibt erhalten.').waitFor();
  await button(page, 'Neue Version laden').click();
  await page.getByText('Diese Lektion gibt es in der aktuellen Version nicht mehr.').waitFor();
  await page.getByText('Version 2', { exact: true }).waitFor();
  await expectProgress(page, '2 von 3 Lektionen gelesen');
  await page.getByRole('link', { name: 'Weiter bei 2.1 Hautpflege' }).click();
  await finishLesson(page);
  await page.getByRole('heading', { name: 'Kurs abgeschlossen' }).waitFor();
  await page.getByRole('link', { name: '1.1 Warum Hände abgeschlossen' }).click();
  await quiz(page).getByText('Richtig.', { exact: true }).waitFor();
  expectNoComplaints(page);
});

test('rejects an answer to an outdated version and links to the new one', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, lessons, quizId, quizRevision } = await makeReadableCourse(editor);
  const page = await openAs(viewer, `/course/${courseId}?lesson=${lessons.why}`);
  await quiz(page).getByRole('radio', { name: answers[2] }).waitFor();

  const content = { question, options: [answers[0], '90 Sekunden', answers[1]], correctIndex: 2 };
  const change = { courseId, blockId: quizId, revision: quizRevision, block: { type: 'quiz', content } } as const;
  await editor.caller.editor.saveBlock(change);
  await editor.caller.publishing.publish({ courseId });
  await answer(page, answers[2]);
  const refusal = 'Es gibt eine neue Version dieses Kurses. Laden Sie sie und antworten Sie dann.';
  await quiz(page).getByText(refusal).waitFor();
  await expectAccessible(page);
  await quiz(page).getByRole('button', { name: 'Neue Version laden' }).click();
  await quiz(page).getByRole('radio', { name: '90 Sekunden' }).waitFor();
  expect(await page.getByText('Neue Version laden').count()).toBe(0);
  await answer(page, answers[1]);
  await quiz(page).getByText('Richtig.', { exact: true }).waitFor();
  expectNoComplaints(page);
});

test('a person invited to a private course continues from the dashboard', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, lessons, invitation } = await makeReadableCourse(editor, { visibility: 'private' });
  const page = await openAs(await makePerson(app()), `/course/${courseId}?invitation=${invitation}`);
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await finishLesson(page);
  await expectHeading(page, '1.2 Die fünf Momente');
  await page.goto('/dashboard?tab=courses');
  await page.getByRole('link', { name: 'Weiterlernen Händehygiene im Alltag' }).click();
  await expectAddress(page, `/course/${courseId}?lesson=${lessons.moments}&invitation=${invitation}`);
  await expectHeading(page, '1.2 Die fünf Momente');
  expectNoComplaints(page);
});

test("the dashboard lists the learner's courses, and the organisation sees its members' progress", async () => {
  const { editor, owner, viewer } = await makeCrew(app());
  const { courseId, lessons } = await makeReadableCourse(editor);
  const person = await makePerson(app(), { firstName: 'Jana', lastName: 'Fremd' });
  const page = await openAs(person, '/dashboard?tab=courses');
  await page.getByRole('heading', { name: 'Sie haben noch keinen Kurs begonnen' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Alle Kurse' }).first().waitFor();
  await (await callerFor(app(), person)).learning.markLesson({ courseId, lessonId: lessons.why, isDone: true });
  await viewer.caller.learning.markLesson({ courseId, lessonId: lessons.why, isDone: true });
  await viewer.caller.learning.markLesson({ courseId, lessonId: lessons.gloves, isDone: true });
  await page.reload();
  await page.getByText('1 von 3 Lektionen gelesen, 1 Frage offen').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Weiterlernen Händehygiene im Alltag' }).click();
  await expectHeading(page, '1.2 Die fünf Momente');

  const manager = await openAs(owner, '/company/courses');
  await button(manager, 'Aktionen für Händehygiene im Alltag').click();
  await manager.getByRole('menuitem', { name: 'Lernfortschritt' }).click();
  await expectHeading(manager, 'Lernfortschritt');
  const row = manager.getByRole('table', { name: 'Lernfortschritt der Mitglieder' }).getByRole('row').nth(1);
  await row.getByText('2 von 3 Lektionen gelesen').waitFor();
  expect(await manager.getByRole('table').getByRole('row').count()).toBe(2);
  const outside = manager.getByRole('region', { name: 'Außerhalb der Organisation' });
  expect(await outside.getByRole('definition').allTextContents()).toEqual(['1', '0']);
  expect(await manager.content()).not.toContain('Fremd');
  await expectAccessible(manager);
  expectNoComplaints(page);
  expectNoComplaints(manager);
});

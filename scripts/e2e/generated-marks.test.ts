import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { addGenerated, makeSource, originFrom, sourceQuote } from '../../server/testing/generated-blocks.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('generated blocks are marked until an author has checked them, and link to their source', async () => {
  const { editor, orgId } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const { key, ...source } = await makeSource(app(), { courseId, orgId });
  const lessonId = await addGenerated(app(), course, { userId: editor.userId, origin: originFrom(source) });
  const page = await openAs(editor, `/company/course/${courseId}?lesson=${lessonId}`, 'phone');

  await page.getByText('2 Inhalte sind noch nicht geprüft.', { exact: true }).first().waitFor();
  const marks = page.getByRole('button', { name: /^(mit KI erzeugt|noch nicht geprüft)$/ });
  await marks.nth(1).waitFor();
  await page.getByRole('button', { name: 'handbuch.pdf, Seite 2 · belegt' }).click();
  await page.getByText(sourceQuote).waitFor();
  const link = page.getByRole('link', { name: 'Datei an dieser Stelle öffnen' });
  expect(await link.getAttribute('href')).toBe(`/files/${key}#page=2`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'detached' });

  await page
    .getByRole('button', { name: /: geprüft$/ })
    .first()
    .click();
  await marks.nth(1).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Alle in dieser Lektion geprüft' }).click();
  await marks.waitFor({ state: 'detached' });
  await expect
    .poll(async () => {
      const { blocks } = await editor.caller.editor.lesson({ courseId, lessonId });
      return blocks.map(({ origin }) => origin?.state ?? null);
    })
    .toEqual([null, 'confirmed', 'confirmed']);
  expectNoComplaints(page);
});

test('a learner sees the source and explanation of a question after answering', async () => {
  const { editor, orgId } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const { key, ...source } = await makeSource(app(), { courseId, orgId });
  const origin = { ...originFrom(source), state: 'confirmed' as const };
  const lessonId = await addGenerated(app(), course, { userId: editor.userId, origin });
  const jsonContent = { question: 'Wie lange?', options: ['Kurz', 'Lang'], correctIndex: 1, explanation: 'Keime.' };
  await app().db.prisma.contentBlock.updateMany({ where: { lessonId, type: 'quiz' }, data: { origin, jsonContent } });
  await app().db.prisma.course.update({
    where: { id: courseId },
    data: { showsSources: true, visibility: 'public' },
  });
  await editor.caller.publishing.publish({ courseId });
  const person = await makePerson(app());
  const page = await openAs(person, `/course/${courseId}?lesson=${lessonId}`, 'phone');

  const quiz = page.getByRole('region', { name: 'Quiz: Wie lange?' });
  await quiz.getByRole('radio', { name: 'Lang' }).check();
  const link = page.getByRole('link', { name: 'Quelle: handbuch.pdf, Seite 2' });
  expect(await link.count()).toBe(1);
  await quiz.getByRole('button', { name: 'Antwort prüfen' }).click();
  await quiz.getByText('Keime.', { exact: true }).waitFor();
  expect(await quiz.getByRole('link').getAttribute('href')).toBe(`/files/${key}#page=2`);
  expect(await link.count()).toBe(2);
  await expectAccessible(page);
  expectNoComplaints(page);
});

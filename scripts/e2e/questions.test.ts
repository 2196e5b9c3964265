import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCrew } from '../../server/testing/organisations.ts';
import { callerFor, makePerson } from '../../server/testing/people.ts';
import { firstQuiz, makeQuizCourse, publishQuiz } from '../../server/testing/quiz-course.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

const explanation = 'Erst nach dreißig Sekunden hat der Alkohol gewirkt.';

test('warns an author about a weak question on leaving it, and learners read the added explanation', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { courseId, first, blockId } = course;
  const author = await openAs(editor, `/company/course/${courseId}?lesson=${first}`);
  const field = (name: string) => author.getByRole('textbox', { name, exact: true });
  const hints = author.getByRole('region', { name: 'Hinweise zu dieser Frage' });
  await field('Antwort 3').fill('Alle genannten');
  expect(await hints.count()).toBe(0);
  await field('Erklärung').fill(explanation);
  await author.getByRole('combobox', { name: 'Schwierigkeit' }).selectOption('Verstehen');
  await author.getByRole('heading', { level: 1 }).first().click();
  await hints.getByText(/^Antwort 3 fasst nur zusammen/).waitFor();
  await expectAccessible(author);
  await field('Antwort 3').fill('60 s');
  await hints.waitFor({ state: 'detached' });
  const stored = async () =>
    (await editor.caller.editor.lesson({ courseId, lessonId: first })).blocks.find((block) => block.blockId === blockId)
      ?.content;
  await expect.poll(stored).toEqual({ ...firstQuiz, explanation, level: 'verstehen' });
  await editor.caller.publishing.publish({ courseId });

  const reader = await open('phone');
  await reader.goto(`/course/${courseId}?lesson=${first}`);
  const quiz = reader.getByRole('region', { name: `Quiz: ${firstQuiz.question}` });
  await quiz.getByRole('radio', { name: '30 s' }).check();
  expect(await quiz.getByText(explanation).count()).toBe(0);
  await quiz.getByRole('button', { name: 'Antwort prüfen' }).click();
  await quiz.getByText(explanation).waitFor();
  await expectAccessible(reader);
  expectNoComplaints(author);
  expectNoComplaints(reader);
});

test('managers and authors see the first answers of learners and can open the question', async () => {
  const { owner, editor } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { courseId, blockId, first } = course;
  await publishQuiz(editor, course, { ...firstQuiz, level: 'wissen' });
  for (const chosen of [1, 0, 0, 0, 0]) {
    const { learning } = await callerFor(app(), await makePerson(app()));
    await learning.answer({ courseId, version: 2, blockId, chosen });
  }
  const page = await openAs(owner, `/company/course/${courseId}/learners`, 'phone');
  await page.getByRole('tab', { name: 'Antworten auf Fragen' }).click();
  const question = page.getByRole('article', { name: firstQuiz.question });
  await question.getByText('1 von 5 beim ersten Mal richtig').waitFor();
  const options = await question.getByRole('listitem').allInnerTexts();
  expect(options.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '5 s wählen fast alle 80 %',
    '30 s richtig 20 %',
    '60 s wählt niemand 0 %',
  ]);
  await expectAccessible(page);
  const writer = await openAs(editor, `/company/course/${courseId}/learners`);
  await expectHeading(writer, 'Lernfortschritt');
  expect(await writer.getByRole('tab').count()).toBe(0);
  const link = writer.getByRole('link', { name: /im Editor öffnen$/ });
  expect(await link.getAttribute('href')).toBe(`/company/course/${courseId}?lesson=${first}`);
  expectNoComplaints(page);
  expectNoComplaints(writer);
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { firstQuiz, makeQuizCourse, publishQuiz } from '../../testing/quiz-course.ts';

const app = testApp();

const makeLearner = async () => (await callerFor(app(), await makePerson(app()))).learning;
type Learner = Awaited<ReturnType<typeof makeLearner>>;
type Asked = { courseId: string; blockId: string; version?: number };

const answer = (learner: Learner, { courseId, blockId, version = 1 }: Asked, chosen: number) =>
  learner.answer({ courseId, version, blockId, chosen });

async function answerAll(asked: Asked, choices: readonly number[]): Promise<void> {
  for (const chosen of choices) await answer(await makeLearner(), asked, chosen);
}

const questionsOf = async ({ caller }: Member, courseId: string) =>
  (await caller.learning.questions({ courseId })).questions;
const storedOf = async (courseId: string) =>
  (await app().db.prisma.questionChoice.findMany({ where: { courseId }, select: { count: true } }))
    .map(({ count }) => count)
    .toSorted();

test('shows first answers from five people on, including options without an answer', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  await answerAll(course, [1, 1, 0, 1]);
  expect(await questionsOf(editor, course.courseId)).toEqual([
    {
      blockId: course.blockId,
      lessonId: course.first,
      lessonTitle: 'Lektion 1',
      moduleTitle: 'Modul 1: Einführung',
      lessonNumber: '1.1',
      question: 'Wie lange?',
      level: null,
      answered: 4,
      right: null,
      options: firstQuiz.options.map((text, index) => ({ text, isRight: index === 1, share: null, mark: null })),
    },
  ]);
  await answerAll(course, [0]);
  expect(await questionsOf(editor, course.courseId)).toMatchObject([
    {
      answered: 5,
      right: 3,
      options: [
        { text: '5 s', isRight: false, share: 0.4, mark: null },
        { text: '30 s', isRight: true, share: 0.6, mark: null },
        { text: '60 s', isRight: false, share: 0, mark: 'unchosen' },
      ],
    },
  ]);
});

test('shows new answers in steps of five, so that a difference never reveals one person’s answer', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  await answerAll(course, [1, 1, 1, 1, 1]);
  const shownBefore = await questionsOf(editor, course.courseId);
  expect(shownBefore).toMatchObject([{ answered: 5, right: 5 }]);
  for (let count = 0; count < 4; count++) {
    await answerAll(course, [0]);
    expect(await questionsOf(editor, course.courseId)).toEqual(shownBefore);
  }
  await answerAll(course, [2]);
  expect(await questionsOf(editor, course.courseId)).toMatchObject([{ answered: 10, right: 5 }]);
});

test("counts only a person's first answer, even of two simultaneous ones, and no visitors or staff", async () => {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { learning } = viewer.caller;
  await Promise.all([answer(learning, course, 0), answer(learning, course, 0)]);
  await answer(learning, course, 1);
  expect(await storedOf(course.courseId)).toEqual([1]);
  await answer((await callerFor(app(), null)).learning, course, 1);
  const staff = await makePerson(app(), { userType: 'company', platformRole: 'support' });
  await answer((await callerFor(app(), staff)).learning, course, 1);
  expect(await storedOf(course.courseId)).toEqual([1]);
});

test('another solution restarts the count, another wrong option or order does not', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  await answerAll(course, [1, 1, 1, 1, 0]);
  await publishQuiz(editor, course, { question: 'Wie lange?', options: ['30 s', '5 s', '90 s'], correctIndex: 0 });
  expect(await questionsOf(editor, course.courseId)).toMatchObject([
    { answered: 5, right: 4, options: [{ share: 0.8 }, { share: 0.2 }, { text: '90 s', mark: 'unchosen' }] },
  ]);
  const { revision } = (await editor.caller.editor.lesson({ courseId: course.courseId, lessonId: course.first }))
    .blocks[1] ?? { revision: '' };
  await publishQuiz(
    editor,
    { ...course, quizRevision: revision },
    { question: 'Wie lange?', options: ['30 s', '5 s', '90 s'], correctIndex: 2 },
  );
  expect(await questionsOf(editor, course.courseId)).toMatchObject([{ answered: 0, right: null }]);
});

test('lists questions page by page in reading order, only for people who edit the course', async () => {
  const [{ editor, viewer }, other] = [await makeCrew(app()), await makeCrew(app())];
  const { courseId, blockId } = await makeQuizCourse(editor);
  for (let count = 0; count < 25; count++)
    await editor.caller.editor.duplicatePart({ courseId, level: 'block', id: blockId });
  await editor.caller.publishing.publish({ courseId });
  const first = await editor.caller.learning.questions({ courseId });
  const second = await editor.caller.learning.questions({ courseId, cursor: first.nextCursor });
  expect([first.questions.length, second.questions.length, second.nextCursor]).toEqual([25, 1, null]);
  expect(new Set([...first.questions, ...second.questions].map((one) => one.blockId)).size).toBe(26);
  expect(await outcomeOf(viewer.caller.learning.questions({ courseId }))).toBe('FORBIDDEN');
  expect(await outcomeOf(other.owner.caller.learning.questions({ courseId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(editor.caller.learning.questions({ courseId, cursor: -1 }))).not.toBe('accepted');
});

test('a course that is offline has no question statistics', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  await editor.caller.publishing.withdraw({ courseId });
  expect(await editor.caller.learning.questions({ courseId })).toEqual({ questions: [], nextCursor: null });
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor } from '../../testing/people.ts';
import { firstQuiz, makeQuizCourse, publishQuiz } from '../../testing/quiz-course.ts';

const app = testApp();

test('existing lessons keep their progress, and removed ones stop counting', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  const { learning } = viewer.caller;
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  expect((await learning.progress({ courseId }))?.isComplete).toBe(true);

  const { modules } = await editor.caller.editor.course({ courseId });
  await editor.caller.editor.removePart({ courseId, level: 'lesson', id: second });
  const added = await editor.caller.editor.addLesson({ courseId, moduleId: modules[0]?.moduleId ?? '' });
  await editor.caller.publishing.publish({ courseId });
  expect(await learning.progress({ courseId })).toMatchObject({
    version: 2,
    lessonCount: 2,
    lessonsDone: [first],
    answers: [{ blockId, chosen: 1, isCorrect: true, correctIndex: 1, explanation: '' }],
    lastLessonId: first,
    isComplete: false,
    certificates: [{ version: 1 }],
  });
  await learning.markLesson({ courseId, lessonId: added.lessonId, isDone: true });
  expect((await learning.progress({ courseId }))?.certificates.map(({ version }) => version)).toEqual([2, 1]);
});

const reordered = { ...firstQuiz, options: ['30 s', '60 s', '5 s'], correctIndex: 0 };

test.each([
  ['a right answer', 1, { chosen: 0, isCorrect: true, correctIndex: 0 }],
  ['a wrong answer', 0, { chosen: 2, isCorrect: false, correctIndex: 0 }],
])('%s stays unchanged when only the order of the options changes', async (_, chosen, outcome) => {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { courseId, blockId } = course;
  await viewer.caller.learning.answer({ courseId, version: 1, blockId, chosen });
  await publishQuiz(editor, course, reordered);
  const progress = await viewer.caller.learning.progress({ courseId });
  expect(progress).toMatchObject({ version: 2, answers: [{ blockId, ...outcome }] });
});

test.each([
  ['another question', { ...firstQuiz, question: 'Wie oft?' }],
  ['another option', { ...firstQuiz, options: ['5 s', '30 s', '90 s'] }],
  ['one more option', { ...firstQuiz, options: [...firstQuiz.options, '90 s'] }],
  ['another solution', { ...firstQuiz, correctIndex: 2 }],
])('asks a quiz with %s again, and hides its solution until then', async (_, changed) => {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { courseId, first, second, blockId } = course;
  const { learning } = viewer.caller;
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await publishQuiz(editor, course, changed);
  const responses = [
    await learning.progress({ courseId }),
    await learning.openLesson({ courseId, lessonId: first }),
    await learning.markLesson({ courseId, lessonId: first, isDone: true }),
  ];
  for (const progress of responses) {
    expect(progress).toMatchObject({ version: 2, quizCount: 1, answers: [], isComplete: false });
    expect(JSON.stringify(progress)).not.toMatch(/correct/i);
  }
  const { correctIndex } = changed;
  await learning.answer({ courseId, version: 2, blockId, chosen: correctIndex });
  expect(await learning.progress({ courseId })).toMatchObject({
    isComplete: true,
    answers: [{ chosen: correctIndex }],
  });
});

test('ignores an answer whose question is unknown', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, blockId } = await makeQuizCourse(editor);
  await viewer.caller.learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  await app().db.prisma.quizAnswer.updateMany({ where: { courseId }, data: { question: '' } });
  expect((await viewer.caller.learning.progress({ courseId }))?.answers).toEqual([]);
});

test('rejects an answer to a version that is not online, without a solution or stored answer', async () => {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { courseId, blockId } = course;
  await publishQuiz(editor, course, reordered);
  for (const { learning } of [viewer.caller, await callerFor(app(), null)]) {
    const late = learning.answer({ courseId, version: 1, blockId, chosen: 1 });
    await expect(late).rejects.toMatchObject({ cause: { code: 'NEWER_VERSION', details: {} } });
    expect(await outcomeOf(learning.answer({ courseId, version: 3, blockId, chosen: 1 }))).toBe('NEWER_VERSION');
  }
  expect(await viewer.caller.learning.progress({ courseId })).toBeNull();
  expect(await viewer.caller.learning.answer({ courseId, version: 2, blockId, chosen: 0 })).toMatchObject({
    isCorrect: true,
  });
});

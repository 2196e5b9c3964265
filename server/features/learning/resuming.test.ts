import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';

const app = testApp();

test('a person resumes at the last opened lesson, never at one of another course', async () => {
  const { editor, viewer } = await makeCrew(app());
  const [{ courseId, second }, foreign] = [await makeQuizCourse(editor), await makeQuizCourse(editor)];
  const { learning } = viewer.caller;
  for (const lessonId of [foreign.first, crypto.randomUUID()])
    expect(await outcomeOf(learning.openLesson({ courseId, lessonId }))).toBe('NOT_FOUND');
  expect(await learning.progress({ courseId })).toBeNull();
  await learning.openLesson({ courseId, lessonId: second });
  expect(await outcomeOf(learning.openLesson({ courseId, lessonId: foreign.first }))).toBe('NOT_FOUND');
  expect(await learning.progress({ courseId })).toMatchObject({ lastLessonId: second, lessonsDone: [] });
});

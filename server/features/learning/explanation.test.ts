import { expect, test } from 'vitest';
import { courseRoute } from '#shared/catalogue/schema.ts';
import { type Snapshot, snapshotForReaders } from '#shared/publishing/snapshot.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { callerFor } from '../../testing/people.ts';
import { firstQuiz, makeQuizCourse, publishQuiz } from '../../testing/quiz-course.ts';

const app = testApp({ server: true });
const explanation = 'Dreißig Sekunden, bis der Alkohol gewirkt hat.';
const explained = { ...firstQuiz, explanation, level: 'verstehen' as const };

async function explainedCourse() {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  await publishQuiz(editor, course, explained);
  return { ...course, editor, viewer };
}

test('the explanation comes with any answer, and again with the progress', async () => {
  const { courseId, blockId, viewer } = await explainedCourse();
  const { learning } = viewer.caller;
  const outcome = { blockId, chosen: 0, isCorrect: false, correctIndex: 1, explanation };
  expect(await learning.answer({ courseId, version: 2, blockId, chosen: 0 })).toEqual(outcome);
  expect((await learning.progress({ courseId }))?.answers).toEqual([outcome]);
  const visitor = await callerFor(app(), null);
  expect(await visitor.learning.answer({ courseId, version: 2, blockId, chosen: 1 })).toEqual({
    ...outcome,
    chosen: 1,
    isCorrect: true,
  });
});

test('readers get no explanation or level before they answer', async () => {
  const { courseId, viewer, blockId } = await explainedCourse();
  const read = await (await fetch(`${app().baseUrl}${courseRoute(courseId)}`)).text();
  const draft = await viewer.caller.publishing.draft({ courseId });
  const version = await viewer.caller.publishing.version({ courseId, number: null });
  for (const seen of [read, JSON.stringify(draft), JSON.stringify(version)]) {
    expect(seen).toContain(firstQuiz.question);
    for (const hidden of [explanation, 'verstehen', 'correctIndex']) expect(seen).not.toContain(hidden);
  }
  const asked = { question: firstQuiz.question, options: firstQuiz.options };
  expect(await viewer.caller.publishing.answerDraft({ courseId, blockId, asked, chosen: 2 })).toEqual({
    blockId,
    chosen: 2,
    isCorrect: false,
    correctIndex: 1,
    explanation,
  });
});

test('people who edit see explanation and level in the preview', async () => {
  const { courseId, editor, blockId } = await explainedCourse();
  const { solutions } = await editor.caller.publishing.version({ courseId, number: null });
  expect(solutions).toEqual({ [blockId]: { correctIndex: 1, explanation, level: 'verstehen' } });
});

test('a duplicated block and a new version keep explanation and level', async () => {
  const { courseId, editor, blockId, first } = await explainedCourse();
  await editor.caller.editor.duplicatePart({ courseId, level: 'block', id: blockId });
  const { blocks } = await editor.caller.editor.lesson({ courseId, lessonId: first });
  expect(blocks.filter(({ type }) => type === 'quiz').map(({ content }) => content)).toEqual([explained, explained]);
});

test('a quiz for readers has only its question and options', () => {
  const block = { id: 'b', type: 'quiz' as const, json_content: explained };
  const snapshot: Snapshot = {
    title: '',
    version: 1,
    publishedAt: '',
    modules: [{ id: 'm', title: '', lessons: [{ id: 'l', title: '', content_blocks: [block] }] }],
  };
  const read = snapshotForReaders(snapshot).modules[0]?.lessons[0]?.content_blocks[0]?.json_content ?? {};
  expect(Object.keys(read).sort()).toEqual(['options', 'question']);
});

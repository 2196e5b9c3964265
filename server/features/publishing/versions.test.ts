import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, onlyLesson } from '../../testing/courses.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

test('restoring version 1 brings back content, order, titles and ids, only in the draft', async () => {
  const { editor } = await makeCrew(app());
  const before = await makeCourse(editor, { modules: 2, lessons: 2, blocks: 2 });
  const { courseId, modules } = before;
  await editor.caller.publishing.publish({ courseId });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const content = await editor.caller.editor.lesson({ courseId, lessonId });
  await editor.caller.editor.removePart({ courseId, level: 'module', id: modules[0]?.moduleId ?? '' });
  await editor.caller.editor.rename({ courseId, title: 'Ganz anders', revision: before.settingsRevision });
  await editor.caller.publishing.publish({ courseId });

  await editor.caller.publishing.restore({ courseId, number: 1 });
  const after = await editor.caller.editor.course({ courseId });
  const ids = (course: typeof before) =>
    course.modules.map(({ moduleId, title, lessons }) => [
      moduleId,
      title,
      ...lessons.map((lesson) => lesson.lessonId),
    ]);
  expect(ids(after)).toEqual(ids(before));
  expect(after).toMatchObject({ title: before.title, version: 2, hasChanges: true });
  const restored = await editor.caller.editor.lesson({ courseId, lessonId });
  const plain = (lesson: typeof content) => lesson.blocks.map(({ blockId, content: text }) => [blockId, text]);
  expect(plain(restored)).toEqual(plain(content));
  expect((await editor.caller.publishing.version({ courseId, number: null })).snapshot?.title).toBe('Ganz anders');
});

test('rejects a save based on the content before a restore', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  await editor.caller.publishing.publish({ courseId });
  const { blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  await editor.caller.publishing.restore({ courseId, number: 1 });
  const block = { type: 'text' as const, content: { content: '<p>veraltet</p>' } };
  expect(await outcomeOf(editor.caller.editor.saveBlock({ courseId, blockId, revision, block }))).toBe(
    'CONTENT_CHANGED',
  );
});

test('parts deleted before a version was restored cannot be restored', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor, { modules: 2 });
  const { courseId } = course;
  await editor.caller.publishing.publish({ courseId });
  const deleted = await editor.caller.editor.removePart({
    courseId,
    level: 'module',
    id: course.modules[0]?.moduleId ?? '',
  });
  await editor.caller.publishing.restore({ courseId, number: 1 });
  expect(await outcomeOf(editor.caller.editor.restorePart({ courseId, ...deleted }))).toBe('NOT_FOUND');
  expect((await editor.caller.editor.course({ courseId })).modules).toHaveLength(2);
});

test('versions are listed newest first with date, author and size, page by page', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor, { modules: 1, lessons: 2, blocks: 1 });
  for (let count = 0; count < 22; count++) await editor.caller.publishing.publish({ courseId });
  const first = await editor.caller.publishing.versions({ courseId });
  expect(first.versions.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
  expect(first.versions[0]).toEqual({
    number: 22,
    title: 'Händehygiene im Alltag',
    publishedAt: app().clock.now(),
    publishedBy: 'Anna Beispiel',
    moduleCount: 1,
    lessonCount: 2,
    blockCount: 2,
    isOnline: true,
  });
  const second = await editor.caller.publishing.versions({ courseId, cursor: first.nextCursor });
  expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(second.nextCursor).toBeNull();
});

test('two versions, or a version and the working copy, can be compared', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  await editor.caller.publishing.publish({ courseId });
  const { lessonId, blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const block = { type: 'text' as const, content: { content: '<p>neu</p>' } };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision, block });
  await editor.caller.editor.addModule({ courseId });
  const expected = {
    title: null,
    modules: [{ kind: 'added', title: 'Modul 2' }],
    lessons: [
      { kind: 'changed', lessonId, blocks: [{ kind: 'changed', before: { id: blockId }, after: { id: blockId } }] },
    ],
  };
  expect(await editor.caller.publishing.compare({ courseId, from: 1, to: null })).toMatchObject(expected);
  await editor.caller.publishing.publish({ courseId });
  expect(await editor.caller.publishing.compare({ courseId, from: 1, to: 2 })).toMatchObject(expected);
  expect(await outcomeOf(editor.caller.publishing.compare({ courseId, from: 1, to: 3 }))).toBe('NOT_FOUND');
});

test('learners see a version without solutions, authors with them', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { blocks: 0 });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const quiz = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'quiz' });
  await editor.caller.publishing.publish({ courseId });
  const learned = await viewer.caller.publishing.version({ courseId, number: 1 });
  expect(JSON.stringify(learned)).not.toMatch(/correct/i);
  expect(learned.solutions).toEqual({});
  const written = await editor.caller.publishing.version({ courseId, number: 1 });
  expect(written.solutions).toEqual({
    [quiz.blockId]: { correctIndex: 0, explanation: '', level: null },
  });
});

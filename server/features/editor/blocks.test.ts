import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, makeFile, onlyLesson } from '../../testing/courses.ts';
import { type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

async function fullLesson(author: Member) {
  const course = await makeCourse(author, { blocks: 0 });
  const { courseId } = course;
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  for (const type of ['text', 'video', 'quiz', 'asset'] as const)
    await author.caller.editor.addBlock({ courseId, lessonId, type });
  const { blocks } = await author.caller.editor.lesson({ courseId, lessonId });
  return { courseId, lessonId, blocks };
}

test('new blocks are empty, and a quiz has three options with the first one correct', async () => {
  const { editor } = await makeCrew(app());
  const { blocks } = await fullLesson(editor);
  expect(blocks.map(({ type, content }) => [type, content])).toEqual([
    ['text', { content: '' }],
    ['video', { url: '', title: '' }],
    ['quiz', { question: '', options: ['', '', ''], correctIndex: 0 }],
    ['asset', { fileId: null, url: '', alt: '', caption: '', filename: '', size: 0, type: '' }],
  ]);
});

test('adds a new block between others', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, lessonId } = await fullLesson(editor);
  await editor.caller.editor.addBlock({ courseId, lessonId, type: 'quiz', index: 1 });
  const { blocks } = await editor.caller.editor.lesson({ courseId, lessonId });
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'quiz', 'video', 'quiz', 'asset']);
});

test('a save is stored and marks the course as changed by this person', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, lessonId, blocks } = await fullLesson(editor);
  const [text, video, quiz] = blocks;
  const save = { courseId };
  await editor.caller.editor.saveBlock({
    ...save,
    blockId: text?.blockId ?? '',
    revision: text?.revision ?? '',
    block: { type: 'text', content: { content: '<h2>Warum</h2><p>Hände <strong>übertragen</strong> Keime.</p>' } },
  });
  await editor.caller.editor.saveBlock({
    ...save,
    blockId: video?.blockId ?? '',
    revision: video?.revision ?? '',
    block: { type: 'video', content: { url: 'https://medien.example/waschen.mp4', title: 'Richtig waschen' } },
  });
  await editor.caller.editor.saveBlock({
    ...save,
    blockId: quiz?.blockId ?? '',
    revision: quiz?.revision ?? '',
    block: { type: 'quiz', content: { question: 'Wie lange?', options: ['5 s', '30 s'], correctIndex: 1 } },
  });
  const after = await editor.caller.editor.lesson({ courseId, lessonId });
  expect(after.blocks.map(({ content }) => content).slice(0, 3)).toEqual([
    { content: '<h2>Warum</h2><p>Hände <strong>übertragen</strong> Keime.</p>' },
    { url: 'https://medien.example/waschen.mp4', title: 'Richtig waschen' },
    { question: 'Wie lange?', options: ['5 s', '30 s'], correctIndex: 1 },
  ]);
  expect((await editor.caller.editor.course({ courseId })).updatedBy).toBe('Anna Beispiel');
});

test('rejects a save on top of a newer change with name and text, and changes nothing', async () => {
  const { editor, owner } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const { lessonId, blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const textOf = (content: string) => ({
    courseId,
    blockId,
    revision,
    block: { type: 'text' as const, content: { content } },
  });
  const { revision: newer } = await owner.caller.editor.saveBlock(textOf('<p>vom Eigentümer</p>'));
  const revisionOfCourse = async () =>
    (await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId }, select: { revision: true } })).revision;
  const before = await revisionOfCourse();
  await expect(editor.caller.editor.saveBlock(textOf('<p>vom Bearbeiter</p>'))).rejects.toMatchObject({
    cause: {
      code: 'CONTENT_CHANGED',
      details: { name: 'Anna Beispiel', block: { revision: newer, content: { content: '<p>vom Eigentümer</p>' } } },
    },
  });
  const { blocks: after } = await editor.caller.editor.lesson({ courseId, lessonId });
  expect(after[0]?.content).toEqual({ content: '<p>vom Eigentümer</p>' });
  expect(await revisionOfCourse()).toBe(before);
});

test('repeating a save whose answer was lost is no conflict', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const block = { type: 'text' as const, content: { content: '<p>einmal</p>' } };
  const save = () => editor.caller.editor.saveBlock({ courseId: course.courseId, blockId, revision, block });
  expect(await save()).toEqual(await save());
});

test('stores exactly one of twenty simultaneous saves on one revision and rejects the others', async () => {
  const { editor, owner } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => {
      const block = { type: 'text' as const, content: { content: `<p>Fassung ${turn}</p>` } };
      const author = turn % 2 === 0 ? editor : owner;
      return outcomeOf(author.caller.editor.saveBlock({ courseId: course.courseId, blockId, revision, block }));
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'CONTENT_CHANGED')).toHaveLength(19);
});

test.each<[string, string, string]>([
  ['a script', '<p>gut</p><script>alert(1)</script>', '<p>gut</p>'],
  ['an event handler', '<p onclick="alert(1)">gut</p>', '<p>gut</p>'],
  ['a style', '<p style="position:fixed">gut</p>', '<p>gut</p>'],
  [
    'a class on an element',
    '<p>gut<strong class="mantine-Modal-root">er Rat</strong></p>',
    '<p>gut<strong>er Rat</strong></p>',
  ],
  ['an id', '<h2 id="root">gut</h2>', '<h2>gut</h2>'],
  [
    'a list with styles',
    '<ol start="3" class="x" id="y" style="position:fixed"><li class="x" data-id="y">gut</li></ol>',
    '<ol start="3"><li>gut</li></ol>',
  ],
  [
    'a link with styles',
    '<p><a href="https://example.org/" class="x" id="y" style="inset:0" rel="opener" target="_self">gut</a></p>',
    '<p><a href="https://example.org/" rel="noopener noreferrer nofollow" target="_blank">gut</a></p>',
  ],
  ['an embedded frame', '<iframe src="https://boese.example"></iframe><p>gut</p>', '<p>gut</p>'],
  ['an image from another host', '<p>gut<img src="https://boese.example/p.gif"></p>', '<p>gut</p>'],
  [
    'a link to a script',
    '<p><a href="javascript:alert(1)">gut</a></p>',
    '<p><a rel="noopener noreferrer nofollow" target="_blank">gut</a></p>',
  ],
  [
    'plain text',
    'Erster Absatz\nzweite Zeile\n\nZweiter & letzter',
    '<p>Erster Absatz<br />zweite Zeile</p><p>Zweiter &amp; letzter</p>',
  ],
  ['an empty paragraph of the editor', '<p></p>', ''],
])('stores text with %s sanitised', async (_, given, stored) => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const block = { type: 'text' as const, content: { content: given } };
  await editor.caller.editor.saveBlock({ courseId: course.courseId, blockId, revision, block });
  expect((await onlyLesson(editor, course)).blocks[0]?.content).toEqual({ content: stored });
});

test('rejects invalid content and writes nothing', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, lessonId, blocks } = await fullLesson(editor);
  const [text, video, quiz, asset] = blocks.map(({ blockId, revision }) => ({ courseId, blockId, revision }));
  if (!text || !video || !quiz || !asset) throw new Error('four blocks');
  const { saveBlock } = editor.caller.editor;
  const options = (count: number) => Array.from({ length: count }, (_, index) => `Antwort ${index}`);
  const quizOf = (count: number, correctIndex: number) =>
    saveBlock({ ...quiz, block: { type: 'quiz', content: { question: '?', options: options(count), correctIndex } } });
  const outcomes = await Promise.all([
    outcomeOf(quizOf(1, 0)),
    outcomeOf(quizOf(9, 0)),
    outcomeOf(quizOf(3, 3)),
    outcomeOf(quizOf(3, -1)),
    outcomeOf(saveBlock({ ...video, block: { type: 'video', content: { url: 'javascript:alert(1)', title: '' } } })),
    outcomeOf(saveBlock({ ...text, block: { type: 'video', content: { url: '', title: '' } } })),
    outcomeOf(
      saveBlock({ ...asset, block: { type: 'asset', content: { fileId: crypto.randomUUID(), alt: '', caption: '' } } }),
    ),
    outcomeOf(saveBlock({ ...text, block: { type: 'text', content: { content: 'a\u0000b' } } })),
    outcomeOf(saveBlock({ ...text, block: { type: 'text', content: { content: 'x'.repeat(100_001) } } })),
  ]);
  expect(outcomes.slice(4, 7)).toEqual(['VIDEO_LINK_INVALID', 'INVALID_INPUT', 'FILE_MISSING']);
  expect(outcomes).not.toContain('accepted');
  expect((await editor.caller.editor.lesson({ courseId, lessonId })).blocks).toEqual(blocks);
});

test('an asset shows the data of the stored file, whatever the client sends', async () => {
  const { editor, orgId } = await makeCrew(app());
  const { courseId, lessonId } = await fullLesson(editor);
  const fileId = await makeFile(app(), { courseId, orgId });
  const { content } = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  expect(content).toMatchObject({ fileId, filename: 'Waschbecken.png', size: 1234, type: 'image/png' });
  const url = (content as { url: string }).url;
  expect(url).toMatch(/^\/files\/course-content\//);
});

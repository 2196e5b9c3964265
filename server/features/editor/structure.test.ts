import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, makeFile } from '../../testing/courses.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

const outline = (course: { modules: Array<{ title: string; lessons: Array<{ title: string }> }> }) =>
  course.modules.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);

test('the first module is named Modul 1: Einführung, further modules and lessons are numbered', async () => {
  const { editor } = await makeCrew(app());
  expect(outline(await makeCourse(editor, { modules: 2, lessons: 2 }))).toEqual([
    ['Modul 1: Einführung', 'Lektion 1', 'Lektion 2'],
    ['Modul 2', 'Lektion 1', 'Lektion 2'],
  ]);
});

test('modules and lessons move, also between modules, and positions stay without gaps', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor, { modules: 2, lessons: 2 });
  const { courseId, modules } = course;
  const [first, second] = [modules[0]?.moduleId ?? '', modules[1]?.moduleId ?? ''];
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  await editor.caller.editor.movePart({ courseId, level: 'module', id: second, parentId: courseId, index: 0 });
  await editor.caller.editor.movePart({ courseId, level: 'lesson', id: lessonId, parentId: second, index: 1 });
  const after = await editor.caller.editor.course({ courseId });
  expect(after.modules.map(({ moduleId }) => moduleId)).toEqual([second, first]);
  expect(after.modules.map(({ lessons }) => lessons.length)).toEqual([3, 1]);
  expect(after.modules[0]?.lessons[1]?.lessonId).toBe(lessonId);
  const places = await app().db.prisma.lesson.findMany({
    where: { module: { courseId } },
    orderBy: [{ moduleId: 'asc' }, { position: 'asc' }],
    select: { moduleId: true, position: true },
  });
  expect(places.filter(({ moduleId }) => moduleId === second).map(({ position }) => position)).toEqual([0, 1, 2]);
  expect(places.filter(({ moduleId }) => moduleId === first).map(({ position }) => position)).toEqual([0]);
});

test('twenty simultaneous moves keep every item once, in positions without gaps', async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { modules: 5, lessons: 0 });
  const moves = Array.from({ length: 20 }, (_, turn) => {
    const author = turn % 2 === 0 ? editor : owner;
    const moduleId = modules[turn % 5]?.moduleId ?? '';
    return author.caller.editor.movePart({
      courseId,
      level: 'module',
      id: moduleId,
      parentId: courseId,
      index: (turn * 3) % 5,
    });
  });
  await Promise.all(moves);
  const rows = await app().db.prisma.courseModule.findMany({ where: { courseId }, orderBy: { position: 'asc' } });
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
});

test('copies follow their original and have all its content', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { modules: 2, lessons: 2, blocks: 2 });
  const moduleId = modules[0]?.moduleId ?? '';
  await editor.caller.editor.duplicatePart({ courseId, level: 'module', id: moduleId });
  await editor.caller.editor.duplicatePart({ courseId, level: 'lesson', id: modules[0]?.lessons[0]?.lessonId ?? '' });
  const after = await editor.caller.editor.course({ courseId });
  expect(outline(after)).toEqual([
    ['Modul 1: Einführung', 'Lektion 1', 'Lektion 1 (Kopie)', 'Lektion 2'],
    ['Modul 1: Einführung (Kopie)', 'Lektion 1', 'Lektion 2'],
    ['Modul 2', 'Lektion 1', 'Lektion 2'],
  ]);
  expect(after.modules[1]?.lessons.map(({ blockCount }) => blockCount)).toEqual([2, 2]);
  expect(after.modules[1]?.lessons[0]?.lessonId).not.toBe(after.modules[0]?.lessons[0]?.lessonId);
});

test('a copied course is a separate draft with the same content and skills', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, settingsRevision } = await makeCourse(editor, { modules: 2, lessons: 1, blocks: 2 });
  await editor.caller.courses.changeSettings({
    courseId,
    revision: settingsRevision,
    title: 'Händehygiene im Alltag',
    description: 'Wann und wie.',
    visibility: 'public',
    skillIds: [1, 2],
  });
  const copy = await editor.caller.courses.duplicate({ courseId });
  const after = await editor.caller.editor.course(copy);
  expect(after).toMatchObject({
    title: 'Händehygiene im Alltag (Kopie)',
    status: 'draft',
    version: 0,
    skillIds: [1, 2],
  });
  expect(after.modules.flatMap(({ lessons }) => lessons.map(({ blockCount }) => blockCount))).toEqual([2, 2]);
  await editor.caller.editor.removePart({
    courseId: copy.courseId,
    level: 'module',
    id: after.modules[0]?.moduleId ?? '',
  });
  expect((await editor.caller.editor.course({ courseId })).modules).toHaveLength(2);
});

test('restores a deleted module, lesson and block in place with all content', async () => {
  const { editor } = await makeCrew(app());
  const before = await makeCourse(editor, { modules: 3, lessons: 2, blocks: 2 });
  const { courseId, modules } = before;
  const moduleId = modules[1]?.moduleId ?? '';
  const lessonId = modules[0]?.lessons[1]?.lessonId ?? '';
  const content = await editor.caller.editor.lesson({ courseId, lessonId });
  const { deletedPartId: block } = await editor.caller.editor.removePart({
    courseId,
    level: 'block',
    id: content.blocks[0]?.blockId ?? '',
  });
  await editor.caller.editor.restorePart({ courseId, deletedPartId: block });
  const { deletedPartId: lesson } = await editor.caller.editor.removePart({ courseId, level: 'lesson', id: lessonId });
  const { deletedPartId: module } = await editor.caller.editor.removePart({ courseId, level: 'module', id: moduleId });
  expect((await editor.caller.editor.course({ courseId })).modules.map(({ lessons }) => lessons.length)).toEqual([
    1, 2,
  ]);
  await editor.caller.editor.restorePart({ courseId, deletedPartId: module });
  await editor.caller.editor.restorePart({ courseId, deletedPartId: lesson });
  expect((await editor.caller.editor.course({ courseId })).modules).toEqual(modules);
  expect(await editor.caller.editor.lesson({ courseId, lessonId })).toEqual(content);
  expect(await outcomeOf(editor.caller.editor.restorePart({ courseId, deletedPartId: lesson }))).toBe('NOT_FOUND');
});

test('a part of a deleted parent cannot be restored without it, and no part after a day', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { modules: 1, lessons: 1 });
  const moduleId = modules[0]?.moduleId ?? '';
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const lesson = await editor.caller.editor.removePart({ courseId, level: 'lesson', id: lessonId });
  const module = await editor.caller.editor.removePart({ courseId, level: 'module', id: moduleId });
  expect(await outcomeOf(editor.caller.editor.restorePart({ courseId, ...lesson }))).toBe('PARENT_GONE');
  app().clock.advance(25 * 3_600_000);
  const { cleanUpDeletedParts } = await import('./service.ts');
  await cleanUpDeletedParts(app());
  expect(await outcomeOf(editor.caller.editor.restorePart({ courseId, ...module }))).toBe('NOT_FOUND');
});

test('restores an asset without its deleted file', async () => {
  const { editor, orgId } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { blocks: 0 });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const fileId = await makeFile(app(), { courseId, orgId });
  const { blockId } = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  const deleted = await editor.caller.editor.removePart({ courseId, level: 'block', id: blockId });
  await app().db.prisma.storedFile.delete({ where: { id: fileId } });
  await editor.caller.editor.restorePart({ courseId, ...deleted });
  expect((await editor.caller.editor.lesson({ courseId, lessonId })).blocks.map((block) => block.blockId)).toEqual([
    blockId,
  ]);
});

test("rejects the second of two renames from the same title with the other author's name", async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { lessons: 1 });
  const { moduleId = '', revision = '' } = modules[0] ?? {};
  const lesson = modules[0]?.lessons[0];
  await owner.caller.editor.renamePart({ courseId, level: 'module', id: moduleId, title: 'Grundlagen', revision });
  const refused = editor.caller.editor.renamePart({
    courseId,
    level: 'module',
    id: moduleId,
    title: 'Basis',
    revision,
  });
  await expect(refused).rejects.toMatchObject({
    cause: { code: 'CONTENT_CHANGED', details: { name: 'Anna Beispiel', title: 'Grundlagen' } },
  });
  const names = {
    courseId,
    level: 'lesson' as const,
    id: lesson?.lessonId ?? '',
    revision: lesson?.revision ?? '',
  };
  await owner.caller.editor.renamePart({ ...names, title: 'Waschen' });
  expect(await outcomeOf(editor.caller.editor.renamePart({ ...names, title: 'Putzen' }))).toBe('CONTENT_CHANGED');
  expect(outline(await editor.caller.editor.course({ courseId }))).toEqual([['Grundlagen', 'Waschen']]);
});

test('a rename sent twice is stored once without an error', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules, settingsRevision } = await makeCourse(editor);
  const { moduleId = '', revision = '' } = modules[0] ?? {};
  const rename = () =>
    editor.caller.editor.renamePart({ courseId, level: 'module', id: moduleId, title: 'Grundlagen', revision });
  await rename();
  await rename();
  const renameCourse = () => editor.caller.editor.rename({ courseId, title: 'Hygiene', revision: settingsRevision });
  await renameCourse();
  await renameCourse();
  expect(await editor.caller.editor.course({ courseId })).toMatchObject({
    title: 'Hygiene',
    modules: [{ title: 'Grundlagen' }],
  });
});

test('rejects a blank title everywhere', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules, settingsRevision } = await makeCourse(editor);
  const { moduleId = '', revision = '' } = modules[0] ?? {};
  const attempts = [
    () => editor.caller.courses.create({ title: '   ' }),
    () => editor.caller.editor.rename({ courseId, title: ' ', revision: settingsRevision }),
    () => editor.caller.editor.addModule({ courseId, title: ' ' }),
    () => editor.caller.editor.renamePart({ courseId, level: 'module', id: moduleId, title: '\t', revision }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

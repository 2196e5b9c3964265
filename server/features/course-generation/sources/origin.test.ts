import { expect, test } from 'vitest';
import type { SavedBlock } from '#shared/editor/state.ts';
import type { Snapshot } from '#shared/publishing/snapshot.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCourse } from '../../../testing/courses.ts';
import { addGenerated, makeSource, originFrom } from '../../../testing/generated-blocks.ts';
import { type Crew, makeCrew, outcomeOf } from '../../../testing/organisations.ts';

const app = testApp();

async function generatedCourse({ editor, orgId }: Crew) {
  const course = await makeCourse(editor);
  const { courseId } = course;
  const source = await makeSource(app(), { courseId, orgId });
  const { sourceId, fileId } = source;
  const origin = originFrom({ sourceId, fileId });
  const lessonId = await addGenerated(app(), course, { userId: editor.userId, origin });
  const blocks = async () => (await editor.caller.editor.lesson({ courseId, lessonId })).blocks;
  const [, text, quiz] = await blocks();
  if (text === undefined || quiz === undefined) throw new Error('no generated blocks');
  return { courseId, lessonId, course, source, origin, blocks, text, quiz };
}

async function setShowsSources({ editor }: Crew, courseId: string, showsSources: boolean): Promise<void> {
  const { settingsRevision: revision, title } = await editor.caller.editor.course({ courseId });
  const settings = { title, description: '', visibility: 'public' as const, skillIds: [] };
  await editor.caller.courses.changeSettings({ courseId, revision, ...settings, showsSources });
}

async function published(courseId: string): Promise<Snapshot> {
  const row = await app().db.prisma.courseVersion.findFirstOrThrow({
    where: { courseId },
    orderBy: { number: 'desc' },
    select: { payload: true },
  });
  return row.payload as unknown as Snapshot;
}

const asRead = ({ blockId, revision }: SavedBlock) => ({ blockId, revision });

test('authors see the source of a block and the address of its page', async () => {
  const crew = await makeCrew(app());
  const { text, quiz, origin, source, blocks } = await generatedCourse(crew);
  expect(Object.keys(text).sort()).toEqual(['blockId', 'content', 'origin', 'revision', 'sourceUrl', 'type']);
  expect([text.origin, text.sourceUrl]).toEqual([origin, `/files/${source.key}#page=2`]);
  expect([quiz.origin?.generator, quiz.sourceUrl]).toEqual(['embedded', null]);
  expect((await blocks())[0]).toMatchObject({ origin: null, sourceUrl: null });
});

test('a changed block counts as edited and its source as unchecked; identical content changes nothing', async () => {
  const crew = await makeCrew(app());
  const { courseId, text, quiz, blocks } = await generatedCourse(crew);
  const { saveBlock } = crew.editor.caller.editor;
  const save = (content: string, revision: string) =>
    saveBlock({ courseId, blockId: text.blockId, revision, block: { type: 'text', content: { content } } });
  const { revision } = await save('<p>Hände gründlich waschen.</p>', text.revision);
  expect((await blocks())[1]?.origin).toEqual(text.origin);
  await save('<p>Hände waschen.</p>', revision);
  expect((await blocks())[1]?.origin).toEqual({ ...text.origin, state: 'edited', sourceState: 'toCheck' });
  if (quiz.type !== 'quiz') throw new Error('no question');
  const content = { ...quiz.content, question: 'Wie lange denn?' };
  await saveBlock({ courseId, blockId: quiz.blockId, revision: quiz.revision, block: { type: 'quiz', content } });
  expect((await blocks())[2]?.origin).toMatchObject({ state: 'edited', sourceState: 'none' });
});

test('confirming removes the mark permanently; other people and foreign ids write nothing', async () => {
  const [crew, other] = [await makeCrew(app()), await makeCrew(app())];
  const { courseId, text, quiz, blocks } = await generatedCourse(crew);
  const foreign = await generatedCourse(other);
  const confirm = (blocks: SavedBlock[], who = crew.editor) =>
    outcomeOf(who.caller.ai.confirmBlocks({ courseId, blocks: blocks.map(asRead) }));
  const states = async () => (await blocks()).map(({ origin }) => origin?.state ?? null);
  const revision = async () => (await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } })).revision;
  expect(await confirm([text, foreign.text])).toBe('NOT_FOUND');
  expect(await confirm([text], other.editor)).toBe('NOT_FOUND');
  expect(await confirm([text], crew.viewer)).toBe('FORBIDDEN');
  expect(await states()).toEqual([null, 'generated', 'generated']);
  expect(await confirm([text, quiz, text])).toBe('accepted');
  expect(await states()).toEqual([null, 'confirmed', 'confirmed']);
  expect((await blocks())[1]?.revision).toBe(text.revision);
  const before = await revision();
  expect(await confirm([text])).toBe('accepted');
  expect(await revision()).toBe(before);
});

test('a block that changed after it was read stays unconfirmed', async () => {
  const crew = await makeCrew(app());
  const { courseId, text, quiz, blocks } = await generatedCourse(crew);
  const { ai } = crew.editor.caller;
  await app().db.pool.query(`update content_blocks set revision = gen_random_uuid() where id = $1`, [text.blockId]);
  expect(await outcomeOf(ai.confirmBlocks({ courseId, blocks: [asRead(text)] }))).toBe('CONTENT_CHANGED');
  await ai.confirmBlocks({ courseId, blocks: [text, quiz].map(asRead) });
  expect((await blocks()).map(({ origin }) => origin?.state ?? null)).toEqual([null, 'generated', 'confirmed']);
});

test("'Passt noch' searches the quotation again", async () => {
  const crew = await makeCrew(app());
  const { courseId, text, source, blocks } = await generatedCourse(crew);
  const { caller } = crew.editor;
  const { blockId } = text;
  const edit = async (content: string) => {
    const revision = (await blocks())[1]?.revision ?? '';
    await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content: { content } } });
    const [, block = text] = await blocks();
    await caller.ai.confirmBlocks({ courseId, blocks: [asRead(block)] });
    return (await blocks())[1]?.origin;
  };
  expect(await edit('<p>Eins</p>')).toMatchObject({ state: 'edited', sourceState: 'held' });
  await app().db.prisma.courseSourcePart.deleteMany({ where: { sourceId: source.sourceId } });
  expect(await edit('<p>Zwei</p>')).toMatchObject({ state: 'edited', sourceState: 'unheld' });
});

test('copies, deleted parts and former versions keep the sources of their blocks', async () => {
  const crew = await makeCrew(app());
  const { courseId, lessonId, text, origin, blocks } = await generatedCourse(crew);
  const { courses, editor, publishing } = crew.editor.caller;
  await editor.duplicatePart({ courseId, level: 'block', id: text.blockId });
  expect((await blocks())[2]?.origin).toEqual(origin);
  const { deletedPartId } = await editor.removePart({ courseId, level: 'block', id: text.blockId });
  await editor.restorePart({ courseId, deletedPartId });
  expect((await blocks())[1]?.origin).toEqual(origin);
  await publishing.publish({ courseId });
  await crew.editor.caller.ai.confirmBlocks({ courseId, blocks: [asRead(text)] });
  await publishing.restore({ courseId, number: 1 });
  expect((await blocks()).map((block) => block.origin?.state ?? null)).toEqual([
    null,
    'generated',
    'generated',
    'generated',
  ]);
  const second = await courses.duplicate({ courseId });
  const structure = await editor.course(second);
  const copied = await editor.lesson({ ...second, lessonId: structure.modules[0]?.lessons[0]?.lessonId ?? '' });
  const { sourceId: _, ...rest } = origin.source ?? { sourceId: '' };
  expect(copied.blocks[1]?.origin?.source).toMatchObject(rest);
  expect(copied.blocks[1]?.sourceUrl).toMatch(/#page=2$/);
  expect(copied.blocks[1]?.origin?.source?.sourceId).not.toBe(origin.source?.sourceId);
  expect(structure.modules[0]?.lessons[0]?.unconfirmedCount).toBe(3);
  expect(lessonId).not.toBe(structure.modules[0]?.lessons[0]?.lessonId);
});

test('readers see the mark of unconfirmed blocks that a model wrote, and sources only if the course shows them', async () => {
  const crew = await makeCrew(app());
  const { courseId, source, text } = await generatedCourse(crew);
  const { publishing } = crew.editor.caller;
  await setShowsSources(crew, courseId, false);
  await publishing.publish({ courseId });
  const view = async () =>
    (await publishing.version({ courseId, number: null })).snapshot?.modules[0]?.lessons[0]?.content_blocks ?? [];
  const files = () => app().db.prisma.courseVersionFile.findMany({ where: { courseId }, select: { fileId: true } });
  expect((await view()).map((block) => Object.keys(block).sort())).toEqual([
    ['id', 'json_content', 'type'],
    ['id', 'isGenerated', 'json_content', 'type'],
    ['id', 'json_content', 'type'],
  ]);
  expect(await files()).toEqual([]);
  await setShowsSources(crew, courseId, true);
  await crew.editor.caller.ai.confirmBlocks({ courseId, blocks: [asRead(text)] });
  expect((await view())[1]).not.toHaveProperty('source');
  await publishing.publish({ courseId });
  const shown = (await view())[1];
  expect(Object.keys(shown ?? {}).sort()).toEqual(['id', 'json_content', 'source', 'type']);
  expect(shown?.source).toEqual({ name: 'handbuch.pdf', unit: 'page', part: 2, url: `/files/${source.key}#page=2` });
  expect(await files()).toEqual([{ fileId: source.fileId }]);
  expect((await published(courseId)).modules[0]?.lessons[0]?.content_blocks[0]).not.toHaveProperty('origin');
});

test('the publish dialog counts unconfirmed generated blocks without blocking the publication', async () => {
  const crew = await makeCrew(app());
  const { courseId, lessonId, text, quiz } = await generatedCourse(crew);
  const { ai, publishing } = crew.editor.caller;
  const warning = async () =>
    (await publishing.checklist({ courseId })).warnings.find(({ rule }) => rule === 'unconfirmed');
  expect(await warning()).toMatchObject({ count: 2, lessonId, blockId: text.blockId });
  await ai.confirmBlocks({ courseId, blocks: [text, quiz].map(asRead) });
  expect(await warning()).toBeUndefined();
});

import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, makeFile } from '../../testing/courses.ts';
import {
  handbook,
  makeOrderInput,
  orderPlan,
  startWriting,
  waitForGeneration,
} from '../../testing/generation-orders.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';

vi.mock('./choose-generator.ts', async () => {
  const { plainGenerator } = await import('../../testing/plain-generator.ts');
  return { chooseGenerator: () => plainGenerator };
});

const app = testApp({ mail: false });

const emptyCourse = async (title = 'Messer sicher führen') => {
  const crew = await makeCrew(app());
  const { courseId } = await crew.editor.caller.courses.create({ title });
  return { ...crew, courseId };
};
const countOf = async (courseId: string) => {
  const { prisma } = app().db;
  const where = { courseId };
  const [orders, sources] = await Promise.all([
    prisma.courseGeneration.count({ where }),
    prisma.courseSource.count({ where }),
  ]);
  return { orders, sources };
};
async function storedText(courseId: string, orgId: string, text: string): Promise<string> {
  const fileId = await makeFile(app(), { courseId, orgId, type: 'text/plain' });
  const { key } = await app().db.prisma.storedFile.findUniqueOrThrow({ where: { id: fileId }, select: { key: true } });
  await app().storage.put(key, Readable.from([text]), { type: 'text/plain' });
  return fileId;
}

test('a pasted text becomes a plan with source parts, and the confirmed plan a course with sources', async () => {
  const { editor, courseId } = await emptyCourse('Neuer Kurs');
  const plan = await orderPlan(editor, courseId);
  expect(plan).toMatchObject({
    generator: 'embedded',
    model: null,
    planRevision: 1,
    isProposing: false,
    problem: null,
  });
  expect(plan.sources).toMatchObject([{ kind: 'text', name: 'Küchenhandbuch', unit: 'section', parts: 4, url: null }]);
  expect(plan.lessons.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  expect((await editor.caller.editor.course({ courseId })).modules).toEqual([]);
  const { sourceId = '' } = plan.sources[0] ?? {};

  const changed = { title: 'Messer und Maschinen', modules: plan.plan?.modules ?? [] };
  const { generationId, planRevision } = plan;
  const next = await editor.caller.ai.changePlan({ courseId, generationId, planRevision, plan: changed });
  expect(next).toEqual({ planRevision: 2 });
  await editor.caller.ai.write({ courseId, generationId, planRevision: 2 });
  const done = await waitForGeneration(editor, courseId, 'written');
  expect(done.report).toEqual({
    lessons: 4,
    texts: 4,
    questions: 0,
    leftOutQuestions: 0,
    heldSources: 4,
    unheldSources: 0,
  });
  const course = await editor.caller.editor.course({ courseId });
  expect(course.title).toBe('Messer und Maschinen');
  expect(course.modules.map(({ lessons }) => lessons.map(({ blockCount }) => blockCount))).toEqual([[1, 1, 1], [1]]);
  expect(course.modules.flatMap(({ lessons }) => lessons.map(({ lessonId }) => lessonId))).toEqual(
    done.lessons.map(({ lessonId }) => lessonId),
  );
  const { rows } = await app().db.pool.query(
    `select b.origin from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
      where m.course_id = $1 order by m.position, l.position`,
    [courseId],
  );
  expect(rows[1]).toMatchObject({
    origin: {
      generator: 'embedded',
      state: 'generated',
      sourceState: 'held',
      source: { sourceId, name: 'Küchenhandbuch', fileId: null, unit: 'section', part: 2 },
    },
  });
  expect(await editor.caller.ai.coverage({ courseId })).toMatchObject([{ sourceId, uses: [1, 1, 1, 1] }]);
  expect(await editor.caller.ai.sourcePart({ courseId, sourceId, part: 2 })).toMatchObject({ label: 'Abschnitt 2' });
  expect(await editor.caller.ai.sources({ courseId })).toMatchObject([{ sourceId, parts: 4 }]);
});

test('repeated requests give one order; another order is refused while the first one runs', async () => {
  const { editor, admin, courseId } = await emptyCourse();
  const order = makeOrderInput(courseId);
  const both = await Promise.all([editor.caller.ai.order(order), editor.caller.ai.order(order)]);
  expect(both).toEqual([{ generationId: order.requestId }, { generationId: order.requestId }]);
  expect(await countOf(courseId)).toEqual({ orders: 1, sources: 1 });
  expect(await outcomeOf(admin.caller.ai.order(order))).toBe('NOT_FOUND');
  await waitForGeneration(editor, courseId, 'planned');
  const outcomes = await Promise.all(
    [editor, admin].map(({ caller }) => outcomeOf(caller.ai.order(makeOrderInput(courseId)))),
  );
  expect(outcomes.sort()).toEqual(['GENERATION_RUNNING', 'accepted']);
});

test('refuses an order id of another person', async () => {
  const [one, other] = [await emptyCourse(), await emptyCourse()];
  const order = makeOrderInput(one.courseId);
  await one.editor.caller.ai.order(order);
  expect(await outcomeOf(other.editor.caller.ai.order({ ...order, courseId: other.courseId }))).toBe('NOT_FOUND');
  expect(await countOf(other.courseId)).toEqual({ orders: 0, sources: 0 });
});

test('refuses sources of another course and stores nothing for refused orders', async () => {
  const [one, other] = [await emptyCourse(), await emptyCourse()];
  const foreignFile = await makeFile(app(), { courseId: other.courseId, orgId: other.orgId });
  const foreign = await orderPlan(other.editor, other.courseId);
  const sourceIds = foreign.sources.map(({ sourceId }) => sourceId);
  const order = (change: Parameters<typeof makeOrderInput>[1]) =>
    outcomeOf(one.editor.caller.ai.order(makeOrderInput(one.courseId, change)));
  expect(await order({ source: { kind: 'files', fileIds: [foreignFile] } })).toBe('FILE_MISSING');
  expect(await order({ source: { kind: 'sources', sourceIds } })).toBe('NOT_FOUND');
  expect(await order({ lessonId: crypto.randomUUID() })).toBe('NOT_FOUND');
  expect(await order({ source: { kind: 'text', name: '', text: '\u200b' } })).toBe('SOURCE_TOO_SHORT');
  await app().db.prisma.courseSource.createMany({
    data: Array.from({ length: 50 }, (_, index) => ({
      ...{ courseId: one.courseId, kind: 'text', name: `Text ${index}`, createdAt: app().clock.now() },
    })),
  });
  expect(await order({})).toBe('TOO_MANY_SOURCES');
  expect(await countOf(one.courseId)).toEqual({ orders: 0, sources: 50 });
  expect(await outcomeOf(one.viewer.caller.ai.order(makeOrderInput(one.courseId)))).toBe('FORBIDDEN');
});

test('reads files one by one and reports unreadable ones; fails only if no file can be read', async () => {
  const { editor, courseId, orgId } = await emptyCourse('datei');
  const good = await storedText(courseId, orgId, handbook(2));
  const bad = await makeFile(app(), { courseId, orgId, type: 'video/mp4' });
  const plan = await orderPlan(editor, courseId, { source: { kind: 'files', fileIds: [bad, good, good] } });
  expect(plan.sources).toMatchObject([
    { kind: 'file', problem: 'FILE_MISSING', parts: 0 },
    { kind: 'file', problem: null, parts: 4, type: 'text/plain', url: expect.stringMatching(/^\/files\//) },
  ]);
  await editor.caller.ai.order(makeOrderInput(courseId, { source: { kind: 'files', fileIds: [bad] } }));
  expect(await waitForGeneration(editor, courseId, 'failed')).toMatchObject({ problem: 'FILE_MISSING', plan: null });
  const again = await orderPlan(editor, courseId, { source: { kind: 'files', fileIds: [good] } });
  expect(again.sources[0]?.sourceId).toBe(plan.sources[1]?.sourceId);
});

test('a topic is planned without a source', async () => {
  const { editor, courseId } = await emptyCourse();
  const plan = await orderPlan(editor, courseId, { source: { kind: 'topic', topic: 'Messer sicher führen' } });
  expect(plan.plan?.modules.flatMap(({ lessons }) => lessons.map(({ draws }) => draws))).toEqual([[]]);
  await startWriting(editor, courseId, plan);
  expect(await waitForGeneration(editor, courseId, 'written')).toMatchObject({
    report: { heldSources: 0, unheldSources: 0 },
  });
  expect(await editor.caller.ai.sources({ courseId })).toEqual([]);
});

test('an order for one lesson fills an empty lesson at once, and proposes next to existing content', async () => {
  const { editor } = await emptyCourse();
  const course = await makeCourse(editor, { lessons: 2, blocks: 1 });
  const { courseId } = course;
  const { moduleId = '', lessons = [] } = course.modules[0] ?? {};
  const full = lessons[0]?.lessonId ?? '';
  const { lessonId } = await editor.caller.editor.addLesson({ courseId, moduleId, title: 'Leer' });
  await editor.caller.ai.order(makeOrderInput(courseId, { lessonId }));
  await waitForGeneration(editor, courseId, 'written');
  expect((await editor.caller.editor.lesson({ courseId, lessonId })).blocks).toHaveLength(4);
  await editor.caller.ai.order(makeOrderInput(courseId, { lessonId: full }));
  await expect.poll(async () => (await editor.caller.ai.current({ courseId }))?.lessons[0]?.state).toBe('proposed');
  expect((await editor.caller.editor.lesson({ courseId, lessonId: full })).blocks).toHaveLength(1);
  const proposals = await app().db.prisma.courseProposal.findMany({ where: { courseId } });
  expect(proposals).toMatchObject([{ kind: 'lesson', state: 'open', lessonId: full, moduleId }]);
});

test('discarding deletes an order with its plan; a running order cannot be discarded', async () => {
  const { editor, courseId } = await emptyCourse();
  await orderPlan(editor, courseId);
  const { generationId } = await orderPlan(editor, courseId);
  await editor.caller.ai.discard({ courseId, generationId });
  expect(await editor.caller.ai.current({ courseId })).toBeNull();
  expect(await countOf(courseId)).toEqual({ orders: 0, sources: 2 });
});

test('discarding a plan keeps partly written orders, which can still be finished', async () => {
  const { editor, courseId } = await emptyCourse();
  const begun = await orderPlan(editor, courseId);
  await startWriting(editor, courseId, begun);
  await waitForGeneration(editor, courseId, 'written');
  const { generationId } = await orderPlan(editor, courseId);
  await editor.caller.ai.discard({ courseId, generationId });
  expect(await editor.caller.ai.current({ courseId })).toMatchObject({ generationId: begun.generationId });
});

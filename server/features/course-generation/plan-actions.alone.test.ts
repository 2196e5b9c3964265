import { expect, test, vi } from 'vitest';
import type { CoursePlan } from '#shared/ai/plan.ts';
import type { GenerationView } from '#shared/ai/state.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import {
  makeOrderInput,
  orderPlan,
  sectionsOf,
  startWriting,
  waitForGeneration,
} from '../../testing/generation-orders.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { pauseLessons } from '../../testing/plain-generator.ts';

vi.mock('./choose-generator.ts', async () => {
  const { plainGenerator } = await import('../../testing/plain-generator.ts');
  return { chooseGenerator: () => plainGenerator };
});

const app = testApp({ mail: false });

async function plannedCourse({ title = 'Messer sicher führen', sections = 4 } = {}) {
  const crew = await makeCrew(app());
  const { courseId } = await crew.editor.caller.courses.create({ title });
  return { ...crew, courseId, view: await orderPlan(crew.editor, courseId, sectionsOf(sections)) };
}

function withDraws(
  view: GenerationView,
  from: number,
  to: number,
  sourceId = view.sources[0]?.sourceId ?? '',
): CoursePlan {
  const { title = '', modules = [] } = view.plan ?? {};
  const [first, ...others] = modules;
  if (first === undefined) throw new Error('there is no module');
  const lessons = first.lessons.map((lesson) => ({ ...lesson, draws: [{ sourceId, from, to }] }));
  return { title, modules: [{ ...first, lessons }, ...others] };
}

test('changes of an outdated plan are refused and name the other author; identical changes succeed', async () => {
  const { editor, admin, courseId, view } = await plannedCourse();
  const { generationId, planRevision } = view;
  const change = (caller: typeof editor.caller, plan: CoursePlan, revision: number) =>
    caller.ai.changePlan({ courseId, generationId, planRevision: revision, plan });
  const [mine, theirs] = [withDraws(view, 1, 2), withDraws(view, 2, 3)];
  expect(await change(editor.caller, mine, planRevision)).toEqual({ planRevision: 2 });
  expect(await change(editor.caller, mine, planRevision)).toEqual({ planRevision: 2 });
  await expect(change(admin.caller, theirs, planRevision)).rejects.toMatchObject({
    cause: { code: 'STALE_CHANGE', details: { name: 'Anna Beispiel' } },
  });
  expect((await editor.caller.ai.current({ courseId }))?.plan).toEqual(mine);
  expect(await outcomeOf(startWriting(editor, courseId, view))).toBe('STALE_CHANGE');
  expect((await editor.caller.ai.current({ courseId }))?.state).toBe('planned');
});

test('a plan uses only sources of its order, and an empty plan is not written', async () => {
  const { editor, courseId, view } = await plannedCourse();
  const { generationId, planRevision } = view;
  const change = (plan: CoursePlan) =>
    outcomeOf(editor.caller.ai.changePlan({ courseId, generationId, planRevision, plan }));
  expect(await change(withDraws(view, 1, 5))).toBe('INVALID_INPUT');
  expect(await change(withDraws(view, 3, 2))).toBe('INVALID_INPUT');
  expect(await change(withDraws(view, 1, 1, crypto.randomUUID()))).toBe('INVALID_INPUT');
  expect((await editor.caller.ai.current({ courseId }))?.planRevision).toBe(planRevision);
  const empty = { title: 'Leer', modules: [{ key: crypto.randomUUID(), title: 'Leer', lessons: [] }] };
  expect(await change(empty)).toBe('accepted');
  expect(await outcomeOf(editor.caller.ai.write({ courseId, generationId, planRevision: 2 }))).toBe('PLAN_EMPTY');
});

test('refuses an order with the id of another course', async () => {
  const [one, other] = [await plannedCourse(), await plannedCourse()];
  const { courseId } = one;
  const { generationId, planRevision, plan } = other.view;
  const { ai } = one.editor.caller;
  const named = { courseId, generationId };
  expect(await outcomeOf(ai.changePlan({ ...named, planRevision, plan: plan ?? withDraws(other.view, 1, 1) }))).toBe(
    'NOT_FOUND',
  );
  expect(await outcomeOf(ai.write({ ...named, planRevision }))).toBe('NOT_FOUND');
  expect(await outcomeOf(ai.stop(named))).toBe('NOT_FOUND');
  expect(await outcomeOf(ai.discard(named))).toBe('NOT_FOUND');
  expect(await other.editor.caller.ai.current({ courseId: other.courseId })).toEqual(other.view);
});

test('two clicks start one job; while it runs, no order can be placed, changed or discarded', async () => {
  const { editor, admin, courseId, view } = await plannedCourse({ sections: 6 });
  const goOn = pauseLessons(1);
  const [first, second] = await Promise.all([
    startWriting(editor, courseId, view),
    startWriting(editor, courseId, view),
  ]);
  expect(first).toEqual(second);
  const { generationId, planRevision } = view;
  const { ai } = admin.caller;
  const running = await Promise.all([
    outcomeOf(ai.order(makeOrderInput(courseId))),
    outcomeOf(ai.write({ courseId, generationId, planRevision })),
    outcomeOf(ai.discard({ courseId, generationId })),
    outcomeOf(ai.changePlan({ courseId, generationId, planRevision, plan: withDraws(view, 1, 2) })),
  ]);
  const seen = await ai.current({ courseId });
  expect(new Set(running)).toEqual(new Set(['GENERATION_RUNNING']));
  expect(seen?.jobId).toBeNull();
  goOn();
  const done = await waitForGeneration(editor, courseId, 'written');
  expect(done.report?.lessons).toBe(6);
  expect(await app().db.prisma.backgroundJob.count({ where: { kind: 'ai-write', ownerId: editor.userId } })).toBe(1);
  expect(await outcomeOf(startWriting(editor, courseId, view))).toBe('WRONG_STATUS');
  expect(await app().db.prisma.auditEvent.count({ where: { action: 'course_generated', resourceId: courseId } })).toBe(
    1,
  );
});

test('a replaced plan cannot be written', async () => {
  const { editor, courseId, view } = await plannedCourse();
  await orderPlan(editor, courseId);
  expect(await outcomeOf(startWriting(editor, courseId, view))).toBe('WRONG_STATUS');
});

test('keeps a title that a person chose', async () => {
  const { editor, courseId, view } = await plannedCourse({ title: 'Unser Titel' });
  await editor.caller.ai.changePlan({
    ...{ courseId, generationId: view.generationId, planRevision: view.planRevision },
    plan: { ...withDraws(view, 1, 1), title: 'Ein anderer' },
  });
  await editor.caller.ai.write({ courseId, generationId: view.generationId, planRevision: 2 });
  await waitForGeneration(editor, courseId, 'written');
  expect((await editor.caller.editor.course({ courseId })).title).toBe('Unser Titel');
});

test('in a course with content, every lesson becomes a proposal', async () => {
  const { editor } = await makeCrew(app());
  const before = await makeCourse(editor);
  const { courseId } = before;
  const plan = await orderPlan(editor, courseId);
  expect(plan.isProposing).toBe(true);
  await startWriting(editor, courseId, plan);
  const done = await waitForGeneration(editor, courseId, 'written');
  expect(done).toMatchObject({ isProposing: true, openProposals: 4 });
  expect(new Set(done.lessons.map(({ state }) => state))).toEqual(new Set(['proposed']));
  expect(await editor.caller.editor.course({ courseId })).toEqual(before);
});

test('lessons proposed for the same new module are inserted into one module', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor);
  const { ai } = editor.caller;
  await startWriting(editor, courseId, await orderPlan(editor, courseId));
  await waitForGeneration(editor, courseId, 'written');
  for (const { proposalId } of await ai.proposals({ courseId })) await ai.takeProposal({ courseId, proposalId });
  const after = (await editor.caller.editor.course({ courseId })).modules.slice(modules.length);
  expect(after.map(({ title, lessons }) => [title, lessons.length])).toEqual([
    ['Modul 1', 3],
    ['Modul 2', 1],
  ]);
});

test('an unused part becomes one lesson proposal per request', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor);
  const { moduleId = '' } = modules[0] ?? {};
  const { sourceId = '' } = (await orderPlan(editor, courseId)).sources[0] ?? {};
  expect(await editor.caller.ai.coverage({ courseId })).toMatchObject([{ uses: [0, 0, 0, 0] }]);
  const input = { requestId: crypto.randomUUID(), courseId, sourceId, part: 3, moduleId };
  const { lessonFromPart } = editor.caller.ai;
  expect(await Promise.all([lessonFromPart(input), lessonFromPart(input)])).toEqual([
    { proposalId: input.requestId },
    { proposalId: input.requestId },
  ]);
  const stored = () => app().db.prisma.courseProposal.findMany({ where: { courseId } });
  await expect.poll(stored).toMatchObject([{ state: 'open', moduleId, lessonTitle: 'Abschnitt 3', lessonId: null }]);
  for (const wrong of [{ part: 9 }, { moduleId: crypto.randomUUID() }, { sourceId: crypto.randomUUID() }])
    expect(await outcomeOf(lessonFromPart({ ...input, requestId: crypto.randomUUID(), ...wrong }))).toBe('NOT_FOUND');
  expect(await stored()).toHaveLength(1);
});

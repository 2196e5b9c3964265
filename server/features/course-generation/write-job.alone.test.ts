import { expect, test, vi } from 'vitest';
import type { CourseGenerator, LessonOrder } from '../../core/ai/generator.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { continueLater, mainLane } from '../../core/jobs/background/definition.ts';
import { openApp } from '../../start.ts';
import { testApp } from '../../testing/app.ts';
import { orderPlan, sectionsOf, startWriting, waitForGeneration } from '../../testing/generation-orders.ts';
import { type Member, makeCrew, makeMember } from '../../testing/organisations.ts';
import { makeOrganisation } from '../../testing/people.ts';
import { pauseLessons, plainGenerator } from '../../testing/plain-generator.ts';
import { courseChanged } from '../courses/service.ts';
import { updateGeneration } from './generation-rows.ts';
import { writeJob, writeNextLesson } from './write-job.ts';

vi.mock('./choose-generator.ts', async () => {
  const { plainGenerator } = await import('../../testing/plain-generator.ts');
  return { chooseGenerator: () => plainGenerator };
});

const app = testApp({ mail: false });

async function beingWritten(sections = 4) {
  const crew = await makeCrew(app());
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Messer' });
  const view = await orderPlan(crew.editor, courseId, sectionsOf(sections));
  const { prisma } = app().db;
  const { generationId } = view;
  const { userId: ownerId } = crew.editor;
  const payload = { courseId, generationId, orgId: crew.orgId };
  const data = { kind: writeJob.kind, ownerId, payload, status: 'running', createdAt: app().clock.now() } as const;
  const { id: jobId } = await prisma.backgroundJob.create({ data, select: { id: true } });
  await updateGeneration(prisma, generationId, { state: 'writing', jobId, updatedAt: app().clock.now() });
  const controller = new AbortController();
  const work = {
    jobId,
    ownerId,
    lane: mainLane,
    payload,
    lastProgress: null,
    reportProgress: () => Promise.resolve(),
    signal: controller.signal,
  };
  const next = (lesson?: CourseGenerator['lesson']) => {
    const generator = { ...plainGenerator, ...(lesson === undefined ? {} : { lesson }) };
    return writeNextLesson({ app: app(), ...work }, () => generator);
  };
  const lessons = async () =>
    (await app().db.prisma.lesson.findMany({ where: { module: { courseId } }, select: { title: true } })).length;
  return { ...crew, courseId, view, jobId, next, lessons, controller };
}

test('a failed lesson keeps the earlier ones, and writing continues with the missing ones', async () => {
  const { editor, courseId, view, jobId, next, lessons } = await beingWritten();
  expect([await next(), await next()]).toEqual([continueLater, continueLater]);
  await expect(next(() => Promise.reject(new RuleError('AI_QUOTA')))).rejects.toMatchObject({ code: 'AI_QUOTA' });
  await app().db.prisma.backgroundJob.update({
    where: { id: jobId },
    data: { status: 'failed', errorCode: 'AI_QUOTA' },
  });
  const stopped = await editor.caller.ai.current({ courseId });
  expect(stopped).toMatchObject({ state: 'stopped', problem: 'AI_QUOTA', jobId: null, report: { lessons: 2 } });
  expect(stopped?.lessons.map(({ state }) => state)).toEqual(['written', 'written', 'waiting', 'waiting']);
  expect(await lessons()).toBe(2);
  await startWriting(editor, courseId, view);
  expect(await waitForGeneration(editor, courseId, 'written')).toMatchObject({
    report: { lessons: 4 },
    isProposing: false,
  });
  expect(await lessons()).toBe(4);
  expect((await editor.caller.editor.course({ courseId })).modules).toHaveLength(2);
});

test('a retry after the last lesson does not write it again', async () => {
  const { next, lessons, view } = await beingWritten(1);
  expect(await next()).toEqual({ generationId: view.generationId });
  expect(await next()).toEqual({ generationId: view.generationId });
  expect(await lessons()).toBe(1);
});

test('a lesson generated twice in parallel is stored once', async () => {
  const { next, lessons } = await beingWritten(2);
  const gate = Promise.withResolvers<void>();
  let ordered = 0;
  const late = (order: LessonOrder, signal: AbortSignal) => {
    ordered++;
    if (ordered === 2) gate.resolve();
    return gate.promise.then(() => plainGenerator.lesson(order, signal));
  };
  await Promise.all([next(late), next(late)]);
  expect(await lessons()).toBe(1);
});

test.each([
  [
    'became a viewer',
    (member: Member) =>
      app().db.prisma.organisationMember.update({ where: { userId: member.userId }, data: { role: 'viewer' } }),
  ],
  [
    'left the organisation',
    (member: Member) => app().db.prisma.organisationMember.delete({ where: { userId: member.userId } }),
  ],
  [
    'is locked',
    (member: Member) => app().db.prisma.user.update({ where: { id: member.userId }, data: { lockedAt: new Date() } }),
  ],
])('stores nothing for an author who %s during generation', async (_, lose) => {
  const { editor, next, lessons } = await beingWritten();
  await next();
  const losing = async (order: LessonOrder, signal: AbortSignal) => {
    await lose(editor);
    return plainGenerator.lesson(order, signal);
  };
  await expect(next(losing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await lessons()).toBe(1);
});

test('a course deleted during generation stays deleted', async () => {
  const { owner, courseId, next } = await beingWritten();
  const deleting = async (order: LessonOrder, signal: AbortSignal) => {
    await owner.caller.courses.remove({ courseId });
    return plainGenerator.lesson(order, signal);
  };
  await expect(next(deleting)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await app().db.prisma.course.count({ where: { id: courseId } })).toBe(0);
});

test('an order replaced by another job is not written further', async () => {
  const { view, next, lessons, controller } = await beingWritten();
  controller.abort(new RuleError('UNAVAILABLE'));
  await expect(next()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await inTransaction(app().db, (tx) =>
    updateGeneration(tx, view.generationId, { jobId: crypto.randomUUID(), updatedAt: app().clock.now() }),
  );
  expect(await next()).toEqual({ generationId: view.generationId });
  expect(await lessons()).toBe(0);
});

const quiz = {
  type: 'quiz' as const,
  question: 'Wohin zeigt die Klinge?',
  options: ['Vom Körper weg', 'Zum Körper hin'],
  correctIndex: 0,
  explanation: '',
  level: 'wissen' as const,
  evidence: null,
};

test.each([
  ['no list', 'blocks'],
  ['nothing', []],
  ['an answer index out of range', [{ ...quiz, correctIndex: 2 }]],
  ['an unknown block type', [{ type: 'asset', fileId: crypto.randomUUID() }]],
  ['too many blocks', Array.from({ length: 41 }, () => quiz)],
  ['a text of 40,000 characters', [{ type: 'text', html: 'x'.repeat(40_000), evidence: null }]],
  ['a NUL', [{ type: 'text', html: '<p>a\u0000b</p>', evidence: null }]],
  ['unknown keys', [{ ...quiz, origin: { state: 'confirmed' } }]],
  ['only a script', [{ type: 'text', html: '<script>alert(1)</script>', evidence: null }]],
])('refuses a generator that returns %s and stores nothing', async (_, given) => {
  const { next, lessons } = await beingWritten(1);
  const made = { blocks: given as never, leftOutQuestions: 0 };
  await expect(next(() => Promise.resolve(made))).rejects.toMatchObject({ code: 'AI_ANSWER_UNUSABLE' });
  expect(await lessons()).toBe(0);
});

test('written content is sanitised, has no links and reports how many quotations were found', async () => {
  const { view, courseId, editor, next } = await beingWritten(2);
  const { sourceId = '' } = view.sources[0] ?? {};
  const html =
    '<p onclick="x()">Hier <a href="https://boese.example" target="_blank">klicken</a><img src=x onerror=y></p>';
  const from = (part: number, quote: string) => ({ type: 'text' as const, html, evidence: { sourceId, part, quote } });
  const blocks = [
    from(1, 'Die Klinge zeigt  immer vom Körper weg.'),
    from(1, 'Die Klinge zeigt immer zum Körper hin.'),
    from(700, 'Die Klinge zeigt immer vom Körper weg.'),
    {
      ...from(1, 'Die Klinge zeigt immer'),
      evidence: { sourceId: crypto.randomUUID(), part: 1, quote: 'vom Körper weg' },
    },
    quiz,
  ];
  await next(() => Promise.resolve({ blocks, leftOutQuestions: 3 }));
  const { lessonId } = (await editor.caller.editor.course({ courseId })).modules[0]?.lessons[0] ?? {};
  const stored = await app().db.prisma.contentBlock.findMany({
    where: { lessonId: lessonId ?? '' },
    orderBy: { position: 'asc' },
  });
  expect(stored[0]?.jsonContent).toEqual({ content: '<p>Hier klicken</p>' });
  const states = stored.map(({ origin }) => (origin as { sourceState: string }).sourceState);
  expect(states.slice(0, 3)).toEqual(['held', 'unheld', 'unheld']);
  expect(states[4]).toBe('none');
  expect(stored.map(({ origin }) => (origin as { state: string }).state)).toEqual(Array(5).fill('generated'));
  expect((await editor.caller.ai.current({ courseId }))?.report).toMatchObject({
    texts: 4,
    questions: 1,
    leftOutQuestions: 3,
  });
});

test('an organisation with many orders does not delay one with a single order', async () => {
  const busy = await makeMember(app(), { orgId: await makeOrganisation(app()), role: 'editor' });
  const calm = await makeMember(app(), { orgId: await makeOrganisation(app()), role: 'editor' });
  const order: string[] = [];
  const prepare = async (member: Member) => {
    const { courseId } = await member.caller.courses.create({ title: 'Messer' });
    const view = await orderPlan(member, courseId, sectionsOf(6));
    app().events.subscribe(courseChanged(courseId), () => order.push(member.userId));
    return () => startWriting(member, courseId, view);
  };
  const starts = [];
  for (const member of [busy, busy, busy, busy, calm]) starts.push(await prepare(member));
  for (const start of starts) await start();
  await expect.poll(() => order.length).toBe(30);
  const whenCalmWasDone = order.lastIndexOf(calm.userId) + 1;
  const busyUntilThen = order.slice(0, whenCalmWasDone).filter((userId) => userId === busy.userId).length;
  expect(busyUntilThen).toBeLessThan(16);
});

test('owner and colleagues can cancel; written lessons stay and no others follow', async () => {
  const { editor, admin, owner } = await makeCrew(app());
  for (const stopper of [editor, admin]) {
    const { courseId } = await editor.caller.courses.create({ title: 'Messer' });
    const view = await orderPlan(editor, courseId, sectionsOf(6));
    const goOn = pauseLessons(2);
    const { jobId } = await startWriting(editor, courseId, view);
    await expect.poll(async () => (await editor.caller.ai.current({ courseId }))?.report?.lessons).toBe(2);
    if (stopper === editor) await editor.caller.backgroundJobs.cancel({ jobId });
    else await stopper.caller.ai.stop({ courseId, generationId: view.generationId });
    goOn();
    const stopped = await waitForGeneration(editor, courseId, 'stopped');
    const { modules } = await owner.caller.editor.course({ courseId });
    expect(modules.flatMap(({ lessons }) => lessons)).toHaveLength(stopped.report?.lessons ?? -1);
    expect(stopped.problem).toBeNull();
  }
});

test('when a process dies, another one writes the remaining lessons', async () => {
  const { env, logger, databaseUrl, clock } = app();
  const { editor } = await makeCrew(app());
  const { courseId } = await editor.caller.courses.create({ title: 'Messer' });
  const view = await orderPlan(editor, courseId, sectionsOf(16));
  const goOn = pauseLessons(4);
  const second = await openApp({ env, databaseUrl, logger, clock });
  await startWriting(editor, courseId, view);
  const current = () => editor.caller.ai.current({ courseId });
  await expect.poll(async () => (await current())?.report?.lessons).toBe(4);
  goOn();
  await second.close();
  await expect.poll(async () => (await current())?.state, { timeout: 75_000 }).toBe('written');
  const done = await current();
  expect(done?.report?.lessons).toBe(16);
  expect(new Set(done?.lessons.map(({ lessonId }) => lessonId)).size).toBe(16);
  expect(await app().db.prisma.lesson.count({ where: { module: { courseId } } })).toBe(16);
});

import { expect, test, vi } from 'vitest';
import type { CourseGenerator, LessonOrder } from '../../core/ai/generator.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { again, mainLane } from '../../core/jobs/background/definition.ts';
import { openApp } from '../../start.ts';
import { testApp } from '../../testing/app.ts';
import { planned, sectionsOf, untilState, write } from '../../testing/orders.ts';
import { type Member, makeCrew, makeMember } from '../../testing/organisations.ts';
import { makeOrganisation } from '../../testing/people.ts';
import { holdLessons, plainGenerator } from '../../testing/plain-generator.ts';
import { courseChanged } from '../courses/service.ts';
import { updateGeneration } from './generation-rows.ts';
import { writeJob, writeNext } from './write-job.ts';

vi.mock('./choose-generator.ts', async () => {
  const { plainGenerator } = await import('../../testing/plain-generator.ts');
  return { chooseGenerator: () => plainGenerator };
});

const app = testApp({ mail: false });

/** An order that is being written by a job which only this test does. */
async function beingWritten(sections = 4) {
  const crew = await makeCrew(app());
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Messer' });
  const view = await planned(crew.editor, courseId, sectionsOf(sections));
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
    reached: null,
    tell: () => Promise.resolve(),
    signal: controller.signal,
  };
  const next = (lesson?: CourseGenerator['lesson']) => {
    const generator = { ...plainGenerator, ...(lesson === undefined ? {} : { lesson }) };
    return writeNext({ app: app(), ...work }, () => generator);
  };
  const lessons = async () =>
    (await app().db.prisma.lesson.findMany({ where: { module: { courseId } }, select: { title: true } })).length;
  return { ...crew, courseId, view, jobId, next, lessons, controller };
}

test('a lesson that fails leaves those before it, and the rest goes on with the missing ones', async () => {
  const { editor, courseId, view, jobId, next, lessons } = await beingWritten();
  expect([await next(), await next()]).toEqual([again, again]);
  await expect(next(() => Promise.reject(new RuleError('AI_QUOTA')))).rejects.toMatchObject({ code: 'AI_QUOTA' });
  await app().db.prisma.backgroundJob.update({
    where: { id: jobId },
    data: { status: 'failed', errorCode: 'AI_QUOTA' },
  });
  const stopped = await editor.caller.ai.current({ courseId });
  expect(stopped).toMatchObject({ state: 'stopped', problem: 'AI_QUOTA', jobId: null, report: { lessons: 2 } });
  expect(stopped?.lessons.map(({ state }) => state)).toEqual(['written', 'written', 'waiting', 'waiting']);
  expect(await lessons()).toBe(2);
  await write(editor, courseId, view);
  expect(await untilState(editor, courseId, 'written')).toMatchObject({ report: { lessons: 4 }, isProposing: false });
  expect(await lessons()).toBe(4);
  expect((await editor.caller.editor.course({ courseId })).modules).toHaveLength(2);
});

test('an attempt that died behind its last lesson begins no second one of it', async () => {
  const { next, lessons, view } = await beingWritten(1);
  expect(await next()).toEqual({ generationId: view.generationId });
  expect(await next()).toEqual({ generationId: view.generationId });
  expect(await lessons()).toBe(1);
});

test('the same lesson made twice at once is written once', async () => {
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
    'has left the organisation',
    (member: Member) => app().db.prisma.organisationMember.delete({ where: { userId: member.userId } }),
  ],
  [
    'is locked',
    (member: Member) => app().db.prisma.user.update({ where: { id: member.userId }, data: { lockedAt: new Date() } }),
  ],
])('who %s while a lesson is made writes nothing any more', async (_, lose) => {
  const { editor, next, lessons } = await beingWritten();
  await next();
  const losing = async (order: LessonOrder, signal: AbortSignal) => {
    await lose(editor);
    return plainGenerator.lesson(order, signal);
  };
  await expect(next(losing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await lessons()).toBe(1);
});

test('a course that is deleted meanwhile stays deleted', async () => {
  const { owner, courseId, next } = await beingWritten();
  const deleting = async (order: LessonOrder, signal: AbortSignal) => {
    await owner.caller.courses.remove({ courseId });
    return plainGenerator.lesson(order, signal);
  };
  await expect(next(deleting)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await app().db.prisma.course.count({ where: { id: courseId } })).toBe(0);
});

test('an order that was replaced by another job, or ended, is written no further', async () => {
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
  ['a solution that is no option', [{ ...quiz, correctIndex: 2 }]],
  ['a block of another kind', [{ type: 'asset', fileId: crypto.randomUUID() }]],
  ['more than it may', Array.from({ length: 41 }, () => quiz)],
  ['a text of 40,000 characters', [{ type: 'text', html: 'x'.repeat(40_000), evidence: null }]],
  ['a NUL', [{ type: 'text', html: '<p>a\u0000b</p>', evidence: null }]],
  ['keys that nobody knows', [{ ...quiz, origin: { state: 'confirmed' } }]],
  ['only a script', [{ type: 'text', html: '<script>alert(1)</script>', evidence: null }]],
])('a generator that gives %s is refused, and nothing is written', async (_, given) => {
  const { next, lessons } = await beingWritten(1);
  const made = { blocks: given as never, leftOutQuestions: 0 };
  await expect(next(() => Promise.resolve(made))).rejects.toMatchObject({ code: 'AI_ANSWER_UNUSABLE' });
  expect(await lessons()).toBe(0);
});

test('what is written is sanitised, without links, and says what it holds of its sources', async () => {
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

test('an organisation with many orders does not keep one with a single order waiting', async () => {
  const busy = await makeMember(app(), { orgId: await makeOrganisation(app()), role: 'editor' });
  const calm = await makeMember(app(), { orgId: await makeOrganisation(app()), role: 'editor' });
  const order: string[] = [];
  const prepare = async (member: Member) => {
    const { courseId } = await member.caller.courses.create({ title: 'Messer' });
    const view = await planned(member, courseId, sectionsOf(6));
    app().events.subscribe(courseChanged(courseId), () => order.push(member.userId));
    return () => write(member, courseId, view);
  };
  const starts = [];
  for (const member of [busy, busy, busy, busy, calm]) starts.push(await prepare(member));
  for (const start of starts) await start();
  await expect.poll(() => order.length).toBe(30);
  const whenCalmWasDone = order.lastIndexOf(calm.userId) + 1;
  const busyUntilThen = order.slice(0, whenCalmWasDone).filter((userId) => userId === busy.userId).length;
  expect(busyUntilThen).toBeLessThan(16);
});

test('it is cancelled from its owner’s page and by a colleague; what was written stays, and nothing follows', async () => {
  const { editor, admin, owner } = await makeCrew(app());
  for (const stopper of [editor, admin]) {
    const { courseId } = await editor.caller.courses.create({ title: 'Messer' });
    const view = await planned(editor, courseId, sectionsOf(6));
    const goOn = holdLessons(2);
    const { jobId } = await write(editor, courseId, view);
    await expect.poll(async () => (await editor.caller.ai.current({ courseId }))?.report?.lessons).toBe(2);
    if (stopper === editor) await editor.caller.backgroundJobs.cancel({ jobId });
    else await stopper.caller.ai.stop({ courseId, generationId: view.generationId });
    goOn();
    const stopped = await untilState(editor, courseId, 'stopped');
    const { modules } = await owner.caller.editor.course({ courseId });
    expect(modules.flatMap(({ lessons }) => lessons)).toHaveLength(stopped.report?.lessons ?? -1);
    expect(stopped.problem).toBeNull();
  }
});

test('a process that ends in the middle leaves the rest to another one', async () => {
  const { env, logger, databaseUrl, clock } = app();
  const { editor } = await makeCrew(app());
  const { courseId } = await editor.caller.courses.create({ title: 'Messer' });
  const view = await planned(editor, courseId, sectionsOf(16));
  const goOn = holdLessons(4);
  const second = await openApp({ env, databaseUrl, logger, clock });
  await write(editor, courseId, view);
  const current = () => editor.caller.ai.current({ courseId });
  await expect.poll(async () => (await current())?.report?.lessons).toBe(4);
  goOn();
  await second.close();
  // A turn that died with it is found by its missing heartbeat.
  await expect.poll(async () => (await current())?.state, { timeout: 75_000 }).toBe('written');
  const done = await current();
  expect(done?.report?.lessons).toBe(16);
  expect(new Set(done?.lessons.map(({ lessonId }) => lessonId)).size).toBe(16);
  expect(await app().db.prisma.lesson.count({ where: { module: { courseId } } })).toBe(16);
});

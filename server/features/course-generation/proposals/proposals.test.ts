import { beforeAll, expect, test } from 'vitest';
import { courseLimits } from '#shared/courses/schema.ts';
import { addMs, days } from '../../../core/runtime/clock.ts';
import { retention } from '../../../retention.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCourse, onlyLesson } from '../../../testing/courses.ts';
import { type Crew, makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { generatedTextOf, proposeLesson } from '../../../testing/proposals.ts';

const app = testApp({ mail: false });
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

const structureOf = async (courseId: string) =>
  (await crew.editor.caller.editor.course({ courseId })).modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => [lesson.title, lesson.blockCount]),
  }));

test('an accepted lesson is inserted into its module, or into a new one if that was deleted', async () => {
  const { courseId, modules } = await makeCourse(crew.editor, { modules: 2 });
  const [first, second] = modules.map(({ moduleId }) => moduleId);
  const ai = crew.editor.caller.ai;
  const inExistingModule = await proposeLesson(app(), crew.editor, { courseId, moduleId: first ?? '' });
  const homeless = await proposeLesson(app(), crew.editor, { courseId, moduleId: second ?? '', moduleTitle: 'Neues' });
  await crew.editor.caller.editor.removePart({ courseId, level: 'module', id: second ?? '' });
  await ai.takeProposal({ courseId, proposalId: inExistingModule });
  const { lessonId } = await ai.takeProposal({ courseId, proposalId: homeless });
  const structure = await structureOf(courseId);
  expect(structure[0]?.lessons.at(-1)).toEqual(['Hände waschen', 2]);
  expect(structure[1]).toEqual({ title: 'Neues', lessons: [['Hände waschen', 2]] });
  const lesson = await crew.editor.caller.editor.lesson({ courseId, lessonId });
  expect(lesson.blocks.map(({ content }) => content)).toEqual([{ content: '<p>Eins</p>' }, { content: '<p>Zwei</p>' }]);
  const rows = await app().db.prisma.contentBlock.findMany({ where: { lessonId }, select: { origin: true } });
  expect(rows.map(({ origin }) => origin)).toEqual(
    Array.from({ length: 2 }, () => ({ generator: 'embedded', state: 'generated', sourceState: 'none', source: null })),
  );
  expect(await ai.proposals({ courseId })).toEqual([]);
});

test('content for an existing lesson is appended', async () => {
  const course = await makeCourse(crew.editor);
  const { lessonId } = await onlyLesson(crew.editor, course);
  const { courseId } = course;
  const proposalId = await proposeLesson(app(), crew.editor, { courseId, lessonId });
  expect(await crew.editor.caller.ai.takeProposal({ courseId, proposalId })).toEqual({ lessonId });
  const { blocks } = await crew.editor.caller.editor.lesson({ courseId, lessonId });
  expect(blocks.map(({ content }) => content)).toEqual([
    { content: '<p>Absatz 1 der Lektion 1</p>' },
    { content: '<p>Eins</p>' },
    { content: '<p>Zwei</p>' },
  ]);
});

test('only one of several simultaneous decisions on a proposal counts', async () => {
  const { courseId, modules } = await makeCourse(crew.editor);
  const proposalId = await proposeLesson(app(), crew.editor, { courseId, moduleId: modules[0]?.moduleId ?? '' });
  const input = { courseId, proposalId };
  const takes = await Promise.all(
    [crew.editor, crew.owner, crew.admin, crew.editor].map(({ caller }) => caller.ai.takeProposal(input)),
  );
  expect(new Set(takes.map(({ lessonId }) => lessonId)).size).toBe(1);
  expect((await structureOf(courseId))[0]?.lessons).toHaveLength(2);
  const contested = await proposeLesson(app(), crew.editor, { courseId, moduleId: modules[0]?.moduleId ?? '' });
  const outcomes = await Promise.all([
    outcomeOf(crew.editor.caller.ai.takeProposal({ courseId, proposalId: contested })),
    outcomeOf(crew.owner.caller.ai.refuseProposal({ courseId, proposalId: contested })),
  ]);
  expect(outcomes.toSorted()).toEqual(['NOT_FOUND', 'accepted']);
  expect((await structureOf(courseId))[0]?.lessons).toHaveLength(outcomes[0] === 'accepted' ? 3 : 2);
});

test('a declined proposal is gone and cannot be accepted; declining it again succeeds', async () => {
  const { courseId } = await makeCourse(crew.editor);
  const input = { courseId, proposalId: await proposeLesson(app(), crew.editor, { courseId }) };
  const before = await structureOf(courseId);
  const { ai } = crew.editor.caller;
  await ai.refuseProposal(input);
  await ai.refuseProposal(input);
  expect(await ai.proposals({ courseId })).toEqual([]);
  expect(await outcomeOf(ai.takeProposal(input))).toBe('NOT_FOUND');
  expect(await structureOf(courseId)).toEqual(before);
});

test('strangers get NOT_FOUND and viewers FORBIDDEN; nothing is written', async () => {
  const stranger = (await makeCrew(app())).owner;
  const { courseId } = await makeCourse(crew.editor);
  const own = await makeCourse(stranger);
  const proposalId = await proposeLesson(app(), crew.editor, { courseId });
  const before = await structureOf(courseId);
  for (const [{ caller }, outcome] of [[stranger, 'NOT_FOUND'] as const, [crew.viewer, 'FORBIDDEN'] as const]) {
    expect(await outcomeOf(caller.ai.proposals({ courseId }))).toBe(outcome);
    expect(await outcomeOf(caller.ai.takeProposal({ courseId, proposalId }))).toBe(outcome);
    expect(await outcomeOf(caller.ai.refuseProposal({ courseId, proposalId }))).toBe(outcome);
  }
  const through = { courseId: own.courseId, proposalId };
  expect(await outcomeOf(stranger.caller.ai.takeProposal(through))).toBe('NOT_FOUND');
  expect(await outcomeOf(stranger.caller.ai.refuseProposal(through))).toBe('NOT_FOUND');
  expect(await structureOf(courseId)).toEqual(before);
  expect(await crew.editor.caller.ai.proposals({ courseId })).toMatchObject([{ proposalId, state: 'open' }]);
});

test('a full lesson refuses a proposal, which stays open', async () => {
  const course = await makeCourse(crew.editor);
  const { lessonId } = await onlyLesson(crew.editor, course);
  const { courseId } = course;
  await app().db.pool.query(
    `insert into content_blocks (lesson_id, position, type, json_content)
     select $1, n, 'text', '{"content":""}' from generate_series(1, $2::int) n`,
    [lessonId, courseLimits.blocksInLesson - 2],
  );
  const proposalId = await proposeLesson(app(), crew.editor, { courseId, lessonId });
  expect(await outcomeOf(crew.editor.caller.ai.takeProposal({ courseId, proposalId }))).toBe('COURSE_FULL');
  expect(await crew.editor.caller.ai.proposals({ courseId })).toHaveLength(1);
  const { blocks } = await crew.editor.caller.editor.lesson({ courseId, lessonId });
  expect(blocks).toHaveLength(courseLimits.blocksInLesson - 1);
});

test('accepted content is sanitised like typed content and has no links', async () => {
  const { courseId } = await makeCourse(crew.editor);
  const html = '<p onclick="x()">Ja <a href="https://boese.example">hier</a><script>alert(1)</script></p>';
  const blocks = [{ type: 'text' as const, html, evidence: null }, generatedTextOf('')];
  const proposalId = await proposeLesson(app(), crew.editor, { courseId, blocks });
  const { lessonId } = await crew.editor.caller.ai.takeProposal({ courseId, proposalId });
  const lesson = await crew.editor.caller.editor.lesson({ courseId, lessonId });
  expect(lesson.blocks.map(({ content }) => content)).toEqual([{ content: '<p>Ja hier</p>' }]);
});

test('shows authors exactly these fields of a proposal', async () => {
  const { courseId, modules } = await makeCourse(crew.editor);
  const proposalId = await proposeLesson(app(), crew.editor, { courseId, moduleId: modules[0]?.moduleId ?? '' });
  expect(await crew.owner.caller.ai.proposals({ courseId })).toEqual([
    {
      proposalId,
      kind: 'lesson',
      state: 'open',
      problem: null,
      jobId: null,
      instruction: '',
      moduleTitle: 'Hygiene',
      lessonId: null,
      lessonTitle: 'Hände waschen',
      blockId: null,
      before: [],
      after: [generatedTextOf('Eins'), generatedTextOf('Zwei')],
      isStale: false,
    },
  ]);
});

test('deletes decided proposals after 30 days and keeps open ones', async () => {
  const { courseId } = await makeCourse(crew.editor);
  const { prisma } = app().db;
  const make = () => proposeLesson(app(), crew.editor, { courseId });
  const [refused, late, failed, open] = [await make(), await make(), await make(), await make()];
  await crew.editor.caller.ai.refuseProposal({ courseId, proposalId: refused });
  await prisma.courseProposal.update({ where: { id: failed }, data: { state: 'failed' }, select: { id: true } });
  const now = app().clock.now();
  await prisma.courseProposal.update({
    where: { id: late },
    data: { state: 'taken', decidedAt: addMs(now, days(20)) },
    select: { id: true },
  });
  const leftAfter = async (moment: Date) => {
    await retention.proposals.remove(prisma, { now: moment, periods: app().settings.current().retention, take: 100 });
    const rows = await prisma.courseProposal.findMany({ where: { courseId }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  };
  expect(await leftAfter(addMs(now, days(29)))).toEqual(new Set([refused, late, failed, open]));
  expect(await leftAfter(addMs(now, days(31)))).toEqual(new Set([late, open]));
  expect(await leftAfter(addMs(now, days(51)))).toEqual(new Set([open]));
});

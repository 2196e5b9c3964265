import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { openAiEndpoint } from '../../../testing/ai-endpoint.ts';
import { testApp } from '../../../testing/app.ts';
import { makeFile } from '../../../testing/courses.ts';
import { type Crew, makeCrew, makeMember, outcomeOf } from '../../../testing/organisations.ts';
import { makeSourcedCourse, pages, proposeLesson, redoInput, waitForProposals } from '../../../testing/proposals.ts';
import { modelLimits } from '../../generation-model/material.ts';
import { maxOpenProposals } from './redo.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ settings: endpoint.settings, mail: false });
afterAll(endpoint.close);
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

const place = { source: 'S1', place: 2, quote: 'Die Einwirkzeit des Mittels beträgt dreißig' };
const shorter = { markdown: 'Dreißig Sekunden **einwirken** lassen.', ...place };
const html = '<p>Dreißig Sekunden <strong>einwirken</strong> lassen.</p>';
beforeEach(() => {
  endpoint.reset();
  endpoint.answer(() => shorter);
});

const contentsOf = async ({ courseId, lessonId }: { courseId: string; lessonId: string }) =>
  (await crew.editor.caller.editor.lesson({ courseId, lessonId })).blocks.map(({ type, content }) =>
    type === 'text' ? content.content.replace(/<[^<>]*>/g, '') : type,
  );

test('redoes a block from its page and the pages around it, and replaces it when accepted', async () => {
  const course = await makeSourcedCourse(app(), crew.editor, 2);
  const { courseId, lessonId, blockId, sourceId } = course;
  const { ai, editor } = crew.editor.caller;
  const { proposalId } = await ai.redo(redoInput(course));
  const [proposal] = await waitForProposals(crew.editor, courseId);
  const before = { type: 'text', html: '<p>Absatz 1 der Lektion 1</p>', evidence: { sourceId, part: 2 } };
  const after = { type: 'text', html, evidence: { sourceId, part: 2, quote: place.quote } };
  expect(proposal).toMatchObject({
    proposalId,
    kind: 'block',
    state: 'open',
    blockId,
    isStale: false,
    instruction: 'kürzer',
  });
  expect(proposal).toMatchObject({ before: [before], after: [after] });
  expect(await contentsOf(course)).toEqual(['Absatz 1 der Lektion 1', 'Absatz 2 der Lektion 1']);
  const { prompt = '' } = endpoint.requests[0] ?? {};
  for (const page of pages.slice(0, 3)) expect(prompt).toContain(page);
  expect(prompt).not.toContain(pages[3]);
  expect(await ai.takeProposal({ courseId, proposalId })).toEqual({ lessonId });
  expect(await contentsOf(course)).toEqual(['Dreißig Sekunden einwirken lassen.', 'Absatz 2 der Lektion 1']);
  expect((await editor.lesson({ courseId, lessonId })).blocks[0]?.blockId).toBe(blockId);
  const row = await app().db.prisma.contentBlock.findUniqueOrThrow({
    where: { id: blockId },
    select: { origin: true },
  });
  expect(row.origin).toMatchObject({
    generator: 'service',
    state: 'generated',
    sourceState: 'held',
    source: { part: 2 },
  });
  expect(await ai.proposals({ courseId })).toEqual([]);
});

test('repeated and parallel requests give one proposal and one model request', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const input = redoInput(course);
  const { ai } = crew.editor.caller;
  const made = await Promise.all([ai.redo(input), ai.redo(input), ai.redo(input)]);
  expect(new Set(made.map(({ proposalId }) => proposalId))).toEqual(new Set([input.requestId]));
  expect(await waitForProposals(crew.editor, course.courseId)).toHaveLength(1);
  await ai.redo(input);
  expect(endpoint.requests).toHaveLength(1);
  expect(await outcomeOf(crew.owner.caller.ai.redo(input))).toBe('NOT_FOUND');
});

test('a stale proposal is marked and refused, and keeps the later change', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const { courseId, blockId, blocks } = course;
  const { proposalId } = await crew.editor.caller.ai.redo(redoInput(course));
  await waitForProposals(crew.editor, courseId);
  const block = { type: 'text' as const, content: { content: '<p>Von Hand</p>' } };
  await crew.owner.caller.editor.saveBlock({ courseId, blockId, revision: blocks[0]?.revision ?? '', block });
  expect(await crew.editor.caller.ai.proposals({ courseId })).toMatchObject([{ proposalId, isStale: true }]);
  expect(await outcomeOf(crew.editor.caller.ai.takeProposal({ courseId, proposalId }))).toBe('CONTENT_CHANGED');
  expect(await contentsOf(course)).toEqual(['Von Hand']);
});

test('a redone lesson replaces its texts and questions; other and unfinished blocks keep their place', async () => {
  const course = await makeSourcedCourse(app(), crew.editor, 2);
  const { courseId, lessonId } = course;
  const { ai, editor } = crew.editor.caller;
  await editor.addBlock({ courseId, lessonId, type: 'video', index: 0 });
  const fileId = await makeFile(app(), { courseId, orgId: crew.orgId });
  await editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  await editor.addBlock({ courseId, lessonId, type: 'quiz' });
  endpoint.answer(() => ({ sections: [shorter, { ...shorter, markdown: 'Neu' }, shorter], questions: [] }));
  const { proposalId } = await ai.redo(redoInput({ courseId, lessonId, blockId: null }));
  expect(await waitForProposals(crew.editor, courseId)).toMatchObject([{ kind: 'lesson', isStale: false }]);
  await ai.takeProposal({ courseId, proposalId });
  const words = 'Dreißig Sekunden einwirken lassen.';
  expect(await contentsOf(course)).toEqual(['video', words, 'Neu', words, 'asset', 'quiz']);
  const second = await ai.redo(redoInput({ courseId, lessonId, blockId: null }));
  await waitForProposals(crew.editor, courseId);
  const [, changed] = (await editor.lesson({ courseId, lessonId })).blocks;
  await editor.removePart({ courseId, level: 'block', id: changed?.blockId ?? '' });
  expect(await ai.proposals({ courseId })).toMatchObject([{ isStale: true }]);
  expect(await outcomeOf(ai.takeProposal({ courseId, proposalId: second.proposalId }))).toBe('CONTENT_CHANGED');
  expect(await contentsOf(course)).toEqual(['video', 'Neu', words, 'asset', 'quiz']);
});

test('refuses blocks that are deleted, empty or part of another course', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const other = await makeSourcedCourse(app(), crew.editor);
  const { courseId, lessonId } = course;
  const { ai, editor } = crew.editor.caller;
  const empty = await editor.addBlock({ courseId, lessonId, type: 'text' });
  const video = await editor.addBlock({ courseId, lessonId, type: 'video' });
  for (const [blockId, outcome] of [
    [empty.blockId, 'INVALID_INPUT'],
    [video.blockId, 'INVALID_INPUT'],
    [other.blockId, 'NOT_FOUND'],
    [crypto.randomUUID(), 'NOT_FOUND'],
  ] as const)
    expect(await outcomeOf(ai.redo(redoInput({ courseId, lessonId, blockId })))).toBe(outcome);
  expect(await outcomeOf(ai.redo(redoInput({ courseId, lessonId: other.lessonId, blockId: null })))).toBe('NOT_FOUND');
  const { proposalId } = await ai.redo(redoInput(course));
  await waitForProposals(crew.editor, courseId);
  await editor.removePart({ courseId, level: 'block', id: course.blockId });
  expect(await outcomeOf(ai.takeProposal({ courseId, proposalId }))).toBe('NOT_FOUND');
});

test('refuses to redo a lesson with more questions or texts than one answer can hold', async () => {
  const course = await makeSourcedCourse(app(), crew.editor, modelLimits.sections + 1);
  const { courseId, lessonId, blockId } = course;
  expect(await outcomeOf(crew.editor.caller.ai.redo(redoInput({ courseId, lessonId, blockId: null })))).toBe(
    'TOO_MUCH_TO_REDO',
  );
  expect(await outcomeOf(crew.editor.caller.ai.redo(redoInput({ courseId, lessonId, blockId })))).toBe('accepted');
  await waitForProposals(crew.editor, courseId);
});

test('a redone question does not repeat the question of another proposal', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const { courseId, lessonId } = course;
  const { editor, ai } = crew.editor.caller;
  const content = {
    question: 'Wie lange wirkt das Mittel ein?',
    options: ['30 Sekunden', '5 Sekunden'],
    correctIndex: 0,
  };
  const { blockId, revision } = await editor.addBlock({ courseId, lessonId, type: 'quiz' });
  const block = {
    type: 'quiz' as const,
    content: { ...content, question: 'Wie trocknen die Hände?', correctIndex: 1 },
  };
  await editor.saveBlock({ courseId, blockId, revision, block });
  const waiting: GeneratedBlock = { type: 'quiz', ...content, explanation: '', level: 'wissen', evidence: null };
  await proposeLesson(app(), crew.editor, { courseId, blocks: [waiting] });
  const { question, options } = content;
  const answer = {
    question,
    right: options[0],
    wrong: options.slice(1),
    explanation: 'Darum.',
    level: 'wissen',
    ...place,
  };
  endpoint.answer(() => answer);
  const { proposalId } = await ai.redo(redoInput({ courseId, lessonId, blockId }));
  const made = (await waitForProposals(crew.editor, courseId)).find((proposal) => proposal.proposalId === proposalId);
  expect(made).toMatchObject({ state: 'failed', problem: 'AI_ANSWER_UNUSABLE' });
});

test('strangers and viewers cannot redo anything', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const stranger = (await makeCrew(app())).owner;
  expect(await outcomeOf(stranger.caller.ai.redo(redoInput(course)))).toBe('NOT_FOUND');
  expect(await outcomeOf(crew.viewer.caller.ai.redo(redoInput(course)))).toBe('FORBIDDEN');
  expect(await app().db.prisma.courseProposal.count({ where: { courseId: course.courseId } })).toBe(0);
  expect(endpoint.requests).toEqual([]);
});

test('a course has at most fifty open proposals; decided ones do not count', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const { courseId } = course;
  const { ai } = crew.editor.caller;
  const [first = ''] = await Promise.all(
    Array.from({ length: maxOpenProposals }, () => proposeLesson(app(), crew.editor, { courseId })),
  );
  expect(await outcomeOf(ai.redo(redoInput(course)))).toBe('TOO_MANY_PROPOSALS');
  await ai.refuseProposal({ courseId, proposalId: first });
  expect(await outcomeOf(ai.redo(redoInput(course)))).toBe('accepted');
  await waitForProposals(crew.editor, courseId);
});

test('a failed proposal shows its reason and can be declined; a cancelled one disappears', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  const { courseId } = course;
  const { ai, backgroundJobs } = crew.editor.caller;
  endpoint.answer(() => 'kein JSON');
  const { proposalId } = await ai.redo(redoInput(course));
  expect(await waitForProposals(crew.editor, courseId)).toMatchObject([
    { state: 'failed', problem: 'AI_ANSWER_UNUSABLE', after: [] },
  ]);
  expect(await outcomeOf(ai.takeProposal({ courseId, proposalId }))).toBe('NOT_FOUND');
  await ai.refuseProposal({ courseId, proposalId });
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  endpoint.answer(async () => {
    asked.resolve();
    await gate.promise;
    return shorter;
  });
  await ai.redo(redoInput(course));
  await asked.promise;
  const [running] = await ai.proposals({ courseId });
  expect(running).toMatchObject({ state: 'writing', lessonTitle: expect.any(String) });
  await backgroundJobs.cancel({ jobId: running?.jobId ?? '' });
  expect(await waitForProposals(crew.editor, courseId)).toEqual([]);
  gate.resolve();
});

test('writes nothing if the author lost the right to edit before the answer', async () => {
  const member = await makeMember(app(), { orgId: crew.orgId, role: 'editor' });
  const course = await makeSourcedCourse(app(), member);
  endpoint.answer(async () => {
    await app().db.prisma.organisationMember.update({ where: { userId: member.userId }, data: { role: 'viewer' } });
    return shorter;
  });
  await member.caller.ai.redo(redoInput(course));
  expect(await waitForProposals(crew.owner, course.courseId)).toMatchObject([
    { state: 'failed', problem: 'NOT_FOUND', after: [] },
  ]);
});

test('without a source the prompt contains only the text of the lesson', async () => {
  const course = await makeSourcedCourse(app(), crew.editor);
  await app().db.prisma.courseSource.delete({ where: { id: course.sourceId } });
  await crew.editor.caller.ai.redo(redoInput(course));
  expect(await waitForProposals(crew.editor, course.courseId)).toMatchObject([
    { state: 'open', after: [{ evidence: null }] },
  ]);
  expect(endpoint.requests[0]?.prompt).not.toContain('BEGINN MATERIAL');
  expect(endpoint.requests[0]?.prompt).toContain('Absatz 1 der Lektion 1');
});

import { expect, test } from 'vitest';
import { procedureActions } from '#shared/permissions.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse, makeFile, onlyLesson } from '../../testing/courses.ts';
import { makeOrderInput } from '../../testing/generation-orders.ts';
import { type Crew, type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

type Ids = { courseId: string; moduleId: string; lessonId: string; blockId: string; revision: string; fileId: string };

async function idsOf({ editor, orgId }: Crew): Promise<Ids> {
  const course = await makeCourse(editor);
  const { lessonId, blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const { courseId } = course;
  const fileId = await makeFile(app(), { courseId, orgId });
  return { courseId, moduleId: course.modules[0]?.moduleId ?? '', lessonId, blockId, revision, fileId };
}

const calls = (
  { caller: { ai, courses, editor, learning, publishing } }: Member,
  ids: Ids,
): Record<string, () => Promise<unknown>> => {
  const { courseId, moduleId, lessonId, blockId, revision } = ids;
  const title = 'Übernommen';
  const commentId = crypto.randomUUID();
  const text = { type: 'text' as const, content: { content: 'fremd' } };
  return {
    'courses.duplicate': () => courses.duplicate({ courseId }),
    'courses.remove': () => courses.remove({ courseId }),
    'courses.changeSettings': () =>
      courses.changeSettings({ courseId, revision, title, description: '', visibility: 'public', skillIds: [] }),
    'courses.renewInvitation': () => courses.renewInvitation({ courseId }),
    'ai.confirmBlocks': () => ai.confirmBlocks({ courseId, blocks: [{ blockId, revision }] }),
    'editor.course': () => editor.course({ courseId }),
    'editor.lesson': () => editor.lesson({ courseId, lessonId }),
    'editor.authors': () => editor.authors({ courseId }),
    'editor.reportPosition': () => editor.reportPosition({ courseId, tabId: crypto.randomUUID(), lessonId }),
    'editor.changes': async () => {
      const events = (await editor.changes({ courseId, tabId: crypto.randomUUID() })) as AsyncIterable<unknown>;
      for await (const event of events) return event;
    },
    'editor.rename': () => editor.rename({ courseId, title, revision }),
    'editor.saveDraft': () => editor.saveDraft({ courseId }),
    'editor.addModule': () => editor.addModule({ courseId }),
    'editor.renamePart module': () => editor.renamePart({ courseId, level: 'module', id: moduleId, title, revision }),
    'editor.movePart module': () =>
      editor.movePart({ courseId, level: 'module', id: moduleId, parentId: courseId, index: 0 }),
    'editor.duplicatePart module': () => editor.duplicatePart({ courseId, level: 'module', id: moduleId }),
    'editor.removePart module': () => editor.removePart({ courseId, level: 'module', id: moduleId }),
    'editor.addLesson': () => editor.addLesson({ courseId, moduleId }),
    'editor.renamePart lesson': () => editor.renamePart({ courseId, level: 'lesson', id: lessonId, title, revision }),
    'editor.movePart lesson': () =>
      editor.movePart({ courseId, level: 'lesson', id: lessonId, parentId: moduleId, index: 0 }),
    'editor.duplicatePart lesson': () => editor.duplicatePart({ courseId, level: 'lesson', id: lessonId }),
    'editor.removePart lesson': () => editor.removePart({ courseId, level: 'lesson', id: lessonId }),
    'editor.addBlock': () => editor.addBlock({ courseId, lessonId, type: 'text' }),
    'editor.saveBlock': () => editor.saveBlock({ courseId, blockId, revision, block: text }),
    'editor.movePart block': () =>
      editor.movePart({ courseId, level: 'block', id: blockId, parentId: lessonId, index: 0 }),
    'editor.duplicatePart block': () => editor.duplicatePart({ courseId, level: 'block', id: blockId }),
    'editor.removePart block': () => editor.removePart({ courseId, level: 'block', id: blockId }),
    'editor.restorePart': () => editor.restorePart({ courseId, deletedPartId: crypto.randomUUID() }),
    'learning.questions': () => learning.questions({ courseId }),
    'publishing.checklist': () => publishing.checklist({ courseId }),
    'publishing.publish': () => publishing.publish({ courseId }),
    'publishing.submit': () => publishing.submit({ courseId }),
    'publishing.sendBack': () => publishing.sendBack({ courseId, comment: 'fremd' }),
    'publishing.withdraw': () => publishing.withdraw({ courseId }),
    'publishing.versions': () => publishing.versions({ courseId }),
    'publishing.version': () => publishing.version({ courseId, number: null }),
    'publishing.compare': () => publishing.compare({ courseId, from: 1, to: null }),
    'publishing.restore': () => publishing.restore({ courseId, number: 1 }),
    'publishing.draft': () => publishing.draft({ courseId }),
    'publishing.draftState': () => publishing.draftState({ courseId }),
    'publishing.draftChanges': () => publishing.draftChanges({ courseId }),
    'publishing.answerDraft': () =>
      publishing.answerDraft({ courseId, blockId, asked: { question: '', options: [] }, chosen: 0 }),
    'publishing.comments': () => publishing.comments({ courseId }),
    'publishing.addComment': () => publishing.addComment({ courseId, commentId, lessonId, text: 'fremd' }),
    'publishing.changeComment': () => publishing.changeComment({ courseId, commentId, text: 'fremd' }),
    'publishing.resolveComment': () => publishing.resolveComment({ courseId, commentId, isResolved: true }),
    'ai.order': () => ai.order(makeOrderInput(courseId)),
    'ai.current': () => ai.current({ courseId }),
    'ai.changePlan': () => ai.changePlan({ courseId, generationId: commentId, planRevision: 1, plan: planOf(title) }),
    'ai.write': () => ai.write({ courseId, generationId: commentId, planRevision: 1 }),
    'ai.stop': () => ai.stop({ courseId, generationId: commentId }),
    'ai.redo': () => ai.redo({ requestId: crypto.randomUUID(), courseId, lessonId, blockId, instruction: 'kürzer' }),
    'ai.proposals': () => ai.proposals({ courseId }),
    'ai.takeProposal': () => ai.takeProposal({ courseId, proposalId: commentId }),
    'ai.refuseProposal': () => ai.refuseProposal({ courseId, proposalId: commentId }),
    'ai.discard': () => ai.discard({ courseId, generationId: commentId }),
    'ai.sources': () => ai.sources({ courseId }),
    'ai.sourcePart': () => ai.sourcePart({ courseId, sourceId: commentId, part: 1 }),
    'ai.coverage': () => ai.coverage({ courseId }),
    'ai.lessonFromPart': () =>
      ai.lessonFromPart({ requestId: crypto.randomUUID(), courseId, sourceId: commentId, part: 1, moduleId }),
    'publishing.removeComment': () => publishing.removeComment({ courseId, commentId }),
  };
};

const planOf = (title: string) => ({ title, modules: [{ key: crypto.randomUUID(), title, lessons: [] }] });

const everythingOf = async (courseId: string) =>
  (
    await app().db.pool.query(
      `select to_jsonb(c) as course, (select jsonb_agg(to_jsonb(m) order by m.id) from modules m where m.course_id = c.id) as modules,
              (select jsonb_agg(to_jsonb(l) order by l.id) from lessons l join modules m on m.id = l.module_id where m.course_id = c.id) as lessons,
              (select jsonb_agg(to_jsonb(b) order by b.id) from content_blocks b join lessons l on l.id = b.lesson_id
                 join modules m on m.id = l.module_id where m.course_id = c.id) as blocks
         from courses c where c.id = $1`,
      [courseId],
    )
  ).rows;

const general = [
  'courses.page',
  'courses.counts',
  'courses.skills',
  'courses.create',
  'courses.importProgress',
  'ai.offer',
  'ai.settings',
  'ai.changeSettings',
  'ai.check',
];

test('the attacks below cover every procedure about a course', async () => {
  const crew = await makeCrew(app());
  const named = new Set(Object.keys(calls(crew.owner, await idsOf(crew))).map((key) => key.replace(/ .*/, '')));
  const all = Object.keys(procedureActions).filter(
    (path) => /^(ai|courses|editor|publishing)\./.test(path) || path === 'learning.questions',
  );
  expect([...named, ...general].sort()).toEqual(all.sort());
});

test('every procedure rejects ids of another organisation as not found and writes nothing', async () => {
  const [own, other] = [await makeCrew(app()), await makeCrew(app())];
  const ids = await idsOf(other);
  const before = await everythingOf(ids.courseId);
  const outcomes = await refusals(own.owner, ids);
  const invented = Object.fromEntries(Object.keys(ids).map((key) => [key, crypto.randomUUID()])) as Ids;
  expect(outcomes).toEqual(await refusals(own.owner, invented));
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['NOT_FOUND']));
  expect(await everythingOf(ids.courseId)).toEqual(before);
});

async function refusals(member: Member, ids: Ids): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [path, call] of Object.entries(calls(member, ids))) outcomes[path] = await outcomeOf(call());
  return outcomes;
}

test('rejects one foreign id among own ones in every place and writes nothing on either side', async () => {
  const [own, other] = [await makeCrew(app()), await makeCrew(app())];
  const [mine, theirs] = [await idsOf(own), await idsOf(other)];
  const before = [await everythingOf(mine.courseId), await everythingOf(theirs.courseId)];
  const mixtures: Array<[Partial<Ids>, RegExp]> = [
    [{ moduleId: theirs.moduleId }, / module$|\.addLesson|\.movePart lesson/],
    [{ lessonId: theirs.lessonId }, /editor\.lesson$| lesson$|\.addBlock|\.movePart block|\.redo$/],
    [{ blockId: theirs.blockId, revision: theirs.revision }, / block$|\.saveBlock|\.confirmBlocks|\.redo$/],
    [{ courseId: theirs.courseId }, /./],
  ];
  for (const [mixture, paths] of mixtures) {
    const ids = { ...mine, ...mixture };
    for (const [path, call] of Object.entries(calls(own.owner, ids))) {
      if (!paths.test(path) || path === 'editor.addModule' || (path === 'editor.addBlock' && mixture.blockId)) continue;
      expect([path, await outcomeOf(call())]).toEqual([path, 'NOT_FOUND']);
    }
  }
  const moved = { courseId: mine.courseId, level: 'module' as const, id: mine.moduleId, index: 0 };
  expect(await outcomeOf(own.owner.caller.editor.movePart({ ...moved, parentId: theirs.courseId }))).toBe('NOT_FOUND');
  const block = { type: 'asset' as const, content: { fileId: theirs.fileId, alt: '', caption: '' } };
  const { courseId, lessonId } = mine;
  const asset = { courseId, lessonId, type: 'asset' as const };
  expect(await outcomeOf(own.owner.caller.editor.addBlock({ ...asset, fileId: theirs.fileId }))).toBe('FILE_MISSING');
  const { blockId, revision } = mine;
  expect(await outcomeOf(own.owner.caller.editor.saveBlock({ courseId, blockId, revision, block }))).toBe(
    'FILE_MISSING',
  );
  expect([await everythingOf(mine.courseId), await everythingOf(theirs.courseId)]).toEqual(before);
});

test('a deleted part of another course of the same organisation cannot be restored into this one', async () => {
  const crew = await makeCrew(app());
  const [mine, second] = [await idsOf(crew), await idsOf(crew)];
  const { courseId, moduleId } = second;
  const deleted = await crew.editor.caller.editor.removePart({ courseId, level: 'module', id: moduleId });
  expect(await outcomeOf(crew.editor.caller.editor.restorePart({ courseId: mine.courseId, ...deleted }))).toBe(
    'NOT_FOUND',
  );
});

test('rejects unknown fields', async () => {
  const crew = await makeCrew(app());
  const { courseId } = await idsOf(crew);
  const forged = { courseId, orgId: crew.orgId, status: 'published' };
  await expect(crew.editor.caller.editor.saveDraft(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

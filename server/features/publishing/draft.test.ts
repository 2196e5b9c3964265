import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, makeFile, onlyLesson } from '../../testing/courses.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson } from '../../testing/people.ts';
import { firstQuiz, makeQuizCourse, publishQuiz } from '../../testing/quiz-course.ts';
import { requireReadableFile } from '../assets/service.ts';

const app = testApp();

async function makeReaders(crew: Crew) {
  const stranger = await makeCrew(app());
  const support = await makePerson(app(), { platformRole: 'support' });
  const platformAdmin = await makePerson(app(), { platformRole: 'platform_admin' });
  return {
    owner: crew.owner.caller,
    editor: crew.editor.caller,
    viewer: crew.viewer.caller,
    support: await callerFor(app(), support),
    platformAdmin: await callerFor(app(), platformAdmin),
    stranger: stranger.owner.caller,
    applicant: await callerFor(app(), await makePerson(app())),
  };
}

test('members and staff read the draft, authors and staff private ones, strangers get not found', async () => {
  const crew = await makeCrew(app());
  const { courseId, settingsRevision: revision, title } = await makeCourse(crew.editor);
  const readers = await makeReaders(crew);
  const outcomes = async (id: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(readers).map(async ([name, caller]) => [
          name,
          await outcomeOf(caller.publishing.draft({ courseId: id })),
        ]),
      ),
    );
  const members = { owner: 'accepted', editor: 'accepted', platformAdmin: 'accepted', support: 'accepted' };
  const others = { stranger: 'NOT_FOUND', applicant: 'FORBIDDEN' };
  expect(await outcomes(courseId)).toEqual({ ...members, ...others, viewer: 'accepted' });
  const settings = { courseId, revision, title, description: '', skillIds: [] };
  await crew.editor.caller.courses.changeSettings({ ...settings, visibility: 'private' });
  expect(await outcomes(courseId)).toEqual({ ...members, ...others, viewer: 'NOT_FOUND' });
  const missing = await outcomes('00000000-0000-4000-8000-000000000000');
  expect(missing).toMatchObject({ owner: 'NOT_FOUND', stranger: 'NOT_FOUND', viewer: 'NOT_FOUND' });
});

test('only listed fields leave the server, without solutions, for short and long drafts', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, first } = await makeQuizCourse(editor, 'org-only');
  const draft = await viewer.caller.publishing.draft({ courseId });
  expect(Object.keys(draft).sort()).toEqual(
    [
      'courseId',
      'description',
      'logoUrl',
      'minutes',
      'modules',
      'organisation',
      'organisationSlug',
      'outcomes',
      'revision',
      'skills',
      'title',
      'updatedAt',
      'version',
    ].sort(),
  );
  expect(draft).toMatchObject({ courseId, version: 1, updatedAt: app().clock.now().toISOString() });
  expect(JSON.stringify(draft)).not.toContain('correctIndex');
  const { blockId, revision } = await editor.caller.editor.addBlock({ courseId, lessonId: first, type: 'text' });
  const content = { content: `<p>${'Lang. '.repeat(16_000)}</p>` };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content } });
  for (let copy = 0; copy < 2; copy++)
    await editor.caller.editor.duplicatePart({ courseId, level: 'block', id: blockId });
  const long: unknown = await viewer.caller.publishing.draft({ courseId });
  const json = new TextDecoder().decode((long as { bytes: Uint8Array }).bytes);
  expect(json.length).toBeGreaterThan(200_000);
  expect(json).not.toContain('correctIndex');
  expect(Object.keys(JSON.parse(json)).sort()).toEqual(Object.keys(draft).sort());
});

test('any change of the content gives a new revision, publishing does not', async () => {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  const { revision } = await viewer.caller.publishing.draft({ courseId });
  expect(await viewer.caller.publishing.draftState({ courseId })).toEqual({
    status: 'draft',
    version: 0,
    isOnline: false,
    hasChanges: true,
    revision,
  });
  await editor.caller.publishing.publish({ courseId });
  expect(await viewer.caller.publishing.draftState({ courseId })).toEqual({
    status: 'published',
    version: 1,
    isOnline: true,
    hasChanges: false,
    revision,
  });
  const { blocks } = await onlyLesson(editor, course);
  const [{ blockId = '', revision: before = '' } = {}] = blocks;
  const block = { type: 'text' as const, content: { content: '<p>neu</p>' } };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision: before, block });
  expect((await viewer.caller.publishing.draftState({ courseId })).revision).toBe(revision + 1);
  const draft = await viewer.caller.publishing.draft({ courseId });
  expect(draft.revision).toBe(revision + 1);
  expect(draft.modules[0]?.lessons[0]?.content_blocks[0]?.json_content).toEqual({ content: '<p>neu</p>' });
});

test('judges a draft quiz on the server, stores nothing and rejects an answer to a changed quiz', async () => {
  const { editor, viewer } = await makeCrew(app());
  const stranger = await makeCrew(app());
  const course = await makeQuizCourse(editor, 'org-only');
  const { courseId, blockId } = course;
  const { question, options } = firstQuiz;
  const asked = { question, options };
  const answer = (chosen: number, changed: object = {}) =>
    viewer.caller.publishing.answerDraft({ courseId, blockId, asked, chosen, ...changed });
  expect(await answer(0)).toEqual({ blockId, chosen: 0, isCorrect: false, correctIndex: 1, explanation: '' });
  expect(await answer(1)).toEqual({ blockId, chosen: 1, isCorrect: true, correctIndex: 1, explanation: '' });
  expect(await outcomeOf(answer(5))).toBe('INVALID_INPUT');
  expect(await outcomeOf(answer(1, { asked: { question, options: options.toReversed() } }))).toBe('STALE_CHANGE');
  expect(await outcomeOf(answer(1, { blockId: course.first }))).toBe('NOT_FOUND');
  const foreign = await makeQuizCourse(stranger.editor);
  expect(await outcomeOf(answer(1, { blockId: foreign.blockId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(stranger.editor.caller.publishing.answerDraft({ courseId, blockId, asked, chosen: 1 }))).toBe(
    'NOT_FOUND',
  );
  await publishQuiz(editor, course, { ...firstQuiz, question: 'Wie lange genau?' });
  expect(await outcomeOf(answer(1))).toBe('STALE_CHANGE');
  expect(await app().db.prisma.quizAnswer.count()).toBe(0);
  expect(await app().db.prisma.enrolment.count()).toBe(0);
});

test('accepts an option of the draft with the text of the correct one', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, blockId, quizRevision: revision } = await makeQuizCourse(editor, 'org-only');
  const content = { ...firstQuiz, options: ['5 s', '30 s', '30 s'] };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'quiz', content } });
  const { question, options } = content;
  const answer = (chosen: number) =>
    viewer.caller.publishing.answerDraft({ courseId, blockId, asked: { question, options }, chosen });
  expect(await answer(2)).toMatchObject({ chosen: 2, isCorrect: true, correctIndex: 2 });
  expect(await answer(0)).toMatchObject({ chosen: 0, isCorrect: false, correctIndex: 1 });
});

test('a reader receives changes, comments and the deletion, but no presence events', async () => {
  const { editor, viewer, owner } = await makeCrew(app());
  const stranger = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  expect(await outcomeOf(stranger.viewer.caller.publishing.draftChanges({ courseId }))).toBe('NOT_FOUND');
  const events = (await viewer.caller.publishing.draftChanges({ courseId }))[Symbol.asyncIterator]();
  const next = async () => (await events.next()).value;
  const nextOther = async (): Promise<unknown> => {
    const event = await next();
    return event === 'course' ? nextOther() : event;
  };
  expect([await next(), await next()]).toEqual(['course', 'comments']);
  await editor.caller.editor.addModule({ courseId });
  expect(await next()).toBe('course');
  await editor.caller.publishing.submit({ courseId });
  await owner.caller.publishing.addComment({
    commentId: crypto.randomUUID(),
    courseId,
    lessonId: null,
    text: 'Guter Anfang.',
  });
  expect(await nextOther()).toBe('comments');
  await owner.caller.courses.remove({ courseId });
  expect(await nextOther()).toBe('gone');
  await events.return?.();
});

test('files of a draft open for support, too, but not for outsiders', async () => {
  const { editor, orgId } = await makeCrew(app());
  const stranger = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { blocks: 0 });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const fileId = await makeFile(app(), { courseId, orgId });
  await editor.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  const { key } = await app().db.prisma.storedFile.findUniqueOrThrow({ where: { id: fileId } });
  const support = await makePerson(app(), { platformRole: 'support' });
  expect(await outcomeOf(requireReadableFile(await contextFor(app(), support), key, null))).toBe('accepted');
  const refused = requireReadableFile(await contextFor(app(), stranger.owner), key, null);
  await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Member, makeCrew } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';

const app = testApp();

const makeLearningCaller = async () => (await callerFor(app(), await makePerson(app()))).learning;

async function rename({ caller }: Member, courseId: string, title: string): Promise<void> {
  const { settingsRevision: revision, visibility } = await caller.editor.course({ courseId });
  await caller.courses.changeSettings({ courseId, revision, title, description: '', visibility, skillIds: [] });
}

test('an invited learner finds the private course again while the invitation is valid', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first, second, invitation } = await makeQuizCourse(editor, 'private');
  const learning = await makeLearningCaller();
  await learning.markLesson({ courseId, invitation, lessonId: first, isDone: true });
  expect((await learning.mine({})).courses).toMatchObject([
    { isReadable: true, invitation, title: 'Händehygiene im Alltag', lessonsDone: 1, lessonCount: 2 },
  ]);
  await learning.openLesson({ courseId, invitation, lessonId: second });
  expect((await learning.mine({})).courses).toMatchObject([{ isReadable: true, invitation }]);
  const { invitationToken } = await editor.caller.courses.renewInvitation({ courseId });
  expect((await learning.mine({})).courses).toMatchObject([{ isReadable: false, invitation: null, lessonCount: 0 }]);
  await learning.openLesson({ courseId, invitation: invitationToken, lessonId: second });
  expect((await learning.mine({})).courses).toMatchObject([{ isReadable: true, invitation: invitationToken }]);
});

test('questions count as open in lessons marked as read, until they are answered right', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  const learning = await makeLearningCaller();
  const [none, one] = [
    { lessonsOpen: 0, questionsOpen: 0 },
    { lessonsOpen: 1, questionsOpen: 1 },
  ];
  await learning.markLesson({ courseId, lessonId: second, isDone: true });
  expect((await learning.mine({})).courses).toMatchObject([none]);
  await learning.markLesson({ courseId, lessonId: first, isDone: true });
  await learning.answer({ courseId, blockId, version: 1, chosen: 0 });
  expect((await learning.mine({})).courses).toMatchObject([one]);
  await learning.answer({ courseId, blockId, version: 1, chosen: 1 });
  expect((await learning.mine({})).courses).toMatchObject([none]);
});

test('an unneeded invitation is neither stored nor put into the link', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first, invitation } = await makeQuizCourse(editor);
  const learning = await makeLearningCaller();
  await learning.openLesson({ courseId, invitation, lessonId: first });
  expect((await learning.mine({})).courses).toMatchObject([{ isReadable: true, invitation: null }]);
  expect(await app().db.prisma.enrolment.findFirst({ where: { courseId } })).toMatchObject({ invitation: null });
});

test('an offline course shows the title that was learned, not that of the draft', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first } = await makeQuizCourse(editor);
  const learning = await makeLearningCaller();
  await learning.openLesson({ courseId, lessonId: first });
  await editor.caller.publishing.withdraw({ courseId });
  await rename(editor, courseId, 'Interner Entwurf');
  expect((await learning.mine({})).courses).toMatchObject([{ isReadable: false, title: 'Händehygiene im Alltag' }]);
});

test('a course made private shows the title that was learned, not that of a newer version', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first } = await makeQuizCourse(editor);
  const learning = await makeLearningCaller();
  await learning.openLesson({ courseId, lessonId: first });
  await rename(editor, courseId, 'Nur für Eingeladene');
  await editor.caller.publishing.publish({ courseId });
  expect((await learning.mine({})).courses).toMatchObject([{ isReadable: true, title: 'Nur für Eingeladene' }]);
  const { settingsRevision: revision, title } = await editor.caller.editor.course({ courseId });
  const settings = { courseId, revision, title, description: '', skillIds: [] };
  await editor.caller.courses.changeSettings({ ...settings, visibility: 'private' });
  expect((await learning.mine({})).courses).toMatchObject([
    { isReadable: false, title: 'Händehygiene im Alltag', lessonCount: 0 },
  ]);
});

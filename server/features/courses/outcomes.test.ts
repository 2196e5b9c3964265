import { expect, test } from 'vitest';
import { minutesOfLesson } from '#shared/learning/lesson-minutes.ts';
import type { ReaderModule } from '#shared/publishing/snapshot.ts';
import { testApp } from '../../testing/app.ts';
import { type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';
import { download } from '../../testing/uploads.ts';

const app = testApp({ server: true });

async function setOutcomes({ caller }: Member, courseId: string, outcomes: string[]): Promise<void> {
  const { settingsRevision: revision, title, visibility } = await caller.editor.course({ courseId });
  const settings = { courseId, revision, title, description: '', visibility, skillIds: [], outcomes };
  await caller.courses.changeSettings(settings);
}

const readJson = async (path: string) => (await download(app(), path, null)).json();
const readCourse = (courseId: string) => readJson(`/api/course/${courseId}`);

test('outcomes reach readers with the next version, and a restored version brings its own back', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  const { publishing } = editor.caller;
  expect(await readCourse(courseId)).toMatchObject({ outcomes: [] });
  await setOutcomes(editor, courseId, ['Sie waschen die Hände richtig.']);
  expect(await readCourse(courseId)).toMatchObject({ outcomes: [], version: 1 });
  expect((await editor.caller.editor.course({ courseId })).hasChanges).toBe(true);
  expect(await publishing.compare({ courseId, from: 1, to: null })).toMatchObject({
    outcomes: { before: '', after: 'Sie waschen die Hände richtig.' },
  });
  await publishing.publish({ courseId });
  expect(await readCourse(courseId)).toMatchObject({ outcomes: ['Sie waschen die Hände richtig.'], version: 2 });
  await publishing.restore({ courseId, number: 1 });
  expect((await editor.caller.editor.course({ courseId })).outcomes).toEqual([]);
});

test('the same outcomes again change nothing, and a copy has them', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  await setOutcomes(editor, courseId, ['Eins', 'Zwei']);
  await editor.caller.publishing.publish({ courseId });
  await setOutcomes(editor, courseId, ['Eins', 'Zwei']);
  expect((await editor.caller.editor.course({ courseId })).hasChanges).toBe(false);
  const copy = await editor.caller.courses.duplicate({ courseId });
  expect((await editor.caller.editor.course(copy)).outcomes).toEqual(['Eins', 'Zwei']);
});

test.each<[string, string[]]>([
  ['six lines', ['1', '2', '3', '4', '5', '6']],
  ['a line of 121 characters', ['x'.repeat(121)]],
  ['an empty line', ['']],
])('refuses %s', async (_, outcomes) => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  expect(await outcomeOf(setOutcomes(editor, courseId, outcomes))).toBe('BAD_REQUEST');
  expect((await editor.caller.editor.course({ courseId })).outcomes).toEqual([]);
});

test('a line break inside a line becomes a space', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  await setOutcomes(editor, courseId, ['  Sie\nkönnen mehr  ']);
  expect((await editor.caller.editor.course({ courseId })).outcomes).toEqual(['Sie können mehr']);
});

test('the minutes of a published version are the sum of its lessons', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first } = await makeQuizCourse(editor);
  const before = await readCourse(courseId);
  const { blockId, revision } = await editor.caller.editor.addBlock({ courseId, lessonId: first, type: 'text' });
  const content = { content: `<p>${'Wort '.repeat(2000)}</p>` };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content } });
  expect(await readCourse(courseId)).toMatchObject({ minutes: before.minutes });
  await editor.caller.publishing.publish({ courseId });
  const course = await readCourse(courseId);
  expect(course).toMatchObject({ minutes: before.minutes + 10 });
  const draft = await editor.caller.publishing.draft({ courseId });
  const lessons = course.modules.flatMap((module: ReaderModule) => module.lessons);
  expect([course, draft].map(({ minutes }) => minutes)).toEqual(
    Array.from({ length: 2 }, () => lessons.map(minutesOfLesson).reduce((sum: number, one: number) => sum + one, 0)),
  );
});

test('a card shows the maker, minutes and strengths, and own progress counts lessons of the version online', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, first, second } = await makeQuizCourse(editor);
  const skill = await app().db.prisma.softskill.findFirstOrThrow({ orderBy: { position: 'asc' } });
  const { settingsRevision: revision, title } = await editor.caller.editor.course({ courseId });
  const settings = { courseId, revision, title, description: '', visibility: 'public' as const };
  await editor.caller.courses.changeSettings({ ...settings, skillIds: [skill.id] });
  const { courses } = await readJson(`/api/courses?search=${encodeURIComponent(title)}`);
  const card = courses.find((course: { courseId: string }) => course.courseId === courseId);
  expect(card).toMatchObject({
    minutes: 2,
    skills: [skill.name],
    company: { name: expect.any(String), logoUrl: null },
  });
  const { learning } = await callerFor(app(), await makePerson(app()));
  expect(await learning.cardProgress({ courseIds: [courseId] })).toEqual([]);
  await learning.markLesson({ courseId, lessonId: first, isDone: true });
  const counts = { lessonsDone: 1, lessonCount: 2, completedAt: null };
  const begun = { courseId, ...counts, nextLessonId: second, hasCertificate: false };
  expect(await learning.cardProgress({ courseIds: [courseId] })).toEqual([begun]);
  await editor.caller.editor.removePart({ courseId, level: 'lesson', id: first });
  await editor.caller.publishing.publish({ courseId });
  expect(await learning.cardProgress({ courseIds: [courseId] })).toMatchObject([{ lessonsDone: 0, lessonCount: 1 }]);
});

test('restoring a version from before outcomes existed keeps those of the draft', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  const { pool } = app().db;
  await pool.query('alter table course_versions disable trigger course_versions_immutable');
  await pool.query(
    "update course_versions set published_payload = published_payload - 'outcomes' where course_id = $1",
    [courseId],
  );
  await pool.query('alter table course_versions enable trigger course_versions_immutable');
  await setOutcomes(editor, courseId, ['Eins']);
  await editor.caller.publishing.restore({ courseId, number: 1 });
  expect((await editor.caller.editor.course({ courseId })).outcomes).toEqual(['Eins']);
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, makeFile, onlyLesson } from '../../testing/courses.ts';
import { type Crew, type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

const fourEyes = (crew: Crew) =>
  app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { needsReview: true } });
const versionsOf = (courseId: string) =>
  app().db.prisma.courseVersion.findMany({ where: { courseId }, orderBy: { number: 'asc' } });
const stateOf = async ({ caller }: Member, courseId: string) => {
  const { status, version, isOnline, hasChanges } = await caller.editor.course({ courseId });
  return { status, version, isOnline, hasChanges };
};

test('publishing freezes the draft as version 1 in the specified shape', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor, { modules: 2, lessons: 1, blocks: 1 });
  const { courseId } = course;
  expect(await editor.caller.publishing.publish({ courseId })).toEqual({ version: 1 });
  expect(await stateOf(editor, courseId)).toEqual({
    status: 'published',
    version: 1,
    isOnline: true,
    hasChanges: false,
  });
  const [version] = await versionsOf(courseId);
  const [first] = course.modules;
  expect(version?.payload).toEqual({
    title: 'Händehygiene im Alltag',
    version: 1,
    publishedAt: app().clock.now().toISOString(),
    outcomes: [],
    modules: course.modules.map(({ moduleId, title, lessons }) => ({
      id: moduleId,
      title,
      lessons: lessons.map((lesson) => ({
        id: lesson.lessonId,
        title: lesson.title,
        content_blocks: [
          { id: expect.any(String), type: 'text', json_content: { content: '<p>Absatz 1 der Lektion 1</p>' } },
        ],
      })),
    })),
  });
  expect(first?.title).toBe('Modul 1: Einführung');
});

test.each<[string, { title?: string; modules?: number; lessons?: number }, string[]]>([
  ['a title of four characters', { title: 'Koch' }, ['title']],
  ['no module', { modules: 0 }, ['modules', 'lessons']],
  ['no lesson', { lessons: 0 }, ['lessons']],
])('%s prevents publishing and review, and nothing is written', async (_, plan, blockers) => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor, plan);
  const refusal = { cause: { code: 'COURSE_NOT_READY', details: { blockers } } };
  await expect(editor.caller.publishing.publish({ courseId })).rejects.toMatchObject(refusal);
  await expect(editor.caller.publishing.submit({ courseId })).rejects.toMatchObject(refusal);
  expect(await versionsOf(courseId)).toEqual([]);
  expect(await stateOf(editor, courseId)).toMatchObject({ status: 'draft', version: 0, isOnline: false });
});

test('eight concurrent publications get consecutive numbers and one snapshot each', async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  const all = Array.from({ length: 8 }, (_, turn) =>
    (turn % 2 === 0 ? editor : owner).caller.publishing.publish({ courseId }),
  );
  const numbers = (await Promise.all(all)).map(({ version }) => version);
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await versionsOf(courseId)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the database rejects changing, deleting or truncating a version, except with its course', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  await editor.caller.publishing.publish({ courseId });
  const { pool } = app().db;
  const attempts = [
    `update course_versions set title = 'anders' where course_id = '${courseId}'`,
    `delete from course_versions where course_id = '${courseId}'`,
    'truncate course_versions cascade',
  ];
  for (const attempt of attempts)
    await expect(pool.query(attempt)).rejects.toThrow('a published version never changes');
  expect(await versionsOf(courseId)).toHaveLength(1);
  await editor.caller.courses.remove({ courseId });
  expect(await versionsOf(courseId)).toEqual([]);
});

test('a change after publishing keeps the old version online and counts as unpublished', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId } = course;
  await editor.caller.publishing.publish({ courseId });
  const { blocks } = await onlyLesson(editor, course);
  const { blockId = '', revision = '' } = blocks[0] ?? {};
  const block = { type: 'text' as const, content: { content: '<p>neu</p>' } };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision, block });
  expect(await stateOf(editor, courseId)).toEqual({
    status: 'published',
    version: 1,
    isOnline: true,
    hasChanges: true,
  });
  const { snapshot } = await editor.caller.publishing.version({ courseId, number: null });
  expect(snapshot?.modules[0]?.lessons[0]?.content_blocks[0]?.json_content).toEqual({
    content: '<p>Absatz 1 der Lektion 1</p>',
  });
  expect(await editor.caller.publishing.publish({ courseId })).toEqual({ version: 2 });
  const old = await editor.caller.publishing.version({ courseId, number: 1 });
  expect(old.snapshot?.version).toBe(1);
});

test('withdrawing takes the course offline and keeps its versions and their numbering', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  await editor.caller.publishing.publish({ courseId });
  await editor.caller.publishing.withdraw({ courseId });
  expect(await stateOf(editor, courseId)).toEqual({ status: 'draft', version: 1, isOnline: false, hasChanges: false });
  expect(await outcomeOf(editor.caller.publishing.withdraw({ courseId }))).toBe('WRONG_STATUS');
  expect(await app().db.prisma.publishedCourse.count({ where: { courseId } })).toBe(0);
  expect(await editor.caller.publishing.publish({ courseId })).toEqual({ version: 2 });
});

test('under four-eyes approval an editor submits, the submitter cannot publish, another admin can', async () => {
  const crew = await makeCrew(app());
  const { editor, admin, owner } = crew;
  await fourEyes(crew);
  const { courseId } = await makeCourse(editor);
  expect(await outcomeOf(editor.caller.publishing.publish({ courseId }))).toBe('REVIEW_NEEDED');
  expect(await outcomeOf(owner.caller.publishing.publish({ courseId }))).toBe('REVIEW_NEEDED');
  await admin.caller.publishing.submit({ courseId });
  expect(await outcomeOf(admin.caller.publishing.publish({ courseId }))).toBe('REVIEW_BY_OTHERS');
  expect(await outcomeOf(editor.caller.publishing.publish({ courseId }))).toBe('REVIEW_NEEDED');
  expect(await versionsOf(courseId)).toEqual([]);
  const { revision } = await owner.caller.publishing.checklist({ courseId });
  expect(await owner.caller.publishing.publish({ courseId, revision })).toEqual({ version: 1 });
});

test('a review publishes only the revision that was reviewed', async () => {
  const crew = await makeCrew(app());
  const { editor, owner } = crew;
  await fourEyes(crew);
  const course = await makeCourse(editor);
  const { courseId } = course;
  await editor.caller.publishing.submit({ courseId });
  const { revision } = await owner.caller.publishing.checklist({ courseId });
  const { blocks } = await onlyLesson(editor, course);
  const [{ blockId = '', revision: before = '' } = {}] = blocks;
  const block = { type: 'text' as const, content: { content: '<p>nach der Prüfung</p>' } };
  await editor.caller.editor.saveBlock({ courseId, blockId, revision: before, block });
  expect(await outcomeOf(owner.caller.publishing.publish({ courseId, revision }))).toBe('STALE_CHANGE');
  expect(await outcomeOf(owner.caller.publishing.publish({ courseId }))).toBe('INVALID_INPUT');
  expect(await versionsOf(courseId)).toEqual([]);
  const checklist = await owner.caller.publishing.checklist({ courseId });
  expect(await owner.caller.publishing.publish({ courseId, revision: checklist.revision })).toEqual({ version: 1 });
});

test('without review, too, a publication with a revision publishes only that revision', async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  const { revision } = await editor.caller.publishing.checklist({ courseId });
  await owner.caller.editor.addModule({ courseId });
  expect(await outcomeOf(editor.caller.publishing.publish({ courseId, revision }))).toBe('STALE_CHANGE');
});

test('description, skills and visibility of an offline course belong to the reviewed revision', async () => {
  const crew = await makeCrew(app());
  const { editor, owner } = crew;
  await fourEyes(crew);
  const { courseId, title } = await makeCourse(editor);
  await editor.caller.publishing.submit({ courseId });
  const shown = { title, description: '', visibility: 'org-only' as const, skillIds: [] };
  for (const changed of [{ description: 'Wann und wie.' }, { skillIds: [1] }, { visibility: 'public' as const }]) {
    const { revision } = await owner.caller.publishing.checklist({ courseId });
    const { settingsRevision } = await editor.caller.editor.course({ courseId });
    await editor.caller.courses.changeSettings({ courseId, revision: settingsRevision, ...shown, ...changed });
    expect(await outcomeOf(owner.caller.publishing.publish({ courseId, revision }))).toBe('STALE_CHANGE');
  }
  expect(await versionsOf(courseId)).toEqual([]);
});

test('under four-eyes approval an editor cannot withdraw, restore, delete or change the visibility', async () => {
  const crew = await makeCrew(app());
  const { editor, owner } = crew;
  const { courseId, settingsRevision, title } = await makeCourse(editor);
  await editor.caller.publishing.publish({ courseId });
  await fourEyes(crew);
  const settings = { courseId, revision: settingsRevision, title, description: '', skillIds: [] };
  const attempts = [
    () => editor.caller.publishing.withdraw({ courseId }),
    () => editor.caller.publishing.restore({ courseId, number: 1 }),
    () => editor.caller.courses.remove({ courseId }),
    () => editor.caller.courses.changeSettings({ ...settings, visibility: 'public' }),
  ];
  for (const attempt of attempts) expect(await outcomeOf(attempt())).toBe('REVIEW_NEEDED');
  expect(await stateOf(owner, courseId)).toMatchObject({ status: 'published', isOnline: true });
  expect(await outcomeOf(editor.caller.courses.changeSettings({ ...settings, visibility: 'org-only' }))).toBe(
    'accepted',
  );
});

test('under four-eyes approval an editor changes description and skills only while readers do not see them', async () => {
  const crew = await makeCrew(app());
  const { editor, owner } = crew;
  await fourEyes(crew);
  const { courseId, title } = await makeCourse(editor);
  const shown = { title, description: 'Wann und wie.', skillIds: [2, 1], visibility: 'org-only' as const };
  const change = async ({ caller }: Member, changed: Partial<typeof shown>) => {
    const { settingsRevision: revision } = await caller.editor.course({ courseId });
    return outcomeOf(caller.courses.changeSettings({ courseId, revision, ...shown, ...changed }));
  };
  expect(await change(editor, {})).toBe('accepted');
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { needsReview: false } });
  await editor.caller.publishing.publish({ courseId });
  await fourEyes(crew);
  expect(await change(editor, { description: 'Ganz anders.' })).toBe('REVIEW_NEEDED');
  expect(await change(editor, { skillIds: [1, 3] })).toBe('REVIEW_NEEDED');
  expect(await app().db.prisma.publishedCourse.findUnique({ where: { courseId } })).toMatchObject({
    description: 'Wann und wie.',
  });
  expect(await change(editor, { title: 'Händehygiene', skillIds: [1, 2] })).toBe('accepted');
  expect(await change(owner, { description: 'Ganz anders.', skillIds: [] })).toBe('accepted');
  await owner.caller.publishing.withdraw({ courseId });
  expect(await change(editor, {})).toBe('accepted');
});

test('a review returns the course with a comment, and the online version stays online', async () => {
  const crew = await makeCrew(app());
  const { editor, admin } = crew;
  const { courseId } = await makeCourse(editor);
  await editor.caller.publishing.publish({ courseId });
  await fourEyes(crew);
  await editor.caller.editor.addModule({ courseId });
  await editor.caller.publishing.submit({ courseId });
  expect(await stateOf(admin, courseId)).toMatchObject({ status: 'review', isOnline: true });
  expect(await outcomeOf(editor.caller.publishing.submit({ courseId }))).toBe('WRONG_STATUS');
  await admin.caller.publishing.sendBack({ courseId, comment: 'Modul 2 ist noch leer.' });
  const after = await editor.caller.editor.course({ courseId });
  expect(after).toMatchObject({ status: 'published', reviewComment: 'Modul 2 ist noch leer.', submittedBy: null });
  await editor.caller.publishing.submit({ courseId });
  expect((await editor.caller.editor.course({ courseId })).reviewComment).toBe('');
  await editor.caller.publishing.sendBack({ courseId, comment: 'Noch nicht fertig.' });
  expect(await outcomeOf(admin.caller.publishing.sendBack({ courseId, comment: 'Zu spät.' }))).toBe('WRONG_STATUS');
});

test('lists warnings in reading order without blocking publication', async () => {
  const { editor, orgId } = await makeCrew(app());
  const course = await makeCourse(editor, { lessons: 2, blocks: 0 });
  const { courseId } = course;
  const [lessonId = '', empty = ''] = course.modules[0]?.lessons.map((lesson) => lesson.lessonId) ?? [];
  const fileId = await makeFile(app(), { courseId, orgId });
  const quiz = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'quiz' });
  const image = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  const video = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'video' });
  const dead = await editor.caller.editor.addBlock({ courseId, lessonId, type: 'asset' });
  const { checks, warnings } = await editor.caller.publishing.checklist({ courseId });
  expect(checks.every(({ isPassed }) => isPassed)).toBe(true);
  expect(warnings.map(({ rule, lessonId: at, blockId }) => [rule, at, blockId])).toEqual([
    ['quizWithoutText', lessonId, quiz.blockId],
    ['imageWithoutAlt', lessonId, image.blockId],
    ['videoWithoutLink', lessonId, video.blockId],
    ['deadAsset', lessonId, dead.blockId],
    ['emptyLesson', empty, null],
    ['noSkill', null, null],
  ]);
  expect(await outcomeOf(editor.caller.publishing.publish({ courseId }))).toBe('accepted');
});

test('a version keeps the files that it shows', async () => {
  const { editor, orgId } = await makeCrew(app());
  const { courseId, modules } = await makeCourse(editor, { blocks: 0 });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const fileId = await makeFile(app(), { courseId, orgId });
  for (let times = 0; times < 2; times++)
    await editor.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  await editor.caller.publishing.publish({ courseId });
  const versionFiles = await app().db.prisma.courseVersionFile.findMany({ where: { courseId } });
  expect(versionFiles).toEqual([{ courseId, number: 1, fileId }]);
});

test('the audit log records every step of publishing', async () => {
  const { editor, owner, orgId } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  await editor.caller.publishing.submit({ courseId });
  await owner.caller.publishing.sendBack({ courseId, comment: 'Bitte kürzen.' });
  await owner.caller.publishing.publish({ courseId });
  await owner.caller.publishing.restore({ courseId, number: 1 });
  await owner.caller.publishing.withdraw({ courseId });
  await owner.caller.courses.remove({ courseId });
  const events = await app().db.prisma.auditEvent.findMany({ where: { orgId }, orderBy: { id: 'asc' } });
  expect(events.map(({ action, resourceId }) => [action, resourceId])).toEqual(
    ['submitted', 'sent_back', 'published', 'version_restored', 'withdrawn', 'deleted'].map((action) => [
      `course_${action}`,
      courseId,
    ]),
  );
});

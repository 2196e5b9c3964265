import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { callerFor, contextFor, makePerson } from '../../testing/people.ts';
import { firstQuiz, makeQuizCourse, publishQuiz } from '../../testing/quiz-course.ts';
import { certificateFile } from './service.ts';

const app = testApp({ server: true });

test("a visitor's answer is judged with the solution, but not stored", async () => {
  const { editor } = await makeCrew(app());
  const { courseId, blockId } = await makeQuizCourse(editor);
  const visitor = await callerFor(app(), null);
  expect(await visitor.learning.answer({ courseId, version: 1, blockId, chosen: 0 })).toEqual({
    blockId,
    chosen: 0,
    isCorrect: false,
    correctIndex: 1,
    explanation: '',
  });
  expect((await visitor.learning.answer({ courseId, version: 1, blockId, chosen: 1 })).isCorrect).toBe(true);
  expect(await outcomeOf(visitor.learning.answer({ courseId, version: 1, blockId, chosen: 3 }))).toBe('INVALID_INPUT');
  expect(await app().db.prisma.enrolment.count({ where: { courseId } })).toBe(0);
});

test('every lesson done and every quiz answered correctly earn one certificate, on any day', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  const { learning } = viewer.caller;
  expect(await learning.progress({ courseId })).toBeNull();
  await learning.markLesson({ courseId, lessonId: first, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 2 });
  app().clock.advance(2 * 86_400_000);
  const twoDaysLater = (await callerFor(app(), viewer)).learning;
  const almost = await twoDaysLater.markLesson({ courseId, lessonId: second, isDone: true });
  expect(almost).toMatchObject({
    lessonsDone: [first, second],
    isComplete: false,
    certificates: [],
    lastLessonId: second,
  });
  await twoDaysLater.answer({ courseId, version: 1, blockId, chosen: 1 });
  const done = await twoDaysLater.progress({ courseId });
  expect(done).toMatchObject({ isComplete: true, certificates: [{ version: 1, issuedAt: app().clock.now() }] });
  await twoDaysLater.markLesson({ courseId, lessonId: second, isDone: true });
  expect((await twoDaysLater.progress({ courseId }))?.certificates).toEqual(done?.certificates);
});

test('accepts an option with the text of the correct one and counts it', async () => {
  const { editor, viewer } = await makeCrew(app());
  const course = await makeQuizCourse(editor);
  const { courseId, first, second, blockId } = course;
  await publishQuiz(editor, course, { ...firstQuiz, options: ['30 s', '30 s', '60 s'] });
  const { learning } = viewer.caller;
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  const chosen = { blockId, chosen: 0, isCorrect: true, correctIndex: 0 };
  expect(await learning.answer({ courseId, version: 2, blockId, chosen: 0 })).toMatchObject(chosen);
  expect(await learning.progress({ courseId })).toMatchObject({ isComplete: true, answers: [chosen] });
});

test('several simultaneous last steps issue one certificate', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  await viewer.caller.learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  const steps = [first, second, first, second].map((lessonId) =>
    viewer.caller.learning.markLesson({ courseId, lessonId, isDone: true }),
  );
  await Promise.all(steps);
  expect(await app().db.prisma.certificate.count({ where: { courseId } })).toBe(1);
});

test('a course that a person may not read cannot be learned, answered or counted with any ids', async () => {
  const [own, other] = [await makeCrew(app()), await makeCrew(app())];
  const { courseId, first, blockId, invitation } = await makeQuizCourse(own.editor, 'private');
  const attempts = (caller: Member['caller'], token: string | null = null) => [
    () => caller.learning.progress({ courseId, invitation: token }),
    () => caller.learning.openLesson({ courseId, invitation: token, lessonId: first }),
    () => caller.learning.markLesson({ courseId, invitation: token, lessonId: first, isDone: true }),
    () => caller.learning.answer({ courseId, invitation: token, version: 1, blockId, chosen: 1 }),
    () => caller.learning.countView({ courseId, invitation: token }),
  ];
  for (const attempt of attempts(other.owner.caller)) expect(await outcomeOf(attempt())).toBe('NOT_FOUND');
  for (const attempt of attempts(other.owner.caller, 'x'.repeat(43)))
    expect(await outcomeOf(attempt())).toBe('NOT_FOUND');
  for (const attempt of attempts(other.owner.caller, invitation)) expect(await outcomeOf(attempt())).toBe('accepted');
  const foreign = await makeQuizCourse(other.editor);
  const { learning } = own.viewer.caller;
  const open = await makeQuizCourse(own.editor);
  expect(await outcomeOf(learning.markLesson({ courseId: open.courseId, lessonId: foreign.first, isDone: true }))).toBe(
    'NOT_FOUND',
  );
  expect(
    await outcomeOf(learning.answer({ courseId: open.courseId, version: 1, blockId: foreign.blockId, chosen: 0 })),
  ).toBe('NOT_FOUND');
});

test('staff try a course out without stored progress', async () => {
  const { editor } = await makeCrew(app());
  const { courseId, blockId } = await makeQuizCourse(editor);
  const caller = await callerFor(app(), await makePerson(app(), { userType: 'company', platformRole: 'support' }));
  expect((await caller.learning.answer({ courseId, version: 1, blockId, chosen: 1 })).isCorrect).toBe(true);
  expect(await app().db.prisma.quizAnswer.count({ where: { courseId } })).toBe(0);
});

test("lists a person's courses, last learned first, page by page", async () => {
  const { editor } = await makeCrew(app());
  const person = await makePerson(app());
  const { learning } = await callerFor(app(), person);
  const ids: string[] = [];
  const seconds: string[] = [];
  for (let count = 0; count < 21; count++) {
    const { courseId, first, second } = await makeQuizCourse(editor);
    app().clock.advance(60_000);
    await learning.markLesson({ courseId, lessonId: first, isDone: true });
    ids.unshift(courseId);
    seconds.unshift(second);
  }
  const page = await learning.mine({});
  expect(page.courses.map(({ courseId }) => courseId)).toEqual(ids.slice(0, 20));
  expect(page.courses[0]).toEqual({
    courseId: ids[0],
    title: 'Händehygiene im Alltag',
    isReadable: true,
    invitation: null,
    lessonCount: 2,
    lessonsDone: 1,
    lessonsOpen: 1,
    questionsOpen: 1,
    minutesLeft: 1,
    completedAt: null,
    lastSeenAt: app().clock.now(),
    nextLessonId: seconds[0],
    certificate: null,
  });
  expect((await learning.mine({ cursor: page.nextCursor })).courses.map(({ courseId }) => courseId)).toEqual(
    ids.slice(20),
  );
  await editor.caller.publishing.withdraw({ courseId: ids[0] ?? '' });
  expect((await learning.mine({})).courses[0]).toMatchObject({ isReadable: false, lessonCount: 0, nextLessonId: null });
});

test('managers see the progress of their members and only the number of other learners', async () => {
  const { editor, viewer, admin } = await makeCrew(app());
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  const applicant = (await callerFor(app(), await makePerson(app()))).learning;
  await viewer.caller.learning.markLesson({ courseId, lessonId: first, isDone: true });
  for (const lessonId of [first, second]) await applicant.markLesson({ courseId, lessonId, isDone: true });
  await applicant.answer({ courseId, version: 1, blockId, chosen: 1 });
  expect(await admin.caller.learning.learners({ courseId })).toEqual({
    members: [
      {
        userId: viewer.userId,
        name: 'Anna Beispiel',
        lessonsDone: 1,
        lastSeenAt: app().clock.now(),
        completedAt: null,
        certificate: null,
      },
    ],
    lessonCount: 2,
    outsiders: { begun: 1, completed: 1 },
    nextCursor: null,
  });
  const other = await makeCrew(app());
  expect(await outcomeOf(other.owner.caller.learning.learners({ courseId }))).toBe('NOT_FOUND');
});

test('lists learners by last and first name, page by page, even with equal names', async () => {
  const { editor, admin, orgId } = await makeCrew(app());
  const { courseId } = await makeQuizCourse(editor);
  await app().db.pool.query(
    `with made as (insert into users (email, password_hash)
                   select 'lernt-' || n || '@example.org', '-' from generate_series(1, 60) n returning id, email),
          named as (insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
                    select id, $1::uuid, chr(97 + length(email) % 3), chr(122 - (row_number() over ())::int % 7), email, 'company' from made)
     insert into enrolments (user_id, course_id, version) select id, $2::uuid, 1 from made`,
    [orgId, courseId],
  );
  const { learning } = admin.caller;
  const first = await learning.learners({ courseId });
  const second = await learning.learners({ courseId, cursor: first.nextCursor });
  const listed = [...first.members, ...second.members];
  expect([first.members.length, second.members.length, second.nextCursor]).toEqual([50, 10, null]);
  expect(new Set(listed.map(({ userId }) => userId)).size).toBe(60);
  const names = listed.map(({ name }) => name.split(' ').toReversed().join(' '));
  expect(names).toEqual(names.toSorted());
});

test('the certificate is a PDF with name, course and day, only for its owner', async () => {
  const { editor, viewer, admin } = await makeCrew(app());
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  for (const lessonId of [first, second]) await viewer.caller.learning.markLesson({ courseId, lessonId, isDone: true });
  await viewer.caller.learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  const { certificateId = '' } = (await viewer.caller.learning.progress({ courseId }))?.certificates[0] ?? {};
  const { name, content } = await certificateFile(await contextFor(app(), viewer), certificateId);
  expect(name).toMatch(/^passgenau-zertifikat-\d{4}-\d\d-\d\d\.pdf$/);
  const text = pdfText(content);
  for (const words of ['Anna Beispiel', 'Händehygiene im Alltag', 'Musterhaus', 'Alle 2 Lektionen'])
    expect(text).toContain(words);
  expect(text).toMatch(/PG(?:-[0-9A-F]{4}){3}/);
  for (const person of [null, admin])
    expect(await outcomeOf(certificateFile(await contextFor(app(), person), certificateId))).toBe('NOT_FOUND');
  expect((await fetch(`${app().baseUrl}/certificates/${certificateId}`)).status).toBe(404);
});

import { expect, test } from 'vitest';
import { commentLimits } from '#shared/publishing/schema.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Member, makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';

const app = testApp();

async function inReview() {
  const crew = await makeCrew(app());
  const { courseId, modules } = await makeCourse(crew.editor, { lessons: 2 });
  const [lessonId = '', otherId = ''] = modules[0]?.lessons.map((lesson) => lesson.lessonId) ?? [];
  await crew.editor.caller.publishing.submit({ courseId });
  const comment = { commentId: crypto.randomUUID(), courseId, lessonId, text: 'Hier fehlt die Quelle.' };
  const write = async ({ caller }: Pick<Member, 'caller'>, changed: Partial<typeof comment> = {}) => {
    const commentId = crypto.randomUUID();
    await caller.publishing.addComment({ ...comment, commentId, ...changed });
    return commentId;
  };
  return { ...crew, courseId, lessonId, otherId, comment, write };
}

const count = (courseId: string) => app().db.prisma.courseComment.count({ where: { courseId } });

test('a comment has author, time and lesson, and what each person may do with it', async () => {
  const { courseId, lessonId, owner, admin, editor, write } = await inReview();
  const commentId = await write(owner);
  const [seen] = await editor.caller.publishing.comments({ courseId });
  expect(seen).toEqual({
    commentId,
    lessonId,
    lessonTitle: 'Lektion 1',
    text: 'Hier fehlt die Quelle.',
    author: 'Anna Beispiel',
    createdAt: app().clock.now(),
    editedAt: null,
    resolvedAt: null,
    resolvedBy: null,
    mayChange: false,
    mayRemove: false,
  });
  expect(await owner.caller.publishing.comments({ courseId })).toMatchObject([{ mayChange: true, mayRemove: true }]);
  expect(await admin.caller.publishing.comments({ courseId })).toMatchObject([{ mayChange: false, mayRemove: true }]);
});

test('comments are written only in a review and stay after it', async () => {
  const { courseId, owner, editor, write } = await inReview();
  await write(owner);
  await owner.caller.publishing.sendBack({ courseId, comment: 'Siehe Kommentare.' });
  expect(await outcomeOf(write(owner))).toBe('WRONG_STATUS');
  await editor.caller.publishing.submit({ courseId });
  await write(owner);
  await owner.caller.publishing.publish({ courseId });
  expect(await outcomeOf(write(owner))).toBe('WRONG_STATUS');
  expect(await editor.caller.publishing.comments({ courseId })).toHaveLength(2);
  await owner.caller.courses.remove({ courseId });
  expect(await count(courseId)).toBe(0);
});

test('viewers, support and strangers cannot read or write comments, and foreign courses look missing', async () => {
  const { courseId, comment, owner, viewer, write } = await inReview();
  const commentId = await write(owner);
  const stranger = (await makeCrew(app())).owner.caller;
  const support = await callerFor(app(), await makePerson(app(), { platformRole: 'support' }));
  const attempts = (caller: Member['caller'], id = courseId) => [
    () => caller.publishing.comments({ courseId: id }),
    () => caller.publishing.addComment({ ...comment, courseId: id }),
    () => caller.publishing.changeComment({ courseId: id, commentId, text: 'anders' }),
    () => caller.publishing.resolveComment({ courseId: id, commentId, isResolved: true }),
    () => caller.publishing.removeComment({ courseId: id, commentId }),
  ];
  for (const attempt of [...attempts(viewer.caller), ...attempts(support)])
    expect(await outcomeOf(attempt())).toBe('FORBIDDEN');
  for (const attempt of [...attempts(stranger), ...attempts(owner.caller, crypto.randomUUID())])
    expect(await outcomeOf(attempt())).toBe('NOT_FOUND');
  expect(await owner.caller.publishing.comments({ courseId })).toMatchObject([
    { text: comment.text, resolvedAt: null, editedAt: null },
  ]);
});

test('rejects deleted lessons and lessons or comments of other courses as not found', async () => {
  const one = await inReview();
  const { courseId, lessonId, editor, owner, write } = one;
  const other = await makeCourse(editor);
  const foreign = other.modules[0]?.lessons[0]?.lessonId ?? '';
  expect(await outcomeOf(write(owner, { lessonId: foreign }))).toBe('NOT_FOUND');
  const commentId = await write(owner);
  const elsewhere = { courseId: other.courseId, commentId };
  expect(await outcomeOf(owner.caller.publishing.removeComment(elsewhere))).toBe('NOT_FOUND');
  expect(await outcomeOf(owner.caller.publishing.resolveComment({ ...elsewhere, isResolved: true }))).toBe('NOT_FOUND');
  expect(await outcomeOf(owner.caller.publishing.changeComment({ ...elsewhere, text: 'x' }))).toBe('NOT_FOUND');
  const { deletedPartId } = await editor.caller.editor.removePart({ courseId, level: 'lesson', id: lessonId });
  expect(await outcomeOf(write(owner))).toBe('NOT_FOUND');
  expect(await editor.caller.publishing.comments({ courseId })).toMatchObject([{ lessonId, lessonTitle: 'Lektion 1' }]);
  await editor.caller.editor.restorePart({ courseId, deletedPartId });
  expect(await outcomeOf(write(owner))).toBe('accepted');
});

test('rejects comments that are too long, unclean or empty', async () => {
  const { owner, courseId, write } = await inReview();
  for (const text of ['', '   \n', 'x'.repeat(commentLimits.text + 1), 'a\u0000b', '\ud800'])
    expect(await outcomeOf(write(owner, { text }))).not.toBe('accepted');
  expect(await count(courseId)).toBe(0);
  expect(await outcomeOf(write(owner, { text: 'x'.repeat(commentLimits.text) }))).toBe('accepted');
});

test('a comment sent twice at once is stored once, and its id cannot be reused by others', async () => {
  const { owner, admin, courseId, comment, write } = await inReview();
  const send = () => owner.caller.publishing.addComment(comment);
  await Promise.all([send(), send(), send()]);
  expect(await count(courseId)).toBe(1);
  expect(await outcomeOf(admin.caller.publishing.addComment(comment))).toBe('INVALID_INPUT');
  const other = await inReview();
  expect(await outcomeOf(other.write(other.owner, { commentId: comment.commentId }))).toBe('INVALID_INPUT');
  await owner.caller.publishing.removeComment({ courseId, commentId: comment.commentId });
  expect(await outcomeOf(write(owner))).toBe('accepted');
});

test("authors change their own comments, managers delete others' with an audit event, editors do neither", async () => {
  const { orgId, courseId, editor, admin, owner, write } = await inReview();
  const other = await makeMember(app(), { orgId, role: 'editor' });
  const commentId = await write(other);
  app().clock.advance(60_000);
  const change = { courseId, commentId, text: 'Die Quelle fehlt in Absatz 2.' };
  for (const { caller } of [editor, admin, owner])
    expect(await outcomeOf(caller.publishing.changeComment(change))).toBe('FORBIDDEN');
  await other.caller.publishing.changeComment(change);
  expect(await editor.caller.publishing.comments({ courseId })).toMatchObject([
    { text: change.text, editedAt: app().clock.now() },
  ]);
  expect(await outcomeOf(editor.caller.publishing.removeComment({ courseId, commentId }))).toBe('FORBIDDEN');
  await admin.caller.publishing.removeComment({ courseId, commentId });
  expect(await outcomeOf(other.caller.publishing.removeComment({ courseId, commentId }))).toBe('NOT_FOUND');
  expect(await count(courseId)).toBe(0);
  const removed = () => app().db.prisma.auditEvent.count({ where: { action: 'course_comment_removed' } });
  expect(await removed()).toBe(1);
  await other.caller.publishing.removeComment({ courseId, commentId: await write(other) });
  expect(await removed()).toBe(1);
});

test('people who work on the course resolve and reopen comments, and the first to resolve is recorded', async () => {
  const { courseId, editor, admin, owner, write } = await inReview();
  const leyla = { firstName: 'Leyla', lastName: 'Kern' };
  await app().db.prisma.profile.update({ where: { userId: editor.userId }, data: leyla });
  const commentId = await write(owner);
  const resolve = ({ caller }: Member, isResolved: boolean) =>
    caller.publishing.resolveComment({ courseId, commentId, isResolved });
  await resolve(editor, true);
  const resolvedAt = app().clock.now();
  app().clock.advance(60_000);
  await resolve(admin, true);
  expect(await owner.caller.publishing.comments({ courseId })).toMatchObject([
    { resolvedAt, resolvedBy: 'Leyla Kern' },
  ]);
  await resolve(owner, false);
  expect(await owner.caller.publishing.comments({ courseId })).toMatchObject([{ resolvedAt: null, resolvedBy: null }]);
});

test('limits the comments of a course, also concurrent ones, and resolved ones make space', async () => {
  const { courseId, editor, owner, write } = await inReview();
  const commentId = await write(owner);
  await app().db.pool.query(
    `insert into course_comments (id, course_id, text, created_at)
     select gen_random_uuid(), $1, 'Nr. ' || n, now() from generate_series(1, $2::int) n`,
    [courseId, commentLimits.inCourse - 2],
  );
  const outcomes = await Promise.all([outcomeOf(write(owner)), outcomeOf(write(editor)), outcomeOf(write(owner))]);
  expect(outcomes.toSorted()).toEqual(['TOO_MANY_COMMENTS', 'TOO_MANY_COMMENTS', 'accepted']);
  expect(await count(courseId)).toBe(commentLimits.inCourse);
  await editor.caller.publishing.resolveComment({ courseId, commentId, isResolved: true });
  expect(await outcomeOf(write(owner))).toBe('accepted');
  expect(await count(courseId)).toBe(commentLimits.inCourse);
  expect(await app().db.prisma.courseComment.count({ where: { id: commentId } })).toBe(0);
});

test('deletes resolved comments after 90 days, all after two years, and names of deleted accounts', async () => {
  const { courseId, orgId, editor, owner, write } = await inReview();
  const other = await makeMember(app(), { orgId, role: 'editor' });
  const resolved = await write(owner);
  app().clock.advance(1000);
  await write(other);
  await editor.caller.publishing.resolveComment({ courseId, commentId: resolved, isResolved: true });
  await app().db.prisma.user.delete({ where: { id: other.userId } });
  const left = async () => {
    await runCleanups(app());
    return (await editor.caller.publishing.comments({ courseId })).map(({ author }) => author);
  };
  const begin = app().clock.now();
  app().clock.set(addMs(begin, days(89)));
  expect(await left()).toEqual(['Anna Beispiel', null]);
  app().clock.set(addMs(begin, days(91)));
  expect(await left()).toEqual([null]);
  app().clock.set(addMs(begin, days(731)));
  expect(await left()).toEqual([]);
});

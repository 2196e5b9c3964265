import { expect, test } from 'vitest';
import { courseLimits } from '#shared/courses/schema.ts';
import type { Visibility } from '#shared/courses/visibility.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson } from '../../testing/people.ts';
import { isReadable } from './service.ts';

const app = testApp();

async function setVisibility({ caller }: Member, courseId: string, visibility: Visibility): Promise<void> {
  const { settingsRevision: revision, title, description, skillIds } = await caller.editor.course({ courseId });
  await caller.courses.changeSettings({ courseId, revision, title, description, skillIds, visibility });
}

test('lists all courses of the organisation, last changed first, with the data of a card', async () => {
  const { editor, admin } = await makeCrew(app());
  const first = await makeCourse(editor, { title: 'Erster Kurs', modules: 2, lessons: 2, blocks: 0 });
  app().clock.advance(1000);
  const second = await makeCourse(admin, { title: 'Zweiter Kurs' });
  app().clock.advance(1000);
  await editor.caller.editor.addModule({ courseId: first.courseId });
  const { courses } = await admin.caller.courses.page({});
  expect(courses.map(({ courseId }) => courseId)).toEqual([first.courseId, second.courseId]);
  expect(courses[0]).toEqual({
    courseId: first.courseId,
    title: 'Erster Kurs',
    status: 'draft',
    visibility: 'org-only',
    version: 0,
    hasChanges: false,
    isOnline: false,
    isTakenDown: false,
    createdAt: expect.any(Date),
    updatedAt: app().clock.now(),
    moduleCount: 3,
    lessonCount: 4,
    generation: null,
  });
});

test('shows editors the state of the newest generation of each course', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  const shown = async ({ caller }: Member) => (await caller.courses.page({})).courses[0]?.generation;
  const order = async (state: string) => {
    app().clock.advance(1000);
    const now = app().clock.now();
    const data = { id: crypto.randomUUID(), courseId, state, generator: 'embedded', wishes: {}, createdAt: now };
    await app().db.prisma.courseGeneration.create({ data: { ...data, updatedAt: now }, select: { id: true } });
  };
  for (const [state, said] of Object.entries({
    failed: null,
    planning: 'running',
    planned: 'planned',
    reading: 'running',
    stopped: 'stopped',
    writing: 'running',
    written: null,
  })) {
    await order(state);
    expect(await shown(editor), state).toBe(said);
  }
  await order('planned');
  expect(await shown(viewer)).toBeNull();
});

test('searches by part of the title, filters by status and pages without gaps', async () => {
  const { editor } = await makeCrew(app());
  for (let count = 0; count < 30; count++) {
    app().clock.advance(1000);
    await editor.caller.courses.create({ title: `Kurs ${count} 100%_sicher` });
  }
  const published = await makeCourse(editor, { title: 'Brandschutz' });
  await editor.caller.publishing.publish({ courseId: published.courseId });
  const page = await editor.caller.courses.page({ search: '100%_S' });
  const rest = await editor.caller.courses.page({ search: '100%_S', cursor: page.nextCursor });
  const titles = [...page.courses, ...rest.courses].map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Kurs ${29 - index} 100%_sicher`));
  expect(rest.nextCursor).toBeNull();
  expect((await editor.caller.courses.page({ search: '100xx' })).courses).toEqual([]);
  const { courses } = await editor.caller.courses.page({ status: 'published' });
  expect(courses.map(({ title }) => title)).toEqual(['Brandschutz']);
  expect(await editor.caller.courses.counts()).toEqual({ draft: 30, review: 0, published: 1 });
});

test('lists private courses only for members who may edit', async () => {
  const { editor, viewer } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  await editor.caller.publishing.publish({ courseId });
  expect((await viewer.caller.courses.page({})).courses).toHaveLength(1);
  await setVisibility(editor, courseId, 'private');
  expect((await viewer.caller.courses.page({})).courses).toEqual([]);
  expect(await viewer.caller.courses.counts()).toEqual({ draft: 0, review: 0, published: 0 });
  expect(await outcomeOf(viewer.caller.publishing.version({ courseId, number: 1 }))).toBe('NOT_FOUND');
  expect((await editor.caller.courses.page({})).courses).toHaveLength(1);
});

test('visibility, membership and invitation decide who reads a published course', async () => {
  const [own, other] = [await makeCrew(app()), await makeCrew(app())];
  const applicant = await makePerson(app());
  const { courseId, invitationToken } = await makeCourse(own.editor);
  const readers = { visitor: null, applicant, stranger: other.owner, viewer: own.viewer, editor: own.editor };
  const whoReads = async (invitation: string | null = null): Promise<string[]> => {
    const entries = Object.entries(readers).map(async ([name, person]) => {
      const ctx = await contextFor(app(), person);
      return (await isReadable(ctx, app().db.prisma, { courseId, invitation })) ? [name] : [];
    });
    return (await Promise.all(entries)).flat();
  };
  expect(await whoReads()).toEqual([]);
  await own.editor.caller.publishing.publish({ courseId });
  expect(await whoReads()).toEqual(['viewer', 'editor']);
  await setVisibility(own.editor, courseId, 'public');
  expect(await whoReads()).toEqual(['visitor', 'applicant', 'stranger', 'viewer', 'editor']);
  await setVisibility(own.editor, courseId, 'private');
  expect(await whoReads()).toEqual(['editor']);
  expect(await whoReads('kein-solches-zeichen')).toEqual(['editor']);
  expect(await whoReads(invitationToken)).toEqual(['visitor', 'applicant', 'stranger', 'viewer', 'editor']);
  await own.editor.caller.courses.renewInvitation({ courseId });
  expect(await whoReads(invitationToken)).toEqual(['editor']);
  await setVisibility(own.editor, courseId, 'public');
  await own.editor.caller.publishing.withdraw({ courseId });
  expect(await whoReads()).toEqual([]);
});

test('rejects settings based on an older state and unknown, duplicate or too many skills', async () => {
  const { editor, owner } = await makeCrew(app());
  const { courseId, settingsRevision: revision, title } = await makeCourse(editor);
  const settings = { courseId, revision, title, description: '', visibility: 'public' as const, skillIds: [1] };
  const change = (changed: Partial<typeof settings>) =>
    outcomeOf(editor.caller.courses.changeSettings({ ...settings, ...changed }));
  expect(await change({ skillIds: [987_654] })).toBe('INVALID_INPUT');
  expect(await change({ skillIds: [1, 1] })).not.toBe('accepted');
  expect(await change({ skillIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).not.toBe('accepted');
  await owner.caller.courses.changeSettings({ ...settings, description: 'vom Eigentümer' });
  expect(await change({ description: 'vom Bearbeiter' })).toBe('STALE_CHANGE');
  expect(await editor.caller.editor.course({ courseId })).toMatchObject({
    description: 'vom Eigentümer',
    skillIds: [1],
  });
});

test('a platform admin without an organisation creates and lists only courses outside any', async () => {
  const { editor } = await makeCrew(app());
  await makeCourse(editor);
  const caller = await callerFor(app(), await makePerson(app(), { platformRole: 'platform_admin' }));
  const { courseId } = await caller.courses.create({ title: 'Erste Schritte mit Passgenau' });
  expect((await caller.courses.page({})).courses.map((course) => course.courseId)).toEqual([courseId]);
  expect(await outcomeOf(editor.caller.editor.course({ courseId }))).toBe('NOT_FOUND');
});

test('deleting a course deletes everything in it', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor, { modules: 2, lessons: 2, blocks: 2 });
  await editor.caller.publishing.publish({ courseId });
  await editor.caller.courses.remove({ courseId });
  expect(await outcomeOf(editor.caller.editor.course({ courseId }))).toBe('NOT_FOUND');
  const where = { courseId };
  const { prisma } = app().db;
  const remaining = [
    prisma.courseModule.count({ where }),
    prisma.courseVersion.count({ where }),
    prisma.publishedCourse.count({ where }),
  ];
  expect(await Promise.all(remaining)).toEqual([0, 0, 0]);
});

test('the audit log records visibility and renewed invitations, but no other settings', async () => {
  const { editor, owner, orgId } = await makeCrew(app());
  const { courseId, settingsRevision: revision, title } = await makeCourse(editor);
  const settings = { courseId, revision, title, description: 'Wann und wie.', skillIds: [1] };
  await editor.caller.courses.changeSettings({ ...settings, visibility: 'org-only' });
  await setVisibility(editor, courseId, 'private');
  const { invitationToken } = await owner.caller.courses.renewInvitation({ courseId });
  const events = await app().db.prisma.auditEvent.findMany({ where: { orgId }, orderBy: { id: 'asc' } });
  const resource = { resourceType: 'course', resourceId: courseId };
  expect(events).toMatchObject([
    {
      ...resource,
      action: 'course_visibility_changed',
      actorId: editor.userId,
      details: { from: 'org-only', to: 'private' },
    },
    { ...resource, action: 'course_invitation_renewed', actorId: owner.userId, details: {} },
  ]);
  expect(JSON.stringify(events.map(({ details }) => details))).not.toContain(invitationToken);
});

test('limits the courses of an organisation, whether created or copied', async () => {
  const { editor, orgId } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  await app().db.pool.query(
    `insert into courses (org_id, title, invitation_token) select $1, 'Nr. ' || n, md5(random()::text || n) from generate_series(1, $2::int) n`,
    [orgId, courseLimits.coursesInOrganisation - 2],
  );
  expect(await outcomeOf(editor.caller.courses.create({ title: 'Der letzte' }))).toBe('accepted');
  expect(await outcomeOf(editor.caller.courses.create({ title: 'Zu viel' }))).toBe('COURSE_FULL');
  expect(await outcomeOf(editor.caller.courses.duplicate({ courseId }))).toBe('COURSE_FULL');
  const { editor: elsewhere } = await makeCrew(app());
  expect(await outcomeOf(elsewhere.caller.courses.create({ title: 'Bei anderen' }))).toBe('accepted');
});

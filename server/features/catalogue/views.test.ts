import { beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { contextFor, type Person, testOrigin } from '../../testing/people.ts';

const app = testApp();
beforeAll(() => {
  const noon = new Date();
  noon.setUTCHours(11, 0, 0, 0);
  app().clock.set(noon);
});

async function publicCourse(): Promise<string> {
  const { editor } = await makeCrew(app());
  const { courseId, settingsRevision: revision, title } = await makeCourse(editor);
  const settings = { courseId, revision, title, description: '', skillIds: [] };
  await editor.caller.courses.changeSettings({ ...settings, visibility: 'public' });
  await editor.caller.publishing.publish({ courseId });
  return courseId;
}

type From = { person?: Person | null; address?: string; userAgent?: string };

async function viewCourse(courseId: string, { person = null, ...from }: From = {}): Promise<void> {
  const context = await contextFor(app(), person, { ...testOrigin, ...from });
  await createCaller(context).learning.countView({ courseId });
}

const viewsOf = async (courseId: string) =>
  (await app().db.prisma.publishedCourse.findUniqueOrThrow({ where: { courseId } })).viewCount;

test('counts a view once per person and day', async () => {
  const courseId = await publicCourse();
  const { viewer, admin } = await makeCrew(app());
  for (let times = 0; times < 3; times++) {
    await viewCourse(courseId);
    await viewCourse(courseId, { person: viewer, address: `198.51.100.${times}` });
  }
  expect(await viewsOf(courseId)).toBe(2);
  await viewCourse(courseId, { person: admin });
  await viewCourse(courseId, { userAgent: 'Ein anderer Browser' });
  expect(await viewsOf(courseId)).toBe(4);
  app().clock.advance(86_400_000);
  await viewCourse(courseId);
  expect(await viewsOf(courseId)).toBe(5);
});

test('counts twenty simultaneous views of a person once', async () => {
  const courseId = await publicCourse();
  await Promise.all(Array.from({ length: 20 }, () => viewCourse(courseId)));
  expect(await viewsOf(courseId)).toBe(1);
});

test('a script with changing names adds a limited number of views per address or network', async () => {
  const courseId = await publicCourse();
  for (let attempt = 0; attempt < 30; attempt++) await viewCourse(courseId, { userAgent: `Skript ${attempt}` });
  expect(await viewsOf(courseId)).toBe(20);
  for (let attempt = 0; attempt < 30; attempt++)
    await viewCourse(courseId, { address: `2001:db8:1:2::${attempt}`, userAgent: `S ${attempt}` });
  expect(await viewsOf(courseId)).toBe(40);
  for (let attempt = 1; attempt <= 30; attempt++)
    await viewCourse(courseId, { address: `2001:db8::${attempt}`, userAgent: `S ${attempt}` });
  expect(await viewsOf(courseId)).toBe(60);
  for (let attempt = 1; attempt <= 30; attempt++)
    await viewCourse(courseId, { address: `2001:db8::${attempt}:0:0:0:1` });
  expect(await viewsOf(courseId)).toBe(90);
});

test('keeps the view count when a course is withdrawn and published again', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  await editor.caller.publishing.publish({ courseId });
  await viewCourse(courseId, { person: editor });
  await editor.caller.publishing.withdraw({ courseId });
  await editor.caller.publishing.publish({ courseId });
  expect(await viewsOf(courseId)).toBe(1);
});

test('stored views identify no person, and the salt is deleted with its day', async () => {
  const courseId = await publicCourse();
  const { viewer } = await makeCrew(app());
  await viewCourse(courseId, { person: viewer });
  const [row] = await app().db.prisma.courseView.findMany({ where: { courseId } });
  expect(row?.anonId).not.toContain(viewer.userId);
  app().clock.advance(86_400_000);
  await viewCourse(courseId, { person: viewer });
  const rows = await app().db.prisma.courseView.findMany({ where: { courseId } });
  expect(new Set(rows.map(({ anonId }) => anonId)).size).toBe(2);
  expect(await app().db.prisma.viewSalt.count()).toBe(1);
});

// Must run last: it leaves the clock in another season.
test('a day of views begins at midnight in Berlin', async () => {
  const courseId = await publicCourse();
  const viewAt = async (moment: string) => {
    app().clock.set(new Date(moment));
    await viewCourse(courseId);
    return viewsOf(courseId);
  };
  expect(await viewAt('2027-06-10T21:59:00Z')).toBe(1);
  expect(await viewAt('2027-06-10T22:01:00Z')).toBe(2);
  expect(await viewAt('2027-06-11T00:01:00Z')).toBe(2);
});

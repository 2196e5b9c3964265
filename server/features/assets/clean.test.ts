import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { days, hours } from '../../core/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { cleanFiles } from './service.ts';

const app = testApp();
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

const type = 'image/png';
const newKey = () => `course-content/${crypto.randomUUID()}.png`;

/** A stored file of the course, with its object. */
async function makeStoredFile(courseId: string | null): Promise<{ fileId: string; key: string }> {
  const key = newKey();
  await app().storage.put(key, Readable.from([Buffer.from('x')]), { type });
  const data = { key, orgId: crew.orgId, courseId, filename: 'a.png', size: 1n, type };
  return { fileId: (await app().db.prisma.storedFile.create({ data })).id, key };
}

async function courseWithFile() {
  const course = await makeCourse(crew.owner);
  const { courseId } = course;
  const file = await makeStoredFile(courseId);
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const { fileId } = file;
  const { blockId } = await crew.owner.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId });
  return { courseId, blockId, ...file };
}

const exists = async ({ fileId, key }: { fileId: string; key: string }) => {
  const opened = await app().storage.open(key);
  opened?.stream.destroy();
  const row = await app().db.prisma.storedFile.findUnique({ where: { id: fileId } });
  return [row !== null, opened !== null];
};
const markOf = async (fileId: string) =>
  (await app().db.prisma.storedFile.findUniqueOrThrow({ where: { id: fileId } })).unreferencedSince;
const cleanAfter = async (spanMs: number) => {
  app().clock.advance(spanMs);
  await cleanFiles(app());
};
const there = [true, true];
const gone = [false, false];

test('a file that nothing shows is removed 7 days after that was seen, not before', async () => {
  const file = await makeStoredFile((await makeCourse(crew.owner)).courseId);
  await cleanAfter(0);
  expect(await markOf(file.fileId)).toEqual(app().clock.now());
  await cleanAfter(days(7));
  expect(await exists(file)).toEqual(there);
  await cleanAfter(1);
  expect(await exists(file)).toEqual(gone);
});

test('a file in a working copy stays, and goes after its course', async () => {
  const { courseId, ...file } = await courseWithFile();
  await cleanAfter(days(1));
  await cleanAfter(days(8));
  expect([await exists(file), await markOf(file.fileId)]).toEqual([there, null]);
  await crew.owner.caller.courses.remove({ courseId });
  await cleanAfter(days(1));
  await cleanAfter(days(8));
  expect(await exists(file)).toEqual(gone);
});

test('a file that an older version shows stays', async () => {
  const { courseId, blockId, ...file } = await courseWithFile();
  await crew.owner.caller.publishing.publish({ courseId });
  await crew.owner.caller.editor.removeBlock({ courseId, blockId });
  await crew.owner.caller.publishing.publish({ courseId });
  await app().db.prisma.deletedPart.deleteMany({ where: { courseId } });
  await cleanAfter(days(1));
  await cleanAfter(days(8));
  expect(await exists(file)).toEqual(there);
});

test('a file of a deleted block stays as long as it can be brought back', async () => {
  const { courseId, blockId, ...file } = await courseWithFile();
  await crew.owner.caller.editor.removeBlock({ courseId, blockId });
  await cleanAfter(0);
  expect(await markOf(file.fileId)).toBeNull();
  await app().db.prisma.deletedPart.deleteMany({ where: { courseId } });
  await cleanAfter(0);
  expect(await markOf(file.fileId)).not.toBeNull();
});

test('a file that is shown again in time loses its mark and stays', async () => {
  const course = await makeCourse(crew.owner);
  const { courseId } = course;
  const file = await makeStoredFile(courseId);
  await cleanAfter(0);
  expect(await markOf(file.fileId)).not.toBeNull();
  app().clock.advance(days(8));
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  await crew.owner.caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId: file.fileId });
  await cleanAfter(0);
  expect([await exists(file), await markOf(file.fileId)]).toEqual([there, null]);
});

test('the logo of an organisation stays, a former one goes', async () => {
  const [former, logo] = [await makeStoredFile(null), await makeStoredFile(null)];
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { logo: logo.key } });
  await cleanAfter(0);
  await cleanAfter(days(8));
  expect([await exists(former), await exists(logo)]).toEqual([gone, there]);
});

test('objects without a row go after a day', async () => {
  const key = newKey();
  await app().storage.put(key, Readable.from([Buffer.from('x')]), { type });
  app().clock.set(new Date(Date.now() + hours(23)));
  await cleanFiles(app());
  const opened = await app().storage.open(key);
  expect(opened).not.toBeNull();
  opened?.stream.destroy();
  await cleanAfter(hours(2));
  expect(await app().storage.open(key)).toBeNull();
});

test('more files than fit into one round are all seen', async () => {
  app().clock.set(new Date());
  const { courseId } = await makeCourse(crew.owner);
  await app().db.pool.query(
    `insert into stored_files (key, org_id, course_id, filename, size, type)
     select 'course-content/many-' || n || '.png', $1, $2, 'a.png', 1, 'image/png' from generate_series(1, 2500) n`,
    [crew.orgId, courseId],
  );
  await cleanAfter(0);
  await cleanAfter(days(8));
  expect(await app().db.prisma.storedFile.count({ where: { courseId } })).toBe(0);
});

test('two cleaners at once remove each file once', async () => {
  const files = await Promise.all(
    Array.from({ length: 10 }, async () => makeStoredFile((await makeCourse(crew.owner)).courseId)),
  );
  await cleanAfter(0);
  app().clock.advance(days(8));
  await Promise.all([cleanFiles(app()), cleanFiles(app()), cleanFiles(app())]);
  expect(await Promise.all(files.map(exists))).toEqual(files.map(() => gone));
});

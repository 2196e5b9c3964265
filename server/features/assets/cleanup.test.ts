import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { addMs, days, hours } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { samples } from '../../testing/uploads.ts';
import { deleteUnreferenced } from './cleanup-queries.ts';
import { cleanUpFiles } from './service.ts';

const app = testApp();
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

const type = 'image/png';
const newKey = () => `course-content/${crypto.randomUUID()}.png`;

async function makeStoredFile(
  courseId: string | null,
  content = Buffer.from('x'),
): Promise<{ fileId: string; key: string }> {
  const key = newKey();
  await app().storage.put(key, Readable.from([content]), { type });
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
  await cleanUpFiles(app());
};
const there = [true, true];
const absent = [false, false];

test('stored pictures lose their metadata once, and broken ones stay unchanged', async () => {
  const { courseId } = await makeCourse(crew.owner);
  const withMetadata = Buffer.concat([samples.png, Buffer.from('GPS')]);
  const [picture, broken] = [await makeStoredFile(courseId, withMetadata), await makeStoredFile(courseId)];
  const contentOf = async (key: string) => buffer((await app().storage.open(key))?.stream ?? Readable.from([]));
  await cleanUpFiles(app());
  expect(await contentOf(picture.key)).toEqual(samples.png);
  expect(await contentOf(broken.key)).toEqual(Buffer.from('x'));
  const rowOf = (id: string) => app().db.prisma.storedFile.findUniqueOrThrow({ where: { id } });
  expect(await rowOf(picture.fileId)).toMatchObject({ isStripped: true, size: BigInt(samples.png.length) });
  expect(await rowOf(broken.fileId)).toMatchObject({ isStripped: true, size: 1n });
  await app().storage.put(picture.key, Readable.from([withMetadata]), { type });
  await cleanUpFiles(app());
  expect(await contentOf(picture.key)).toEqual(withMetadata);
});

test('deletes an unreferenced file 7 days after it was marked, not before', async () => {
  const file = await makeStoredFile((await makeCourse(crew.owner)).courseId);
  await cleanAfter(0);
  expect(await markOf(file.fileId)).toEqual(app().clock.now());
  await cleanAfter(days(7));
  expect(await exists(file)).toEqual(there);
  await cleanAfter(1);
  expect(await exists(file)).toEqual(absent);
});

test('keeps a file of a draft, and deletes it after its course', async () => {
  const { courseId, ...file } = await courseWithFile();
  await cleanAfter(days(1));
  await cleanAfter(days(8));
  expect([await exists(file), await markOf(file.fileId)]).toEqual([there, null]);
  await crew.owner.caller.courses.remove({ courseId });
  await cleanAfter(days(1));
  await cleanAfter(days(8));
  expect(await exists(file)).toEqual(absent);
});

test('keeps a file that an older version shows', async () => {
  const { courseId, blockId, ...file } = await courseWithFile();
  await crew.owner.caller.publishing.publish({ courseId });
  await crew.owner.caller.editor.removePart({ courseId, level: 'block', id: blockId });
  await crew.owner.caller.publishing.publish({ courseId });
  await app().db.prisma.deletedPart.deleteMany({ where: { courseId } });
  await cleanAfter(days(1));
  await cleanAfter(days(8));
  expect(await exists(file)).toEqual(there);
});

test('keeps a file of a deleted block while the block can be restored', async () => {
  const { courseId, blockId, ...file } = await courseWithFile();
  await crew.owner.caller.editor.removePart({ courseId, level: 'block', id: blockId });
  await cleanAfter(0);
  expect(await markOf(file.fileId)).toBeNull();
  await app().db.prisma.deletedPart.deleteMany({ where: { courseId } });
  await cleanAfter(0);
  expect(await markOf(file.fileId)).not.toBeNull();
});

test('a file referenced again in time loses its mark and stays', async () => {
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

test('keeps the logo of an organisation and deletes a previous one', async () => {
  const [former, logo] = [await makeStoredFile(null), await makeStoredFile(null)];
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { logo: logo.key } });
  await cleanAfter(0);
  await cleanAfter(days(8));
  expect([await exists(former), await exists(logo)]).toEqual([absent, there]);
});

async function writeNow(name: string): Promise<void> {
  const path = join(app().env.DATA_DIR, 'files', 'course-content', name);
  const now = app().clock.now();
  await writeFile(path, 'x');
  await utimes(path, now, now);
}

const folder = () => readdir(join(app().env.DATA_DIR, 'files', 'course-content'));

test('deletes objects without a row and incomplete uploads after a day', async () => {
  await makeStoredFile((await makeCourse(crew.owner)).courseId);
  const names = [`${crypto.randomUUID()}.png`, `.upload-${crypto.randomUUID()}`];
  for (const name of names) await writeNow(name);
  await cleanAfter(hours(23));
  expect(await folder()).toEqual(expect.arrayContaining(names));
  await cleanAfter(hours(2));
  const remainingFiles = await folder();
  expect(names.filter((name) => remainingFiles.includes(name))).toEqual([]);
});

test('keeps a file referenced after marking, even when the period has passed', async () => {
  const { courseId: _, blockId: __, ...shown } = await courseWithFile();
  const hidden = await makeStoredFile((await makeCourse(crew.owner)).courseId);
  const now = app().clock.now();
  const where = { id: { in: [shown.fileId, hidden.fileId] } };
  await app().db.prisma.storedFile.updateMany({ where, data: { unreferencedSince: addMs(now, -days(8)) } });
  const { keys } = await deleteUnreferenced(app().db, { markedBefore: addMs(now, -days(7)), take: 1000 });
  expect(keys).toContain(hidden.key);
  expect(keys).not.toContain(shown.key);
  expect(await markOf(shown.fileId)).toBeNull();
});

test('checks more files than fit into one batch', async () => {
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

test('two concurrent cleanups delete each file once', async () => {
  const files = await Promise.all(
    Array.from({ length: 10 }, async () => makeStoredFile((await makeCourse(crew.owner)).courseId)),
  );
  await cleanAfter(0);
  app().clock.advance(days(8));
  await Promise.all([cleanUpFiles(app()), cleanUpFiles(app()), cleanUpFiles(app())]);
  expect(await Promise.all(files.map(exists))).toEqual(files.map(() => absent));
});

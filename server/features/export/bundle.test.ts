import { readdirSync, readlinkSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bundle, exportPath, type ImportedCourse, importPath } from '#shared/export/bundle.ts';
import { testApp } from '../../testing/app.ts';
import {
  addContent,
  countImportTraces,
  downloadBundle,
  makePublishedCourse,
  sendBundle,
  uploadTo,
} from '../../testing/exports.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { makePersonAs, type Person } from '../../testing/people.ts';
import { cookieFor, download, openUpload, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let course: Awaited<ReturnType<typeof makePublishedCourse>>;
let bundle: Bundle;

beforeAll(async () => {
  crew = await makeCrew(app());
  course = await makePublishedCourse(app(), crew.editor, 'Händehygiene im Alltag');
  bundle = await downloadBundle(app(), course.courseId, crew.editor);
});

// More bundles than the rate limit allows one person.
beforeEach(async () => {
  await app().db.pool.query('delete from rate_limits');
});

const send = (content: string | Buffer, person: Person | null = crew.editor, origin = app().baseUrl) =>
  sendBundle(app(), { content, person, origin });
const importing = (given: unknown) => send(JSON.stringify(given));

async function imported(given: unknown): Promise<ImportedCourse> {
  const response = await importing(given);
  expect(response.status).toBe(201);
  return (await response.json()) as ImportedCourse;
}

test('a bundle contains the whole course and no id of this installation', async () => {
  const text = JSON.stringify(bundle);
  const keys = ['format', 'formatVersion', 'title', 'description', 'outcomes', 'skills', 'modules', 'files'];
  expect(Object.keys(bundle)).toEqual(keys);
  expect(bundle.files.map(({ filename, base64 }) => [filename, base64 !== undefined])).toHaveLength(4);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/);
  expect(text).not.toContain('/files/');
});

test('exporting, importing, publishing and exporting again gives the same bundle', async () => {
  const { courseId, skippedFiles } = await imported({ ...bundle, description: 'Kurz & gut' });
  expect(skippedFiles).toEqual([]);
  expect(courseId).not.toBe(course.courseId);
  await crew.editor.caller.publishing.publish({ courseId });
  const again = await downloadBundle(app(), courseId, crew.editor);
  expect(sorted(again)).toEqual(sorted({ ...bundle, description: 'Kurz & gut' }));
});

function sorted({ modules, files, ...rest }: Bundle) {
  const contentOf = new Map(files.map(({ ref, ...file }) => [ref, JSON.stringify(file)]));
  const text = JSON.stringify(modules).replace(/"file":"([^"]+)"/g, (_, ref: string) => `"file":${contentOf.get(ref)}`);
  return { ...rest, modules: JSON.parse(text) as unknown };
}

test('skills are matched by ESCO concept, and unknown ones are dropped', async () => {
  const { courseId } = course;
  const { settingsRevision: revision, title } = await crew.editor.caller.editor.course({ courseId });
  const settings = { title, description: '', visibility: 'private' as const, skillIds: [4, 6] };
  await crew.editor.caller.courses.changeSettings({ courseId, revision, ...settings });
  const { skills } = await downloadBundle(app(), courseId, crew.editor);
  const uri = (id: string) => `http://data.europa.eu/esco/skill/${id}`;
  expect(skills).toEqual([
    { name: 'Verhandlungsgeschick', esco: uri('7954861c-86d4-4529-afbb-2c23dab9ac74') },
    { name: 'Teamfähigkeit', esco: uri('60c78287-22eb-4103-9c8c-28deaa460da0') },
  ]);
  const unknown = [
    { name: 'Zaubern', esco: null },
    { name: 'Kommunikation', esco: uri(crypto.randomUUID()) },
    { name: 'Empathie', esco: null },
  ];
  const given = { ...bundle, skills: [...skills, ...skills, ...unknown] };
  const made = await imported(given);
  const skillIds = async (of: string) =>
    (await app().db.prisma.courseSkill.findMany({ where: { courseId: of }, orderBy: { skillId: 'asc' } })).map(
      ({ skillId }) => skillId,
    );
  expect(await skillIds(made.courseId)).toEqual([4, 6, 29]);
  const { skills: _, ...former } = bundle;
  expect(await skillIds((await imported({ ...former, formatVersion: 1 })).courseId)).toEqual([]);
});

test('an imported course is a draft of the importer with its own files', async () => {
  const { courseId } = await imported(bundle);
  const draft = await crew.editor.caller.editor.course({ courseId });
  expect([draft.title, draft.status, draft.version]).toEqual(['Händehygiene im Alltag', 'draft', 0]);
  const row = await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
  expect([row.orgId, row.createdBy]).toEqual([crew.orgId, crew.editor.userId]);
  const files = await app().db.prisma.storedFile.findMany({ where: { courseId } });
  const before = new Set(course.files.map(({ fileId }) => fileId));
  expect(files).toHaveLength(4);
  expect(files.filter(({ id }) => before.has(id))).toEqual([]);
});

test('files above five megabytes are named in the bundle and the import, without content', async () => {
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Mit großem Film' });
  const { moduleId } = await crew.editor.caller.editor.addModule({ courseId });
  const { lessonId } = await crew.editor.caller.editor.addLesson({ courseId, moduleId });
  const video = { content: Buffer.concat([samples.mp4, Buffer.alloc(5 * 1024 * 1024)]), filename: 'Film.mp4' };
  const { fileId } = await uploadTo(app(), { person: crew.editor, courseId }, video);
  await addContent(crew.editor, { courseId, lessonId }, { type: 'asset', content: { fileId, alt: '', caption: '' } });
  await crew.editor.caller.publishing.publish({ courseId });
  const large = await downloadBundle(app(), courseId, crew.editor);
  expect(large.files).toEqual([{ ref: 'file-1', filename: 'Film.mp4', type: 'video/mp4', size: video.content.length }]);
  expect((await imported(large)).skippedFiles).toEqual(['Film.mp4']);
});

test('imported text is sanitised again', async () => {
  const blocks = [{ type: 'text', content: '<p onclick="x()">Hallo<script>alert(1)</script></p>' }];
  const { courseId } = await imported({
    ...bundle,
    files: [],
    modules: [{ title: 'M', lessons: [{ title: 'L', blocks }] }],
  });
  const row = await app().db.prisma.contentBlock.findFirstOrThrow({ where: { lesson: { module: { courseId } } } });
  expect(row.jsonContent).toEqual({ content: '<p>Hallo</p>' });
});

test('only editors can import a course, and only from pages of this site', async () => {
  const statusFor = async (person: Person | null) => (await send(JSON.stringify(bundle), person)).status;
  const before = await countImportTraces(app());
  expect(await statusFor(null)).toBe(401);
  for (const person of [crew.viewer, await makePersonAs(app(), 'applicant'), await makePersonAs(app(), 'unattached')])
    expect(await statusFor(person)).toBe(403);
  expect((await send(JSON.stringify(bundle), crew.editor, 'https://evil.example')).status).toBe(403);
  expect(await countImportTraces(app())).toEqual(before);
});

test('refuses a request at once if its declared size exceeds the limit', async () => {
  const cookie = await cookieFor(app(), crew.editor);
  const { sent, answer } = openUpload(app(), importPath, { cookie, length: 200_000_000 });
  sent.flushHeaders();
  expect((await answer).status).toBe(413);
  sent.destroy();
});

test('limits repeated imports', async () => {
  const { editor } = await makeCrew(app());
  const statuses: number[] = [];
  for (let time = 0; time < 31; time++) statuses.push((await send('kein JSON', editor)).status);
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([400]), 429]);
});

const openFiles = (name: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).includes(name);
    } catch {
      return false;
    }
  }).length;

test('an aborted download closes the file', async () => {
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Langer Film' });
  const { moduleId } = await crew.editor.caller.editor.addModule({ courseId });
  const { lessonId } = await crew.editor.caller.editor.addLesson({ courseId, moduleId });
  const video = { content: Buffer.concat([samples.mp4, Buffer.alloc(20 * 1024 * 1024)]), filename: 'Film.mp4' };
  const { fileId, url } = await uploadTo(app(), { person: crew.editor, courseId }, video);
  await addContent(crew.editor, { courseId, lessonId }, { type: 'asset', content: { fileId, alt: '', caption: '' } });
  await crew.editor.caller.publishing.publish({ courseId });
  const name = url.slice(url.lastIndexOf('/') + 1);
  const response = await download(app(), exportPath('scorm', { courseId, number: 1 }), crew.editor);
  const reader = response.body?.getReader();
  await reader?.read();
  await expect.poll(() => openFiles(name)).toBe(1);
  await reader?.cancel();
  await expect.poll(() => openFiles(name)).toBe(0);
});

/** JSON bundles: what goes out comes back the same, and whatever somebody puts into one, it can do no harm. */
import { readdirSync, readlinkSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bundle, exportPath, type ImportedCourse, importPath } from '#shared/export/bundle.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { addContent, download, publishedCourse, uploadTo } from '../../testing/exports.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { type Person, personAs } from '../../testing/people.ts';
import { cookieFor, formWith, openUpload, postForm, samples } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let course: Awaited<ReturnType<typeof publishedCourse>>;
let bundle: Bundle;

async function bundleOf(courseId: string, person: Person): Promise<Bundle> {
  const response = await download(app(), exportPath('bundle', { courseId, number: 1 }), person);
  expect(response.status).toBe(200);
  return (await response.json()) as Bundle;
}

beforeAll(async () => {
  crew = await makeCrew(app());
  course = await publishedCourse(app(), crew.editor, 'Händehygiene im Alltag');
  bundle = await bundleOf(course.courseId, crew.editor);
});

// One person sends here what others would send in days.
beforeEach(async () => {
  await app().db.pool.query('delete from rate_limits');
});

async function send(content: string | Buffer, person: Person | null = crew.editor, origin = app().baseUrl) {
  const body = formWith([{ content, filename: 'kurs.json', type: 'application/json' }]);
  return postForm(app(), importPath, { person, body, origin });
}

const importing = (given: unknown) => send(JSON.stringify(given));

async function imported(given: unknown): Promise<ImportedCourse> {
  const response = await importing(given);
  expect(response.status).toBe(201);
  return (await response.json()) as ImportedCourse;
}

/** Everything that an import could leave behind. */
async function traces() {
  const { prisma } = app().db;
  const [courses, rows, blocks] = [prisma.course, prisma.storedFile, prisma.contentBlock];
  const keys: string[] = [];
  for await (const { key } of app().storage.list('')) keys.push(key);
  return [await courses.count(), await rows.count(), await blocks.count(), keys.length];
}

/** What the refusal says; and that nothing is left of it. */
async function refusalOf(content: string | Buffer): Promise<[number, string]> {
  const before = await traces();
  const response = await send(content);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(await traces()).toEqual(before);
  return [response.status, error.message];
}

test('a bundle goes out with all it needs, and with no id of this installation', async () => {
  const text = JSON.stringify(bundle);
  expect(Object.keys(bundle)).toEqual(['format', 'formatVersion', 'title', 'description', 'modules', 'files']);
  expect(bundle.files.map(({ filename, base64 }) => [filename, base64 !== undefined])).toHaveLength(4);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/);
  expect(text).not.toContain('/files/');
});

test('what was exported, imported, published and exported again is the same', async () => {
  const { courseId, skippedFiles } = await imported({ ...bundle, description: 'Kurz & gut' });
  expect(skippedFiles).toEqual([]);
  expect(courseId).not.toBe(course.courseId);
  await crew.editor.caller.publishing.publish({ courseId });
  const again = await bundleOf(courseId, crew.editor);
  expect(sorted(again)).toEqual(sorted({ ...bundle, description: 'Kurz & gut' }));
});

/** Files are listed in no order that means anything. */
function sorted({ modules, files, ...rest }: Bundle) {
  const contentOf = new Map(files.map(({ ref, ...file }) => [ref, JSON.stringify(file)]));
  const text = JSON.stringify(modules).replace(/"file":"([^"]+)"/g, (_, ref: string) => `"file":${contentOf.get(ref)}`);
  return { ...rest, modules: JSON.parse(text) as unknown };
}

test('an imported course is a draft of the importer with files of its own', async () => {
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

test('files above five megabytes are named in the bundle and by the import, and come without content', async () => {
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Mit großem Film' });
  const { moduleId } = await crew.editor.caller.editor.addModule({ courseId });
  const { lessonId } = await crew.editor.caller.editor.addLesson({ courseId, moduleId });
  const film = { content: Buffer.concat([samples.mp4, Buffer.alloc(5 * 1024 * 1024)]), filename: 'Film.mp4' };
  const { fileId } = await uploadTo(app(), { person: crew.editor, courseId }, film);
  await addContent(crew.editor, { courseId, lessonId }, { type: 'asset', content: { fileId, alt: '', caption: '' } });
  await crew.editor.caller.publishing.publish({ courseId });
  const large = await bundleOf(courseId, crew.editor);
  expect(large.files).toEqual([{ ref: 'file-1', filename: 'Film.mp4', type: 'video/mp4', size: film.content.length }]);
  expect((await imported(large)).skippedFiles).toEqual(['Film.mp4']);
});

test('text is sanitised again, and addresses of videos are checked', async () => {
  const blocks = [{ type: 'text', content: '<p onclick="x()">Hallo<script>alert(1)</script></p>' }];
  const { courseId } = await imported({
    ...bundle,
    files: [],
    modules: [{ title: 'M', lessons: [{ title: 'L', blocks }] }],
  });
  const row = await app().db.prisma.contentBlock.findFirstOrThrow({ where: { lesson: { module: { courseId } } } });
  expect(row.jsonContent).toEqual({ content: '<p>Hallo</p>' });
});

const withBlock = (block: object, files: object[] = []) => ({
  ...bundle,
  files,
  modules: [{ title: 'M', lessons: [{ title: 'L', blocks: [block] }] }],
});
const asset = { type: 'asset', file: 'a', alt: '', caption: '' };
const fileWith = (content: string | Buffer, facts: object = {}) => {
  const bytes = Buffer.from(content);
  return {
    ref: 'a',
    filename: 'a.png',
    type: 'image/png',
    size: bytes.length,
    base64: bytes.toString('base64'),
    ...facts,
  };
};
const broken = (place: string) => [400, `${errorTexts.BUNDLE_BROKEN}${place === '' ? '' : ` Stelle: ${place}`}`];
const quiz = { type: 'quiz', question: 'Frage', options: ['a', 'b'], correctIndex: 0 };
const inBlock = 'Modul 1, Lektion 1, Block 1';

const hostile: Array<[what: string, given: () => unknown, answer: unknown]> = [
  ['another format', () => ({ format: 'scorm' }), [400, errorTexts.BUNDLE_OTHER_FORMAT]],
  ['a list', () => [1, 2], [400, errorTexts.BUNDLE_OTHER_FORMAT]],
  ['null', () => null, [400, errorTexts.BUNDLE_OTHER_FORMAT]],
  ['a newer version', () => ({ ...bundle, formatVersion: 2, more: 1 }), [400, errorTexts.BUNDLE_NEWER]],
  ['a version that is none', () => ({ ...bundle, formatVersion: '1' }), broken('Feld „formatVersion“')],
  ['an empty title', () => ({ ...bundle, title: '  ' }), broken('Feld „title“')],
  ['a huge title', () => ({ ...bundle, title: 'x'.repeat(5_000_000) }), broken('Feld „title“')],
  ['a number for the title', () => ({ ...bundle, title: 5 }), broken('Feld „title“')],
  ['a field that nobody asked for', () => ({ ...bundle, orgId: crypto.randomUUID() }), broken('')],
  [
    '10,000 modules',
    () => ({ ...bundle, modules: Array(10_000).fill({ title: 'M', lessons: [] }) }),
    broken('Feld „modules“'),
  ],
  ['a block of an unknown type', () => withBlock({ type: 'script', content: 'x' }), broken(`${inBlock}, Feld „type“`)],
  ['a block with an id', () => withBlock({ id: crypto.randomUUID(), type: 'text', content: '' }), broken(inBlock)],
  [
    'a quiz whose solution does not exist',
    () => withBlock({ ...quiz, correctIndex: 2 }),
    broken(`${inBlock}, Feld „correctIndex“`),
  ],
  ['a quiz with one answer', () => withBlock({ ...quiz, options: ['a'] }), broken(`${inBlock}, Feld „options“`)],
  ['a NUL byte', () => withBlock({ ...quiz, question: 'a\u0000' }), broken(`${inBlock}, Feld „question“`)],
  ['half a surrogate pair', () => withBlock({ type: 'text', content: '\ud800' }), broken(`${inBlock}, Feld „content“`)],
  [
    'a text beyond its limit',
    () => withBlock({ type: 'text', content: 'x'.repeat(100_001) }),
    broken(`${inBlock}, Feld „content“`),
  ],
  [
    'a video of a script',
    () => withBlock({ type: 'video', url: 'javascript:alert(1)', title: '' }),
    broken(`${inBlock}, Feld „url“`),
  ],
  [
    'a file of the installation',
    () => withBlock({ ...asset, file: course.files[0]?.fileId }),
    broken(`${inBlock}, Feld „file“`),
  ],
  [
    'a file by its stored id',
    () => withBlock({ ...asset, file: null, fileId: course.files[0]?.fileId }),
    broken(inBlock),
  ],
  [
    'two files of one name',
    () => withBlock(asset, [fileWith(samples.png), fileWith(samples.png)]),
    broken('Datei 2, Feld „ref“'),
  ],
  [
    'content that is no base64',
    () => withBlock(asset, [fileWith('', { base64: '<svg>' })]),
    broken('Datei 1, Feld „base64“'),
  ],
  [
    'HTML disguised as PNG',
    () => withBlock(asset, [fileWith('<!doctype html><script>alert(1)</script>')]),
    [415, `${errorTexts.BUNDLE_FILE_REFUSED} Stelle: a.png`],
  ],
  [
    'a drawing with a script',
    () => withBlock(asset, [fileWith('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')]),
    [415, `${errorTexts.BUNDLE_FILE_REFUSED} Stelle: a.png`],
  ],
  [
    'a file beyond its limit',
    () => withBlock(asset, [fileWith(Buffer.concat([samples.mp4, Buffer.alloc(5 * 1024 * 1024)]))]),
    [413, errorTexts.BUNDLE_TOO_LARGE],
  ],
];

test.each(hostile)('%s is refused with a clear sentence and leaves nothing', async (_what, given, answer) => {
  expect(await refusalOf(JSON.stringify(given()))).toEqual(answer);
});

test('a bundle whose last file is bad leaves none of its first files', async () => {
  const files = [fileWith(samples.png), fileWith('<html></html>', { ref: 'b', filename: 'b.png' })];
  const given = withBlock(asset, files);
  given.modules[0]?.lessons[0]?.blocks.push({ ...asset, file: 'b' });
  expect((await refusalOf(JSON.stringify(given)))[0]).toBe(415);
});

test.each([
  ['no JSON', 'kein JSON'],
  ['half of it', '{"format":"passgenau-course","formatVersion":1'],
  ['no text', Buffer.from([0xff, 0xfe, 0x00])],
])('%s is refused as no JSON', async (_what, content) => {
  expect(await refusalOf(content)).toEqual([400, errorTexts.BUNDLE_NOT_JSON]);
});

test.each([
  ['deep nesting', '['.repeat(1_000_000), broken('')],
  ['millions of values', `[${'{},'.repeat(3_000_000)}{}]`, [413, errorTexts.BUNDLE_TOO_LARGE]],
])('%s is refused before anything is built of it', async (_what, content, answer) => {
  expect(await refusalOf(content)).toEqual(answer);
});

test.each(['__proto__', 'constructor', 'prototype'])('the key %s changes nothing', async (key) => {
  const text = JSON.stringify(bundle).replace('{', `{"${key}":{"polluted":1},`);
  const response = await send(text);
  expect([201, 400]).toContain(response.status);
  expect('polluted' in {}).toBe(false);
});

test('only who may edit courses can import one, and only from our own pages', async () => {
  const statusFor = async (person: Person | null) => (await send(JSON.stringify(bundle), person)).status;
  const before = await traces();
  expect(await statusFor(null)).toBe(401);
  for (const person of [crew.viewer, await personAs(app(), 'applicant'), await personAs(app(), 'unattached')])
    expect(await statusFor(person)).toBe(403);
  expect((await send(JSON.stringify(bundle), crew.editor, 'https://evil.example')).status).toBe(403);
  expect(await traces()).toEqual(before);
});

test('a request that says it is larger than any bundle is refused at once', async () => {
  const cookie = await cookieFor(app(), crew.editor);
  const { sent, answer } = openUpload(app(), importPath, { cookie, length: 200_000_000 });
  sent.flushHeaders();
  expect((await answer).status).toBe(413);
  sent.destroy();
});

const openFiles = (name: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).includes(name);
    } catch {
      return false;
    }
  }).length;

test('a download that is broken off lets go of the file it was reading', async () => {
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Langer Film' });
  const { moduleId } = await crew.editor.caller.editor.addModule({ courseId });
  const { lessonId } = await crew.editor.caller.editor.addLesson({ courseId, moduleId });
  const film = { content: Buffer.concat([samples.mp4, Buffer.alloc(40 * 1024 * 1024)]), filename: 'Film.mp4' };
  const { fileId, url } = await uploadTo(app(), { person: crew.editor, courseId }, film);
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

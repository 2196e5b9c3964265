import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import { buildExif, readOrientation } from '../../features/assets/metadata/exif.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Crew, makeCrew } from '../../testing/organisations.ts';
import { makePersonAs, type Person } from '../../testing/people.ts';
import { cookieFor, type FilePart, formWith, openUpload, postForm, samples } from '../../testing/uploads.ts';

const megabyte = 1024 * 1024;
const app = testApp({ server: true, settings: { MAX_DOCUMENT_MB: '1', MAX_MEDIA_MB: '3' } });
let crew: Crew;
let courseId: string;
beforeAll(async () => {
  crew = await makeCrew(app());
  ({ courseId } = await makeCourse(crew.editor));
});

type Upload = { person?: Person | null; course?: string; folder?: string; origin?: string };
const upload = (files: readonly FilePart[], { person, course = courseId, folder, origin }: Upload = {}) =>
  postForm(app(), `/files?course=${course}${folder === undefined ? '' : `&folder=${folder}`}`, {
    person: person === undefined ? crew.editor : person,
    body: formWith(files),
    ...(origin === undefined ? {} : { origin }),
  });
const refusalOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { message: string; rule: string } };
  return { status: response.status, ...error };
};
const everything = async () => {
  const folder = join(app().env.DATA_DIR, 'files');
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map(async (name) => ((await stat(join(folder, name))).isFile() ? [name] : [])));
  return { rows: await app().db.prisma.storedFile.count(), files: files.flat().sort() };
};
const fileCount = async () => (await everything()).files.length;
const zip = (names: readonly string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new TextEncoder().encode('<x/>')]))));
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)]);
const svg = (inside: string) => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test('a photo is served without its location and with its orientation', async () => {
  const photo = turnedPhoto();
  const answer = (await (await upload([{ content: photo, filename: 'foto.jpg' }])).json()) as UploadedFile;
  const cookie = (await cookieFor(app(), crew.editor)) ?? '';
  const served = Buffer.from(
    await (await fetch(`${app().baseUrl}${answer.url}`, { headers: { cookie } })).arrayBuffer(),
  );
  expect([served.includes('Kamera'), readOrientation(served.subarray(12))]).toEqual([false, 6]);
  expect(answer.size).toBe(served.length);
  const { size } = await app().db.prisma.storedFile.findUniqueOrThrow({ where: { id: answer.fileId } });
  expect(Number(size)).toBe(served.length);
});

function turnedPhoto(): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), buildExif(6), Buffer.from('Kamera GPS')]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, Buffer.from('ffdb0003010000', 'hex').subarray(0, 5), Buffer.from([0xff, 0xd9])]);
}

test.each<[string, string, Buffer | string, string]>([
  ['bild.png', 'image/png', samples.png, 'png'],
  ['bild.html', 'image/png', samples.png, 'png'],
  ['zeichnung.svg', 'image/svg+xml', svg('<path d="M0 0h1"/><a href="#x"/>'), 'svg'],
  ['film.mp4', 'video/mp4', samples.mp4, 'mp4'],
  ['ton.mp3', 'audio/mpeg', samples.mp3, 'mp3'],
  ['blatt.pdf', 'application/pdf', samples.pdf, 'pdf'],
  ['notiz.txt', 'text/plain', samples.text, 'txt'],
  ['bmw.txt', 'text/plain', 'BMW ist ein Hersteller. <html> steht erst hier.', 'txt'],
  ['alt.doc', 'application/msword', ole, 'doc'],
  ['alt.ppt', 'application/vnd.ms-powerpoint', ole, 'ppt'],
  [
    'neu.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    zip(['word/document.xml', 'docProps/app.xml']),
    'docx',
  ],
  [
    'neu.pptx',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    zip(['ppt/presentation.xml']),
    'pptx',
  ],
])('%s is stored as %s, regardless of the browser’s type', async (filename, type, content, ending) => {
  const response = await upload([{ content, filename, type: 'text/html' }]);
  const answer = (await response.json()) as UploadedFile;
  expect([response.status, answer.type, answer.size]).toEqual([201, type, Buffer.byteLength(content)]);
  expect(answer.url).toMatch(new RegExp(`^/files/course-content/\\d{13}-[0-9a-f]{32}\\.${ending}$`));
  expect(answer.filename.endsWith(`.${ending}`)).toBe(true);
  const row = await app().db.prisma.storedFile.findUniqueOrThrow({ where: { id: answer.fileId } });
  expect(row).toMatchObject({ courseId, orgId: crew.orgId, createdBy: crew.editor.userId, type });
});

test.each<[string, string, Buffer | string]>([
  ['HTML named as a picture', 'bild.png', '<!DOCTYPE html><script>alert(1)</script>'],
  ['HTML after blanks', 'notiz.txt', '\uFEFF \n <html><body onload=alert(1)>'],
  ['a single script', 'notiz.txt', '<script>alert(1)</script>'],
  ['XML', 'notiz.txt', '<?xml version="1.0"?><x/>'],
  ['a program', 'film.mp4', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['an archive', 'neu.docx', zip(['a.txt'])],
  ['a document with macros', 'neu.docx', zip(['word/document.xml', 'word/vbaProject.bin'])],
  ['a legacy spreadsheet', 'alt.xls', ole],
  ['rich text', 'notiz.txt', '{\\rtf1 Hallo}'],
  ['text in Latin-1', 'notiz.txt', Buffer.from('Grüße', 'latin1')],
  ['text with late binary content', 'notiz.txt', Buffer.concat([Buffer.alloc(300_000, 'a'), Buffer.from([0, 1])])],
  ['a drawing with a script', 'z.svg', svg('<script>alert(1)</script>')],
  ['a drawing with a script of another prefix', 'z.svg', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>')],
  ['a drawing with an onload handler', 'z.svg', svg('<g onload = "alert(1)"/>')],
  ['a drawing with a handler after many blanks', 'z.svg', svg(`<g onload${' '.repeat(100_000)}="alert(1)"/>`)],
  ['a drawing with a hidden link', 'z.svg', svg('<a href="&#x6A;ava\tscript:alert(1)"/>')],
  ['a drawing with an embedded page', 'z.svg', svg('<foreignObject><body/></foreignObject>')],
  ['a drawing that rewrites its links', 'z.svg', svg('<set attributeName="xlink:href" to="x"/>')],
  ['a drawing that loads external content', 'z.svg', svg('<image href="https://evil.example/x.png"/>')],
  ['a drawing with entities', 'z.svg', '<!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing with a late script', 'z.svg', svg(`${'<g/>'.repeat(100_000)}<script/>`)],
])('%s is refused in German and leaves nothing', async (_name, filename, content) => {
  const before = await everything();
  expect(await refusalOf(await upload([{ content, filename, type: 'image/png' }]))).toEqual({
    status: 415,
    rule: 'FILE_TYPE_REFUSED',
    message: expect.stringContaining('Dieser Dateityp ist nicht erlaubt.'),
  });
  expect(await everything()).toEqual(before);
});

test.each<[string, readonly FilePart[], { status: number; rule: string }]>([
  ['an empty file', [{ content: '' }], { status: 400, rule: 'FILE_EMPTY' }],
  ['no file', [], { status: 400, rule: 'ONE_FILE_ONLY' }],
  ['two files', [{ content: samples.png }, { content: samples.png }], { status: 400, rule: 'ONE_FILE_ONLY' }],
  [
    'a document over its limit',
    [{ content: Buffer.concat([samples.pdf, Buffer.alloc(megabyte)]) }],
    { status: 413, rule: 'FILE_TOO_LARGE' },
  ],
  [
    'a video over its limit',
    [{ content: Buffer.concat([samples.mp4, Buffer.alloc(3 * megabyte)]) }],
    { status: 413, rule: 'FILE_TOO_LARGE' },
  ],
  [
    'a request over every limit',
    [{ content: Buffer.concat([samples.mp4, Buffer.alloc(9 * megabyte)]) }],
    { status: 413, rule: 'FILE_TOO_LARGE' },
  ],
])('%s is refused with a German sentence and leaves nothing', async (_name, files, expected) => {
  const before = await everything();
  const { message, ...refusal } = await refusalOf(await upload(files));
  expect(refusal).toEqual(expected);
  expect(message).toMatch(/^(Die Datei|Wählen Sie)/);
  expect(await everything()).toEqual(before);
});

test('a video may reach its limit, which is higher than that of documents', async () => {
  const content = Buffer.concat([samples.mp4, Buffer.alloc(3 * megabyte - samples.mp4.length)]);
  expect((await upload([{ content }])).status).toBe(201);
});

test('refuses a file in another field, a form without parts and a missing form', async () => {
  const other = await postForm(app(), `/files?course=${courseId}`, {
    person: crew.editor,
    body: formWith([{ content: samples.png }], 'bild'),
  });
  expect((await refusalOf(other)).rule).toBe('ONE_FILE_ONLY');
  const headers = { origin: app().baseUrl, cookie: (await cookieFor(app(), crew.editor)) ?? '' };
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json', 'image/png']) {
    const response = await fetch(`${app().baseUrl}/files?course=${courseId}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: '--y\r\n',
    });
    expect([response.status, type]).toEqual([400, type]);
  }
});

test.each([
  ['visitor', 401, 'NOT_SIGNED_IN'],
  ['applicant', 403, 'FORBIDDEN'],
  ['viewer', 403, 'FORBIDDEN'],
  ['support', 403, 'FORBIDDEN'],
  ['editor', 404, 'NOT_FOUND'],
  ['owner', 404, 'NOT_FOUND'],
] as const)('a course of another organisation accepts no files from %s', async (role, status, rule) => {
  const before = await everything();
  const person = await makePersonAs(app(), role);
  expect(await refusalOf(await upload([{ content: samples.png }], { person }))).toMatchObject({ status, rule });
  expect(await everything()).toEqual(before);
});

test.each([
  ['an unknown course', { course: randomUUID() }, 404],
  ['no id', { course: 'kurs' }, 400],
  ['an unknown folder', { folder: '../../..' }, 400],
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
])('%s is refused', async (_name, options, status) => {
  expect((await upload([{ content: samples.png }], options)).status).toBe(status);
});

test('a viewer of the same organisation may not upload either', async () => {
  expect((await upload([{ content: samples.png }], { person: crew.viewer })).status).toBe(403);
});

test('stores the file in the named folder', async () => {
  const { url } = (await (await upload([{ content: samples.png }], { folder: 'ai-uploads' })).json()) as UploadedFile;
  expect(url).toMatch(/^\/files\/ai-uploads\//);
});

test('parallel uploads each get their own file', async () => {
  const contents = ['eins', 'zwei', 'drei', 'vier'];
  const answers = await Promise.all(contents.map(async (content) => (await upload([{ content }])).json()));
  expect(new Set(answers.map(({ fileId }: UploadedFile) => fileId)).size).toBe(4);
});

test.each([
  ['the boundary is missing', (head: string) => head, 'end'],
  ['the sender leaves', (head: string) => head, 'destroy'],
  ['the sender leaves before the type is known', () => '', 'destroy'],
] as const)('an upload leaves nothing when %s', async (_name, begin, how) => {
  const before = await everything();
  const cookie = await cookieFor(app(), crew.editor);
  const { sent, answer, head } = openUpload(app(), `/files?course=${courseId}`, { cookie });
  const ended = answer.then(
    ({ status }) => status,
    () => 'broken off',
  );
  const started = begin(head);
  sent.write(started === '' ? head.slice(0, 20) : started);
  if (started !== '') {
    sent.write(Buffer.concat([samples.mp4, Buffer.alloc(megabyte)]));
    await expect.poll(fileCount).toBe(before.files.length + 1);
  }
  if (how === 'end') sent.end();
  else sent.destroy();
  expect(await ended).toBe(how === 'end' ? 400 : 'broken off');
  await expect.poll(everything).toEqual(before);
  expect(app().logged()).not.toMatch(/unexpected error|deleting a discarded file failed/);
});

test('an endless upload is refused once it is too large, and then disconnected', async () => {
  const before = await everything();
  const { sent, answer, head } = openUpload(app(), `/files?course=${courseId}`, {
    cookie: await cookieFor(app(), crew.editor),
  });
  sent.write(head);
  sent.write(samples.mp4);
  const closed = once(sent, 'close');
  const flood = () => {
    while (!sent.destroyed && sent.write(Buffer.alloc(65_536)));
  };
  sent.on('drain', flood);
  flood();
  const { status, text } = await answer;
  expect([status, JSON.parse(text).error.message]).toEqual([413, 'Die Datei ist zu groß.']);
  await closed;
  expect(await everything()).toEqual(before);
});

test.each([
  ['course', 404, (course: string) => crew.owner.caller.courses.remove({ courseId: course })],
  ['session', 401, () => app().db.prisma.session.deleteMany({ where: { userId: crew.admin.userId } })],
  ['role', 403, () => crew.owner.caller.members.changeRole({ userId: crew.admin.userId, role: 'viewer' })],
] as const)('an upload whose %s has gone meanwhile leaves nothing', async (_name, status, end) => {
  const course = (await makeCourse(crew.owner)).courseId;
  const before = await everything();
  const cookie = await cookieFor(app(), crew.admin);
  const { sent, answer, head, tail } = openUpload(app(), `/files?course=${course}`, { cookie });
  sent.write(head);
  sent.write(Buffer.concat([samples.mp4, Buffer.alloc(megabyte)]));
  await expect.poll(fileCount).toBe(before.files.length + 1);
  await end(course);
  sent.end(tail);
  expect((await answer).status).toBe(status);
  expect(await everything()).toEqual(before);
});

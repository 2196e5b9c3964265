import { beforeAll, expect, test } from 'vitest';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import type { Visibility } from '#shared/courses/visibility.ts';
import { testApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { type Crew, makeCrew } from '../testing/organisations.ts';
import { makePerson, makePersonAs, type Person } from '../testing/people.ts';
import { cookieFor, formWith, postForm, samples } from '../testing/uploads.ts';

const app = testApp({ server: true });
let crew: Crew;
let strangers: Crew;
beforeAll(async () => {
  [crew, strangers] = await Promise.all([makeCrew(app()), makeCrew(app())]);
});

type Sample = { content?: Buffer; filename?: string };
async function upload(courseId: string, { content = samples.png, filename = 'Bild.png' }: Sample = {}) {
  const body = formWith([{ content, filename }]);
  const response = await postForm(app(), `/files?course=${courseId}`, { person: crew.editor, body });
  expect(response.status).toBe(201);
  return (await response.json()) as UploadedFile;
}

async function courseWithFile(visibility?: Visibility, sample?: Sample) {
  const { caller } = crew.owner;
  const course = await makeCourse(crew.owner);
  const { courseId } = course;
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const file = await upload(courseId, sample);
  const { blockId } = await caller.editor.addBlock({ courseId, lessonId, type: 'asset', fileId: file.fileId });
  if (visibility !== undefined) {
    await app().db.prisma.course.update({ where: { id: courseId }, data: { visibility } });
    await caller.publishing.publish({ courseId });
  }
  const { invitationToken } = await app().db.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
  return { courseId, blockId, file, invitationToken };
}

type Asking = { headers?: Record<string, string>; method?: string };
async function get(address: string, person: Person | null, { headers = {}, method = 'GET' }: Asking = {}) {
  const cookie = await cookieFor(app(), person);
  return fetch(`${app().baseUrl}${address}`, {
    method,
    headers: { ...headers, ...(cookie === null ? {} : { cookie }) },
  });
}
const statusOf = async (address: string, person: Person | null) => (await get(address, person)).status;

async function answers(address: string): Promise<Record<string, number>> {
  const people = { viewer: crew.viewer, editor: crew.editor, stranger: strangers.owner, visitor: null };
  const entries = Object.entries(people).map(
    async ([name, person]) => [name, await statusOf(address, person)] as const,
  );
  const [applicant, admin] = [await makePersonAs(app(), 'applicant'), await makePersonAs(app(), 'platformAdmin')];
  return {
    ...Object.fromEntries(await Promise.all(entries)),
    applicant: await statusOf(address, applicant),
    admin: await statusOf(address, admin),
  };
}
const onlyOwn = { viewer: 200, editor: 200, stranger: 404, visitor: 404, applicant: 404, admin: 200 };
const everyone = { viewer: 200, editor: 200, stranger: 200, visitor: 200, applicant: 200, admin: 200 };

test('a file of a draft is accessible only to those who may edit the course', async () => {
  const { file } = await courseWithFile();
  expect(await answers(file.url)).toEqual(onlyOwn);
});

test('a file of a private draft is not accessible to viewers of the organisation', async () => {
  const { file, courseId } = await courseWithFile();
  await app().db.prisma.course.update({ where: { id: courseId }, data: { visibility: 'private' } });
  expect(await answers(file.url)).toEqual({ ...onlyOwn, viewer: 404 });
});

test('a file of a public course is accessible to everyone until the course is withdrawn', async () => {
  const { file, courseId } = await courseWithFile('public');
  expect(await answers(file.url)).toEqual(everyone);
  await crew.owner.caller.publishing.withdraw({ courseId });
  expect(await answers(file.url)).toEqual(onlyOwn);
});

test('readers cannot access a file that only the draft of a public course uses', async () => {
  const { courseId } = await courseWithFile('public');
  const { url } = await upload(courseId);
  expect(await answers(url)).toEqual(onlyOwn);
});

test('a file that the newest version no longer uses is accessible only to those who may see older ones', async () => {
  const { file, courseId, blockId } = await courseWithFile('public');
  await crew.owner.caller.editor.removePart({ courseId, level: 'block', id: blockId });
  await crew.owner.caller.publishing.publish({ courseId });
  expect(await answers(file.url)).toEqual(onlyOwn);
});

test('a file of an org-only course is accessible to members', async () => {
  const { file } = await courseWithFile('org-only');
  expect(await answers(file.url)).toEqual(onlyOwn);
});

test('a file of a private course requires the current invitation link', async () => {
  const { file, courseId, invitationToken } = await courseWithFile('private');
  const withLink = `${file.url}?invitation=${invitationToken}`;
  expect(await answers(file.url)).toEqual({ ...onlyOwn, viewer: 404 });
  expect(await answers(withLink)).toEqual(everyone);
  const other = await courseWithFile('private');
  expect(await statusOf(`${file.url}?invitation=${other.invitationToken}`, null)).toBe(404);
  await crew.owner.caller.courses.renewInvitation({ courseId });
  expect(await statusOf(withLink, null)).toBe(404);
});

test('a copied course keeps the files of a private or deleted original accessible', async () => {
  const { file, courseId } = await courseWithFile();
  const copy = await crew.owner.caller.courses.duplicate({ courseId });
  await app().db.prisma.course.update({ where: { id: courseId }, data: { visibility: 'private' } });
  expect(await statusOf(file.url, crew.viewer)).toBe(200);
  await crew.owner.caller.courses.remove({ courseId });
  expect(await answers(file.url)).toEqual(onlyOwn);
  await crew.owner.caller.courses.remove({ courseId: copy.courseId });
  expect(await answers(file.url)).toEqual({ ...onlyOwn, viewer: 404, editor: 404, admin: 404 });
});

test.each([
  '/files/..%2f..%2fpackage.json',
  '/files/course-content/%2e%2e%2f%2e%2e%2fpackage.json',
  '/files/course-content/..%2f..%2f..%2fetc/passwd',
  '/files//etc/passwd',
  '/files/course-content/%00.png',
  '/files/course-content/',
  '/files/.probe',
  `/files/${'a'.repeat(5000)}`,
  '/files/%E0%A4%A',
])('the address %s leads to no file', async (address) => {
  const response = await get(address, crew.owner);
  expect([400, 404]).toContain(response.status);
  expect(await response.text()).not.toContain('dependencies');
});

test('missing files and inaccessible files get the same answer', async () => {
  const { file } = await courseWithFile();
  const bodies = [file.url, '/files/course-content/1-a.png'].map(async (url) =>
    (await get(url, strangers.owner)).json(),
  );
  expect(await Promise.all(bodies)).toEqual(
    Array(2).fill({ error: { message: 'Das gibt es nicht oder nicht mehr.', rule: 'NOT_FOUND' } }),
  );
});

const letters = Buffer.from(Array.from({ length: 1000 }, (_, index) => 97 + (index % 26)));

test.each<[string | undefined, number, string | null, Buffer]>([
  [undefined, 200, null, letters],
  ['bytes=0-0', 206, 'bytes 0-0/1000', letters.subarray(0, 1)],
  ['bytes=100-199', 206, 'bytes 100-199/1000', letters.subarray(100, 200)],
  ['bytes=990-', 206, 'bytes 990-999/1000', letters.subarray(990)],
  ['bytes=-10', 206, 'bytes 990-999/1000', letters.subarray(990)],
  ['bytes=0-5000', 206, 'bytes 0-999/1000', letters],
  ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
  ['bytes=0-1,5-6', 200, null, letters],
  ['bytes=x', 200, null, letters],
])('the range %j of a file is answered with %d %j', async (range, status, contentRange, content) => {
  const { file } = await courseWithFile(undefined, { content: letters, filename: 'a.txt' });
  const headers = { ...(range === undefined ? {} : { range }), 'accept-encoding': 'gzip' };
  const response = await get(file.url, crew.viewer, { headers });
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  const head = await get(file.url, crew.viewer, { headers, method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([status, '']);
  if (status !== 416) expect(head.headers.get('content-length')).toBe(String(content.length));
});

test('answers 304 to a matching tag, and never mixes ranges of different files', async () => {
  const { file } = await courseWithFile();
  const first = await get(file.url, crew.viewer);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(file.url, crew.viewer, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const part = (condition: string) => ({ headers: { range: 'bytes=0-3', 'if-range': condition } });
  expect((await get(file.url, crew.viewer, part(etag))).status).toBe(206);
  expect((await get(file.url, crew.viewer, part(first.headers.get('last-modified') ?? ''))).status).toBe(206);
  expect((await get(file.url, crew.viewer, part('"another"'))).status).toBe(200);
  expect((await get(file.url, null, { headers: { 'if-none-match': etag } })).status).toBe(404);
});

test.each<[string, Buffer, RegExp, RegExp]>([
  ['Bild.png', samples.png, /^image\/png$/, /^inline; /],
  ['Blatt.pdf', samples.pdf, /^application\/pdf$/, /^inline; /],
  ['Film.mp4', samples.mp4, /^video\/mp4$/, /^inline; /],
  ['Notiz.txt', samples.text, /^text\/plain; charset=utf-8$/, /^attachment; /],
  ['Form.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^image\/svg\+xml$/, /^attachment; /],
  [
    'evil.html',
    Buffer.concat([samples.png, Buffer.from('<script>alert(1)</script>')]),
    /^image\/png$/,
    /^inline; .*"evil.html.png"/,
  ],
])('%s is sent with its type and cannot run as a page', async (filename, content, type, disposition) => {
  const { file } = await courseWithFile(undefined, { content, filename });
  const { headers } = await get(file.url, crew.viewer);
  expect(headers.get('content-type')).toMatch(type);
  expect(headers.get('content-disposition')).toMatch(disposition);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('private, max-age=3600');
  expect(headers.get('accept-ranges')).toBe('bytes');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy.includes('sandbox')).toBe(disposition.source.includes('attachment'));
});

test.each([
  ['a"b;c=d.png', 'a b;c=d.png'],
  ['a\r\nSet-Cookie: x=y.png', 'a Set-Cookie x=y.png'],
  ['../../etc/passwd', 'passwd.png'],
  [`${'ü'.repeat(300)}.png`, `${'ü'.repeat(196)}.png`],
  [`${'😀'.repeat(150)}.png`, `${'😀'.repeat(98)}.png`],
  ['rechnung\u202Egnp.exe', 'rechnung gnp.exe.png'],
  ['    ', 'Datei.png'],
])('a file named %j is shown as %j and does not break the header', async (filename, shown) => {
  const { file } = await courseWithFile(undefined, { filename });
  expect(file.filename).toBe(shown);
  const response = await get(file.url, crew.viewer);
  expect(response.headers.get('set-cookie')).toBeNull();
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+$/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(shown);
});

test('a removed member loses access to the organisation’s files', async () => {
  const { file } = await courseWithFile('org-only');
  const newcomer = await makePerson(app(), { userType: 'company', member: { orgId: crew.orgId, role: 'viewer' } });
  expect(await statusOf(file.url, newcomer)).toBe(200);
  await crew.owner.caller.members.remove({ userId: newcomer.userId });
  expect(await statusOf(file.url, newcomer)).toBe(404);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { megabytes } from '#shared/assets/kinds.ts';
import { days } from '../../../core/runtime/clock.ts';
import { testApp } from '../../../testing/app.ts';
import {
  type ArchiveChange,
  edited,
  forgeArchive,
  makeArchivedCrew,
  sendArchive,
} from '../../../testing/organisation-archives.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import type { Person } from '../../../testing/people.ts';
import { adminCaller, setSetting } from '../../../testing/settings.ts';

const app = testApp({ server: true });
let archive: Buffer;

const send = (person: Person, content: Buffer) => sendArchive(app(), person, content);

beforeAll(async () => {
  ({ archive } = await makeArchivedCrew(app()));
});

// More imports than the rate limit allows one person.
beforeEach(async () => {
  await app().db.pool.query('delete from rate_limits');
});

const refusals: ReadonlyArray<readonly [string, string, ArchiveChange, boolean]> = [
  ['a changed text', 'ARCHIVE_BROKEN', edited(/version-1/, (text) => text.replace('Händehygiene', 'Hygiene')), true],
  ['a missing entry', 'ARCHIVE_BROKEN', (contents) => contents.delete('members.jsonl'), true],
  ['a second organisation', 'ARCHIVE_OTHER_FORMAT', edited(/manifest/, (t) => t.replace('passgenau-organ', 'x')), true],
  [
    'a newer format',
    'ARCHIVE_NEWER',
    edited(/manifest/, (t) => t.replace('"formatVersion":1', '"formatVersion":2')),
    true,
  ],
  ['text that is not JSON', 'ARCHIVE_BROKEN', edited(/courses\.jsonl/, (text) => `${text}{`), false],
  [
    'an unknown visibility',
    'ARCHIVE_BROKEN',
    edited(/courses\.jsonl/, (t) => t.replaceAll('"public"', '"all"').replaceAll('"org-only"', '"all"')),
    false,
  ],
  [
    'a solution outside the options',
    'ARCHIVE_BROKEN',
    edited(/version-1/, (t) => t.replace(/"correctIndex": ?\d/, '"correctIndex": 9')),
    false,
  ],
];

const impossible: ReadonlyArray<readonly [string, ArchiveChange]> = [
  ['the same course twice', edited(/courses\.jsonl/, (text) => text + text)],
  ['the same file twice', edited(/files\.jsonl/, (text) => text + text)],
  [
    'a version number beyond the range',
    edited(/progress/, (text) => text.replace(/"version": ?1/, '"version": 99999999999')),
  ],
  [
    'a date before the product',
    edited(/courses\.jsonl/, (text) => text.replace(/"createdAt": ?"\d{4}/, '"createdAt": "0001')),
  ],
  [
    'a lesson twice in one course',
    edited(/draft/, (text) => {
      const draft = JSON.parse(text) as { modules: unknown[] };
      return JSON.stringify({ ...draft, modules: [...draft.modules, ...draft.modules] });
    }),
  ],
  [
    'more lessons than a course may have',
    edited(/version-1/, (text) => {
      const lessons = Array.from({ length: 400 }, () => ({ id: randomUUID(), title: 'Lektion', content_blocks: [] }));
      const modules = Array.from({ length: 6 }, () => ({ id: randomUUID(), title: 'Modul', lessons }));
      return JSON.stringify({ ...JSON.parse(text), modules });
    }),
  ],
];

test.each(impossible)('refuses %s', async (_, change) => {
  const to = await makeCrew(app());
  const { status, body } = await send(to.owner, await forgeArchive(archive, change));
  expect([status, body.error?.rule]).toEqual([400, 'ARCHIVE_BROKEN']);
  expect(await app().db.prisma.course.count({ where: { orgId: to.orgId } })).toBe(0);
});

test.each(refusals)('refuses %s before anything is written', async (_, rule, change, keepsManifest) => {
  const to = await makeCrew(app());
  const { status, body } = await send(to.owner, await forgeArchive(archive, change, keepsManifest));
  expect([status, body.error?.rule]).toEqual([400, rule]);
  expect(await app().db.prisma.course.count({ where: { orgId: to.orgId } })).toBe(0);
  expect(await app().db.prisma.storedFile.count({ where: { orgId: to.orgId } })).toBe(0);
});

test.each([
  ['no ZIP', Buffer.from('hello')],
  ['a cut one', () => archive.subarray(0, archive.length - 300)],
])('refuses %s', async (_, content) => {
  const to = await makeCrew(app());
  const { status, body } = await send(to.owner, typeof content === 'function' ? content() : content);
  expect([status, body.error?.rule]).toEqual([400, 'ARCHIVE_BROKEN']);
});

test('refuses files that unpack to more than the storage of an organisation', async () => {
  const to = await makeCrew(app());
  await setSetting(await adminCaller(app()), 'limits', { organisationStorageMb: 1 });
  const bomb = await forgeArchive(archive, (contents) =>
    contents.set('files/zeros.bin', Buffer.alloc(megabytes(1) + 1)),
  );
  const { status, body } = await send(to.owner, bomb);
  await setSetting(await adminCaller(app()), 'limits', { organisationStorageMb: 1_000 });
  expect([status, body.error?.rule]).toEqual([413, 'ARCHIVE_TOO_LARGE']);
});

test('refuses learning of one person beyond the size of a message', async () => {
  const to = await makeCrew(app());
  const bomb = await forgeArchive(
    archive,
    edited(/progress/, (text) => text.repeat(Math.ceil(2_100_000 / text.length))),
  );
  const { status, body } = await send(to.owner, bomb);
  expect([status, body.error?.rule]).toEqual([413, 'ARCHIVE_TOO_LARGE']);
  expect(await app().db.prisma.course.count({ where: { orgId: to.orgId } })).toBe(0);
});

test('refuses more learning of invented members than the storage of an organisation', async () => {
  const to = await makeCrew(app());
  const learning = { waste: randomBytes(megabytes(1)).toString('base64') };
  const member = { orgId: to.orgId, role: 'viewer', expiresAt: new Date(Date.now() + days(1)) } as const;
  await app().db.prisma.importedLearning.create({ data: { ...member, email: 'niemand@example.org', learning } });
  await setSetting(await adminCaller(app()), 'limits', { organisationStorageMb: 1 });
  const { status, body } = await send(to.owner, archive);
  await setSetting(await adminCaller(app()), 'limits', { organisationStorageMb: 1_000 });
  expect([status, body.error?.rule]).toEqual([412, 'STORAGE_FULL']);
  expect(await app().db.prisma.course.count({ where: { orgId: to.orgId } })).toBe(0);
});

test('scripts in a forged archive have no effect', async () => {
  const to = await makeCrew(app());
  const script = `<h2 onclick='x()'>Warum</h2><script>alert(1)</script>`;
  const hostile = await forgeArchive(
    archive,
    edited(/version-|draft/, (text) => text.replace('<h2>Warum</h2>', script)),
  );
  expect((await send(to.owner, hostile)).status).toBe(201);
  const rows = await app().db.prisma.courseVersion.findMany({ where: { course: { orgId: to.orgId } } });
  expect(JSON.stringify(rows.map(({ payload }) => payload))).not.toMatch(/<script|onclick/);
});

test('an archive that repeats parts of an imported one under other courses adds them again', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  const copied = await forgeArchive(archive, (contents) => {
    const ids = new Map(
      [...contents.keys()].flatMap((name) => /^courses\/(.{36})/.exec(name)?.[1] ?? []).map((id) => [id, randomUUID()]),
    );
    const moved = (text: string) => text.replaceAll(/[\da-f-]{36}/g, (id) => ids.get(id) ?? id);
    for (const [name, content] of [...contents]) {
      contents.delete(name);
      contents.set(moved(name), name.startsWith('files/') ? content : Buffer.from(moved(content.toString())));
    }
  });
  expect(await send(to.owner, copied)).toMatchObject({ status: 201, body: { courses: 2, existing: 0 } });
  expect(await app().db.prisma.storedFile.count({ where: { orgId: to.orgId } })).toBe(8);
});

test('forged dates of the future become the day of the import', async () => {
  const to = await makeCrew(app());
  const later = edited(/jsonl|version-|draft/, (text) => text.replaceAll(/(?<=At": ?")20\d\d/g, '2190'));
  expect((await send(to.owner, await forgeArchive(archive, later))).status).toBe(201);
  const online = await app().db.prisma.publishedCourse.findMany({ where: { orgId: to.orgId } });
  const dates = online.flatMap(({ createdAt, publishedAt }) => [createdAt, publishedAt]);
  expect([online.length, dates.filter((date) => date > new Date())]).toEqual([2, []]);
});

test.each([
  ['without lessons', { modules: [] }],
  ['without a title', { title: '' }],
])('a course %s does not go online', async (_, unfinished) => {
  const to = await makeCrew(app());
  const emptied = edited(/version-|draft/, (text) => JSON.stringify({ ...JSON.parse(text), ...unfinished }));
  expect((await send(to.owner, await forgeArchive(archive, emptied))).status).toBe(201);
  expect((await to.editor.caller.courses.page({})).courses).toMatchObject([{ isOnline: false }, { isOnline: false }]);
});

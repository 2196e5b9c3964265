import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ArchiveManifest,
  type ImportedOrganisation,
  organisationExportPath,
  organisationImportPath,
} from '#shared/export/organisation-archive.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { makePublishedCourse } from '../../../testing/exports.ts';
import { makeJob } from '../../../testing/jobs.ts';
import { type Crew, makeCrew, replaceInvitationToken } from '../../../testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../../testing/people.ts';
import { makeQuizCourse } from '../../../testing/quiz-course.ts';
import { download, formWith, postForm } from '../../../testing/uploads.ts';
import { sha256, unzip, zipOf } from '../../../testing/zip.ts';

const app = testApp({ server: true });
let from: Crew;
let archive: Buffer;
let certificate: { id: string; number: string };

const exportOf = async (owner: Person): Promise<Buffer> =>
  Buffer.from(await (await download(app(), organisationExportPath, owner)).arrayBuffer());

async function send(person: Person | null, content: Buffer) {
  const body = formWith([{ content, filename: 'organisation.zip' }]);
  const response = await postForm(app(), organisationImportPath, { person, body });
  return {
    status: response.status,
    body: (await response.json()) as ImportedOrganisation & { error?: { rule: string } },
  };
}

beforeAll(async () => {
  from = await makeCrew(app());
  const { editor, owner } = from;
  await makePublishedCourse(app(), editor, 'Händehygiene');
  const { courseId, first, second, blockId } = await makeQuizCourse(editor);
  const { learning } = await callerFor(app(), editor);
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  const id = (await learning.progress({ courseId }))?.certificates[0]?.certificateId ?? '';
  certificate = { id, number: (await learning.certificate({ certificateId: id })).number };
  await makeJob(owner, { title: 'Pflegefachkraft' });
  archive = await exportOf(owner);
});

// More imports than the rate limit allows one person.
beforeEach(async () => {
  await app().db.pool.query('delete from rate_limits');
});

const hashesIn = async (bytes: Buffer): Promise<string[]> => {
  const manifest = JSON.parse((await unzip(bytes)).get('manifest.json')?.toString() ?? '') as ArchiveManifest;
  return manifest.versions.map(({ number, contentHash }) => `${Math.min(number, 1)} ${contentHash}`).toSorted();
};

test('another organisation takes everything over with equal content hashes, and a repeat adds nothing', async () => {
  const to = await makeCrew(app());
  const sent = await send(to.owner, archive);
  expect(sent).toMatchObject({ status: 201, body: { courses: 2, existing: 0, jobs: 1, members: 4 } });
  expect(await hashesIn(await exportOf(to.owner))).toEqual(await hashesIn(archive));
  const { courses } = await to.editor.caller.courses.page({});
  expect(courses).toMatchObject([{ isOnline: true }, { isOnline: true }]);
  expect(courses.every(({ hasChanges }) => !hasChanges)).toBe(true);
  const again = await send(to.owner, archive);
  expect(again.body).toMatchObject({ courses: 0, existing: 2, jobs: 0 });
  expect(await auditTrail(app(), { action: 'organisation_imported', resourceId: to.orgId })).toHaveLength(2);
  const { jobs } = await to.owner.caller.jobs.page({});
  expect(jobs).toMatchObject([{ title: 'Pflegefachkraft', status: 'draft' }]);
});

test('learners read the imported course with its pictures', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  const files = await app().db.prisma.storedFile.findMany({ where: { orgId: to.orgId } });
  expect(files).toHaveLength(4);
  for (const { key } of files) expect((await download(app(), `/files/${key}`, to.viewer)).status).toBe(200);
  const foreign = await makeCrew(app());
  for (const { key } of files) expect((await download(app(), `/files/${key}`, foreign.viewer)).status).toBe(404);
});

test('a member who joins finds progress and certificate again, other people do not', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  // The member leaves the first organisation, as after a move to another installation.
  await app().db.prisma.certificate.deleteMany({ where: { id: certificate.id } });
  await from.owner.caller.members.remove({ userId: from.editor.userId });
  await to.owner.caller.invitations.invite({ email: from.editor.email, role: 'viewer' });
  const token = await replaceInvitationToken(app(), from.editor.email, to.orgId);
  await (await callerFor(app(), from.editor)).invitations.accept({ token });
  const { learning } = await callerFor(app(), from.editor);
  const own = (await learning.mine({})).courses.filter(({ certificate: one }) => one !== null);
  expect(own).toMatchObject([{ lessonsDone: 2, lessonCount: 2, certificate: { certificateId: certificate.id } }]);
  expect(await (await callerFor(app(), null)).learning.verify({ certificate: certificate.number })).toMatchObject({
    state: 'valid',
    certificate: { courseTitle: 'Händehygiene im Alltag', organisation: 'Musterhaus' },
  });
  expect(await app().db.prisma.importedLearning.count({ where: { orgId: to.orgId, email: from.editor.email } })).toBe(
    0,
  );
});

test('members who joined before the import find their progress, too', async () => {
  const to = await makeCrew(app());
  const { email, userId } = to.editor;
  const renamed = edited(/jsonl/, (text) => text.replaceAll(from.editor.email, email));
  await send(to.owner, await forged(renamed));
  const { courses } = await (await callerFor(app(), to.editor)).learning.mine({});
  expect(courses.filter(({ lessonsDone }) => lessonsDone === 2)).toHaveLength(1);
  expect(await app().db.prisma.enrolment.count({ where: { userId, course: { orgId: to.orgId } } })).toBe(1);
  expect(await app().db.prisma.importedLearning.count({ where: { orgId: to.orgId } })).toBe(3);
});

test('under four-eyes approval, imported courses wait for a review', async () => {
  const to = await makeCrew(app());
  await app().db.prisma.organisation.update({ where: { id: to.orgId }, data: { needsReview: true } });
  await send(to.owner, archive);
  expect((await to.editor.caller.courses.page({})).courses).toMatchObject([{ isOnline: false }, { isOnline: false }]);
});

test('only owners import, and only from pages of this site', async () => {
  const { admin, editor, viewer } = await makeCrew(app());
  for (const person of [admin, editor, viewer, await makePerson(app())])
    expect((await send(person, archive)).status).toBe(403);
  expect((await send(null, archive)).status).toBe(401);
});

type Change = (contents: Map<string, Buffer>) => void;

/** A forged archive whose manifest matches its contents. */
async function forged(change: Change, keepsManifest = false): Promise<Buffer> {
  const contents = await unzip(archive);
  change(contents);
  const manifest = JSON.parse(contents.get('manifest.json')?.toString() ?? '') as ArchiveManifest;
  contents.delete('manifest.json');
  const files = [...contents].map(([path, content]) => ({ path, bytes: content.length, sha256: sha256(content) }));
  const text = JSON.stringify(keepsManifest ? manifest : { ...manifest, files });
  return buffer(zipOf(new Map([...contents, ['manifest.json', Buffer.from(text)]])));
}

const edited =
  (pattern: RegExp, edit: (text: string) => string): Change =>
  (contents) => {
    for (const [name, content] of contents)
      if (pattern.test(name)) contents.set(name, Buffer.from(edit(content.toString())));
  };

const refusals: ReadonlyArray<readonly [string, string, Change, boolean]> = [
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

const impossible: ReadonlyArray<readonly [string, Change]> = [
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
  const { status, body } = await send(to.owner, await forged(change));
  expect([status, body.error?.rule]).toEqual([400, 'ARCHIVE_BROKEN']);
  expect(await app().db.prisma.course.count({ where: { orgId: to.orgId } })).toBe(0);
});

test.each(refusals)('refuses %s before anything is written', async (_, rule, change, keepsManifest) => {
  const to = await makeCrew(app());
  const { status, body } = await send(to.owner, await forged(change, keepsManifest));
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

test('scripts in a forged archive have no effect', async () => {
  const to = await makeCrew(app());
  const script = `<h2 onclick='x()'>Warum</h2><script>alert(1)</script>`;
  const hostile = await forged(edited(/version-|draft/, (text) => text.replace('<h2>Warum</h2>', script)));
  expect((await send(to.owner, hostile)).status).toBe(201);
  const rows = await app().db.prisma.courseVersion.findMany({ where: { course: { orgId: to.orgId } } });
  expect(JSON.stringify(rows.map(({ payload }) => payload))).not.toMatch(/<script|onclick/);
});

test('an archive that repeats parts of an imported one under other courses adds them again', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  const copied = await forged((contents) => {
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
  expect((await send(to.owner, await forged(later))).status).toBe(201);
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
  expect((await send(to.owner, await forged(emptied))).status).toBe(201);
  expect((await to.editor.caller.courses.page({})).courses).toMatchObject([{ isOnline: false }, { isOnline: false }]);
});

test('a repeated import ignores the limit for jobs that it has already added', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  const missing = jobLimits.jobsInOrganisation - 1;
  await app().db.pool.query(
    `insert into jobs (org_id, title, content, created_at, created_by, updated_at)
     select org_id, title, content, created_at, created_by, updated_at from jobs, generate_series(1, $2) where org_id = $1`,
    [to.orgId, missing],
  );
  expect(await send(to.owner, archive)).toMatchObject({ status: 201, body: { existing: 2, jobs: 0 } });
});

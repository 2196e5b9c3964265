import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ArchiveManifest } from '#shared/export/organisation-archive.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import {
  downloadArchive,
  edited,
  forgeArchive,
  makeArchivedCrew,
  sendArchive,
} from '../../../testing/organisation-archives.ts';
import { type Crew, makeCrew, outcomeOf, replaceInvitationToken } from '../../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, type Person } from '../../../testing/people.ts';
import { download } from '../../../testing/uploads.ts';
import { unzip } from '../../../testing/zip.ts';
import { importOrganisation } from './import.ts';

const app = testApp({ server: true });
let from: Crew;
let archive: Buffer;
let certificate: { id: string; number: string };

const send = (person: Person | null, content: Buffer) => sendArchive(app(), person, content);

beforeAll(async () => {
  ({ crew: from, archive, certificate } = await makeArchivedCrew(app()));
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
  expect(await hashesIn(await downloadArchive(app(), to.owner))).toEqual(await hashesIn(archive));
  const { courses } = await to.editor.caller.courses.page({});
  expect(courses).toMatchObject([{ isOnline: true }, { isOnline: true }]);
  expect(courses.every(({ hasChanges }) => !hasChanges)).toBe(true);
  const again = await send(to.owner, archive);
  expect(again.body).toMatchObject({ courses: 0, existing: 2, jobs: 0 });
  expect(await auditTrail(app(), { action: 'organisation_imported', resourceId: to.orgId })).toHaveLength(2);
  const { jobs } = await to.owner.caller.jobs.page({});
  expect(jobs).toMatchObject([{ title: 'Pflegefachkraft', status: 'draft' }]);
});

test('a course that was deleted after the import is imported again with its files', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  for (const { courseId } of (await to.owner.caller.courses.page({})).courses)
    await to.owner.caller.courses.remove({ courseId });
  expect(await send(to.owner, archive)).toMatchObject({ status: 201, body: { courses: 2, existing: 0 } });
  const files = { where: { course: { orgId: to.orgId } } };
  expect(await app().db.prisma.storedFile.count(files)).toBe(4);
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

test('a certificate that its holder hides from others stays hidden', async () => {
  const to = await makeCrew(app());
  const { email, userId } = to.editor;
  const hidden = edited(/members|progress|certificates/, (text) =>
    text
      .replaceAll(from.editor.email, email)
      .replaceAll(certificate.number, 'ABCDEF012345')
      .replace(/"isVerifiable": true/, '"isVerifiable": false')
      .replaceAll(certificate.id, randomUUID()),
  );
  await send(to.owner, await forgeArchive(archive, hidden));
  expect(await app().db.prisma.certificate.findMany({ where: { userId } })).toMatchObject([{ isVerifiable: false }]);
});

test('members who joined before the import find their progress, too', async () => {
  const to = await makeCrew(app());
  const { email, userId } = to.editor;
  const renamed = edited(/jsonl/, (text) => text.replaceAll(from.editor.email, email));
  await send(to.owner, await forgeArchive(archive, renamed));
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

test('an owner who loses the role while the archive is read imports nothing', async () => {
  const to = await makeCrew(app());
  const path = join(app().env.DATA_DIR, 'archive.zip');
  await writeFile(path, archive);
  const ctx = (await contextFor(app(), to.owner)) as SignedInContext;
  await app().db.prisma.organisationMember.updateMany({ where: { orgId: to.orgId }, data: { role: 'editor' } });
  const bundle = { path, folder: '', remove: async () => undefined };
  expect(await outcomeOf(importOrganisation(ctx, bundle, () => undefined))).toBe('FORBIDDEN');
  expect(await app().db.prisma.course.count({ where: { orgId: to.orgId } })).toBe(0);
  await rm(path);
});

const fillWithJobs = (orgId: string) =>
  app().db.pool.query(
    `insert into jobs (org_id, title, content)
     select $1::uuid, title, content from (select title, content from jobs limit 1) one,
            generate_series(1, $2::int - (select count(*)::int from jobs where org_id = $1::uuid))`,
    [orgId, jobLimits.jobsInOrganisation],
  );

test('the audit log records courses of an import that failed later', async () => {
  const to = await makeCrew(app());
  await fillWithJobs(to.orgId);
  expect((await send(to.owner, archive)).body.error?.rule).toBe('JOBS_FULL');
  const trail = await auditTrail(app(), { action: 'organisation_imported', resourceId: to.orgId });
  expect(trail).toMatchObject([{ details: { courses: 2, jobs: 0, members: 0 } }]);
});

test('a repeated import ignores the limit for jobs that it has already added', async () => {
  const to = await makeCrew(app());
  await send(to.owner, archive);
  await fillWithJobs(to.orgId);
  expect(await send(to.owner, archive)).toMatchObject({ status: 201, body: { existing: 2, jobs: 0 } });
});

/**
 * Adds the content of an archive to the owner's organisation, course by course. Ids depend on the organisation and the
 * archive, so a repeated import adds only missing parts: an interrupted one is simply sent again.
 */

import { randomUUID } from 'node:crypto';
import { megabytes, type UploadedFile } from '#shared/assets/kinds.ts';
import type { ImportedOrganisation } from '#shared/export/organisation-archive.ts';
import { dayOf } from '#shared/jobs/day.ts';
import { emptyDraft, jobDraft } from '#shared/jobs/draft.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { addMs, days, minutes } from '../../../core/runtime/clock.ts';
import { newToken } from '../../../core/runtime/random.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { workReference } from '../../../core/workers/work.ts';
import { discardUpload, insertCourseFile, type StoredUpload, storeCourseFile } from '../../assets/service.ts';
import { logAuditEvent } from '../../audit/service.ts';
import {
  addArchivedCourse,
  changeForReaders,
  insertArchivedDraft,
  insertArchivedVersion,
  publishArchivedVersion,
  publishCoursesChanged,
  setCourseSkills,
  setNewestVersion,
  updateAndCheckSize,
} from '../../courses/service.ts';
import { addArchivedJob } from '../../jobs/service.ts';
import { countImportedBytes, storeImportedLearning, takeImportedLearning } from '../../learning/service.ts';
import { ownOrganisationId, requireMemberRight } from '../../members/service.ts';
import { fillProfile } from '../../organisations/service.ts';
import { findKnownSkillIds } from '../bundle.ts';
import type { ReportImport } from '../import.ts';
import type { ReceivedBundle } from '../received-bundle.ts';
import type { CourseLine, FileLine } from './archive-schema.ts';
import { importedId, openArchive, openEntry } from './read-archive.ts';

const workNamed = workReference<typeof import('./archive.work.ts')>(new URL('./archive.work.ts', import.meta.url));
const workOptions = { pace: 'long', limitMs: minutes(5), tooMuch: 'ARCHIVE_TOO_LARGE' } as const;
const learningLifetimeMs = days(180);

type Archive = {
  path: string;
  orgId: string;
  skillIds: ReadonlyMap<number, number>;
  files: readonly FileLine[];
  fileEntries: readonly string[];
  peopleBatches: readonly number[];
};

/** @throws RuleError ARCHIVE_…, ARCHIVE_TOO_LARGE, STORAGE_FULL, COURSE_FULL, JOBS_FULL, BUNDLE_FILE_REFUSED */
export async function importOrganisation(
  ctx: SignedInContext,
  { path }: ReceivedBundle,
  reportProgress: ReportImport,
): Promise<ImportedOrganisation> {
  const { app } = ctx;
  const orgId = ownOrganisationId(ctx);
  const onProgress = (progress: { stage: string; done: number; of: number }) =>
    reportProgress(progress as Parameters<ReportImport>[0]);
  const maxFileBytes = megabytes(app.settings.current().limits.organisationStorageMb);
  // Invented members would fill the database.
  if ((await countImportedBytes(app.db.prisma, orgId)) > maxFileBytes) throw new RuleError('STORAGE_FULL');
  const read = await app.workers.run(workNamed('readArchive'), { path, maxFileBytes }, { ...workOptions, onProgress });
  const { courses, files, fileEntries, peopleBatches, organisation } = read;
  const archive = { path, orgId, files, fileEntries, peopleBatches, skillIds: await mapSkills(ctx, read.skills) };
  const imported: ImportedOrganisation = {
    courses: 0,
    existing: 0,
    jobs: 0,
    members: 0,
    organisation: organisation.name,
  };
  try {
    for (const [index, course] of courses.entries()) {
      reportProgress({ stage: 'saving', done: index, of: courses.length });
      if (await importCourse(ctx, archive, course)) imported.courses++;
      else imported.existing++;
    }
    imported.jobs = await importJobs(ctx, archive);
    imported.members = await importPeople(ctx, archive);
    await fillProfile(ctx, organisation);
  } catch (error) {
    if (imported.courses > 0) await recordImport(ctx, orgId, imported);
    throw error;
  }
  await recordImport(ctx, orgId, imported);
  return imported;
}

/** Also of an import that failed later: its courses are online. */
async function recordImport(ctx: SignedInContext, orgId: string, imported: ImportedOrganisation): Promise<void> {
  const { organisation: name, courses, jobs, members } = imported;
  await changeForReaders(ctx.app, null, async (tx) => {
    const entry = { resourceId: orgId, orgId, details: { courses, jobs, members }, names: { name } };
    await logAuditEvent(ctx, tx, { action: 'organisation_imported', ...entry });
    await publishCoursesChanged(ctx.app, tx, orgId);
  });
}

/**
 * An import takes minutes; the owner may have lost the role in the meantime. Without a lock on the organisation, because
 * uploads lock it after its storage quota.
 * @throws RuleError NOT_FOUND, FORBIDDEN
 */
const asOwner = <T>(ctx: SignedInContext, write: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(ctx.app.db, async (tx) => {
    await requireMemberRight(ctx, tx, { action: 'organisation.own' });
    return write(tx);
  });

type Skill = { id: number; name: string; esco: string | null };

async function mapSkills({ app }: SignedInContext, skills: readonly Skill[]): Promise<Map<number, number>> {
  const known = new Map<number, number>();
  for (const skill of skills) {
    const [id] = await findKnownSkillIds(app, [skill]);
    if (id !== undefined) known.set(skill.id, id);
  }
  return known;
}

const known = (skillIds: ReadonlyMap<number, number>, ids: readonly number[]): number[] => [
  ...new Set(ids.flatMap((id) => skillIds.get(id) ?? [])),
];

/** @returns false if the course exists */
async function importCourse(ctx: SignedInContext, archive: Archive, course: CourseLine): Promise<boolean> {
  const courseId = importedId(archive.orgId, course.id);
  if ((await ctx.app.db.prisma.course.count({ where: { id: courseId } })) > 0) return false;
  const uploads = new Map<string, StoredUpload>();
  try {
    await storeFiles(ctx, { archive, course, uploads });
    const files = new Map(
      [...uploads].map(([id, { key, ...stored }]): [string, UploadedFile] => [
        id,
        // Not derived: files of a deleted course remain for some days.
        { fileId: randomUUID(), url: `/files/${key}`, ...stored },
      ]),
    );
    const snapshots = await readSnapshots(ctx, { archive, course, files });
    const order = { archive, course, uploads, files, snapshots };
    if (await asOwner(ctx, (tx) => insertCourse(ctx, tx, order))) return true;
  } catch (error) {
    await discardAll(ctx, uploads);
    throw error;
  }
  await discardAll(ctx, uploads);
  return false;
}

async function discardAll({ app }: SignedInContext, uploads: Storing['uploads']): Promise<void> {
  for (const upload of uploads.values()) await discardUpload(app, upload);
}

type Storing = { archive: Archive; course: CourseLine; uploads: Map<string, StoredUpload> };

async function storeFiles({ app }: SignedInContext, { archive, course, uploads }: Storing): Promise<void> {
  const own = archive.files.filter(({ courseId }) => courseId === course.id);
  if (own.length === 0) return;
  const opened = await openArchive(archive.path);
  try {
    for (const { id, filename } of own) {
      const entry = archive.fileEntries.find((name) => name.startsWith(`files/${id}.`));
      // Missing in storage when the archive was made.
      if (entry === undefined) continue;
      const source = await openEntry(opened, entry);
      try {
        uploads.set(id, await storeCourseFile(app, { source, filename }, { folder: 'course-content' }));
      } catch (error) {
        throw error instanceof RuleError ? new RuleError('BUNDLE_FILE_REFUSED', { place: filename }) : error;
      }
    }
  } finally {
    opened.zip.close();
  }
}

type Snapshots = ReadonlyMap<number, string>;
type Reading = { archive: Archive; course: CourseLine; files: ReadonlyMap<string, UploadedFile> };

async function readSnapshots({ app }: SignedInContext, { archive, course, files }: Reading): Promise<Snapshots> {
  const importedCourseId = importedId(archive.orgId, course.id);
  const snapshots = new Map<number, string>();
  for (const number of new Set([0, ...course.versions])) {
    const order = { path: archive.path, courseId: course.id, importedCourseId, number, files };
    snapshots.set(number, (await app.workers.run(workNamed('readVersion'), order, workOptions)).snapshot);
  }
  return snapshots;
}

type Inserting = Storing & { files: ReadonlyMap<string, UploadedFile>; snapshots: Snapshots };

async function insertCourse(
  ctx: SignedInContext,
  tx: Tx,
  { archive: { orgId, skillIds }, course, uploads, files, snapshots }: Inserting,
): Promise<boolean> {
  const { id, versions: _, publishedVersion, skillIds: archivedSkills, ...facts } = course;
  const courseId = importedId(orgId, id);
  const stamp = { importedAt: ctx.app.clock.now(), importedBy: ctx.user.userId };
  const row = { ...facts, ...stamp, id: courseId, orgId, invitationToken: newToken() };
  if (!(await addArchivedCourse(tx, row))) return false;
  await setCourseSkills(tx, courseId, known(skillIds, archivedSkills));
  for (const [id, { fileId }] of files) {
    const stored = uploads.get(id);
    if (stored !== undefined) await insertCourseFile(ctx, tx, { courseId, orgId, stored, fileId });
  }
  for (const [number, snapshot] of snapshots)
    if (number === 0) await insertArchivedDraft(tx, { courseId, userId: ctx.user.userId, snapshot });
    else await insertArchivedVersion(tx, { courseId, number, snapshot });
  await setNewestVersion(tx, courseId);
  await updateAndCheckSize(tx, courseId);
  const online = publishedVersion === null ? undefined : snapshots.get(publishedVersion);
  if (publishedVersion !== null && online !== undefined)
    await publishArchivedVersion(tx, {
      courseId,
      version: publishedVersion,
      hasChanges: !hasSameModules(online, snapshots.get(0) ?? ''),
    });
  return true;
}

const modulesIn = (snapshot: string): string => snapshot.slice(snapshot.indexOf('"modules":'));
const hasSameModules = (one: string, other: string): boolean => modulesIn(one) === modulesIn(other);

/** Jobs become drafts: publishing them again needs a new date and the check of this installation. */
async function importJobs(ctx: SignedInContext, { path, orgId, skillIds }: Archive): Promise<number> {
  const { jobs } = await ctx.app.workers.run(workNamed('readJobs'), { path }, workOptions);
  const today = dayOf(ctx.app.clock.now());
  let count = 0;
  for (const { id, content } of jobs) {
    const parsed = jobDraft.safeParse({ ...emptyDraft, ...content });
    if (!parsed.success) continue;
    const { replyBy, skills } = parsed.data;
    const draft = {
      ...parsed.data,
      replyBy: replyBy !== null && replyBy < today ? null : replyBy,
      skills: skills.flatMap(({ skillId, weight }) =>
        known(skillIds, [skillId]).map((one) => ({ skillId: one, weight })),
      ),
    };
    if (await addArchivedJob(ctx, { jobId: importedId(orgId, id), orgId, draft })) count++;
  }
  return count;
}

async function importPeople(ctx: SignedInContext, { path, orgId, peopleBatches }: Archive): Promise<number> {
  const expiresAt = addMs(ctx.app.clock.now(), learningLifetimeMs);
  let from = 0;
  for (const take of peopleBatches) {
    const order = { path, orgId, from, take };
    const { people } = await ctx.app.workers.run(workNamed('readPeople'), order, workOptions);
    await asOwner(ctx, async (tx) => {
      await storeImportedLearning(tx, people, { orgId, expiresAt });
      await takeImportedLearning(tx, { orgId, emails: people.map(({ email }) => email) });
    });
    from += take;
  }
  return from;
}

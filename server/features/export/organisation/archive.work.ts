import { z } from 'zod';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import { videoSource } from '#shared/courses/video.ts';
import { type ArchiveList, archivePaths } from '#shared/export/organisation-archive.ts';
import type { Snapshot } from '#shared/publishing/snapshot.ts';
import { RuleError } from '../../../core/errors.ts';
import { sanitiseText } from '../../../core/html/sanitise.ts';
import { workerFunction } from '../../../core/workers/worker-function.ts';
import {
  type ArchivedBlock,
  archiveLimits,
  certificateLine,
  courseLine,
  fileLine,
  jobLine,
  memberLine,
  organisationSchema,
  progressLine,
  snapshotSchema,
} from './archive-schema.ts';
import { contentHash, type FileHashes } from './content-hash.ts';
import {
  brokenArchive,
  importedId,
  type OpenArchive,
  openArchive,
  parseAs,
  readLines,
  readManifest,
  readText,
  requireDistinct,
  requireSize,
  verifyEntries,
} from './read-archive.ts';

export const hashVersion = workerFunction(({ snapshot, files }: { snapshot: string; files: FileHashes }) => ({
  hash: contentHash(JSON.parse(snapshot) as Snapshot, files),
}));

type Place = { path: string };

async function withArchive<T>({ path }: Place, work: (archive: OpenArchive) => Promise<T>): Promise<T> {
  const archive = await openArchive(path);
  try {
    return await work(archive);
  } finally {
    archive.zip.close();
  }
}

async function readList<Schema extends z.ZodType>(
  archive: OpenArchive,
  list: ArchiveList,
  schema: Schema,
): Promise<Array<z.output<Schema>>> {
  const rows: Array<z.output<Schema>> = [];
  for await (const line of readLines(archive, archivePaths.list(list), archiveLimits.listBytes)) {
    if (rows.length === archiveLimits.rows) throw new RuleError('ARCHIVE_TOO_LARGE');
    rows.push(parseAs(schema, line));
  }
  return rows;
}

type LearningList = 'progress' | 'certificates';
const learningSchemas = { progress: progressLine, certificates: certificateLine } as const;
const someonesLine = z.object({ email: z.string() });

/** By address; only of these people, because the rows of all may exceed the memory. */
async function readLearning<List extends LearningList>(archive: OpenArchive, list: List, emails: ReadonlySet<string>) {
  const rows = new Map<string, Array<z.output<(typeof learningSchemas)[List]>>>();
  for await (const line of readLines(archive, archivePaths.list(list), archiveLimits.learningBytes)) {
    const { email } = parseAs(someonesLine, line);
    if (!emails.has(email)) continue;
    const own = rows.get(email) ?? [];
    own.push(parseAs(learningSchemas[list], line) as z.output<(typeof learningSchemas)[List]>);
    rows.set(email, own);
  }
  return rows;
}

/** Checks all rows. @returns characters by address */
async function measureLearning(archive: OpenArchive): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const list of ['progress', 'certificates'] as const) {
    let count = 0;
    for await (const line of readLines(archive, archivePaths.list(list), archiveLimits.learningBytes)) {
      count++;
      const { email } = parseAs(learningSchemas[list], line);
      const size = (sizes.get(email) ?? 0) + line.length;
      if (count > archiveLimits.rows || size > archiveLimits.personLength) throw new RuleError('ARCHIVE_TOO_LARGE');
      sizes.set(email, size);
    }
  }
  return sizes;
}

/** @returns the number of members in each batch: at most 100, and small enough for one message between threads */
async function batchPeople(archive: OpenArchive): Promise<number[]> {
  const sizes = await measureLearning(archive);
  const batches: number[] = [];
  let [people, room] = [0, archiveLimits.batchLength];
  for (const { email } of await readMembers(archive)) {
    const size = sizes.get(email) ?? 0;
    if (people === 100 || size > room) {
      batches.push(people);
      [people, room] = [0, archiveLimits.batchLength];
    }
    people++;
    room -= size;
  }
  return people === 0 ? batches : [...batches, people];
}

/** Checks the whole archive before anything is written. @throws RuleError ARCHIVE_…, ARCHIVE_TOO_LARGE */
export const readArchive = workerFunction(({ path, maxFileBytes }: Place & { maxFileBytes: number }, reportProgress) =>
  withArchive({ path }, async (archive) => {
    const manifest = await readManifest(archive);
    requireSize(manifest, maxFileBytes);
    const of = manifest.files.length;
    await verifyEntries(archive, manifest, (done) => reportProgress({ stage: 'reading', done, of }));
    const courses = await readList(archive, 'courses', courseLine);
    const files = await readList(archive, 'files', fileLine);
    const peopleBatches = await batchPeople(archive);
    await readList(archive, 'jobs', jobLine);
    requireDistinct(courses.map(({ id }) => id));
    requireDistinct(files.map(({ id }) => id));
    for (const [index, { id, versions }] of courses.entries()) {
      reportProgress({ stage: 'texts', done: index, of: courses.length });
      let room: number = archiveLimits.courseTextBytes;
      for (const number of [0, ...versions]) {
        const text = await readText(archive, archivePaths.version(id, number), archiveLimits.versionBytes);
        room -= text.length;
        if (room < 0) throw new RuleError('ARCHIVE_TOO_LARGE');
        const snapshot = parseAs(snapshotSchema, text);
        if (number === 0) requireDistinct(idsIn(snapshot));
      }
    }
    return {
      organisation: parseAs(organisationSchema, await readText(archive, archivePaths.organisation, 1_000_000)),
      skills: manifest.skills,
      courses,
      files,
      peopleBatches,
      fileEntries: [...archive.entries.keys()].filter((name) => name.startsWith('files/')),
    };
  }),
);

async function readMembers(archive: OpenArchive) {
  const members = await readList(archive, 'members', memberLine);
  requireDistinct(members.map(({ email }) => email.toLowerCase()));
  return members;
}

const idsIn = ({ modules }: z.output<typeof snapshotSchema>): string[] =>
  modules.flatMap((module) => [
    module.id,
    ...module.lessons.flatMap((lesson) => [lesson.id, ...lesson.content_blocks.map((block) => block.id)]),
  ]);

type PeopleOrder = Place & { orgId: string; from: number; take: number };

/** As JSON text, because copying large objects between threads blocks the receiver. */
export const readPeople = workerFunction(({ path, orgId, from, take }: PeopleOrder) =>
  withArchive({ path }, async (archive) => {
    const members = (await readMembers(archive)).slice(from, from + take);
    const emails = new Set(members.map(({ email }) => email));
    const moved = (id: string) => importedId(orgId, id);
    const progressOf = await readLearning(archive, 'progress', emails);
    const certificatesOf = await readLearning(archive, 'certificates', emails);
    return {
      people: members.map(({ email, role }) => ({
        email: email.toLowerCase(),
        role,
        learning: JSON.stringify({
          progress: (progressOf.get(email) ?? []).map(({ email: _, courseId, lessonsDone, ...rest }) => ({
            ...rest,
            courseId: moved(courseId),
            lessonsDone: lessonsDone.map(({ lessonId, doneAt }) => ({
              lessonId: importedId(moved(courseId), lessonId),
              doneAt,
            })),
          })),
          certificates: (certificatesOf.get(email) ?? []).map(({ email: _, courseId, ...rest }) => ({
            ...rest,
            courseId: moved(courseId),
          })),
        }),
      })),
    };
  }),
);

export const readJobs = workerFunction((place: Place) =>
  withArchive(place, async (archive) => ({ jobs: await readList(archive, 'jobs', jobLine) })),
);

type VersionOrder = Place & {
  courseId: string;
  importedCourseId: string;
  number: number;
  /** By id in the archive. */
  files: ReadonlyMap<string, UploadedFile>;
};

/** A snapshot with sanitised texts and the ids of this installation. @throws RuleError ARCHIVE_BROKEN */
export const readVersion = workerFunction(({ path, courseId, number, ...target }: VersionOrder) =>
  withArchive({ path }, async (archive) => {
    const text = await readText(archive, archivePaths.version(courseId, number), archiveLimits.versionBytes);
    const { title, outcomes, publishedAt, modules } = parseAs(snapshotSchema, text);
    const moved = (id: string) => importedId(target.importedCourseId, id);
    const snapshot = {
      title,
      version: number,
      publishedAt: (publishedAt ?? new Date(0)).toISOString(),
      ...(outcomes && { outcomes }),
      modules: modules.map((module) => ({
        id: moved(module.id),
        title: module.title,
        lessons: module.lessons.map((lesson) => ({
          id: moved(lesson.id),
          title: lesson.title,
          content_blocks: lesson.content_blocks.map((block) => importedBlock(block, target)),
        })),
      })),
    };
    return { snapshot: JSON.stringify(snapshot) };
  }),
);

const noFile = { fileId: null, url: '', filename: '', size: 0, type: '' };
const lostSource = { sourceId: '00000000-0000-0000-0000-000000000000', fileId: null };

function importedBlock(
  { id, type, json_content: content, origin }: ArchivedBlock,
  target: Omit<VersionOrder, 'path' | 'courseId' | 'number'>,
) {
  const marks =
    origin == null ? {} : { origin: { ...origin, source: origin.source && { ...origin.source, ...lostSource } } };
  return { id: importedId(target.importedCourseId, id), type, json_content: importedContent(), ...marks };

  function importedContent(): object {
    if (type === 'text') return { content: sanitiseText(content.content) };
    if (type === 'asset') {
      const { fileId, alt, caption } = content;
      return { alt, caption, ...((fileId === null ? undefined : target.files.get(fileId)) ?? noFile) };
    }
    if (type === 'video' && content.url !== '' && videoSource(content.url) === null) throw brokenArchive();
    return content;
  }
}

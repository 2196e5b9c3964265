import { z } from 'zod';
import { organisationRoles } from '#shared/auth/session-user.ts';
import { contentLimits } from '#shared/courses/content.ts';
import { bundledOrigin } from '#shared/courses/origin.ts';
import { questionLevels } from '#shared/courses/question-levels.ts';
import { courseLimits, outcomesInput } from '#shared/courses/schema.ts';
import { visibilities } from '#shared/courses/visibility.ts';
import { archiveFormat, archiveListNames, archiveVersion } from '#shared/export/organisation-archive.ts';
import { isCleanText, line, text } from '#shared/validation/text.ts';

/**
 * Uncompressed bytes; lengths in characters. `learningBytes`: of progress or certificates, read line by line; `textBytes`:
 * of all but files; `personLength`: learning of one person; `batchLength`: learning written in one transaction.
 */
export const archiveLimits = {
  entries: 50_000,
  listBytes: 30_000_000,
  learningBytes: 300_000_000,
  lineLength: 1_000_000,
  personLength: 2_000_000,
  batchLength: 8_000_000,
  textBytes: 2_000_000_000,
  versionBytes: 12_000_000,
  courseTextBytes: 60_000_000,
  rows: 100_000,
} as const;

const count = z.number().int().min(0).max(1_000_000_000);
/** A later date becomes now: lists with the newest first must not be led by a forged one. */
const date = z.iso
  .datetime({ offset: true })
  .refine((value) => value >= '2000')
  .transform((value) => new Date(Math.min(Date.parse(value), Date.now())));
const id = z.uuid();
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().max(300).refine(isCleanText);

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  formatVersion: z.number().int().min(1).max(archiveVersion),
  organisation: name,
  rows: z.partialRecord(z.enum(archiveListNames), count.max(archiveLimits.rows)),
  files: z
    .array(z.object({ path: z.string().max(200), bytes: z.number().int().min(0), sha256: hash }))
    .max(archiveLimits.entries),
  versions: z.array(z.object({ courseId: id, number: count, contentHash: hash })).max(archiveLimits.entries),
  skills: z.array(z.object({ id: count, name, esco: name.nullable() })).max(1000),
});

export const organisationSchema = z.object({
  name: line(200),
  description: text(2_000, 0),
  imprint: text(5_000, 0),
  values: z.array(text(40)).max(10),
});

export const courseLine = z.object({
  id,
  title: line(courseLimits.title),
  description: text(courseLimits.description, 0),
  outcomes: outcomesInput,
  visibility: z.enum(visibilities),
  showsSources: z.boolean(),
  createdAt: date,
  publishedVersion: count.min(1).nullable(),
  versions: z.array(count.min(1)).max(5_000),
  skillIds: z.array(count).max(courseLimits.skills),
});
export type CourseLine = z.infer<typeof courseLine>;

export const fileLine = z.object({ id, courseId: id.nullable(), filename: name, type: z.string().max(200) });
export type FileLine = z.infer<typeof fileLine>;

export const jobLine = z.object({ id, content: z.record(z.string(), z.unknown()) });

const email = z.string().max(254).refine(isCleanText);
export const memberLine = z.object({ email, role: z.enum(organisationRoles) });

export const progressLine = z.object({
  email,
  courseId: id,
  version: count.min(1),
  startedAt: date,
  lastSeenAt: date,
  completedAt: date.nullable(),
  lessonsDone: z.array(z.object({ lessonId: id, doneAt: date })).max(courseLimits.lessons),
});

const outline = z.object({
  minutes: count,
  moduleCount: count,
  lessonCount: count,
  quizCount: count,
  modules: z.array(z.object({ title: name, lessonTitles: z.array(name).max(12) })).max(12),
});
export const certificateLine = z.object({
  id,
  number: z.string().regex(/^[0-9A-F]{12}$/),
  email,
  personName: line(250),
  courseId: id,
  version: count.min(1),
  courseTitle: line(courseLimits.title),
  outline,
  issuedAt: date,
  withdrawnAt: date.nullable(),
  withdrawnReason: text(500, 0),
  isVerifiable: z.boolean().default(true),
});

const html = z.string().max(contentLimits.html).refine(isCleanText);
const longLine = text(contentLimits.longLine, 0);
const shortLine = text(contentLimits.line, 0);
const { source: bundledSource, ...originFields } = bundledOrigin.shape;
/** Sources stay in the other installation; name and quotation remain. */
const origin = z.object({ ...originFields, source: z.object(bundledSource.unwrap().shape).nullable() }).nullish();

const quiz = z
  .object({
    question: longLine,
    options: z.array(shortLine).min(contentLimits.minOptions).max(contentLimits.options),
    correctIndex: z.number().int().min(0),
    explanation: text(contentLimits.explanation, 0).optional(),
    level: z.enum(questionLevels).nullish(),
  })
  .refine(({ options, correctIndex }) => correctIndex < options.length, { path: ['correctIndex'] });
const asset = z.object({ fileId: id.nullable(), alt: longLine, caption: longLine });

const block = z.discriminatedUnion('type', [
  z.object({ id, type: z.literal('text'), json_content: z.object({ content: html }), origin }),
  z.object({ id, type: z.literal('video'), json_content: z.object({ url: longLine, title: shortLine }), origin }),
  z.object({ id, type: z.literal('quiz'), json_content: quiz, origin }),
  z.object({ id, type: z.literal('asset'), json_content: asset, origin }),
]);
export type ArchivedBlock = z.infer<typeof block>;

const title = line(courseLimits.title, 0);
const lesson = z.object({ id, title, content_blocks: z.array(block).max(courseLimits.blocksInLesson) });
const module = z.object({ id, title, lessons: z.array(lesson).max(courseLimits.lessonsInModule) });
export const snapshotSchema = z
  .object({
    title: line(courseLimits.title, 0),
    publishedAt: date.optional(),
    outcomes: outcomesInput.optional(),
    modules: z.array(module).max(courseLimits.modules),
  })
  .refine(({ modules }) => {
    const lessons = modules.flatMap((one) => one.lessons);
    const blocks = lessons.reduce((sum, one) => sum + one.content_blocks.length, 0);
    return lessons.length <= courseLimits.lessons && blocks <= courseLimits.blocks;
  });

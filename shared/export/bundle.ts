import { z } from 'zod';
import { megabytes } from '../assets/kinds.ts';
import { contentLimits } from '../courses/content.ts';
import { bundledOrigin } from '../courses/origin.ts';
import { questionLevels } from '../courses/question-levels.ts';
import { courseLimits, outcomesInput } from '../courses/schema.ts';
import { isCleanText, line as oneLineOf, text } from '../validation/text.ts';

export const bundleFormat = 'passgenau-course';
/** Version 2 has skills, version 3 outcomes; imports accept all of them. */
export const bundleVersion = 3;

export const bundleLimits = {
  fileBytes: megabytes(5),
  allFilesBytes: megabytes(50),
  importBytes: megabytes(100),
  files: 10_000,
  importedFiles: 2_000,
  values: 1_000_000,
  depth: 12,
} as const;

const optionalText = (max: number) => text(max, 0);
const title = oneLineOf(courseLimits.title);
const ref = z.string().regex(/^[\w-]{1,40}$/);

const origin = bundledOrigin.optional();

const quiz = z
  .strictObject({
    type: z.literal('quiz'),
    question: optionalText(contentLimits.longLine),
    options: z.array(optionalText(contentLimits.line)).min(contentLimits.minOptions).max(contentLimits.options),
    correctIndex: z.number().int().min(0),
    explanation: optionalText(contentLimits.explanation).optional(),
    level: z.enum(questionLevels).optional(),
    origin,
  })
  .refine(({ options, correctIndex }) => correctIndex < options.length, { path: ['correctIndex'] });

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), content: z.string().max(contentLimits.html).refine(isCleanText), origin }),
  z.strictObject({
    type: z.literal('video'),
    url: optionalText(contentLimits.longLine),
    title: optionalText(contentLimits.line),
    origin,
  }),
  quiz,
  z.strictObject({
    type: z.literal('asset'),
    file: ref.nullable(),
    alt: optionalText(contentLimits.longLine),
    caption: optionalText(contentLimits.longLine),
    origin,
  }),
]);
export type BundleBlock = z.infer<typeof block>;

const lesson = z.strictObject({ title, blocks: z.array(block).max(courseLimits.blocksInLesson) });
const module = z.strictObject({ title, lessons: z.array(lesson).max(courseLimits.lessonsInModule) });
export type BundleModule = z.infer<typeof module>;

const file = z.strictObject({
  ref,
  filename: z.string().min(1).max(300).refine(isCleanText),
  type: z.string().max(200),
  size: z.number().int().min(0),
  base64: z.string().optional(),
});
export type BundleFile = z.infer<typeof file>;

/** `esco`: URI of the ESCO concept, which identifies the skill in every installation. */
const skill = z.strictObject({ name: optionalText(200), esco: optionalText(200).nullable() });
export type BundleSkill = z.infer<typeof skill>;

export const bundleSchema = z.strictObject({
  format: z.literal(bundleFormat),
  formatVersion: z.union([z.literal(1), z.literal(2), z.literal(bundleVersion)]),
  title,
  description: optionalText(courseLimits.description),
  outcomes: outcomesInput.default([]),
  skills: z.array(skill).max(courseLimits.skills).default([]),
  modules: z.array(module).max(courseLimits.modules),
  files: z.array(file).max(bundleLimits.files),
});
export type Bundle = z.infer<typeof bundleSchema>;

export type ImportedCourse = { courseId: string; skippedFiles: string[] };

export const exportPath = (kind: 'scorm' | 'bundle', { courseId, number }: { courseId: string; number: number }) =>
  `/exports/${kind}?course=${courseId}&version=${number}`;
export const importPath = '/imports/course';

export const importAddress = (importId: string): string => `${importPath}?importId=${importId}`;
export const importQuery = z.strictObject({ importId: z.uuid().optional() });
export const importProgressInput = z.strictObject({ importId: z.uuid() });

export const importStages = ['waiting', 'reading', 'texts', 'unpacking', 'files', 'saving'] as const;
export type ImportProgress = { stage: (typeof importStages)[number]; done: number; of: number };

import { z } from 'zod';
import { blockTypes, contentInput } from '../courses/content.ts';
import { courseId, courseLimits } from '../courses/schema.ts';
import { line } from '../validation/text.ts';

const moduleId = z.uuid();
const lessonId = z.uuid();
const blockId = z.uuid();
const title = line(courseLimits.title);
/** What the person had before them when they began to change it. */
const revision = z.uuid();
/** The place among the siblings, from 0; beyond the end means last. */
const index = z.number().int().min(0).max(10_000);

export const lessonInput = z.strictObject({ courseId, lessonId });
export const addModuleInput = z.strictObject({ courseId, title: title.optional() });
export const moduleInput = z.strictObject({ courseId, moduleId });
export const renameModuleInput = z.strictObject({ courseId, moduleId, title, revision });
export const moveModuleInput = z.strictObject({ courseId, moduleId, index });
export const addLessonInput = z.strictObject({ courseId, moduleId, title: title.optional() });
export const renameLessonInput = z.strictObject({ courseId, lessonId, title, revision });
export const moveLessonInput = z.strictObject({ courseId, lessonId, moduleId, index });
export const addBlockInput = z.strictObject({
  courseId,
  lessonId,
  type: z.enum(blockTypes),
  index: index.optional(),
  /** For an asset block: the file that was uploaded for it. */
  fileId: z.uuid().optional(),
});
export const blockInput = z.strictObject({ courseId, blockId });
export const saveBlockInput = z.strictObject({
  courseId,
  blockId,
  revision,
  block: contentInput,
});
export type SaveBlockInput = z.infer<typeof saveBlockInput>;
export const moveBlockInput = z.strictObject({ courseId, blockId, lessonId, index });
export const restorePartInput = z.strictObject({ courseId, deletedPartId: z.uuid() });
export const renameCourseInput = z.strictObject({ courseId, title, revision, formerTitle: title.optional() });
export const presenceInput = z.strictObject({ courseId, tabId: z.uuid(), lessonId: lessonId.nullable() });
export const changesInput = z.strictObject({ courseId, tabId: z.uuid() });

import { z } from 'zod';
import { blockTypes, contentInput } from '../courses/content.ts';
import { courseId, courseLimits } from '../courses/schema.ts';
import { line } from '../validation/text.ts';

const moduleId = z.uuid();
const lessonId = z.uuid();
const blockId = z.uuid();
const title = line(courseLimits.title);
const revision = z.uuid();
/** From 0; beyond the end means last. */
const index = z.number().int().min(0).max(10_000);

export const lessonInput = z.strictObject({ courseId, lessonId });
export const addModuleInput = z.strictObject({ courseId, title: title.optional() });
export const addLessonInput = z.strictObject({ courseId, moduleId, title: title.optional() });
export const addBlockInput = z.strictObject({
  courseId,
  lessonId,
  type: z.enum(blockTypes),
  index: index.optional(),
  fileId: z.uuid().optional(),
});
export const saveBlockInput = z.strictObject({
  courseId,
  blockId,
  revision,
  block: contentInput,
});
export type SaveBlockInput = z.infer<typeof saveBlockInput>;
export const partInput = z.strictObject({ courseId, level: z.enum(['module', 'lesson', 'block']), id: z.uuid() });
export type PartInput = z.infer<typeof partInput>;
export const renamePartInput = partInput.extend({ level: z.enum(['module', 'lesson']), title, revision });
export type RenamePartInput = z.infer<typeof renamePartInput>;
export const movePartInput = partInput.extend({ parentId: z.uuid(), index });
export type MovePartInput = z.infer<typeof movePartInput>;
export const restorePartInput = z.strictObject({ courseId, deletedPartId: z.uuid() });
export const renameCourseInput = z.strictObject({ courseId, title, revision, formerTitle: title.optional() });
export const presenceInput = z.strictObject({ courseId, tabId: z.uuid(), lessonId: lessonId.nullable() });
export const changesInput = z.strictObject({ courseId, tabId: z.uuid() });

import { z } from 'zod';
import { courseId } from '../courses/schema.ts';
import { count } from '../validation/bounds.ts';
import { text } from '../validation/text.ts';

const number = z.number().int().min(1).max(1_000_000);

export const versionsInput = z.strictObject({
  courseId,
  /** Versions before this number; none for the newest. */
  cursor: number.nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
});
/** `number` null: the newest one that readers have. */
export const versionInput = z.strictObject({ courseId, number: number.nullable() });
/** `to` null: the working copy. */
export const compareInput = z.strictObject({ courseId, from: number, to: number.nullable() });
/** `revision`: of the working copy that was looked through; what another one says is not published by it. */
export const publishInput = z.strictObject({
  courseId,
  revision: count().optional(),
});
export const restoreInput = z.strictObject({ courseId, number });
export const sendBackInput = z.strictObject({ courseId, comment: text(2000) });

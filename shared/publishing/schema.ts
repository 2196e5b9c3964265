import { z } from 'zod';
import { contentLimits } from '../courses/content.ts';
import { courseId } from '../courses/schema.ts';
import { count, pageFields } from '../validation/bounds.ts';
import { isCleanText, text } from '../validation/text.ts';

const number = z.number().int().min(1).max(1_000_000);

export const versionsInput = z.strictObject({
  courseId,
  ...pageFields,
});
/** `number` null: the newest version online. */
export const versionInput = z.strictObject({ courseId, number: number.nullable() });
export const compareInput = z.strictObject({ courseId, from: number, to: number.nullable() });
/** `revision` of the reviewed draft; no other revision is published. */
export const publishInput = z.strictObject({
  courseId,
  revision: count().optional(),
});
export const restoreInput = z.strictObject({ courseId, number });
export const sendBackInput = z.strictObject({ courseId, comment: text(2000) });

const displayedText = (max: number) => z.string().max(max).refine(isCleanText);

export const answerDraftInput = z.strictObject({
  courseId,
  blockId: z.uuid(),
  asked: z.strictObject({
    question: displayedText(contentLimits.longLine),
    options: z.array(displayedText(contentLimits.line)).max(contentLimits.options),
  }),
  chosen: z
    .number()
    .int()
    .min(0)
    .max(contentLimits.options - 1),
});

export const commentLimits = { text: 2000, inCourse: 200 } as const;

const commentId = z.uuid();
const commentText = text(commentLimits.text);
export const addCommentInput = z.strictObject({
  commentId,
  courseId,
  lessonId: z.uuid().nullable(),
  text: commentText,
});
export const changeCommentInput = z.strictObject({ courseId, commentId, text: commentText });
export const resolveCommentInput = z.strictObject({ courseId, commentId, isResolved: z.boolean() });
export const commentInput = z.strictObject({ courseId, commentId });

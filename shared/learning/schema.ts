import { z } from 'zod';
import { contentLimits } from '../courses/content.ts';
import { courseId, courseLimits } from '../courses/schema.ts';
import { count, pageFields } from '../validation/bounds.ts';
import { line, text, token } from '../validation/text.ts';

const invitation = token().nullish();

export const readingInput = z.strictObject({ courseId, invitation });
export const lessonDoneInput = z.strictObject({ courseId, invitation, lessonId: z.uuid(), isDone: z.boolean() });
export const openLessonInput = z.strictObject({ courseId, invitation, lessonId: z.uuid() });
export const answerInput = z.strictObject({
  courseId,
  invitation,
  blockId: z.uuid(),
  version: count(1),
  chosen: z
    .number()
    .int()
    .min(0)
    .max(contentLimits.options - 1),
});
/** A page of the catalogue. */
export const maxCards = 24;
export const cardProgressInput = z.strictObject({ courseIds: z.array(courseId).max(maxCards) });

export const certificateInput = z.strictObject({ certificateId: z.uuid() });
export const verifiableInput = z.strictObject({ certificateId: z.uuid(), isVerifiable: z.boolean() });
/** The id or the number of a certificate; anything else is unknown. */
export const verificationInput = z.strictObject({ certificate: z.string().max(100) });
export const withdrawalLimits = { number: 40, reason: 500 } as const;
export const withdrawalInput = z.strictObject({
  courseId,
  number: line(withdrawalLimits.number),
  reason: text(withdrawalLimits.reason),
});

export const learnedInput = z.strictObject(pageFields);
export const learnersInput = z.strictObject({
  courseId,
  ...pageFields,
});
export const questionsInput = z.strictObject({
  courseId,
  cursor: z.number().int().min(0).max(courseLimits.blocks).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
});

import { z } from 'zod';
import { courseId } from '../courses/schema.ts';
import { line, text } from '../validation/text.ts';
import { orderSource } from './source.ts';

export const courseLengths = ['short', 'medium', 'long'] as const;
export type CourseLength = (typeof courseLengths)[number];
export const tones = ['Sie', 'du'] as const;
export type Tone = (typeof tones)[number];

export const orderLimits = {
  audience: 200,
  instruction: 1_000,
  modules: 12,
  lessonsInModule: 12,
  lessons: 60,
} as const;

export const planSizes = {
  short: { modules: 3, lessonsInModule: 2 },
  medium: { modules: 4, lessonsInModule: 2 },
  long: { modules: 4, lessonsInModule: 3 },
} as const satisfies Record<CourseLength, { modules: number; lessonsInModule: number }>;

export const orderOptions = z.strictObject({
  audience: line(orderLimits.audience, 0),
  length: z.enum(courseLengths),
  tone: z.enum(tones),
  hasQuizzes: z.boolean(),
  modules: z.number().int().min(1).max(orderLimits.modules).nullable(),
  instruction: text(orderLimits.instruction, 0),
});
export type OrderOptions = z.infer<typeof orderOptions>;

/** `requestId`: the same id returns the same order. `lessonId`: generate only this lesson. */
export const orderInput = z.strictObject({
  requestId: z.uuid(),
  courseId,
  source: orderSource,
  wishes: orderOptions,
  lessonId: z.uuid().nullable(),
});
export type OrderInput = z.infer<typeof orderInput>;

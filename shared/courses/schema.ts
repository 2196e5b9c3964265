import { z } from 'zod';
import { pageFields } from '../validation/bounds.ts';
import { line, text } from '../validation/text.ts';
import { shownCourseStates, visibilities } from './visibility.ts';

/** Far above real use; they bound the work of every request. */
export const courseLimits = {
  title: 200,
  description: 500,
  modules: 400,
  lessonsInModule: 400,
  blocksInLesson: 400,
  lessons: 2_000,
  blocks: 10_000,
  /** Bytes of all titles and contents. */
  textBytes: 5 * 1024 * 1024,
  coursesInOrganisation: 5_000,
  skills: 8,
  outcomes: 5,
  outcome: 120,
} as const;

export const courseId = z.uuid();
export const courseInput = z.strictObject({ courseId });

const courseFilter = z.object({
  search: text(courseLimits.title, 0).default(''),
  status: z.enum(['all', ...shownCourseStates]).default('all'),
});
export type CourseFilter = z.infer<typeof courseFilter>;

export const courseListInput = z.strictObject({
  ...courseFilter.shape,
  ...pageFields,
});

export const createCourseInput = z.strictObject({ title: line(courseLimits.title) });

export const outcomesInput = z.array(line(courseLimits.outcome)).max(courseLimits.outcomes);

export const courseSettingsInput = z.strictObject({
  courseId,
  revision: z.uuid(),
  title: line(courseLimits.title),
  description: text(courseLimits.description, 0),
  visibility: z.enum(visibilities),
  skillIds: z
    .array(z.number().int().min(1).max(2_000_000_000))
    .max(courseLimits.skills)
    .refine((ids) => new Set(ids).size === ids.length),
  /** Learners see sources from the next publication on. Missing: unchanged. */
  showsSources: z.boolean().optional(),
  /** Learners see them from the next publication on. Missing: unchanged. */
  outcomes: outcomesInput.optional(),
});
export type CourseSettings = z.infer<typeof courseSettingsInput>;

import { z } from 'zod';
import { courseLimits } from '../courses/schema.ts';
import { line } from '../validation/text.ts';
import { orderLimits } from './order.ts';
import { sourceLimits } from './source.ts';

export const planLimits = { goal: 300, ranges: 20 } as const;

const partNumber = z.number().int().min(1).max(sourceLimits.parts);
/** Pages, slides or sections, `from` and `to` included. */
const sourceRange = z.strictObject({ sourceId: z.uuid(), from: partNumber, to: partNumber });
export type SourceRange = z.infer<typeof sourceRange>;

const plannedLesson = z.strictObject({
  key: z.uuid(),
  title: line(courseLimits.title),
  goal: line(planLimits.goal, 0),
  draws: z.array(sourceRange).max(planLimits.ranges),
});
export type PlannedLesson = z.infer<typeof plannedLesson>;

const plannedModule = z.strictObject({
  key: z.uuid(),
  title: line(courseLimits.title),
  lessons: z.array(plannedLesson).max(orderLimits.lessonsInModule),
});
export type PlannedModule = z.infer<typeof plannedModule>;

export const coursePlan = z
  .strictObject({ title: line(courseLimits.title), modules: z.array(plannedModule).min(1).max(orderLimits.modules) })
  .refine(({ modules }) => {
    const keys = modules.flatMap((module) => [module.key, ...module.lessons.map((lesson) => lesson.key)]);
    return new Set(keys).size === keys.length && lessonsOf({ modules }).length <= orderLimits.lessons;
  });
export type CoursePlan = { title: string; modules: PlannedModule[] };

export const lessonsOf = ({ modules }: Pick<CoursePlan, 'modules'>): PlannedLesson[] =>
  modules.flatMap((module) => module.lessons);

export const withoutLesson = ({ title, modules }: CoursePlan, key: string): CoursePlan => ({
  title,
  modules: modules
    .map((module) => ({ ...module, lessons: module.lessons.filter((lesson) => lesson.key !== key) }))
    .filter(({ lessons }) => lessons.length > 0),
});

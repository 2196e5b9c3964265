/** Each change returns a new plan; a change that would break a limit returns the plan unchanged. */
import { orderLimits } from '#shared/ai/order.ts';
import { type CoursePlan, lessonsOf, type PlannedLesson, type PlannedModule } from '#shared/ai/plan.ts';
import * as outline from '../../../lib/outline.ts';

export type PlanChange = (plan: CoursePlan) => CoursePlan;

export const courseRenamed =
  (title: string): PlanChange =>
  (plan) => ({ ...plan, title });

export type PlanLimit = 'modules' | 'lessonsInModule' | 'lessons';

export function reachedLimit(plan: CoursePlan, module?: PlannedModule): PlanLimit | null {
  if (module === undefined) return plan.modules.length >= orderLimits.modules ? 'modules' : null;
  if (module.lessons.length >= orderLimits.lessonsInModule) return 'lessonsInModule';
  return lessonsOf(plan).length >= orderLimits.lessons ? 'lessons' : null;
}

export const moduleAdded =
  (module: PlannedModule, index = Number.POSITIVE_INFINITY): PlanChange =>
  (plan) =>
    reachedLimit(plan) === null && lessonsOf(plan).length + module.lessons.length <= orderLimits.lessons
      ? outline.moduleAdded(module, index)(plan)
      : plan;

/** Adds to the module with this key, or to the first module if that one no longer exists. */
export const lessonAdded =
  (lesson: PlannedLesson, moduleId: string, index = Number.POSITIVE_INFINITY): PlanChange =>
  (plan) => {
    const module = outline.findModule(plan, moduleId) ?? plan.modules[0];
    if (module === undefined || reachedLimit(plan, module) !== null) return plan;
    return outline.lessonAdded(lesson, { moduleId: module.key, index })(plan);
  };

export const moduleRemoved =
  (key: string): PlanChange =>
  (plan) =>
    plan.modules.length > 1 ? outline.moduleRemoved(key)(plan) : plan;

export const lessonMoved =
  (key: string, target: outline.LessonTarget): PlanChange =>
  (plan) => {
    const module = outline.findModule(plan, target.moduleId);
    const isFull = module !== undefined && module.lessons.length >= orderLimits.lessonsInModule;
    if (isFull && module.lessons.every((lesson) => lesson.key !== key)) return plan;
    return outline.lessonMoved(key, target)(plan);
  };

export const lessonStepped =
  (key: string, step: -1 | 1): PlanChange =>
  (plan) => {
    const target = outline.lessonStep(plan, key, step);
    return target === null ? plan : lessonMoved(key, target)(plan);
  };

export const isSendable = (plan: CoursePlan): boolean =>
  plan.title.trim() !== '' &&
  plan.modules.every(
    (module) => module.title.trim() !== '' && module.lessons.every((lesson) => lesson.title.trim() !== ''),
  );

/** Changes of a plan, each to a new one. What would break a bound leaves it as it is. */
import { orderLimits } from '#shared/ai/order.ts';
import { type CoursePlan, lessonsOf, type PlannedLesson, type PlannedModule } from '#shared/ai/plan.ts';

export type PlanChange = (plan: CoursePlan) => CoursePlan;

const without = <Item extends { key: string }>(items: readonly Item[], key: string): Item[] =>
  items.filter((item) => item.key !== key);

function inserted<Item>(items: readonly Item[], item: Item, index: number): Item[] {
  const at = Math.max(0, Math.min(index, items.length));
  return [...items.slice(0, at), item, ...items.slice(at)];
}

const changeModule =
  (key: string, change: (module: PlannedModule) => PlannedModule): PlanChange =>
  (plan) => ({ ...plan, modules: plan.modules.map((module) => (module.key === key ? change(module) : module)) });

export const courseRenamed =
  (title: string): PlanChange =>
  (plan) => ({ ...plan, title });

export const moduleRenamed = (key: string, title: string): PlanChange =>
  changeModule(key, (module) => ({ ...module, title }));

export const lessonChanged =
  (key: string, values: Partial<Pick<PlannedLesson, 'title' | 'goal'>>): PlanChange =>
  (plan) => ({
    ...plan,
    modules: plan.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => (lesson.key === key ? { ...lesson, ...values } : lesson)),
    })),
  });

export type Full = 'modules' | 'lessonsInModule' | 'lessons';

/** Why no more fits; null if it does. */
export function fullness(plan: CoursePlan, module?: PlannedModule): Full | null {
  if (module === undefined) return plan.modules.length >= orderLimits.modules ? 'modules' : null;
  if (module.lessons.length >= orderLimits.lessonsInModule) return 'lessonsInModule';
  return lessonsOf(plan).length >= orderLimits.lessons ? 'lessons' : null;
}

export const moduleAdded =
  (module: PlannedModule, index = Number.POSITIVE_INFINITY): PlanChange =>
  (plan) =>
    fullness(plan) === null && lessonsOf(plan).length + module.lessons.length <= orderLimits.lessons
      ? { ...plan, modules: inserted(plan.modules, module, index) }
      : plan;

/** Into the module of this key, or the first if it is gone. */
export const lessonAdded =
  (lesson: PlannedLesson, moduleKey: string, index = Number.POSITIVE_INFINITY): PlanChange =>
  (plan) => {
    const module = plan.modules.find(({ key }) => key === moduleKey) ?? plan.modules[0];
    if (module === undefined || fullness(plan, module) !== null) return plan;
    return changeModule(module.key, (one) => ({ ...one, lessons: inserted(one.lessons, lesson, index) }))(plan);
  };

/** The last module stays: a plan has one. */
export const moduleRemoved =
  (key: string): PlanChange =>
  (plan) =>
    plan.modules.length > 1 ? { ...plan, modules: without(plan.modules, key) } : plan;

export const lessonRemoved =
  (key: string): PlanChange =>
  (plan) => ({
    ...plan,
    modules: plan.modules.map((module) => ({ ...module, lessons: without(module.lessons, key) })),
  });

/** `index`: among the others, counted without itself. */
export const moduleMoved =
  (key: string, index: number): PlanChange =>
  (plan) => {
    const module = plan.modules.find((one) => one.key === key);
    return module === undefined ? plan : { ...plan, modules: inserted(without(plan.modules, key), module, index) };
  };

export const lessonMoved =
  (key: string, { moduleKey, index }: { moduleKey: string; index: number }): PlanChange =>
  (plan) => {
    const lesson = lessonsOf(plan).find((one) => one.key === key);
    const target = plan.modules.find((module) => module.key === moduleKey);
    if (lesson === undefined || target === undefined) return plan;
    const isSame = target.lessons.some((one) => one.key === key);
    if (!isSame && target.lessons.length >= orderLimits.lessonsInModule) return plan;
    return lessonAdded(lesson, moduleKey, index)(lessonRemoved(key)(plan));
  };

/** One place up or down, over the borders of modules. */
export const lessonStepped =
  (key: string, step: -1 | 1): PlanChange =>
  (plan) => {
    const at = plan.modules.findIndex((module) => module.lessons.some((lesson) => lesson.key === key));
    const module = plan.modules[at];
    if (module === undefined) return plan;
    const index = module.lessons.findIndex((lesson) => lesson.key === key) + step;
    if (index >= 0 && index < module.lessons.length) return lessonMoved(key, { moduleKey: module.key, index })(plan);
    const next = plan.modules[at + step];
    if (next === undefined) return plan;
    return lessonMoved(key, { moduleKey: next.key, index: step === 1 ? 0 : next.lessons.length })(plan);
  };

/** Titles that stand empty while somebody types are not sent. */
export const isSendable = (plan: CoursePlan): boolean =>
  plan.title.trim() !== '' &&
  plan.modules.every(
    (module) => module.title.trim() !== '' && module.lessons.every((lesson) => lesson.title.trim() !== ''),
  );

import { type OrderWishes, orderLimits, planSizes } from '#shared/ai/order.ts';
import { type CoursePlan, type PlannedLesson, planLimits, type SourceRange } from '#shared/ai/plan.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Excerpt, PlanOrder } from '../../core/ai/generator.ts';
import type { PlanAnswer } from './answers.ts';
import { namedSource } from './evidence.ts';
import { truncate } from './fit-to-length.ts';

export function planComplaints({ modules }: PlanAnswer, wanted: WantedSizes, most: WantedSizes): string[] {
  if (modules.length > most.modules) return [`Er hatte ${modules.length} Module, verlangt sind ${wanted.modules}.`];
  const longest = Math.max(0, ...modules.map(({ lessons }) => lessons.length));
  if (longest > most.lessonsInModule)
    return [`Ein Modul hatte ${longest} Lektionen, verlangt sind ${wanted.lessonsInModule}.`];
  return longest === 0 ? ['Er hatte keine Lektion.'] : [];
}

const numbering = /^(?:(?:Modul|Lektion|Kapitel|Teil) \d{1,3}[:.)–-]? ?|\d{1,2}[.)] |\d{1,2}(?:\.\d{1,2}){1,3}[.)]? )/i;
const marks = /^[#*_„“"' ]{1,6}|[*_„“"' ]{1,6}$/g;

const lineOf = (said: string, most: number): string =>
  truncate(oneLine(said.slice(0, 4 * most)).replace(marks, ''), most);
const titleOf = (said: string): string =>
  lineOf(said, courseLimits.title).replace(numbering, '') || lineOf(said, courseLimits.title);

export function toPlan({ title, modules }: PlanAnswer, order: PlanOrder, most: WantedSizes): CoursePlan {
  const plannedModules = modules
    .slice(0, Math.min(most.modules, orderLimits.modules))
    .map((module) => ({
      key: crypto.randomUUID(),
      title: titleOf(module.title),
      lessons: module.lessons
        .slice(0, Math.min(most.lessonsInModule, orderLimits.lessonsInModule))
        .map((lesson) => toLesson(lesson, order.excerpts))
        .filter((lesson) => lesson.title !== ''),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .map((module) => (module.title === '' ? { ...module, title: module.lessons[0]?.title ?? '' } : module));
  return {
    title: titleOf(title) || titleOf(order.ownTitle ?? '') || order.title,
    modules: withinLessons(plannedModules),
  };
}

function withinLessons(modules: CoursePlan['modules']): CoursePlan['modules'] {
  let left: number = orderLimits.lessons;
  return modules
    .map((module) => {
      const lessons = module.lessons.slice(0, left);
      left -= lessons.length;
      return { ...module, lessons };
    })
    .filter(({ lessons }) => lessons.length > 0);
}

type AnsweredLesson = PlanAnswer['modules'][number]['lessons'][number];

function toLesson({ title, goal, draws }: AnsweredLesson, excerpts: readonly Excerpt[]): PlannedLesson {
  const ranges = draws
    .slice(0, planLimits.ranges)
    .map((said) => toRange(said, excerpts))
    .filter((range) => range !== null);
  const key = crypto.randomUUID();
  const named = { key, title: titleOf(title), goal: lineOf(goal, planLimits.goal) };
  if (ranges.length > 0) return { ...named, draws: ranges };
  return {
    ...named,
    draws: excerpts
      .map(wholeOf)
      .filter((range) => range !== null)
      .slice(0, planLimits.ranges),
  };
}

function wholeOf({ sourceId, parts }: Excerpt): SourceRange | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first === undefined || last === undefined ? null : { sourceId, from: first.number, to: last.number };
}

function toRange(said: AnsweredLesson['draws'][number], excerpts: readonly Excerpt[]): SourceRange | null {
  const source = namedSource(excerpts, said.source);
  const whole = source === undefined ? null : wholeOf(source);
  if (whole === null) return null;
  const from = Math.max(whole.from, Math.round(Math.min(said.from, said.to)));
  const to = Math.min(whole.to, Math.round(Math.max(said.from, said.to)));
  return from <= to ? { ...whole, from, to } : null;
}

export type WantedSizes = { modules: number; lessonsInModule: number };

export function wantedSizes({ length, modules }: Pick<OrderWishes, 'length' | 'modules'>): WantedSizes {
  const own = planSizes[length];
  const count = modules ?? own.modules;
  return { modules: count, lessonsInModule: Math.min(own.lessonsInModule, Math.floor(orderLimits.lessons / count)) };
}

export const maxAcceptedSizes = (
  { modules, lessonsInModule }: WantedSizes,
  hasAskedForModules: boolean,
): WantedSizes => ({
  modules: hasAskedForModules ? modules : modules + 1,
  lessonsInModule: lessonsInModule + 1,
});

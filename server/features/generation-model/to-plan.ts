import { type OrderOptions, orderLimits, planSizes } from '#shared/ai/order.ts';
import { type CoursePlan, type PlannedLesson, planLimits, type SourceRange } from '#shared/ai/plan.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Excerpt, PlanOrder } from '../../core/ai/generator.ts';
import type { PlanAnswer } from './answers.ts';
import { findNamedSource } from './evidence.ts';
import { truncate } from './fit-to-length.ts';

export function planComplaints({ modules }: PlanAnswer, wanted: PlanSizes, most: PlanSizes): string[] {
  if (modules.length > most.modules) return [`Er hatte ${modules.length} Module, verlangt sind ${wanted.modules}.`];
  const longest = Math.max(0, ...modules.map(({ lessons }) => lessons.length));
  if (longest > most.lessonsInModule)
    return [`Ein Modul hatte ${longest} Lektionen, verlangt sind ${wanted.lessonsInModule}.`];
  return longest === 0 ? ['Er hatte keine Lektion.'] : [];
}

const numbering = /^(?:(?:Modul|Lektion|Kapitel|Teil) \d{1,3}[:.)–-]? ?|\d{1,2}[.)] |\d{1,2}(?:\.\d{1,2}){1,3}[.)]? )/i;
const marks = /^[#*_„“"' ]{1,6}|[*_„“"' ]{1,6}$/g;

const cleanLine = (text: string, most: number): string =>
  truncate(oneLine(text.slice(0, 4 * most)).replace(marks, ''), most);
const cleanTitle = (text: string): string =>
  cleanLine(text, courseLimits.title).replace(numbering, '') || cleanLine(text, courseLimits.title);

export function toPlan({ title, modules }: PlanAnswer, order: PlanOrder, most: PlanSizes): CoursePlan {
  const plannedModules = modules
    .slice(0, Math.min(most.modules, orderLimits.modules))
    .map((module) => ({
      key: crypto.randomUUID(),
      title: cleanTitle(module.title),
      lessons: module.lessons
        .slice(0, Math.min(most.lessonsInModule, orderLimits.lessonsInModule))
        .map((lesson) => toLesson(lesson, order.excerpts))
        .filter((lesson) => lesson.title !== ''),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .map((module) => (module.title === '' ? { ...module, title: module.lessons[0]?.title ?? '' } : module));
  return {
    title: cleanTitle(title) || cleanTitle(order.ownTitle ?? '') || order.title,
    modules: limitLessons(plannedModules),
  };
}

function limitLessons(modules: CoursePlan['modules']): CoursePlan['modules'] {
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
    .map((range) => toRange(range, excerpts))
    .filter((range) => range !== null);
  const key = crypto.randomUUID();
  const named = { key, title: cleanTitle(title), goal: cleanLine(goal, planLimits.goal) };
  if (ranges.length > 0) return { ...named, draws: ranges };
  return {
    ...named,
    draws: excerpts
      .map(fullRange)
      .filter((range) => range !== null)
      .slice(0, planLimits.ranges),
  };
}

function fullRange({ sourceId, parts }: Excerpt): SourceRange | null {
  const [first, last] = [parts[0], parts.at(-1)];
  return first === undefined || last === undefined ? null : { sourceId, from: first.number, to: last.number };
}

function toRange(range: AnsweredLesson['draws'][number], excerpts: readonly Excerpt[]): SourceRange | null {
  const source = findNamedSource(excerpts, range.source);
  const whole = source === undefined ? null : fullRange(source);
  if (whole === null) return null;
  const from = Math.max(whole.from, Math.round(Math.min(range.from, range.to)));
  const to = Math.min(whole.to, Math.round(Math.max(range.from, range.to)));
  return from <= to ? { ...whole, from, to } : null;
}

export type PlanSizes = { modules: number; lessonsInModule: number };

export function planSizesFor({ length, modules }: Pick<OrderOptions, 'length' | 'modules'>): PlanSizes {
  const own = planSizes[length];
  const count = modules ?? own.modules;
  return { modules: count, lessonsInModule: Math.min(own.lessonsInModule, Math.floor(orderLimits.lessons / count)) };
}

export const maxAcceptedSizes = ({ modules, lessonsInModule }: PlanSizes, hasModuleCount: boolean): PlanSizes => ({
  modules: hasModuleCount ? modules : modules + 1,
  lessonsInModule: lessonsInModule + 1,
});

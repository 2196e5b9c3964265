import { orderLimits, planSizes } from '#shared/ai/order.ts';
import {
  type CoursePlan,
  type PlannedLesson,
  type PlannedModule,
  planLimits,
  type SourceRange,
} from '#shared/ai/plan.ts';
import { sourceTitle } from '#shared/texts/ai/embedded.ts';
import type { PlanOrder } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { type Arrangement, arrangementOf } from './arrange.ts';
import { goalOf } from './goals.ts';
import { linesOf, type PlacedLine } from './material.ts';
import { commonPath, type Section, sectionsOf } from './sections.ts';
import { type Terms, termsIn } from './text/terms.ts';
import { cleanTitle, joinedTitle, uniqueTitles } from './titles.ts';
import { deterministicUuid, topicPlan } from './topic.ts';

const fewestWords = 25;
const wordsOfLesson = 90;
const wordsOfLessonOnSlides = 40;

export function makePlan(order: PlanOrder): CoursePlan {
  if (order.excerpts.length === 0) return topicPlan(order);
  const lines = order.excerpts.flatMap(linesOf);
  const size = planSizes[order.wishes.length];
  const modules = order.wishes.modules ?? size.modules;
  const sections = sectionsOf(lines, modules * size.lessonsInModule);
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  if (words < fewestWords) throw new RuleError('SOURCE_TOO_SHORT');
  const perLesson = order.excerpts.every(({ unit }) => unit === 'slide') ? wordsOfLessonOnSlides : wordsOfLesson;
  const lessons = Math.max(
    1,
    Math.min(modules * size.lessonsInModule, Math.round(words / perLesson), orderLimits.lessons),
  );
  const draftInput = { sections, arranged: arrangementOf(sections), terms: termsIn(lines), order };
  const moduleCount = order.wishes.modules ?? chaptersOf(sections, modules);
  return draftPlan(draftInput, Math.min(moduleCount, Math.ceil(lessons / Math.min(2, lessons))), lessons);
}

function chaptersOf(sections: readonly Section[], modules: number): number {
  const chapters = new Set(sections.map(({ path }) => path[0] ?? '')).size;
  return Math.abs(chapters - modules) <= 1 && chapters > 1 ? chapters : modules;
}

type DraftInput = { sections: Section[]; arranged: Arrangement; terms: Terms; order: PlanOrder };

function draftPlan(draftInput: DraftInput, moduleCount: number, lessonCount: number): CoursePlan {
  const { sections, arranged, terms, order } = draftInput;
  const [uniqueModuleTitle, uniqueLessonTitle] = [uniqueTitles(), uniqueTitles()];
  const groups = arranged.groups(0, sections.length, moduleCount);
  const perModule = Math.min(orderLimits.lessonsInModule, Math.max(1, Math.round(lessonCount / groups.length)));
  const drafts = groups.map(([from, to]) => {
    const own = sections.slice(from, to);
    const above = titleOf(own, terms);
    const title = uniqueModuleTitle(above, terms.of(linesIn(own), 4));
    return { title, above, runs: arranged.groups(from, to, perModule) };
  });
  const modules = drafts.map(({ title, above, runs }, index): PlannedModule => {
    const lessons = runs.map(([from, to], place): PlannedLesson => {
      const own = sections.slice(from, to);
      const all = titleOf(own, terms);
      const isShared =
        all === above && runs.some((run) => run[0] !== from && chapterOf(sections[run[0]]) === chapterOf(own[0]));
      const wording = isShared ? (titleWithin(own) ?? all) : all;
      const name = uniqueLessonTitle(wording, terms.of(linesIn(own), 4));
      const goal = goalOf(name, linesIn(own));
      return {
        key: deterministicUuid(order.title, index, place, name),
        title: name,
        goal,
        draws: rangesOf(linesIn(own)),
      };
    });
    return { key: deterministicUuid(order.title, index, title), title, lessons };
  });
  return { title: courseTitle(order), modules };
}

const linesIn = (sections: readonly Section[]): PlacedLine[] => sections.flatMap(({ lines }) => lines);

function courseTitle({ title, ownTitle = '', excerpts }: PlanOrder): string {
  const name = excerpts[0]?.name.replace(/\.[a-z0-9]{2,5}$/iu, '').replaceAll('_', ' ') ?? '';
  return cleanTitle(ownTitle) || cleanTitle(title) || cleanTitle(name) || sourceTitle;
}

function titleOf(sections: readonly Section[], terms: Terms): string {
  const above = commonPath(sections).at(-1);
  if (above !== undefined && above !== '') return above;
  const largest = [...sections].toSorted((a, b) => b.words - a.words);
  const names = [...new Set(largest.map(({ path }) => path[0] ?? ''))].filter((name) => name !== '').slice(0, 2);
  const inOrder = [...new Set(sections.map(({ path }) => path[0] ?? ''))].filter((name) => names.includes(name));
  if (inOrder.length > 0) return terms.isEnglish ? (names[0] ?? '') : joinedTitle(inOrder);
  return cleanTitle(joinedTitle(terms.of(linesIn(sections), 2))) || sourceTitle;
}

const chapterOf = (section: Section | undefined): string => section?.path[0] ?? '';

function titleWithin(sections: readonly Section[]): string | null {
  const largest = sections.filter(({ path }) => path.length > 1).toSorted((a, b) => b.words - a.words);
  const names = new Set(largest.map(({ path }) => path.at(-1) ?? '').slice(0, 2));
  const inOrder = [...new Set(sections.map(({ path }) => path.at(-1) ?? ''))].filter((name) => names.has(name));
  return inOrder.length === 0 ? null : joinedTitle(inOrder);
}

function rangesOf(lines: readonly PlacedLine[]): SourceRange[] {
  const ranges: SourceRange[] = [];
  for (const { place } of lines) {
    const last = ranges.at(-1);
    if (last?.sourceId === place.sourceId && place.part <= last.to + 1) last.to = Math.max(last.to, place.part);
    else ranges.push({ sourceId: place.sourceId, from: place.part, to: place.part });
  }
  while (ranges.length > planLimits.ranges) if (!closeSmallestGap(ranges)) return ranges.slice(0, planLimits.ranges);
  return ranges;
}

function closeSmallestGap(ranges: SourceRange[]): boolean {
  const gaps = ranges.slice(1).map((range, index) => {
    const before = ranges[index];
    return before?.sourceId === range.sourceId ? range.from - before.to : Number.POSITIVE_INFINITY;
  });
  const smallest = Math.min(...gaps);
  if (!Number.isFinite(smallest)) return false;
  const at = gaps.indexOf(smallest);
  const [one, next] = [ranges[at], ranges[at + 1]];
  if (one === undefined || next === undefined) return false;
  ranges.splice(at, 2, { ...one, to: Math.max(one.to, next.to) });
  return true;
}

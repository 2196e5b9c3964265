/** When several lessons use the same source part, each gets its own share of the lines. */
import type { PlannedLesson } from '#shared/ai/plan.ts';
import { lessonsOf } from '#shared/ai/plan.ts';
import type { LessonOrder } from '../../core/ai/generator.ts';
import { linesOf, type Place, type PlacedLine } from './material.ts';
import { splitByVocabulary } from './sections.ts';
import { titleKey } from './titles.ts';

const usesPart = ({ draws }: PlannedLesson, { sourceId, part }: Place): boolean =>
  draws.some((range) => range.sourceId === sourceId && range.from <= part && part <= range.to);

/** A lesson starts at the heading that begins its title, because the plan copies titles from headings. */
const findHeading = (lesson: PlannedLesson, lines: readonly PlacedLine[], from: number): number => {
  const title = titleKey(lesson.title);
  return lines.findIndex(
    ({ entry }, index) =>
      index >= from &&
      entry.kind === 'heading' &&
      titleKey(entry.text) !== '' &&
      title.startsWith(titleKey(entry.text)),
  );
};

function splitAmongLessons(lessons: readonly PlannedLesson[], lines: readonly PlacedLine[]): PlacedLine[][] {
  const starts: Array<number | null> = [];
  let searchStart = 0;
  for (const [index, lesson] of lessons.entries()) {
    const headingIndex = findHeading(lesson, lines, searchStart);
    const start = index === 0 ? 0 : headingIndex > 0 ? headingIndex : null;
    if (start !== null)
      searchStart = Math.max(searchStart, index === 0 && headingIndex !== -1 ? headingIndex + 1 : start + 1);
    starts.push(start);
  }
  return starts.flatMap((start, index) => {
    if (start === null) return [];
    const next = starts.findIndex((other, place) => place > index && other !== null);
    const [end, count] = next === -1 ? [lines.length, starts.length - index] : [starts[next] ?? 0, next - index];
    const runs = splitByVocabulary(lines.slice(start, end), count);
    return Array.from({ length: count }, (_, place) => runs[place] ?? []);
  });
}

export function linesOfLesson({ plan, lesson, excerpts }: LessonOrder): PlacedLine[] {
  const lessons = lessonsOf(plan);
  const all = excerpts.flatMap(linesOf);
  const parts = [...Map.groupBy(all, ({ place }) => `${place.sourceId} ${place.part}`).values()];
  const lessonLines = parts.flatMap((lines) => {
    const place = lines[0]?.place;
    const sharingLessons = place === undefined ? [] : lessons.filter((other) => usesPart(other, place));
    const ownIndex = sharingLessons.findIndex(({ key }) => key === lesson.key);
    return ownIndex === -1 || sharingLessons.length === 1
      ? lines
      : (splitAmongLessons(sharingLessons, lines)[ownIndex] ?? []);
  });
  return lessonLines.length === 0 ? all : lessonLines;
}

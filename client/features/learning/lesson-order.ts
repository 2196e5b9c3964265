import type { ReaderLesson, ReaderModule } from '#shared/publishing/snapshot.ts';

export type PlacedLesson = {
  lesson: ReaderLesson;
  number: string;
  module: { number: number; title: string };
};

export const lessonsOf = (modules: readonly ReaderModule[]): PlacedLesson[] =>
  modules.flatMap((module, index) =>
    module.lessons.map((lesson, place) => ({
      lesson,
      number: `${index + 1}.${place + 1}`,
      module: { number: index + 1, title: module.title },
    })),
  );

export const nameOf = ({ number, lesson }: PlacedLesson): string => `${number} ${lesson.title}`;

export type Place = { current: PlacedLesson; previous: PlacedLesson | null; next: PlacedLesson | null };

export function placeOf(lessons: readonly PlacedLesson[], lessonId: string | null): Place | null {
  const index = lessons.findIndex(({ lesson }) => lesson.id === lessonId);
  const current = lessons[index];
  if (current === undefined) return null;
  return { current, previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null };
}

type Learned = { lessonsDone: readonly string[]; lastLessonId: string | null };

/**
 * Returns the last opened lesson or, if it is done, the next unfinished one after it. Null if nothing is left or
 * nothing was begun.
 */
export function lessonToResume(
  lessons: readonly PlacedLesson[],
  { lessonsDone, lastLessonId }: Learned,
): PlacedLesson | null {
  const done = new Set(lessonsDone);
  const last = Math.max(
    0,
    lessons.findIndex(({ lesson }) => lesson.id === lastLessonId),
  );
  const inOrder = [...lessons.slice(last), ...lessons.slice(0, last)];
  return inOrder.find(({ lesson }) => !done.has(lesson.id)) ?? null;
}

export function openQuizzes(
  lessons: readonly PlacedLesson[],
  answers: ReadonlyArray<{ blockId: string; isCorrect: boolean }>,
) {
  const right = new Set(answers.filter(({ isCorrect }) => isCorrect).map(({ blockId }) => blockId));
  const open = lessons.flatMap((placed) =>
    placed.lesson.content_blocks.filter(({ id, type }) => type === 'quiz' && !right.has(id)).map(() => placed),
  );
  return { count: open.length, lessons: [...new Set(open)] };
}

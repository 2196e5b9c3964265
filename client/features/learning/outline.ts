import type { ReaderLesson, ReaderModule } from '#shared/publishing/snapshot.ts';

/** A lesson in its place: numbered module.lesson. */
export type PlacedLesson = {
  lesson: ReaderLesson;
  /** '2.1' */
  number: string;
  module: { number: number; title: string };
};

/** All lessons in reading order. */
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

/** A lesson and what is before and after it; null for one that this version does not have. */
export function placeOf(lessons: readonly PlacedLesson[], lessonId: string | null): Place | null {
  const index = lessons.findIndex(({ lesson }) => lesson.id === lessonId);
  const current = lessons[index];
  if (current === undefined) return null;
  return { current, previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null };
}

type Learned = { lessonsDone: readonly string[]; lastLessonId: string | null };

/**
 * Where to go on: the lesson last looked at, or if that one is done the next one after it that is not; null when there is
 * nothing left to do, or nothing has been begun.
 */
export function resumeAt(
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

/** Lessons with a quiz that has not been answered correctly yet, and how many such quizzes there are. */
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

import { findLessonToResume } from '#shared/learning/state.ts';
import type { ReaderBlock, ReaderLesson, ReaderModule } from '#shared/publishing/snapshot.ts';

export type NumberedLesson = {
  lesson: ReaderLesson;
  number: string;
  module: { number: number; title: string };
};

export const lessonsOf = (modules: readonly ReaderModule[]): NumberedLesson[] =>
  modules.flatMap((module, index) =>
    module.lessons.map((lesson, place) => ({
      lesson,
      number: `${index + 1}.${place + 1}`,
      module: { number: index + 1, title: module.title },
    })),
  );

export const lessonName = ({ number, lesson }: NumberedLesson): string => `${number} ${lesson.title}`;

export type LessonPosition = { current: NumberedLesson; previous: NumberedLesson | null; next: NumberedLesson | null };

export function lessonPositionOf(lessons: readonly NumberedLesson[], lessonId: string | null): LessonPosition | null {
  const index = lessons.findIndex(({ lesson }) => lesson.id === lessonId);
  const current = lessons[index];
  if (current === undefined) return null;
  return { current, previous: lessons[index - 1] ?? null, next: lessons[index + 1] ?? null };
}

/** Null if nothing is left. */
export function lessonToResume(
  lessons: readonly NumberedLesson[],
  state: Parameters<typeof findLessonToResume>[1],
): NumberedLesson | null {
  const ids = lessons.map(({ lesson }) => lesson.id);
  return lessonPositionOf(lessons, findLessonToResume(ids, state))?.current ?? null;
}

type QuizBlock = ReaderBlock & { type: 'quiz' };

/** In reading order. */
export function openQuizzes(
  lessons: readonly NumberedLesson[],
  answers: ReadonlyArray<{ blockId: string; isCorrect: boolean }>,
) {
  const correctBlockIds = new Set(answers.filter(({ isCorrect }) => isCorrect).map(({ blockId }) => blockId));
  const isUnsolved = (block: ReaderBlock): block is QuizBlock =>
    block.type === 'quiz' && !correctBlockIds.has(block.id);
  return lessons.flatMap((placed) =>
    placed.lesson.content_blocks.filter(isUnsolved).map((block) => ({ block, placed })),
  );
}

/** Ids of the lessons with an open question. */
export const openLessons = (...args: Parameters<typeof openQuizzes>): ReadonlySet<string> =>
  new Set(openQuizzes(...args).map(({ placed }) => placed.lesson.id));

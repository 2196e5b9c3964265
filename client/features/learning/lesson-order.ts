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

export type LessonState = 'unread' | 'open' | 'completed';
type Learned = { lessonsDone: readonly string[]; answers: Parameters<typeof openQuizzes>[1] };

/** The state of each lesson by id; a lesson read with an open question is `open`. */
export function lessonStates(lessons: readonly NumberedLesson[], { lessonsDone, answers }: Learned) {
  const open = new Set(openQuizzes(lessons, answers).map(({ placed }) => placed.lesson.id));
  const read = new Set(lessonsDone);
  const stateOf = (id: string): LessonState => {
    if (!read.has(id)) return 'unread';
    return open.has(id) ? 'open' : 'completed';
  };
  return new Map(lessons.map(({ lesson: { id } }) => [id, stateOf(id)]));
}

/** The words count only questions of lessons read: the others are not open yet. */
export function lessonsReadOf(lessons: readonly NumberedLesson[], { lessonsDone, answers }: Learned) {
  const read = lessons.filter(({ lesson: { id } }) => lessonsDone.includes(id));
  const open = openQuizzes(read, answers);
  const lessonsOpen = new Set(open.map(({ placed }) => placed)).size;
  return { read: read.length, of: lessons.length, lessonsOpen, questionsOpen: open.length };
}

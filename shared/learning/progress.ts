import type { Snapshot } from '../publishing/snapshot.ts';

/** What of a version counts for progress. */
export type LearningPlan = {
  version: number;
  lessonIds: readonly string[];
  /** Lesson by quiz block. */
  quizzes: ReadonlyMap<string, { correctIndex: number; optionCount: number; lessonId: string }>;
};

export const planOf = ({ version, modules }: Snapshot): LearningPlan => {
  const lessons = modules.flatMap((module) => module.lessons);
  const quizzes = lessons.flatMap(({ id: lessonId, content_blocks }) =>
    content_blocks.flatMap((block) => {
      if (block.type !== 'quiz') return [];
      const { correctIndex, options } = block.json_content;
      return [[block.id, { correctIndex, optionCount: options.length, lessonId }] as const];
    }),
  );
  return { version, lessonIds: lessons.map(({ id }) => id), quizzes: new Map(quizzes) };
};

export type Learned = { lessonsDone: readonly string[]; answers: ReadonlyArray<{ blockId: string; chosen: number }> };

/**
 * What a person has done of this version, from what they did in any: lessons that still exist keep their progress, and an
 * answer counts by the solution that the quiz has now.
 */
export function progressIn(plan: LearningPlan, { lessonsDone, answers }: Learned) {
  const existing = new Set(plan.lessonIds);
  const done = lessonsDone.filter((lessonId) => existing.has(lessonId));
  const outcomes = answers.flatMap(({ blockId, chosen }) => {
    const quiz = plan.quizzes.get(blockId);
    if (quiz === undefined || chosen >= quiz.optionCount) return [];
    return [{ blockId, chosen, isCorrect: chosen === quiz.correctIndex, correctIndex: quiz.correctIndex }];
  });
  const right = outcomes.filter(({ isCorrect }) => isCorrect).length;
  const isComplete = plan.lessonIds.length > 0 && done.length === plan.lessonIds.length && right === plan.quizzes.size;
  return { lessonsDone: done, answers: outcomes, isComplete };
}

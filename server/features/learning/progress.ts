import { createHash } from 'node:crypto';
import { judgeAnswer, type QuizOutcome } from '#shared/learning/state.ts';
import type { Snapshot } from '#shared/publishing/snapshot.ts';
import type { Question } from '#shared/questions/check.ts';
import { openYielder } from '../../core/runtime/yielding.ts';

export type QuizPlan = {
  lessonId: string;
  /** Hash of question, solution and options in any order. */
  question: string;
  options: readonly string[];
  correctIndex: number;
  explanation: string;
  statisticsKey: string;
};

export type LearningPlan = {
  version: number;
  lessonIds: readonly string[];
  quizzes: ReadonlyMap<string, QuizPlan>;
};

/** Yields to the event loop: a course may have ten thousand quizzes, and each takes two hashes. */
export async function buildPlan({ version, modules }: Snapshot): Promise<LearningPlan> {
  const yieldToEventLoop = openYielder();
  const lessons = modules.flatMap((module) => module.lessons);
  const quizzes = new Map<string, QuizPlan>();
  for (const { id: lessonId, content_blocks } of lessons)
    for (const block of content_blocks) {
      if (block.type !== 'quiz') continue;
      const { correctIndex, options, explanation = '' } = block.json_content;
      const question = fingerprint(block.json_content);
      const statisticsKey = questionKey(block.json_content);
      quizzes.set(block.id, { lessonId, question, options, correctIndex, explanation, statisticsKey });
      await yieldToEventLoop();
    }
  return { version, lessonIds: lessons.map(({ id }) => id), quizzes };
}

const fingerprint = ({ question, options, correctIndex }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([question, options.toSorted(), options[correctIndex]]))
    .digest('base64url');

type Answer = { blockId: string; question: string; chosenText: string };
type LearnerRecord = { lessonsDone: readonly string[]; answers: readonly Answer[] };

/** An answer counts only if its quiz is unchanged; the solution of a changed quiz stays hidden. */
export function computeProgress(plan: LearningPlan, { lessonsDone, answers }: LearnerRecord) {
  const existing = new Set(plan.lessonIds);
  const done = lessonsDone.filter((lessonId) => existing.has(lessonId));
  const outcomes = answers.flatMap(({ blockId, question, chosenText }): QuizOutcome[] => {
    const quiz = plan.quizzes.get(blockId);
    return quiz?.question === question ? [{ blockId, ...judgeAnswer(quiz, quiz.options.indexOf(chosenText)) }] : [];
  });
  const correctCount = outcomes.filter(({ isCorrect }) => isCorrect).length;
  const isComplete =
    plan.lessonIds.length > 0 && done.length === plan.lessonIds.length && correctCount === plan.quizzes.size;
  return { lessonsDone: done, answers: outcomes, isComplete };
}

/** Questions without a right answer in lessons marked as read, and how many lessons have one. */
export function countOpen({ quizzes }: LearningPlan, { lessonsDone, answers }: ReturnType<typeof computeProgress>) {
  const read = new Set(lessonsDone);
  const solved = new Set(answers.filter(({ isCorrect }) => isCorrect).map(({ blockId }) => blockId));
  const open = [...quizzes].filter(([blockId, { lessonId }]) => read.has(lessonId) && !solved.has(blockId));
  return { questionsOpen: open.length, lessonsOpen: new Set(open.map(([, { lessonId }]) => lessonId)).size };
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Key of the answer statistics; a changed solution starts a new count. */
export const questionKey = ({ question, options, correctIndex }: Question): string =>
  hash([question, options[correctIndex]]);

export const choiceKey = (option: string): string => hash(option);

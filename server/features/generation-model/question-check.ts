import type { GeneratedBlock } from '#shared/ai/generated.ts';
import { isFault, questionProblems } from '#shared/questions/check.ts';
import { questionProblemText } from '#shared/texts/ai/questions.ts';

export type GeneratedQuiz = Extract<GeneratedBlock, { type: 'quiz' }>;

/** Why a question is not shown as it is, in the words in which authors and models read it; empty for a good one. */
export const reasonsAgainst = (quiz: GeneratedQuiz, others: readonly GeneratedQuiz[]): string[] =>
  questionProblems(quiz, { others }).filter(isFault).map(questionProblemText);

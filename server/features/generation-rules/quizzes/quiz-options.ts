import { type GeneratedBlock, generatedQuiz } from '#shared/ai/generated.ts';
import { isFault, questionProblems } from '#shared/questions/check.ts';
import { maxLengthRatio } from '#shared/questions/options.ts';

export type Quiz = GeneratedBlock & { type: 'quiz' };

/** In characters above the mean: the length of a single word reveals nothing. */
const maxExtraLetters = 4;

export function haveSimilarLengths(options: readonly string[]): boolean {
  const lengths = options.map(({ length }) => length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.max(...lengths) <= Math.max(mean * maxLengthRatio, mean + maxExtraLetters);
}

export const isGoodQuiz = (quiz: Quiz, others: readonly Quiz[]): boolean =>
  haveSimilarLengths(quiz.options) &&
  generatedQuiz.safeParse(quiz).success &&
  !questionProblems(quiz, { others }).some(isFault) &&
  !others.some((other) => other.evidence?.quote === quiz.evidence?.quote && quiz.evidence?.quote !== '');

export function arrangeOptions(
  right: string,
  wrong: readonly string[],
  place: number,
): Pick<Quiz, 'options' | 'correctIndex'> {
  const correctIndex = place % (wrong.length + 1);
  return { options: [...wrong.slice(0, correctIndex), right, ...wrong.slice(correctIndex)], correctIndex };
}

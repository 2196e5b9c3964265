import type { QuizOutcome } from './state.ts';

type Judged = { options: readonly string[]; correctIndex: number; explanation: string };

/** Options with the text of the correct one count as correct. */
export function judge({ options, correctIndex, explanation }: Judged, chosen: number): Omit<QuizOutcome, 'blockId'> {
  const isCorrect = options[chosen] === options[correctIndex];
  return { chosen, isCorrect, correctIndex: isCorrect ? chosen : correctIndex, explanation };
}

import type { QuestionLevel } from '../courses/question-levels.ts';

/** Privacy: with fewer answers only their number is shown, because shares would describe individuals. */
export const minAnswers = 5;
const nearlyAll = 0.75;

/**
 * `unchosen`: no learner chooses this wrong option, so it is useless. `most`: the question is misleading, or another
 * option is correct.
 */
export type ChoiceMark = 'unchosen' | 'most';
/** `share`: between 0 and 1, relative to all first answers; null while there are too few. */
export type OptionAnswers = {
  text: string;
  isRight: boolean;
  share: number | null;
  mark: ChoiceMark | null;
};
/** `right`: first answers with the correct option; null while there are too few. */
export type AnsweredQuestion = {
  blockId: string;
  lessonId: string;
  lessonTitle: string;
  moduleTitle: string;
  /** '2.1' for the first lesson of the second module. */
  lessonNumber: string;
  question: string;
  level: QuestionLevel | null;
  answered: number;
  right: number | null;
  options: OptionAnswers[];
};

type Counted = { text: string; isRight: boolean; count: number };

/** Options in their current order. A first answer with a deleted option counts as wrong. */
export function answerSummary(
  options: readonly Counted[],
  answered: number,
): Pick<AnsweredQuestion, 'right' | 'options'> {
  if (answered < minAnswers)
    return {
      right: null,
      options: options.map(({ text, isRight }) => ({ text, isRight, share: null, mark: null })),
    };
  return {
    right: options.reduce((sum, { isRight, count }) => sum + (isRight ? count : 0), 0),
    options: options.map(({ text, isRight, count }) => {
      const share = count / answered;
      return { text, isRight, share, mark: isRight ? null : markOf(share) };
    }),
  };
}

function markOf(share: number): ChoiceMark | null {
  if (share === 0) return 'unchosen';
  return share >= nearlyAll ? 'most' : null;
}

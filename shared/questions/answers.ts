import type { QuestionLevel } from '../courses/question-levels.ts';

/** Privacy: with fewer answers, shares describe individuals. */
export const minAnswers = 5;
const mostThreshold = 0.75;

/** `unchosen`: a useless option. `most`: most learners choose this wrong option, so the question is misleading. */
export type ChoiceMark = 'unchosen' | 'most';
/** `share`: of all first answers, 0 to 1; null below `minAnswers`. */
export type OptionAnswers = {
  text: string;
  isRight: boolean;
  share: number | null;
  mark: ChoiceMark | null;
};
/** `right`: correct first answers; null below `minAnswers`. */
export type AnsweredQuestion = {
  blockId: string;
  lessonId: string;
  lessonTitle: string;
  moduleTitle: string;
  /** '2.1': first lesson of the second module. */
  lessonNumber: string;
  question: string;
  level: QuestionLevel | null;
  answered: number;
  right: number | null;
  options: OptionAnswers[];
};

type CountedOption = { text: string; isRight: boolean; count: number };

export function answerSummary(
  options: readonly CountedOption[],
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
  return share >= mostThreshold ? 'most' : null;
}

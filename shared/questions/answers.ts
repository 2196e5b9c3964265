/** What the first answers of learners say about a question. */
import type { QuestionLevel } from '../courses/levels.ts';

/** Of fewer people nothing is told but how many they are: it would be about them and not about the question. */
export const fewestAnswers = 5;
/** From this share on nearly everybody has chosen an option. */
const nearlyAll = 0.75;

/** nobody: this wrong option misleads no one, it could as well be missing. most: the question misleads, or another option is right. */
export type ChoiceMark = 'nobody' | 'most';
/** `share`: of all first answers, from 0 to 1; null while there are too few. */
export type OptionAnswers = {
  text: string;
  isRight: boolean;
  share: number | null;
  mark: ChoiceMark | null;
};
/** `right`: how many chose the right option at first; null while there are too few answers. */
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

/** Options as they stand in the question; an option that is gone still counts as an answer, to a wrong one. */
export function answersTo(options: readonly Counted[], answered: number): Pick<AnsweredQuestion, 'right' | 'options'> {
  if (answered < fewestAnswers)
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
  if (share === 0) return 'nobody';
  return share >= nearlyAll ? 'most' : null;
}

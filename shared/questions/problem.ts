import type { QuizContent } from '../courses/content.ts';

export type Question = Pick<QuizContent, 'question' | 'options' | 'correctIndex'>;

/** `options`, `right`, `wrong`: indexes of options. */
export type QuestionProblem =
  | { code: 'emptyQuestion' }
  | { code: 'emptyOptions'; options: readonly number[] }
  | { code: 'noSolution' }
  | { code: 'sameOptions'; options: readonly [number, number] }
  | { code: 'containedOption'; right: number; wrong: number }
  | { code: 'catchAll'; option: number }
  | { code: 'longOption'; option: number; isRight: boolean }
  | { code: 'someNumbers' }
  | { code: 'someSentences' }
  | { code: 'mixedEnds' }
  | { code: 'mixedCapitals' }
  | { code: 'solutionInQuestion'; word: string }
  | { code: 'negation'; word: string }
  | { code: 'alike'; other: number };
type QuestionProblemCode = QuestionProblem['code'];

/** `first`, `second`: indexes of questions; `position`: index of an option. */
export type CourseQuestionProblem =
  | { code: 'alike'; first: number; second: number }
  | { code: 'positions'; position: number; count: number; of: number };

/** The author sees hints, but they do not drop a generated question. */
const hints: readonly QuestionProblemCode[] = ['negation'];

export const isFault = ({ code }: QuestionProblem): boolean => !hints.includes(code);

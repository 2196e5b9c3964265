/** What a question can be told to be weak in, by rules alone. Every problem has its sentence in `shared/texts/ai/questions.ts`. */
import type { QuizContent } from '../courses/content.ts';

export type Question = Pick<QuizContent, 'question' | 'options' | 'correctIndex'>;

/** `options`, `right`, `wrong`: places in the list of options, from 0. */
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

/** Over a whole course: `first` and `second` are places in the list of questions, `position` one in the options. */
export type CourseQuestionProblem =
  | { code: 'alike'; first: number; second: number }
  | { code: 'positions'; position: number; count: number; of: number };

/** What a good question may have all the same: worth a word to its author, no reason to leave it out. */
const hints: readonly QuestionProblemCode[] = ['negation'];

/** A reason not to show a question that nobody has written by hand. */
export const isFault = ({ code }: QuestionProblem): boolean => !hints.includes(code);

import { clozeDrafts } from './cloze.ts';
import { numberDrafts, numberIn } from './number.ts';
import { orderDrafts } from './order.ts';
import { type Draft, explanationOf, type QuizMaterial } from './quiz-material.ts';
import { arrangeOptions, isGoodQuiz, type Quiz } from './quiz-options.ts';
import { termDrafts } from './quiz-terms.ts';

/** `offset`: index of the lesson in the course, which rotates the position of the correct option. */
type QuizOrder = QuizMaterial & { offset: number; most: number; before?: readonly Quiz[] };

function quizOf(draft: Draft, material: QuizMaterial, position: number): Quiz {
  const { question, right, wrong, level } = draft;
  const explanation = explanationOf(draft, material);
  if (!draft.isSorted)
    return { type: 'quiz', question, ...arrangeOptions(right, wrong, position), level, ...explanation };
  const options = [right, ...wrongNumbersAround(right, wrong, position % 4)].toSorted(
    (a, b) => numberIn(a) - numberIn(b),
  );
  return { type: 'quiz', question, options, correctIndex: options.indexOf(right), level, ...explanation };
}

/** The choice of wrong numbers determines the position of the correct one, because options are sorted. */
function wrongNumbersAround(right: string, wrong: readonly string[], position: number): string[] {
  const isBelow = (text: string) => numberIn(text) < numberIn(right);
  const below = wrong.filter(isBelow).slice(0, position);
  const above = wrong.filter((text) => !isBelow(text)).slice(0, 3 - position);
  const remaining = wrong.filter((text) => !below.includes(text) && !above.includes(text));
  return [...below, ...above, ...remaining].slice(0, 3);
}

function interleave(kinds: readonly (readonly Draft[])[]): Draft[] {
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => kinds.flatMap((kind) => kind.slice(index, index + 1))).flat();
}

export function quizzesOf(order: QuizOrder): { blocks: Quiz[]; leftOutQuestions: number } {
  const accepted: Quiz[] = [];
  let leftOutQuestions = 0;
  const addQuizzes = (drafts: readonly Draft[]) => {
    for (const draft of drafts) {
      if (accepted.length >= order.most) return;
      const quiz = quizOf(draft, order, order.offset + accepted.length);
      if (isGoodQuiz(quiz, [...(order.before ?? []), ...accepted])) accepted.push(quiz);
      else leftOutQuestions++;
    }
  };
  addQuizzes(interleave([orderDrafts(order), termDrafts(order), numberDrafts(order)]));
  if (accepted.length < Math.min(2, order.most)) addQuizzes(clozeDrafts(order).slice(0, 2));
  return { blocks: accepted, leftOutQuestions };
}

/** What is wrong with what is asked. */
import type { Question, QuestionProblem } from './problem.ts';
import { contentWords } from './words.ts';

/** From so many letters on, a word that begins or ends another one is the same: 'Feuer' and 'Löschen' in 'Feuerlöscher'. */
const shortestPart = 5;

/** 'Löscher' and 'Löschung' are about what 'löschen' is about. */
function rootOf(stem: string): string {
  const suffix = ['ung', 'er'].find((end) => stem.length - end.length >= shortestPart && stem.endsWith(end));
  return suffix === undefined ? stem : stem.slice(0, -suffix.length);
}

const isWithin = (part: string, whole: string): boolean =>
  part.length >= shortestPart && (whole.startsWith(part) || whole.endsWith(part));

const isShared = (stem: string, asked: readonly string[]): boolean => {
  const root = rootOf(stem);
  return asked.map(rootOf).some((other) => other === root || isWithin(root, other) || isWithin(other, root));
};

/** A word of the right option that stands in the question as well, while no wrong option has one of the question's words. */
function solutionInQuestion({ question, options, correctIndex }: Question): QuestionProblem[] {
  const asked = [...contentWords(question).keys()].filter((stem) => /\p{L}{3}/u.test(stem));
  const right = contentWords(options[correctIndex] ?? '');
  const shared = [...right].find(([stem]) => /\p{L}{3}/u.test(stem) && isShared(stem, asked));
  if (shared === undefined) return [];
  const isNoClue = options.some(
    (option, index) => index !== correctIndex && [...contentWords(option).keys()].some((stem) => isShared(stem, asked)),
  );
  return isNoClue ? [] : [{ code: 'solutionInQuestion', word: shared[1] }];
}

const asksForReason = new Set(['warum', 'weshalb', 'wieso']);
const negations = /^(?:nicht|nie|niemals|kein(?:e|en|em|er|es)?)$/u;

/** 'Was darf man nicht?', read over too easily. Only in the sentence that asks; not 'NICHT', not 'nicht nur', and not the reason for a prohibition. */
function negation({ question }: Question): QuestionProblem[] {
  const [asked = ''] = question
    .split(/[.!?]/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(-1);
  const words = asked.split(/[^\p{L}]+/u).filter((word) => word !== '');
  if (asksForReason.has((words[0] ?? '').toLowerCase())) return [];
  const word = words.find(
    (candidate, place) => negations.test(candidate) && !(candidate === 'nicht' && words[place + 1] === 'nur'),
  );
  return word === undefined ? [] : [{ code: 'negation', word }];
}

export const stemProblems = (question: Question): QuestionProblem[] => [
  ...solutionInQuestion(question),
  ...negation(question),
];

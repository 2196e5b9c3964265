import type { Question, QuestionProblem } from './problem.ts';
import { contentWords } from './words.ts';

/** Letters of a part of a compound: 'Feuer' and 'Löschen' in 'Feuerlöscher'. */
const shortestPart = 5;

function rootOf(stem: string): string {
  const suffix = ['ung', 'er'].find((end) => stem.length - end.length >= shortestPart && stem.endsWith(end));
  return suffix === undefined ? stem : stem.slice(0, -suffix.length);
}

const isWithin = (part: string, whole: string): boolean =>
  part.length >= shortestPart && (whole.startsWith(part) || whole.endsWith(part));

const isShared = (stem: string, questionStems: readonly string[]): boolean => {
  const root = rootOf(stem);
  return questionStems.map(rootOf).some((other) => other === root || isWithin(root, other) || isWithin(other, root));
};

function solutionInQuestion({ question, options, correctIndex }: Question): QuestionProblem[] {
  const questionStems = [...contentWords(question).keys()].filter((stem) => /\p{L}{3}/u.test(stem));
  const right = contentWords(options[correctIndex] ?? '');
  const shared = [...right].find(([stem]) => /\p{L}{3}/u.test(stem) && isShared(stem, questionStems));
  if (shared === undefined) return [];
  const isSharedByOthers = options.some(
    (option, index) =>
      index !== correctIndex && [...contentWords(option).keys()].some((stem) => isShared(stem, questionStems)),
  );
  return isSharedByOthers ? [] : [{ code: 'solutionInQuestion', word: shared[1] }];
}

const asksForReason = new Set(['warum', 'weshalb', 'wieso']);
const negations = /^(?:nicht|nie|niemals|kein(?:e|en|em|er|es)?)$/u;

/** Easily overlooked negations ('Was darf man nicht?'), not 'NICHT', 'nicht nur' or reasons of a prohibition. */
function negation({ question }: Question): QuestionProblem[] {
  const [questionSentence = ''] = question
    .split(/[.!?]/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(-1);
  const words = questionSentence.split(/[^\p{L}]+/u).filter((word) => word !== '');
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

import type { Question, QuestionProblem } from './problem.ts';
import { wordsOf } from './words.ts';

const isSomeButNotAll = (count: number, of: number): boolean => count > 0 && count < of;

/** '15', '10 °C', '§ 3', 'ca. 5 Minuten', '3 bis 5 Tage'. */
function isQuantity(option: string): boolean {
  const words = wordsOf(option);
  const numbers = words.filter((word) => /\d/u.test(word)).length;
  return numbers > 0 && words.length - numbers <= 4 && !/[.!?]$/u.test(option.trim().replace(/\d\.$/u, ''));
}

const finite = new Set(
  'ist sind war waren wird werden hat haben kann können muss müssen darf dürfen soll sollen sollte sollten'.split(' '),
);
const clauses = new Set(['weil', 'damit', 'dass', 'indem']);

const shortestSentence = 4;
const maxWordsOfPhrase = 2;

/** A main clause has its verb in the middle, a subordinate clause at the end. */
const isSentence = (words: readonly string[]): boolean =>
  words.length >= shortestSentence &&
  !clauses.has(words[0] ?? '') &&
  words.slice(1, -1).some((word) => finite.has(word));

function hasMixedSentences(options: readonly (readonly string[])[]): boolean {
  const sentences = options.filter(isSentence).length;
  const single = options.filter(({ length }) => length <= maxWordsOfPhrase).length;
  const subordinateClauses = options.filter(([first = '']) => clauses.has(first)).length;
  return (sentences > 0 && single > 0) || isSomeButNotAll(subordinateClauses, options.length);
}

/** '.' and '!' count as equal. The dot of an abbreviation or ordinal is no end. */
function endMark(option: string): string {
  const text = option.trim();
  if (/\b(?:usw|etc|z\. ?B|u\. ?a|bzw|ca|Abs|Nr|\d{1,4})\.$/u.test(text)) return '';
  return /[.!]$/u.test(text) ? '.' : (/[?;,:…]$/u.exec(text)?.[0] ?? '');
}

function startsWithCapital(option: string): boolean | null {
  const first = /^["„‚»(]?(\p{L}[\p{L}-]*)/u.exec(option.trim())?.[1];
  if (first === undefined) return null;
  const isCapital = /^\p{Lu}/u.test(first);
  return !isCapital && /\p{Lu}/u.test(first) ? null : isCapital;
}

export function formProblems({ options }: Question): QuestionProblem[] {
  const of = options.length;
  const words = options.map(wordsOf);
  if (isSomeButNotAll(options.filter(isQuantity).length, of)) return [{ code: 'someNumbers' }];
  if (hasMixedSentences(words)) return [{ code: 'someSentences' }];
  if (new Set(options.map(endMark)).size > 1) return [{ code: 'mixedEnds' }];
  const capitals = new Set(options.map(startsWithCapital).filter((isCapital) => isCapital !== null));
  return capitals.size > 1 ? [{ code: 'mixedCapitals' }] : [];
}

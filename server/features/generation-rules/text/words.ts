import { stemOf } from '#shared/questions/words.ts';
import { englishWords, germanWords, stopWords, weakNouns } from './lexicon.ts';

const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*/gu;
const longestWord = 60;

export const tokensOf = (text: string): string[] =>
  (text.match(token) ?? []).filter((word) => word.length <= longestWord).map((word) => word.replace(/-$/u, ''));

export const countWords = (text: string): number => tokensOf(text).length;

const isContentWord = (word: string): boolean =>
  word.length > 3 && !stopWords.has(word.toLowerCase()) && !/^\d/u.test(word);

export const vocabulary = (text: string): string[] =>
  tokensOf(text)
    .filter(isContentWord)
    .map((word) => stemOf(word.toLowerCase()));

export type Bag = ReadonlyMap<string, number>;

export function bagOf(words: readonly string[]): Bag {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

export function cosineSimilarity(one: Bag, other: Bag): number {
  const [smaller, larger] = one.size <= other.size ? [one, other] : [other, one];
  let product = 0;
  for (const [word, count] of smaller) product += count * (larger.get(word) ?? 0);
  const length = (bag: Bag) => Math.sqrt([...bag.values()].reduce((sum, count) => sum + count * count, 0));
  return product === 0 ? 0 : product / (length(one) * length(other));
}

export function isEnglish(text: string): boolean {
  const words = tokensOf(text.slice(0, 20_000)).map((word) => word.toLowerCase());
  const countIn = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return countIn(englishWords) > countIn(germanWords);
}

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isNoun = (word: string): boolean =>
  word.length > 3 &&
  isCapital(word) &&
  /\p{Ll}/u.test(word) &&
  !weakNouns.has(word) &&
  !stopWords.has(word.toLowerCase());

/** Excludes the first word of the sentence, which is always capitalised. */
export const nounsOf = (sentence: string): string[] => tokensOf(sentence).slice(1).filter(isNoun);
export const englishContentWordsOf = (sentence: string): string[] =>
  tokensOf(sentence).filter((word) => word.length > 4 && isContentWord(word));

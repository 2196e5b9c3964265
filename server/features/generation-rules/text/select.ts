import { stemOf } from '#shared/questions/words.ts';
import { definitionOf } from './definitions.ts';
import { ruleWords, unitWords } from './lexicon.ts';
import { isAnaphoric, isCompleteSentence } from './sentences.ts';
import { tokensOf, vocabulary } from './words.ts';

export type Weigh = (sentence: string) => number;

const address = /https?:|www\./iu;
const maxSentenceLength = 420;

export const isRule = (sentence: string): boolean =>
  tokensOf(sentence).some((word) => ruleWords.has(word.toLowerCase()));
export const hasFigure = (sentence: string): boolean => {
  const words = sentence.split(/\s/u);
  return words.some(
    (word, index) =>
      /\d[%€°]/u.test(word) ||
      (/\d$/u.test(word) && unitWords.has((words[index + 1] ?? '').toLowerCase().replace(/[.,;:]$/u, ''))),
  );
};

export const isReadable = (sentence: string): boolean =>
  isCompleteSentence(sentence) &&
  sentence.length <= maxSentenceLength &&
  !address.test(sentence) &&
  tokensOf(sentence).length >= 3;

/** `terms`: the most important first. */
export function sentenceWeigher(terms: readonly string[]): Weigh {
  const weights = new Map(terms.map((term, index) => [stemOf(term.toLowerCase()), 1 - index / (terms.length + 1)]));
  return (sentence) => {
    const words = vocabulary(sentence);
    const termWeight = [...new Set(words)].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    const bonus =
      (definitionOf(sentence) === null ? 0 : 1.5) + (isRule(sentence) ? 0.6 : 0) + (hasFigure(sentence) ? 0.6 : 0);
    return termWeight / Math.sqrt(4 + words.length) + bonus * 0.5;
  };
}

/** In their order. A sentence that refers to the previous one is only selected with it. */
export function selectSentences(sentences: readonly string[], count: number, weigh: Weigh): string[] {
  const readable = sentences.map(isReadable);
  const order = sentences
    .map((sentence, index) => ({ index, weight: weigh(sentence) + (index === 0 ? 0.3 : 0) }))
    .filter(({ index }) => readable[index] === true)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index);
  const chosen = new Set<number>();
  for (const { index } of order) {
    if (chosen.size >= count) break;
    const needed = [index];
    for (let at = index; needed.length <= 3 && isAnaphoric(sentences[at] ?? ''); at--) needed.push(at - 1);
    if (needed.length <= 3 && needed.every((at) => readable[at] === true)) for (const at of needed) chosen.add(at);
  }
  return sentences.filter((_, index) => chosen.has(index));
}

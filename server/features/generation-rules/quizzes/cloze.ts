/** Cloze questions omit a noun. Used only if there are too few better questions. */
import { similarity, stemOf, topicOf } from '#shared/questions/words.ts';
import { quizTexts } from '#shared/texts/ai/embedded.ts';
import { determiners, weakNouns } from '../text/lexicon.ts';
import { hasFigure, isRule, sentenceWeigher } from '../text/select.ts';
import { termsIn } from '../text/terms.ts';
import { isEnglish, nounsOf } from '../text/words.ts';
import {
  askableSentences,
  type Draft,
  type PlacedSentence,
  proofOf,
  type QuizMaterial,
  withGap,
} from './quiz-material.ts';
import { haveSimilarLengths } from './quiz-options.ts';

/** `before`: the preceding determiner, which shows gender and case; empty if there is none. */
type NounUse = { noun: string; before: string; place: number };

function usesIn(sentence: string): NounUse[] {
  const nouns = new Set(nounsOf(sentence));
  const words = sentence.split(' ');
  return words.flatMap((word, place) => {
    const noun = word.replace(/[.,;:!]{1,3}$/u, '');
    const before = (words[place - 1] ?? '').toLowerCase();
    return nouns.has(noun) && place > 0 ? [{ noun, before: determiners.has(before) ? before : '', place }] : [];
  });
}

const ending = (noun: string): string => noun.slice(-2);
const isRelated = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return (
    stemOf(a) === stemOf(b) ||
    a.slice(0, 5) === b.slice(0, 5) ||
    a.slice(-6) === b.slice(-6) ||
    a.includes(b) ||
    b.includes(a)
  );
};

type ClozeContext = {
  uses: readonly NounUse[];
  sentences: readonly PlacedSentence[];
  weights: ReadonlyMap<string, number>;
};

/** Excludes nouns that occur in a sentence with the correct noun, because they may be correct, too. */
function findWrongNouns(right: NounUse, sentence: string, { uses, sentences, weights }: ClozeContext): string[] {
  const beside = sentences
    .filter((other) => other.sentence.includes(right.noun))
    .map((other) => other.sentence)
    .join(' ');
  const candidates = uses.filter(
    (use) =>
      use.before === right.before &&
      ending(use.noun) === ending(right.noun) &&
      !isRelated(use.noun, right.noun) &&
      !sentence.includes(use.noun) &&
      !beside.includes(use.noun) &&
      weights.has(use.noun),
  );
  const chosen: string[] = [];
  const byLength = [...new Set(candidates.map(({ noun }) => noun))].toSorted(
    (a, b) => Math.abs(a.length - right.noun.length) - Math.abs(b.length - right.noun.length) || (a < b ? -1 : 1),
  );
  for (const noun of byLength) {
    if (chosen.length === 3) break;
    if (!chosen.some((other) => isRelated(other, noun)) && haveSimilarLengths([right.noun, ...chosen, noun]))
      chosen.push(noun);
  }
  return chosen;
}

export function clozeDrafts(material: QuizMaterial): Draft[] {
  const sentences = askableSentences(material);
  if (isEnglish(sentences.map(({ sentence }) => sentence).join(' '))) return [];
  const terms = termsIn(material.lines).of(material.lines, 60);
  const weigh = sentenceWeigher(terms.slice(0, 12));
  const weights = new Map(terms.map((term, index) => [term, index]));
  const known: ClozeContext = { uses: sentences.flatMap(({ sentence }) => usesIn(sentence)), sentences, weights };
  const best = sentences
    .filter(({ sentence }) => isRule(sentence) || !hasFigure(sentence))
    .toSorted((a, b) => weigh(b.sentence) - weigh(a.sentence))
    .slice(0, 30);
  return best.flatMap(({ sentence, place }): Draft[] => {
    const uses = usesIn(sentence).filter(
      ({ noun, before }) => before !== '' && weights.has(noun) && !weakNouns.has(noun),
    );
    const [right] = uses.toSorted((a, b) => (weights.get(a.noun) ?? 0) - (weights.get(b.noun) ?? 0));
    const gap = right === undefined ? null : withGap(sentence, right.noun);
    if (right === undefined || gap === null || similarity(topicOf(gap), topicOf(right.noun)) > 0) return [];
    const wrong = findWrongNouns(right, sentence, known);
    const rest = { isSorted: false, level: 'wissen' as const, proof: proofOf(sentence), place, piece: sentence };
    return wrong.length < 3 ? [] : [{ question: quizTexts.cloze(gap), right: right.noun, wrong, ...rest }];
  });
}

import { placeText, quizTexts } from '#shared/texts/ai/embedded.ts';
import type { Excerpt } from '../../../core/ai/generator.ts';
import type { Place, PlacedLine } from '../material.ts';
import { sentencesOfLine } from '../material.ts';
import { evidenceFor } from '../text/quote.ts';
import { isReadable } from '../text/select.ts';
import { isAnaphoric } from '../text/sentences.ts';
import { tokensOf } from '../text/words.ts';
import type { Quiz } from './quiz-options.ts';

export type QuizMaterial = { lines: readonly PlacedLine[]; excerpts: readonly Excerpt[] };
/** `wrong`: at least two; `isSorted`: the options are sorted by number. */
export type Draft = {
  question: string;
  right: string;
  wrong: string[];
  isSorted: boolean;
  level: Quiz['level'];
  proof: (place: string) => string;
  place: Place;
  piece: string;
};

export type PlacedSentence = { sentence: string; place: Place };

export const askableSentences = ({ lines }: QuizMaterial): PlacedSentence[] =>
  lines.flatMap((line) =>
    sentencesOfLine(line)
      .filter((sentence) => isReadable(sentence) && !isAnaphoric(sentence) && isOfGoodLength(sentence))
      .map((sentence) => ({ sentence, place: line.place })),
  );

const isOfGoodLength = (sentence: string): boolean => {
  const count = tokensOf(sentence).length;
  return count >= 6 && count <= 28 && sentence.length <= 240 && !/["„“”»«?()]/u.test(sentence);
};

export const explanationOf = (draft: Draft, { excerpts }: QuizMaterial): Pick<Quiz, 'explanation' | 'evidence'> => {
  const unit = excerpts.find(({ sourceId }) => sourceId === draft.place.sourceId)?.unit ?? 'page';
  return {
    explanation: draft.proof(placeText(unit, draft.place.part)),
    evidence: evidenceFor(excerpts, draft.place, [draft.piece]),
  };
};

export const proofOf = (sentence: string) => (place: string) => quizTexts.proof(sentence, place);

export function withGap(sentence: string, answer: string): string | null {
  const at = sentence.indexOf(answer);
  if (at === -1 || sentence.indexOf(answer, at + 1) !== -1) return null;
  return sentence.slice(0, at) + quizTexts.gap + sentence.slice(at + answer.length);
}

import { quizTexts } from '#shared/texts/ai/embedded.ts';
import { unitWords } from '../text/lexicon.ts';
import { askableSentences, type Draft, proofOf, type QuizMaterial, withGap } from './quiz-material.ts';

type Figure = { text: string; value: number; unit: string; decimals: number };

const figurePattern =
  /(?<![\p{L}\p{N}.,§/–-])(\d{1,3}(?:\.\d{3}){1,3}|\d{1,6})(,\d{1,3})?\s?(%|°C|€|\p{L}{1,12}[²³]?)(?![\p{L}\p{N}/-])/gu;

export function figuresIn(sentence: string): Figure[] {
  return [...sentence.matchAll(figurePattern)].flatMap(([text, whole = '', rest = '', unit = '']) => {
    if (!unitWords.has(unit.toLowerCase())) return [];
    const value = Number(whole.replaceAll('.', '') + rest.replace(',', '.'));
    return [{ text, value, unit, decimals: Math.max(0, rest.length - 1) }];
  });
}

/** Formats numbers like the source, because another format would reveal the correct option. */
const formatLike = (value: number, { text, value: right, decimals }: Figure): string =>
  value.toLocaleString('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: right >= 1_000 ? /\d\.\d{3}/u.test(text) : value >= 10_000,
  });

function roundLike(value: number, example: Figure): number {
  const digits = example.value
    .toFixed(example.decimals)
    .replace('.', '')
    .replace(/0{1,20}$/u, '')
    .replace(/^0{1,20}/u, '').length;
  if (example.decimals === 1 && (example.value * 10) % 5 === 0) return Math.round(value * 2) / 2;
  const scale = 10 ** Math.max(-example.decimals, Math.floor(Math.log10(value)) - Math.max(0, digits - 1));
  return Number((Math.round(value / scale) * scale).toFixed(example.decimals));
}

const factors = [0.5, 2, 1.5, 3, 0.25, 4, 0.75];
const isPercent = ({ unit }: Figure): boolean => ['%', 'prozent', 'percent'].includes(unit.toLowerCase());

function wrongValues(right: Figure, known: readonly Figure[], avoided: ReadonlySet<number>): number[] {
  const stated = known
    .filter(({ unit, decimals }) => unit.toLowerCase() === right.unit.toLowerCase() && decimals === right.decimals)
    .map(({ value }) => value)
    .filter((value) => value >= right.value / 8 && value <= right.value * 8);
  const near = factors.map((factor) => roundLike(right.value * factor, right));
  const all = [...new Set([...stated, ...near])];
  const highest = isPercent(right) ? 99 : Number.POSITIVE_INFINITY;
  return all.filter(
    (value) =>
      value > 0 && value <= highest && value !== 1 && !avoided.has(value) && Math.abs(value / right.value - 1) >= 0.15,
  );
}

const maxKnownFigures = 400;

const approximate = /\b(?:beispielsweise|zum Beispiel|z\. ?B|for example)(?!\p{L})/u;
const isMixed = (sentence: string): boolean =>
  (sentence.match(/\d{1,20}/gu) ?? []).length > 1 || /\b(?:bis|zwischen|oder)\s\d/u.test(sentence);

export function numberDrafts(material: QuizMaterial): Draft[] {
  const sentences = askableSentences(material);
  const known = sentences.flatMap(({ sentence }) => figuresIn(sentence)).slice(0, maxKnownFigures);
  return sentences.flatMap(({ sentence, place }): Draft[] => {
    const [right, ...others] = figuresIn(sentence);
    if (right === undefined || others.length > 0 || right.value < 2 || approximate.test(sentence)) return [];
    if (isMixed(sentence.replace(right.text, ''))) return [];
    const gap = withGap(sentence, right.text);
    const wrong = wrongValues(right, known, new Set([right.value]));
    if (gap === null || wrong.length < 3 || /\d/u.test(gap)) return [];
    const words = wrong.map((value) => right.text.replace(/^[\d.,]{1,20}/u, formatLike(value, right)));
    const question = quizTexts.number(gap);
    return [
      {
        question,
        right: right.text,
        wrong: words,
        isSorted: true,
        level: 'wissen',
        proof: proofOf(sentence),
        place,
        piece: sentence,
      },
    ];
  });
}

export const numberIn = (text: string): number =>
  Number(/^[\d.]{1,20}(?:,\d{1,3})?/u.exec(text)?.[0].replaceAll('.', '').replace(',', '.') ?? 0);

import { type Evidence, generatedLimits } from '#shared/ai/generated.ts';
import { textOfPart } from '#shared/ai/source.ts';
import type { Excerpt } from '../../../core/ai/generator.ts';
import { perOwner } from '../../../core/memory/cache.ts';
import type { Place } from '../material.ts';

const [minQuoteWords, maxQuoteWords] = [4, 16];
const collapseSpaces = (text: string): string => text.replace(/\s{1,100}/gu, ' ');
const partedWord = /(\p{L})[-‐]\n(?=\p{Ll})/gu;

const textCacheOf = perOwner((_: readonly Excerpt[]) => new Map<string, string>());

/** The text verbatim, and with words rejoined that were hyphenated at a line end. */
const readingsOf = (text: string): string =>
  `${collapseSpaces(text)}\n${collapseSpaces(text.replace(partedWord, '$1'))}`;

function textAt(excerpts: readonly Excerpt[], { sourceId, part }: Place): string {
  const cache = textCacheOf(excerpts);
  const key = `${sourceId} ${part}`;
  const found = excerpts.find((excerpt) => excerpt.sourceId === sourceId)?.parts.find(({ number }) => number === part);
  const text = cache.get(key) ?? (found === undefined ? '' : readingsOf(textOfPart(found)));
  cache.set(key, text);
  return text;
}

function quoteFrom(piece: string): string {
  const words = collapseSpaces(piece).split(' ');
  const address = words.findIndex((word) => /https?:|www\./iu.test(word));
  let quote = words.slice(0, address === -1 ? maxQuoteWords : Math.min(address, maxQuoteWords)).join(' ');
  while (quote.length > generatedLimits.quote && quote.includes(' ')) quote = quote.slice(0, quote.lastIndexOf(' '));
  return quote.length > generatedLimits.quote
    ? quote
        .slice(0, generatedLimits.quote)
        .toWellFormed()
        .replace(/\uFFFD$/u, '')
    : quote;
}

export function evidenceFor(excerpts: readonly Excerpt[], place: Place, pieces: readonly string[]): Evidence {
  const text = textAt(excerpts, place);
  const quotes = pieces.map((piece) => quoteFrom(piece).trim()).filter((quote) => quote !== '' && text.includes(quote));
  const long =
    quotes.find((quote) => quote.split(' ').length >= minQuoteWords * 2) ??
    quotes.find((quote) => quote.split(' ').length >= minQuoteWords);
  // A single word is too short to be found again.
  const row = quoteFrom(pieces.join(' ')).trim();
  const together = row.split(' ').length >= minQuoteWords && text.includes(row) ? row : undefined;
  return { ...place, quote: long ?? together ?? quotes[0] ?? '' };
}

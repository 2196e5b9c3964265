import type { Evidence } from '#shared/ai/generated.ts';
import { generatedLimits } from '#shared/ai/generated.ts';
import { isQuotedIn } from '#shared/ai/quote.ts';
import { textOfPart } from '#shared/ai/source.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import type { NamedPlace } from './answers.ts';
import { truncate } from './fit-to-length.ts';

type Part = { sourceId: string; part: number; words: string };

export type PromptMaterial = { excerpts: readonly Excerpt[]; parts: Part[] };

export const promptMaterialOf = (excerpts: readonly Excerpt[]): PromptMaterial => ({
  excerpts,
  parts: excerpts.flatMap(({ sourceId, parts }) =>
    parts.map((part) => ({ sourceId, part: part.number, words: textOfPart(part) })),
  ),
});

/** Prefers the named part if it has the quotation, then any part with it. Null only without material. */
export function evidenceOf({ excerpts, parts }: PromptMaterial, said: NamedPlace): Evidence | null {
  const quote = cleanQuote(said.quote);
  const source = namedSource(excerpts, said.source);
  const claimed = parts.find(({ sourceId, part }) => sourceId === source?.sourceId && part === said.place);
  const holds = ({ words }: Part) => quote !== '' && isQuotedIn(quote, words);
  const found = claimed !== undefined && holds(claimed) ? claimed : parts.find(holds);
  const place = found ?? claimed ?? parts[0];
  return place === undefined ? null : { sourceId: place.sourceId, part: place.part, quote };
}

/** Accepts 'S2', 's2', '2' or 'S2, Seite 4'. */
export function namedSource(excerpts: readonly Excerpt[], said: string): Excerpt | undefined {
  const [digits = ''] = /\d{1,3}/.exec(said.slice(0, 40)) ?? [];
  return excerpts[Number(digits) - 1];
}

const cleanQuote = (quote: string): string =>
  truncate(
    oneLine(quote.slice(0, 2_000).toWellFormed())
      .replaceAll(' | ', ' ')
      .replace(/^(?:[#-]|\d{1,2}\.|Notiz:) /, '')
      .replace(/^[„“”"»«'‚‘…. ]{1,9}|[„“”"»«'‚‘…. ]{1,9}$/g, '')
      .trim(),
    generatedLimits.quote,
  );

import type { Evidence } from '#shared/ai/generated.ts';
import { generatedLimits } from '#shared/ai/generated.ts';
import { isQuotedIn } from '#shared/ai/quote.ts';
import { textOfPart } from '#shared/ai/source.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import type { SourceReference } from './answers.ts';
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
export function evidenceOf({ excerpts, parts }: PromptMaterial, reference: SourceReference): Evidence | null {
  const quote = cleanQuote(reference.quote);
  const source = findNamedSource(excerpts, reference.source);
  const namedPart = parts.find(({ sourceId, part }) => sourceId === source?.sourceId && part === reference.place);
  const holds = ({ words }: Part) => quote !== '' && isQuotedIn(quote, words);
  const quotedPart = namedPart !== undefined && holds(namedPart) ? namedPart : parts.find(holds);
  const bestPart = quotedPart ?? namedPart ?? parts[0];
  return bestPart === undefined ? null : { sourceId: bestPart.sourceId, part: bestPart.part, quote };
}

/** Accepts 'S2', 's2', '2' or 'S2, Seite 4'. */
export function findNamedSource(excerpts: readonly Excerpt[], sourceName: string): Excerpt | undefined {
  const [digits = ''] = /\d{1,3}/.exec(sourceName.slice(0, 40)) ?? [];
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

import type { Evidence, GeneratedBlock } from '#shared/ai/generated.ts';
import type { QuizContent, TextContent } from '#shared/courses/content.ts';
import type { OriginBlock } from '../../courses/service.ts';
import type { SourcePartKey } from './redo-rows.ts';

export function toGeneratedBlock({ type, jsonContent, origin }: OriginBlock): GeneratedBlock | null {
  const source = origin?.source ?? null;
  const evidence: Evidence | null = source && { sourceId: source.sourceId, part: source.part, quote: source.quote };
  if (type === 'text') {
    const { content } = jsonContent as TextContent;
    return content === '' ? null : { type, html: content, evidence };
  }
  if (type !== 'quiz') return null;
  const { question, options, correctIndex, explanation = '', level = 'verstehen' } = jsonContent as QuizContent;
  const isBlank = question === '' || options.includes('');
  return isBlank ? null : { type, question, options, correctIndex, explanation, level, evidence };
}

export const isRedoable = (block: OriginBlock): boolean => toGeneratedBlock(block) !== null;

export const quotedPartsOf = (blocks: readonly GeneratedBlock[]): SourcePartKey[] =>
  blocks.flatMap(({ evidence }) => evidence ?? []);

const maxPlaces = 24;

export function partsWithNeighbours(blocks: readonly GeneratedBlock[]): SourcePartKey[] {
  const quotedParts = quotedPartsOf(blocks);
  const candidates = [0, -1, 1].flatMap((step) =>
    quotedParts.map(({ sourceId, part }) => ({ sourceId, part: part + step })),
  );
  const unique = new Map(candidates.map((place) => [`${place.sourceId} ${place.part}`, place]));
  return [...unique.values()].filter(({ part }) => part >= 1).slice(0, maxPlaces);
}

import type { Evidence, GeneratedBlock } from '#shared/ai/generated.ts';
import { isQuotedIn } from '#shared/ai/quote.ts';
import { type SourcePart, type SourceUnit, textOfPart } from '#shared/ai/source.ts';
import type { QuizContent, TextContent } from '#shared/courses/content.ts';
import type { BlockOrigin, Generator, OriginSource, SourceState } from '#shared/courses/origin.ts';

export type SourceExcerpt = {
  sourceId: string;
  name: string;
  fileId: string | null;
  unit: SourceUnit;
  parts: SourcePart[];
};

export type StoredBlock = { type: 'text' | 'quiz'; jsonContent: TextContent | QuizContent; origin: BlockOrigin };

type Generated = {
  blocks: readonly GeneratedBlock[];
  sources: readonly SourceExcerpt[];
  generator: Generator;
};

export const toStoredBlocks = ({ blocks, ...context }: Generated): StoredBlock[] =>
  blocks.map((block) => ({
    type: block.type,
    jsonContent: block.type === 'quiz' ? quizOf(block) : { content: block.html },
    origin: originOf(block.evidence, context),
  }));

const quizOf = ({
  question,
  options,
  correctIndex,
  explanation,
  level,
}: Extract<GeneratedBlock, { type: 'quiz' }>) => ({
  question,
  options,
  correctIndex,
  ...(explanation === '' ? {} : { explanation }),
  level,
});

function originOf(evidence: Evidence | null, { sources, generator }: Omit<Generated, 'blocks'>): BlockOrigin {
  const matchedSource = sources.find(({ sourceId }) => sourceId === evidence?.sourceId);
  if (evidence === null || matchedSource === undefined)
    return { generator, state: 'generated', sourceState: 'none', source: null };
  const { sourceId, name, fileId, unit, parts } = matchedSource;
  const part = parts.find(({ number }) => number === evidence.part);
  const isQuoteFound = part !== undefined && isQuotedIn(evidence.quote, textOfPart(part));
  const source: OriginSource = {
    sourceId,
    name: name.slice(0, 200).toWellFormed(),
    fileId,
    unit,
    part: evidence.part,
    quote: evidence.quote,
  };
  const sourceState: SourceState = isQuoteFound ? 'held' : 'unheld';
  return { generator, state: 'generated', sourceState, source };
}

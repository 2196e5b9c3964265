/** What a generator has made, fit to be stored: sanitised like typed text, without links, each quotation looked up in its part. */
import type { Evidence, GeneratedBlock } from '#shared/ai/generated.ts';
import { standsIn } from '#shared/ai/quote.ts';
import { type SourcePart, type SourceUnit, textOfPart } from '#shared/ai/source.ts';
import type { QuizContent, TextContent } from '#shared/courses/content.ts';
import type { BlockOrigin, Generator, OriginSource, SourceState } from '#shared/courses/origin.ts';
import type { App } from '../../core/app.ts';
import { sanitiseAside } from '../../core/html/sanitise-aside.ts';

/** The parts that blocks may have been made from. */
export type KnownSource = {
  sourceId: string;
  name: string;
  fileId: string | null;
  unit: SourceUnit;
  parts: SourcePart[];
};

export type StoredBlock = { type: 'text' | 'quiz'; jsonContent: TextContent | QuizContent; origin: BlockOrigin };

type Generated = {
  blocks: readonly GeneratedBlock[];
  sources: readonly KnownSource[];
  generator: Generator;
  userId: string;
};

/** Texts in which nothing is left are left out. @throws RuleError TEXT_TOO_COMPLEX, BUSY */
export async function toStoredBlocks(app: App, generated: Generated): Promise<StoredBlock[]> {
  const stored: StoredBlock[] = [];
  for (const block of generated.blocks) {
    const jsonContent = block.type === 'quiz' ? quizOf(block) : await textOf(app, block.html, generated.userId);
    if (jsonContent !== null)
      stored.push({ type: block.type, jsonContent, origin: originOf(block.evidence, generated) });
  }
  return stored;
}

const links = /<\/?a(?: [^<>]*)?>/g;

async function textOf(app: App, html: string, userId: string): Promise<TextContent | null> {
  const content = (await sanitiseAside(app, html, userId)).replace(links, '');
  return content === '' ? null : { content };
}

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

function originOf(evidence: Evidence | null, { sources, generator }: Generated): BlockOrigin {
  const known = sources.find(({ sourceId }) => sourceId === evidence?.sourceId);
  if (evidence === null || known === undefined)
    return { generator, state: 'generated', sourceState: 'none', source: null };
  const { sourceId, name, fileId, unit, parts } = known;
  const part = parts.find(({ number }) => number === evidence.part);
  const isHeld = part !== undefined && standsIn(evidence.quote, textOfPart(part));
  const source: OriginSource = {
    sourceId,
    name: name.slice(0, 200).toWellFormed(),
    fileId,
    unit,
    part: evidence.part,
    quote: evidence.quote,
  };
  const sourceState: SourceState = isHeld ? 'held' : 'unheld';
  return { generator, state: 'generated', sourceState, source };
}

import { type GeneratedBlock, generatedBlocks } from '#shared/ai/generated.ts';
import { contentInput } from '#shared/courses/content.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { sanitiseAsync } from '../../core/html/sanitise-async.ts';

const links = /<\/?a(?: [^<>]*)?>/g;

/**
 * Sanitises generated blocks like typed content, removes links and drops empty texts.
 * @throws RuleError AI_ANSWER_UNUSABLE if the shape is wrong or no block is left
 */
export async function cleanBlocks(app: App, input: unknown, userId: string): Promise<GeneratedBlock[]> {
  const checked = generatedBlocks.safeParse(input);
  if (!checked.success) throw new RuleError('AI_ANSWER_UNUSABLE');
  const clean: GeneratedBlock[] = [];
  for (const block of checked.data) {
    const cleaned = block.type === 'quiz' ? block : await cleanText(app, block, userId);
    if (cleaned !== null && !isStorable(cleaned)) throw new RuleError('AI_ANSWER_UNUSABLE');
    if (cleaned !== null) clean.push(cleaned);
  }
  if (clean.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  return clean;
}

async function cleanText(app: App, block: Extract<GeneratedBlock, { type: 'text' }>, userId: string) {
  const html = (await sanitiseAsync(app, block.html, userId)).replace(links, '');
  return html === '' ? null : { ...block, html };
}

function isStorable(block: GeneratedBlock): boolean {
  if (block.type === 'text') return contentInput.safeParse({ type: 'text', content: { content: block.html } }).success;
  const { type, evidence: _, ...content } = block;
  return contentInput.safeParse({ type, content }).success;
}

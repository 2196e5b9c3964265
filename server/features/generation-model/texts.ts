import { type GeneratedBlock, generatedText } from '#shared/ai/generated.ts';
import { ownTurn } from '../../core/runtime/turns.ts';
import type { TextAnswer } from './answers.ts';
import { modelBounds } from './bounds.ts';
import { htmlOf } from './markdown.ts';
import { evidenceOf, type Shown } from './places.ts';

/** Those that hold words. One after the other, each in a turn of its own: hostile markdown takes its time. */
export async function textBlocks(answers: readonly TextAnswer[], shown: Shown): Promise<GeneratedBlock[]> {
  const blocks: GeneratedBlock[] = [];
  for (const answer of answers.slice(0, modelBounds.sections)) {
    await ownTurn();
    const block = { type: 'text', html: htmlOf(answer.markdown), evidence: evidenceOf(shown, answer) };
    const { data } = generatedText.safeParse(block);
    if (data !== undefined) blocks.push(data);
  }
  return blocks;
}

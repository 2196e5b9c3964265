/** Output of a generator for one lesson: untrusted, so it is checked and sanitised like external input. */
import { z } from 'zod';
import { contentLimits } from '../courses/content.ts';
import { questionLevels } from '../courses/question-levels.ts';
import { text } from '../validation/text.ts';

export const generatedLimits = { blocks: 40, html: 30_000, quote: 300 } as const;

export type Evidence = { sourceId: string; part: number; quote: string };
const evidence = z
  .strictObject({ sourceId: z.uuid(), part: z.number().int().min(1), quote: text(generatedLimits.quote, 0) })
  .nullable();

export const generatedText = z.strictObject({
  type: z.literal('text'),
  /** Sanitising keeps only the elements of a text block and removes links. */
  html: z.string().min(1).max(generatedLimits.html),
  evidence,
});
export const generatedQuiz = z.strictObject({
  type: z.literal('quiz'),
  question: text(contentLimits.longLine),
  options: z.array(text(contentLimits.line)).min(contentLimits.minOptions).max(contentLimits.options),
  correctIndex: z.number().int().min(0),
  explanation: text(contentLimits.explanation, 0),
  level: z.enum(questionLevels),
  evidence,
});
const generatedBlock = z.discriminatedUnion('type', [generatedText, generatedQuiz]);
export type GeneratedBlock = z.infer<typeof generatedBlock>;
export const generatedBlocks = z.array(generatedBlock).max(generatedLimits.blocks);

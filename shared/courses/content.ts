import { z } from 'zod';
import { isCleanText, text } from '../validation/text.ts';
import { questionLevels } from './question-levels.ts';

export const blockTypes = ['text', 'video', 'quiz', 'asset'] as const;
export type BlockType = (typeof blockTypes)[number];

export const contentLimits = {
  html: 100_000,
  line: 300,
  longLine: 1000,
  explanation: 1500,
  options: 8,
  minOptions: 2,
} as const;

const optionalText = (max: number) => text(max, 0);

/** Sanitised HTML; plain text becomes paragraphs. */
const textContent = z.strictObject({ content: z.string().max(contentLimits.html).refine(isCleanText) });
const videoContent = z.strictObject({
  url: optionalText(contentLimits.longLine),
  title: optionalText(contentLimits.line),
});
const quizContent = z
  .strictObject({
    question: optionalText(contentLimits.longLine),
    options: z.array(optionalText(contentLimits.line)).min(contentLimits.minOptions).max(contentLimits.options),
    correctIndex: z.number().int().min(0),
    explanation: text(contentLimits.explanation, 0).optional(),
    level: z.enum(questionLevels).optional(),
  })
  .refine(({ options, correctIndex }) => correctIndex < options.length, { path: ['correctIndex'] });
const assetContent = z.strictObject({
  fileId: z.uuid().nullable(),
  alt: optionalText(contentLimits.longLine),
  caption: optionalText(contentLimits.longLine),
});

export const contentInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), content: textContent }),
  z.strictObject({ type: z.literal('video'), content: videoContent }),
  z.strictObject({ type: z.literal('quiz'), content: quizContent }),
  z.strictObject({ type: z.literal('asset'), content: assetContent }),
]);
export type ContentInput = z.infer<typeof contentInput>;

export type TextContent = z.infer<typeof textContent>;
export type VideoContent = z.infer<typeof videoContent>;
export type QuizContent = z.infer<typeof quizContent>;
/** `url`: empty without a file; `size`: bytes; `type`: MIME type. */
export type AssetContent = {
  fileId: string | null;
  url: string;
  alt: string;
  caption: string;
  filename: string;
  size: number;
  type: string;
};

export type BlockContent =
  | { type: 'text'; content: TextContent }
  | { type: 'video'; content: VideoContent }
  | { type: 'quiz'; content: QuizContent }
  | { type: 'asset'; content: AssetContent };

export const emptyContents = {
  text: { type: 'text', content: { content: '' } },
  video: { type: 'video', content: { url: '', title: '' } },
  quiz: { type: 'quiz', content: { question: '', options: ['', '', ''], correctIndex: 0 } },
  asset: { type: 'asset', content: { fileId: null, alt: '', caption: '' } },
} as const satisfies { [T in BlockType]: ContentInput & { type: T } };

import { z } from 'zod';
import '../validation/messages.ts';
import { text, token } from '../validation/text.ts';
import { groupSize, partOneGroupCount, partTwoGroupCount, testVariants } from './soft-skills/variants.ts';
import { maxContradictions } from './values/contradictions.ts';

/** The only key to a guest's run; the browser stores it. */
const testToken = token();
const tokens = z.array(testToken).max(20);

export const startInput = z.strictObject({ variant: z.enum(testVariants), token: testToken.nullish() });
export const runInput = z.strictObject({ token: testToken });

export const answerInput = z.strictObject({
  token: testToken,
  groupIndex: z
    .int()
    .min(0)
    .max(partOneGroupCount + partTwoGroupCount - 1),
  order: z.array(z.int()).length(groupSize),
  /** The browser's claim; used only for hints on quality. */
  durationMs: z.int().min(0).max(86_400_000),
});
export type AnswerInput = z.infer<typeof answerInput>;

export const startValuesInput = z.strictObject({ token: testToken.nullish() });
export const chooseValuesInput = z.strictObject({ token: testToken, values: z.array(text(40)).length(10) });
export const compareInput = z.strictObject({ token: testToken, pairIndex: z.int().min(0).max(44), winner: text(40) });
export type CompareInput = z.infer<typeof compareInput>;
export const decideAgainInput = z.strictObject({
  token: testToken,
  triad: z.array(text(40)).length(3),
  winner: text(40).nullable(),
});
export type DecideAgainInput = z.infer<typeof decideAgainInput>;
export const takeBackInput = z.strictObject({ token: testToken, number: z.int().min(1).max(maxContradictions) });
export type TakeBackInput = z.infer<typeof takeBackInput>;

export const browserTokensInput = z.strictObject({ softskillTokens: tokens, valueTokens: tokens });
export type BrowserTokens = z.infer<typeof browserTokensInput>;

const guestToken = testToken.nullish().catch(null);
/** The finished tests of a visitor's browser. A malformed token counts as none, because the browser may hold anything. */
export const guestTokensInput = z.object({ softskill: guestToken, values: guestToken }).nullish().catch(null);
export type GuestTokens = { softskill: string | null; values: string | null };

export const resultInput = z.strictObject({ token: testToken.nullish(), resultId: z.uuid().nullish() });
export type ResultInput = z.infer<typeof resultInput>;
export const deleteResultInput = z.strictObject({ kind: z.enum(['softskill', 'values']), resultId: z.uuid() });
export const compareResultsInput = z.strictObject({ firstId: z.uuid(), secondId: z.uuid() });

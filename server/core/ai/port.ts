/** The only access to a language model: any endpoint with OpenAI's format. Knows nothing about courses. */
import type { z } from 'zod';
import type { AiCheck } from '#shared/ai/state.ts';

export type TextRequest<T> = {
  name: string;
  /** Must be an object: endpoints accept nothing else. */
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  maxOutputTokens: number;
  signal: AbortSignal;
  orgId: string | null;
};

export type TextService = {
  model: string;
  /**
   * Returns an answer that matches the schema; asks once for a repair.
   * @throws RuleError AI_UNREACHABLE, AI_KEY_REFUSED, AI_QUOTA, AI_BUSY, AI_ANSWER_UNUSABLE, AI_…BUDGET_USED; the
   * signal's reason
   */
  ask: <T>(ask: TextRequest<T>) => Promise<T>;
};

export type AiService = TextService & {
  host: string;
  hasKey: boolean;
  check: (signal: AbortSignal) => Promise<AiCheck>;
};

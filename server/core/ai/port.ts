/** The one way to a language model: any endpoint that speaks OpenAI's format. Knows nothing of courses. */
import type { z } from 'zod';
import type { AiCheck } from '#shared/ai/state.ts';

export type Ask<T> = {
  /** What the answer is called in the schema, in letters: 'course_plan'. */
  name: string;
  /** An object: endpoints take nothing else. */
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Whose budget it counts against; null for courses outside any organisation. */
  orgId: string | null;
};

export type TextService = {
  model: string;
  /**
   * One answer of the schema's shape: read however the endpoint wraps it, repaired once, else refused.
   * @throws RuleError AI_UNREACHABLE, AI_KEY_REFUSED, AI_QUOTA, AI_BUSY, AI_ANSWER_UNUSABLE, AI_…BUDGET_USED; the signal's reason
   */
  ask: <T>(ask: Ask<T>) => Promise<T>;
};

/** What the installation's settings show and try out. */
export type AiService = TextService & {
  host: string;
  hasKey: boolean;
  /** Tries out what the endpoint can do with a few tiny requests, which count against nobody's budget. */
  check: (signal: AbortSignal) => Promise<AiCheck>;
};

import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { AiCheck } from '#shared/ai/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Abilities, fallbackFormat, sendWithFallback } from './abilities.ts';
import type { Complete, Completion, Format } from './complete.ts';
import { Failure } from './failure.ts';
import { plainSchema } from './plain-schema.ts';
import { instructionsFor, parseAnswer } from './prompts.ts';

type Parts = { clock: Clock; abilities: Abilities; complete: Complete };

const name = 'colour_check';
const schema = z.strictObject({ colour_name: z.string().min(1).max(200), is_warm: z.boolean() });
/** Only the schema names the fields: an answer with these names proves that the model received it. */
const question = {
  system: 'You answer questions about colours.',
  prompt: 'Name one colour, and say whether it is warm.',
};
const maxOutputTokens = 2_000;

export async function checkEndpoint(parts: Parts, signal: AbortSignal): Promise<AiCheck> {
  const begun = performance.now();
  const outcome = await findWorkingFormat(parts, signal);
  const checkedAt = parts.clock.now();
  if (outcome.format !== null) parts.abilities.learnFormat(outcome.format, checkedAt);
  const isWorking = outcome.format !== null;
  return { checkedAt, isWorking, ...outcome, durationMs: Math.round(performance.now() - begun) };
}

type CheckOutcome = { problem: ErrorCode | null; format: Format | null; tellsUsage: boolean };

async function findWorkingFormat(parts: Parts, signal: AbortSignal): Promise<CheckOutcome> {
  let { format, tokenLimit } = { ...parts.abilities.current(), format: 'json_schema' as Format };
  for (;;) {
    try {
      const reply = await sendWithFallback((style) => probe(parts, style, signal), { format, tokenLimit });
      ({ format, tokenLimit } = reply);
      parts.abilities.learnTokenLimit(tokenLimit);
      const tellsUsage = reply.completion.tokens !== null;
      if (isSchemaUsed(reply.completion)) return { problem: null, format, tellsUsage };
      const fallback = fallbackFormat(format);
      if (fallback === undefined) return { problem: 'AI_ANSWER_UNUSABLE', format: null, tellsUsage };
      format = fallback;
    } catch (error) {
      if (signal.aborted) return { problem: 'AI_UNREACHABLE', format: null, tellsUsage: false };
      if (!(error instanceof Failure)) throw error;
      return { problem: error.code, format: null, tellsUsage: false };
    }
  }
}

const isSchemaUsed = ({ text }: Completion): boolean =>
  'value' in parseAnswer(text, { name, schema, maxCharacters: 100_000, mayClose: true });

function probe({ complete }: Parts, style: Parameters<Parameters<typeof sendWithFallback>[0]>[0], signal: AbortSignal) {
  const answerShape = { name, schema: plainSchema(schema) };
  const system = instructionsFor(question.system, style.format, answerShape);
  const messages = [{ role: 'user' as const, content: question.prompt }];
  return complete({ ...answerShape, ...style, system, messages, maxOutputTokens, signal });
}

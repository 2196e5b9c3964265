import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { AiCheck } from '#shared/ai/state.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Abilities, lowerFormat, sendWithFallback } from './abilities.ts';
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
  const found = await findWorkingFormat(parts, signal);
  const checkedAt = parts.clock.now();
  if (found.format !== null) parts.abilities.learnFormat(found.format, checkedAt);
  const isWorking = found.format !== null;
  return { checkedAt, isWorking, ...found, durationMs: Math.round(performance.now() - begun) };
}

type Found = { problem: ErrorCode | null; format: Format | null; tellsUsage: boolean };

async function findWorkingFormat(parts: Parts, signal: AbortSignal): Promise<Found> {
  let { format, tokenLimit } = { ...parts.abilities.now(), format: 'json_schema' as Format };
  for (;;) {
    try {
      const answered = await sendWithFallback((ways) => probe(parts, ways, signal), { format, tokenLimit });
      ({ format, tokenLimit } = answered);
      parts.abilities.learnTokenLimit(tokenLimit);
      const tellsUsage = answered.completion.tokens !== null;
      if (isSchemaUsed(answered.completion)) return { problem: null, format, tellsUsage };
      const lower = lowerFormat(format);
      if (lower === undefined) return { problem: 'AI_ANSWER_UNUSABLE', format: null, tellsUsage };
      format = lower;
    } catch (error) {
      if (signal.aborted) return { problem: 'AI_UNREACHABLE', format: null, tellsUsage: false };
      if (!(error instanceof Failure)) throw error;
      return { problem: error.code, format: null, tellsUsage: false };
    }
  }
}

const isSchemaUsed = ({ text }: Completion): boolean =>
  'value' in parseAnswer(text, { name, schema, maxCharacters: 100_000, mayClose: true });

function probe({ complete }: Parts, ways: Parameters<Parameters<typeof sendWithFallback>[0]>[0], signal: AbortSignal) {
  const shaped = { name, schema: plainSchema(schema) };
  const system = instructionsFor(question.system, ways.format, shaped);
  const messages = [{ role: 'user' as const, content: question.prompt }];
  return complete({ ...shaped, ...ways, system, messages, maxOutputTokens, signal });
}

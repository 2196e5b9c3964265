import type { Database } from '../database/db.ts';
import { RuleError } from '../errors.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Env } from '../runtime/env.ts';
import type { Logger } from '../runtime/logger.ts';
import { type Abilities, openAbilities, sendWithFallback } from './abilities.ts';
import { readCheck } from './ai-settings.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { reserveTokens, settleReservation } from './budget.ts';
import { checkEndpoint } from './check.ts';
import { type Complete, type Completion, type CompletionRequest, type Message, openCompletions } from './complete.ts';
import { Failure } from './failure.ts';
import { plainSchema } from './plain-schema.ts';
import type { AiService, TextRequest } from './port.ts';
import { instructionsFor, parseAnswer, repairMessages } from './prompts.ts';
import { defaultRetryPolicy, type RetryPolicy, withRetries } from './retry.ts';

type Needs = { env: Env; db: Database; clock: Clock; logger: Logger };
type Parts = Needs & {
  host: string;
  model: string;
  abilities: Abilities;
  complete: Complete;
  retryPolicy: RetryPolicy;
};

export async function openAiService(
  needs: Needs,
  retryPolicy: RetryPolicy = defaultRetryPolicy,
): Promise<AiService | null> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = needs.env;
  if (baseUrl === undefined || model === undefined) return null;
  const { host } = new URL(baseUrl);
  const complete = await openCompletions({ baseUrl, apiKey, model, fetch: boundedFetch(retryPolicy, needs.clock) });
  const parts = { ...needs, host, model, abilities: openAbilities(), complete, retryPolicy };
  return {
    model,
    host,
    hasKey: apiKey !== undefined,
    ask: (request) => ask(parts, request),
    check: (signal) => checkEndpoint(parts, signal),
  };
}

/** Tokens are rarely longer, so a longer answer exceeds the requested limit. */
const maxCharactersPerToken = 16;

async function ask<T>(parts: Parts, { schema, ...request }: TextRequest<T>): Promise<T> {
  request.signal.throwIfAborted();
  await applyLastCheck(parts);
  const answerShape = { name: request.name, schema: plainSchema(schema) };
  const parseOptions = { name: request.name, schema, maxCharacters: request.maxOutputTokens * maxCharactersPerToken };
  const unsent = { ...request, ...answerShape };
  const first = await send(parts, unsent, [{ role: 'user', content: request.prompt }]);
  const parsed = parseAnswer(first.text, { ...parseOptions, mayClose: !first.isCutOff });
  if ('value' in parsed) return parsed.value;
  if (!parsed.hasStructure) moveSchemaToPrompt(parts);
  const second = await send(
    parts,
    unsent,
    repairMessages(request.prompt, first, { complaints: parsed.complaints, shaped: answerShape }),
  );
  const repaired = parseAnswer(second.text, { ...parseOptions, mayClose: true });
  if ('value' in repaired) return repaired.value;
  parts.logger.warn({ asked: request.name }, 'language model returned an unusable answer');
  throw new RuleError('AI_ANSWER_UNUSABLE');
}

async function applyLastCheck({ db, host, model, abilities }: Parts): Promise<void> {
  const check = await readCheck(db.prisma);
  if (check === null || check.host !== host || check.model !== model || check.format === null) return;
  abilities.learnFormat(check.format, check.checkedAt);
}

function moveSchemaToPrompt({ abilities, clock }: Parts): void {
  if (abilities.current().format === 'json_schema') abilities.learnFormat('json_object', clock.now());
}

type UnsentRequest = Omit<CompletionRequest, 'messages' | 'format' | 'tokenLimit'> & { orgId: string | null };

async function send(parts: Parts, unsent: UnsentRequest, messages: Message[]): Promise<Completion> {
  const { abilities, clock, retryPolicy } = parts;
  const { signal } = unsent;
  const preferred = abilities.current();
  try {
    const sendInStyle = (style: typeof preferred) => {
      const system = instructionsFor(unsent.system, style.format, unsent);
      const request = { ...unsent, ...style, system, messages };
      return withRetries(() => sendWithinBudget(parts, unsent.orgId, request), {
        signal,
        pausesMs: retryPolicy.pausesMs,
      });
    };
    const { completion, format, tokenLimit } = await sendWithFallback(sendInStyle, preferred);
    if (format !== preferred.format) abilities.learnFormat(format, clock.now());
    if (tokenLimit !== preferred.tokenLimit) abilities.learnTokenLimit(tokenLimit);
    return completion;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    parts.logger.warn({ refusal: error.code, status: error.facts.status }, 'language model request failed');
    throw error.asRuleError();
  }
}

/** In bytes, because scripts with more bytes per letter need more tokens. */
const bytesPerToken = 3;
const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

async function sendWithinBudget(parts: Parts, orgId: string | null, request: CompletionRequest): Promise<Completion> {
  const { system, messages, schema, maxOutputTokens } = request;
  const input = estimateTokens([system, ...messages.map(({ content }) => content), schema.full].join('\n'));
  const reservation = await reserveTokens(parts, orgId, input + maxOutputTokens);
  // The progress of a cancelled answer is unknown, so the maximum is charged.
  let tokens = input + maxOutputTokens;
  try {
    const completion = await parts.complete(request);
    tokens = completion.tokens ?? input + estimateTokens(completion.text);
    return completion;
  } catch (error) {
    if (error instanceof Failure && error.facts.mayHaveCost !== 'answer')
      tokens = error.facts.mayHaveCost === 'question' ? input : 0;
    throw error;
  } finally {
    await settleReservation(parts, reservation, tokens);
  }
}

import type { Database } from '../database/db.ts';
import { RuleError } from '../errors.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Env } from '../runtime/env.ts';
import type { Logger } from '../runtime/logger.ts';
import { type Abilities, openAbilities, sendWithFallback } from './abilities.ts';
import { readCheck } from './ai-settings.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { reserve, settle } from './budget.ts';
import { checkEndpoint } from './check.ts';
import { type Complete, type Completion, type Message, openCompletions, type Request } from './complete.ts';
import { Failure } from './failure.ts';
import { plainSchema } from './plain-schema.ts';
import type { AiService, Ask } from './port.ts';
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
    ask: (given) => ask(parts, given),
    check: (signal) => checkEndpoint(parts, signal),
  };
}

/** Tokens are rarely longer, so a longer answer exceeds the requested limit. */
const maxCharactersPerToken = 16;

async function ask<T>(parts: Parts, { schema, ...given }: Ask<T>): Promise<T> {
  given.signal.throwIfAborted();
  await applyLastCheck(parts);
  const shaped = { name: given.name, schema: plainSchema(schema) };
  const reading = { name: given.name, schema, maxCharacters: given.maxOutputTokens * maxCharactersPerToken };
  const asked = { ...given, ...shaped };
  const first = await send(parts, asked, [{ role: 'user', content: given.prompt }]);
  const read = parseAnswer(first.text, { ...reading, mayClose: !first.isCutOff });
  if ('value' in read) return read.value;
  if (!read.hasStructure) moveSchemaToPrompt(parts);
  const second = await send(parts, asked, repairMessages(given.prompt, first, { complaints: read.complaints, shaped }));
  const repaired = parseAnswer(second.text, { ...reading, mayClose: true });
  if ('value' in repaired) return repaired.value;
  parts.logger.warn({ asked: given.name }, 'language model returned an unusable answer');
  throw new RuleError('AI_ANSWER_UNUSABLE');
}

async function applyLastCheck({ db, host, model, abilities }: Parts): Promise<void> {
  const check = await readCheck(db.prisma);
  if (check === null || check.host !== host || check.model !== model || check.format === null) return;
  abilities.learnFormat(check.format, check.checkedAt);
}

function moveSchemaToPrompt({ abilities, clock }: Parts): void {
  if (abilities.now().format === 'json_schema') abilities.learnFormat('json_object', clock.now());
}

type Asked = Omit<Request, 'messages' | 'format' | 'tokenLimit'> & { orgId: string | null };

async function send(parts: Parts, asked: Asked, messages: Message[]): Promise<Completion> {
  const { abilities, clock, retryPolicy } = parts;
  const { signal } = asked;
  const known = abilities.now();
  try {
    const inOneWay = (ways: typeof known) => {
      const system = instructionsFor(asked.system, ways.format, asked);
      const request = { ...asked, ...ways, system, messages };
      return withRetries(() => sendInBudget(parts, asked.orgId, request), { signal, pausesMs: retryPolicy.pausesMs });
    };
    const { completion, format, tokenLimit } = await sendWithFallback(inOneWay, known);
    if (format !== known.format) abilities.learnFormat(format, clock.now());
    if (tokenLimit !== known.tokenLimit) abilities.learnTokenLimit(tokenLimit);
    return completion;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    parts.logger.warn({ refusal: error.code, status: error.told.status }, 'language model request failed');
    throw error.asRuleError();
  }
}

/** In bytes, because scripts with more bytes per letter need more tokens. */
const bytesPerToken = 3;
const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

async function sendInBudget(parts: Parts, orgId: string | null, request: Request): Promise<Completion> {
  const { system, messages, schema, maxOutputTokens } = request;
  const input = estimateTokens([system, ...messages.map(({ content }) => content), schema.whole].join('\n'));
  const reservation = await reserve(parts, orgId, input + maxOutputTokens);
  // The progress of a cancelled answer is unknown, so the maximum is charged.
  let tokens = input + maxOutputTokens;
  try {
    const completion = await parts.complete(request);
    tokens = completion.tokens ?? input + estimateTokens(completion.text);
    return completion;
  } catch (error) {
    if (error instanceof Failure && error.told.mayHaveCost !== 'answer')
      tokens = error.told.mayHaveCost === 'question' ? input : 0;
    throw error;
  } finally {
    await settle(parts, reservation, tokens);
  }
}

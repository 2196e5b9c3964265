import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { generateText, Output } from 'ai';
import type { AiCheck } from '#shared/ai/state.ts';
import type { PlainSchema } from './plain-schema.ts';

export type Format = NonNullable<AiCheck['format']>;
export type TokenLimit = 'max_tokens' | 'max_completion_tokens';
export type Message = { role: 'user' | 'assistant'; content: string };

export type CompletionRequest = {
  name: string;
  schema: PlainSchema;
  format: Format;
  tokenLimit: TokenLimit;
  system: string;
  messages: Message[];
  maxOutputTokens: number;
  signal: AbortSignal;
};

export type Completion = {
  text: string;
  isCutOff: boolean;
  tokens: number | null;
};

type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string; fetch: typeof fetch };
type Sdk = { generateText: typeof generateText; createOpenAICompatible: typeof createOpenAICompatible };

/** Loaded at start and only with an endpoint, because loading blocks the event loop longer than a request may. */
async function loadSdk(): Promise<Sdk> {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { generateText: sdk.generateText, createOpenAICompatible };
}

const providerName = 'endpoint';

export type Complete = (request: CompletionRequest) => Promise<Completion>;

/** @throws Failure for errors of the endpoint, or the signal's reason */
export async function openCompletions({ baseUrl, apiKey, model, fetch }: Endpoint): Promise<Complete> {
  const sdk = await loadSdk();
  return async ({ system, messages, maxOutputTokens, signal, ...request }) => {
    const provider = sdk.createOpenAICompatible({
      name: providerName,
      ...addressOf(baseUrl),
      ...(apiKey === undefined ? {} : { apiKey }),
      fetch,
      supportsStructuredOutputs: true,
      transformRequestBody: (body) => withTokenLimit(body, request.tokenLimit),
    });
    const { text, finishReason, usage } = await sdk.generateText({
      model: provider.chatModel(model),
      instructions: system,
      messages,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      output: outputOf(request),
      providerOptions: { [providerName]: { strictJsonSchema: request.schema.isStrict } },
    });
    const { inputTokens, outputTokens } = usage;
    const tokens = inputTokens === undefined || outputTokens === undefined ? null : inputTokens + outputTokens;
    return { text, isCutOff: finishReason === 'length', tokens };
  };
}

function addressOf(baseUrl: string) {
  const url = new URL(baseUrl);
  const queryParams = Object.fromEntries(url.searchParams);
  url.search = '';
  return { baseURL: url.href.endsWith('/') ? url.href.slice(0, -1) : url.href, queryParams };
}

const withTokenLimit = ({ max_tokens: maxTokens, ...body }: Record<string, unknown>, limit: TokenLimit) => ({
  ...body,
  [limit]: maxTokens,
});

const outputOf = ({ name, schema, format }: Pick<CompletionRequest, 'name' | 'schema' | 'format'>): Output.Output => ({
  name: 'answer',
  responseFormat: Promise.resolve(
    format === 'text'
      ? ({ type: 'text' } as const)
      : ({ type: 'json', ...(format === 'json_schema' ? { name, schema: schema.requested } : {}) } as const),
  ),
  parseCompleteOutput: async ({ text }) => text,
  parsePartialOutput: async () => undefined,
  createElementStreamTransform: () => undefined,
});

import type { IncomingMessage, ServerResponse } from 'node:http';

export type AiRequest = {
  name: string;
  system: string;
  prompt: string;
  format: string | null;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };
const usualUsage: Usage = { prompt_tokens: 120, completion_tokens: 80, total_tokens: 200 };

type CompletionOptions = { usage?: Usage | null; finishReason?: string };

export function completion(
  content: string | object[],
  { usage = usualUsage, finishReason = 'stop' }: CompletionOptions = {},
) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    ...(usage === null ? {} : { usage }),
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export const sendCompletion = (
  response: ServerResponse,
  content: string | object[],
  options?: CompletionOptions,
): void => sendJson(response, completion(content, options));

/** What is said between the product and a language model's server, as it looks on the wire. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type AiRequest = {
  /** What the answer is called (`Ask.name`). */
  name: string;
  /** All messages of the system, and all others, as one text each. */
  system: string;
  prompt: string;
  /** json_schema, json_object, or null where plain text was asked for. */
  format: string | null;
  /** With the query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

type Usage = { prompt_tokens: number; completion_tokens: number; total_tokens: number };
const usualUsage: Usage = { prompt_tokens: 120, completion_tokens: 80, total_tokens: 200 };

type Told = { usage?: Usage | null; finishReason?: string };

/** What a completion looks like on the wire. */
export function completion(content: string | object[], { usage = usualUsage, finishReason = 'stop' }: Told = {}) {
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

export const sendCompletion = (response: ServerResponse, content: string | object[], told?: Told): void =>
  sendJson(response, completion(content, told));

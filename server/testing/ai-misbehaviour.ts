import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { type AiRequest, completion, sendCompletion, sendJson } from './ai-completion.ts';

type ServedRequest = { request: AiRequest; response: ServerResponse; content: () => Promise<string> };

const refuse = (response: ServerResponse, status: number, error: Record<string, unknown>): void =>
  sendJson(response, { error: { message: 'refused', type: 'invalid_request_error', ...error } }, status);

const rateLimited =
  (retryAfter: () => string) =>
  ({ response }: ServedRequest): void => {
    response.setHeader('Retry-After', retryAfter());
    refuse(response, 429, { code: 'rate_limit_exceeded' });
  };

const sendTransformed =
  (change: (content: string) => string) =>
  async ({ response, content }: ServedRequest): Promise<void> =>
    sendCompletion(response, change(await content()));

const rejectFormats =
  (...formats: string[]) =>
  async ({ request, response, content }: ServedRequest): Promise<void> =>
    request.format !== null && formats.includes(request.format)
      ? refuse(response, 400, { message: `response_format ${request.format} is not supported` })
      : sendCompletion(response, await content());

const sendEndlessly = (response: ServerResponse, head: string): void => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write(head);
  const chunk = Buffer.alloc(1_000_000, 'x');
  const source = Readable.from(
    (function* () {
      for (let sent = 0; sent < 300; sent++) yield chunk;
    })(),
  );
  pipeline(source, response, () => undefined);
};

export const misbehaviours = {
  noJsonSchema: rejectFormats('json_schema'),
  noResponseFormat: rejectFormats('json_schema', 'json_object'),
  ignoresSchema: sendTransformed(() => 'Gern, hier ist eine Antwort ohne jedes Format.'),
  wantsCompletionTokens: async ({ request, response, content }) =>
    'max_tokens' in request.body
      ? refuse(response, 400, { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." })
      : sendCompletion(response, await content()),
  fenced: sendTransformed((content) => `\`\`\`json\n${content}\n\`\`\``),
  prose: sendTransformed(
    (content) => `Hier ist Ihr Ergebnis {wie gewünscht}:\n\n${content}\n\nIch hoffe, das hilft [weiter].`,
  ),
  thinking: sendTransformed((content) => `<think>Soll ich {"a": 1} antworten? Nein.</think>\n${content}`),
  unclosed: sendTransformed((content) => content.trim().replace(/[\]}]$/, '')),
  half: sendTransformed((content) => content.slice(0, Math.ceil(content.length / 2))),
  wrongTypes: sendTransformed(() => '{"wrong": [1, 2, 3]}'),
  brokenText: sendTransformed((content) => content.replace(':"', ':"\\u0000\\ud800')),
  inParts: async ({ response, content }) => {
    const thoughts = [{ type: 'text', text: '{"title": "not this one", "words": []}' }];
    const parts = [
      { type: 'thinking', thinking: thoughts },
      { type: 'text', text: await content() },
    ];
    sendCompletion(response, parts);
  },
  empty: sendTransformed(() => ''),
  cutOff: async ({ response, content }) => sendCompletion(response, await content(), { finishReason: 'length' }),
  busyForASecond: rateLimited(() => '1'),
  busyForMinutes: rateLimited(() => '300'),
  busyUntilADate: rateLimited(() => new Date(Date.now() + 600_000).toUTCString()),
  quota: ({ response }) => refuse(response, 429, { code: 'insufficient_quota', type: 'insufficient_quota' }),
  keyRefused: ({ response }) => refuse(response, 401, { message: 'Incorrect API key provided: sk-test-*****' }),
  forbidden: ({ response }) => refuse(response, 403, {}),
  unknownModel: ({ response }) => refuse(response, 404, { code: 'model_not_found' }),
  broken: ({ response }) => refuse(response, 500, { type: 'server_error' }),
  errorInside: ({ response }) => sendJson(response, { error: { message: 'upstream failed', code: 502 } }),
  hang: () => undefined,
  hangInTheMiddle: ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"choices": [');
  },
  resetInTheMiddle: ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"choices": [', () => response.destroy());
  },
  reset: ({ response }) => void response.destroy(),
  huge: ({ response }) => sendEndlessly(response, '{"choices": [{"message": {"content": "'),
  redirect: ({ response }) => void response.writeHead(307, { Location: '/elsewhere' }).end(),
  html: ({ response }) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Anmelden</h1>'),
  wrongContentType: async ({ response, content }) =>
    void response.writeHead(200, { 'Content-Type': 'text/plain' }).end(JSON.stringify(completion(await content()))),
  noUsage: async ({ response, content }) => sendCompletion(response, await content(), { usage: null }),
  oddUsage: async ({ response, content }) =>
    sendCompletion(response, await content(), {
      usage: { prompt_tokens: -5, completion_tokens: 1e300, total_tokens: 0.5 },
    }),
} satisfies Record<string, (asked: ServedRequest) => void | Promise<void>>;

export type Misbehaviour = keyof typeof misbehaviours;

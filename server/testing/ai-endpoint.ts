/** Speaks OpenAI's chat completions and can misbehave: pass `endpoint.settings` to `testApp`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type AiRequest, sendCompletion } from './ai-completion.ts';
import { type Misbehaviour, misbehaviours } from './ai-misbehaviour.ts';

type Answer = unknown;

type AiEndpoint = {
  url: string;
  settings: { AI_BASE_URL: string; AI_API_KEY: string; AI_MODEL: string };
  requests: AiRequest[];
  answer: (make: (request: AiRequest) => Answer | Promise<Answer>) => void;
  /** For all further requests, or for the next `times`. null restores normal behaviour. */
  misbehave: (how: Misbehaviour | null, times?: number) => void;
  reset: () => void;
  close: () => Promise<void>;
};

export async function openAiEndpoint(): Promise<AiEndpoint> {
  const requests: AiRequest[] = [];
  let answerRequest: (request: AiRequest) => unknown = () => ({});
  let misbehaviour: { how: Misbehaviour; left: number } | null = null;
  const nextMisbehaviour = () => {
    if (misbehaviour === null || misbehaviour.left === 0) return null;
    misbehaviour.left--;
    return misbehaviour.how;
  };
  const server = createServer((incoming, response) => {
    const served = serve(incoming, response);
    served.catch(() => response.destroy());
  });
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = requestOf((await json(incoming)) as Record<string, unknown>, incoming);
    requests.push(request);
    if (incoming.url?.split('?')[0] !== '/v1/chat/completions') return void response.writeHead(404).end('{}');
    const how = nextMisbehaviour();
    const content = async () => asContent(await answerRequest(request));
    if (how !== null) return misbehaviours[how]({ request, response, content });
    sendCompletion(response, await content());
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1`;
  return {
    url,
    settings: { AI_BASE_URL: url, AI_API_KEY: 'sk-test-0123456789abcdef', AI_MODEL: 'test-model' },
    requests,
    answer: (given) => {
      answerRequest = given;
    },
    misbehave: (how, times = Number.POSITIVE_INFINITY) => {
      misbehaviour = how === null ? null : { how, left: times };
    },
    reset: () => {
      requests.length = 0;
      misbehaviour = null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const asContent = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

function requestOf(body: Record<string, unknown>, { headers, url }: IncomingMessage): AiRequest {
  const messages = body['messages'] as Array<{ role: string; content: string }>;
  const joinMessages = (isOfSystem: boolean) =>
    messages
      .filter(({ role }) => (role === 'system') === isOfSystem)
      .map(({ content }) => content)
      .join('\n');
  const format = body['response_format'] as { type: string; json_schema?: { name: string } } | undefined;
  const system = joinMessages(true);
  const name = format?.json_schema?.name ?? /called "(\w+)"/.exec(system)?.[1] ?? '';
  return { name, system, prompt: joinMessages(false), format: format?.type ?? null, path: url ?? '', headers, body };
}

/** A browser: the procedures over HTTP, with the cookies and the network address of one visitor. */
import superjson, { type SuperJSONResult } from 'superjson';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import type { TestApp } from './app.ts';
import type { Member } from './organisations.ts';

export type Browser = {
  caller: Member['caller'];
  open: (path: string) => Promise<Response>;
  cookie: () => string;
};

type Answer = { result?: { data: SuperJSONResult }; error?: { json: { message: string } } };

export function openBrowser({ baseUrl }: TestApp, address: string): Browser {
  let cookie = '';

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const own = { origin: baseUrl, 'x-forwarded-for': address, 'user-agent': 'Zeppelinbrowser/7', cookie };
    const response = await fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { ...own, ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}) },
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
    return response;
  }

  async function call(path: string, input: unknown): Promise<unknown> {
    const body = JSON.stringify(superjson.serialize(input));
    const response = await (Object.hasOwn(mutationKinds, path)
      ? send(`/trpc/${path}`, { method: 'POST', body })
      : send(`/trpc/${path}?input=${encodeURIComponent(body)}`));
    const { result, error } = (await response.json()) as Answer;
    if (result === undefined) throw new Error(error?.json.message ?? `status ${response.status}`);
    return superjson.deserialize(result.data);
  }

  const procedureAt = (names: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_target, name) => procedureAt([...names, String(name)]),
      apply: (_target, _this, [input]: unknown[]) => call(names.join('.'), input),
    });

  return { caller: procedureAt([]) as Member['caller'], open: send, cookie: () => cookie };
}

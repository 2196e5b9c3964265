import { once } from 'node:events';
import WebSocket from 'ws';
import type { TestApp } from './app.ts';
import { callerFor, type Person } from './people.ts';
import { cookieFor } from './uploads.ts';

type Message = { id: number | null; error?: { json: { data: { rule: string } } }; result?: { type: string } };
type Settings = { cookie?: string; address?: string; url?: string };

export const socketHeaders = ({ cookie = '', address = '192.0.2.1' }: Settings): Record<string, string> => ({
  cookie,
  'x-forwarded-for': address,
});

export const socketUrl = (baseUrl: string): string => `${baseUrl.replace('http', 'ws')}/trpc`;

export const callOf = (id: number | string, path: string, method = 'subscription') => ({
  id,
  jsonrpc: '2.0',
  method,
  params: { path, input: { json: {} } },
});

type TestSocket = Awaited<ReturnType<typeof openTestSocket>>;

export async function openTestSocket(app: TestApp, settings: Settings = {}) {
  const { url = socketUrl(app.baseUrl) } = settings;
  const socket = new WebSocket(url, { origin: app.env.APP_URL, headers: socketHeaders(settings) });
  const closeCode = new Promise<number>((resolve) => socket.once('close', resolve));
  const answers: Message[] = [];
  const waiters = new Set<() => void>();
  socket.on('message', (data) => {
    if (String(data).startsWith('P')) return;
    answers.push(JSON.parse(String(data)) as Message);
    for (const look of waiters) look();
  });
  await once(socket, 'open');
  const answersTo = (id: number, count = 1): Promise<string[]> =>
    new Promise((resolve) => {
      const check = () => {
        const kinds = answers.filter((message) => message.id === id).map(kindOf);
        if (kinds.length < count) return;
        waiters.delete(check);
        resolve(kinds.slice(0, count));
      };
      waiters.add(check);
      check();
    });
  return { socket, closeCode, answersTo, send: (message: unknown) => socket.send(JSON.stringify(message)) };
}

const kindOf = ({ error, result }: Message): string => error?.json.data.rule ?? result?.type ?? '';

export async function openSocketAs(app: TestApp, person: Person, settings: Settings = {}): Promise<TestSocket> {
  return openTestSocket(app, { ...settings, cookie: (await cookieFor(app, person)) ?? '' });
}

export async function countServedRequests(app: TestApp, person: Person, times: number): Promise<number> {
  const caller = await callerFor(app, person);
  let answered = 0;
  for (let attempt = 0; attempt < times; attempt++) {
    const health = await fetch(`${app.baseUrl}/healthz`);
    if (health.ok && (await caller.auth.me()) !== null) answered += 1;
  }
  return answered;
}

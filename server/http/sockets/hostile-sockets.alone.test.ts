import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { testApp } from '../../testing/app.ts';
import { longestSliceMs } from '../../testing/event-loop-slices.ts';
import { type Flood, flood } from '../../testing/flood.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makePerson } from '../../testing/people.ts';
import {
  callOf,
  countServedRequests,
  openSocketAs,
  openTestSocket,
  socketHeaders,
  socketUrl,
} from '../../testing/sockets.ts';
import { cookieFor } from '../../testing/uploads.ts';
import { maxBatch, maxOpenCalls, rateLimitedCloseCode } from './socket-limits.ts';

const app = testApp({ mail: false, server: true, settings: { SOCKETS_PER_PERSON: '3', SOCKETS_PER_ADDRESS: '6' } });

const longestTurnMs = 100;
const text = (message: unknown) => JSON.stringify(message);
const valid = text(callOf('ID', 'auth.sessionEnded'));

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

type Looks = { count: () => number };
function countLooks(): Looks {
  const spy = vi.spyOn(app().db.pool, 'query');
  const isLook = ([query]: unknown[]) => (query as { name?: string }).name === 'session-with-user';
  return { count: () => spy.mock.calls.filter(isLook).length };
}

const floodWith = async (cookie: string | null, what: Partial<Flood>) =>
  flood({
    url: socketUrl(app().baseUrl),
    origin: app().env.APP_URL,
    headers: socketHeaders({ cookie: cookie ?? '', address: newAddress() }),
    text: '',
    times: 5_000,
    isPing: false,
    ...what,
  });

const large = text({ ...callOf('ID', 'auth.sessionEnded'), padding: 'x'.repeat(60_000) });
const loop = text([callOf('ID', 'auth.sessionEnded'), { id: 'ID', method: 'subscription.stop' }]);
test.each<[string, Partial<Flood>]>([
  ['subscriptions', { text: valid }],
  ['unknown subscriptions', { text: text(callOf('ID', 'no.such')) }],
  ['questions', { text: text(callOf('ID', 'auth.me', 'query')) }],
  ['texts that are no messages', { text: 'ID{' }],
  ['batches of ten', { text: text(Array.from({ length: 10 }, (_, index) => callOf(`ID-${index}`, 'auth.me'))) }],
  ['starts and stops', { text: loop }],
  ['stops of unknown calls', { text: text({ id: 'ID', method: 'subscription.stop' }) }],
  ['large messages', { text: large, times: 500 }],
  ['pings of the page', { text: 'PING' }],
  ['pings of the protocol', { isPing: true }],
])('a flood of %s closes the socket and blocks no one else', async (_name, what) => {
  const [hostile, other] = [await makePerson(app()), await makePerson(app())];
  const cookie = await cookieFor(app(), hostile);
  const looks = countLooks();
  const longest = await longestSliceMs(async () => {
    const looksBefore = looks.count();
    const work = countServedRequests(app(), other, 20);
    const outcome = await floodWith(cookie, what);
    expect(outcome.code).toBe(rateLimitedCloseCode);
    expect(outcome.answers).toBeLessThanOrEqual(100);
    expect(await work).toBe(20);
    expect(looks.count() - looksBefore).toBeLessThanOrEqual(2);
  });
  expect(longest).toBeLessThan(longestTurnMs);
});

test('closes a flooding visitor after a few messages without a database query', async () => {
  const looks = countLooks();
  const { code, answers } = await floodWith(null, { text: valid });
  expect(code).toBe(rateLimitedCloseCode);
  expect(answers).toBeLessThanOrEqual(25);
  expect(looks.count()).toBe(0);
});

test('opening a socket costs one session lookup, and its subscriptions none', async () => {
  const { viewer } = await makeCrew(app());
  const looks = countLooks();
  const socket = await openSocketAs(app(), viewer, { address: newAddress() });
  for (let id = 1; id <= 10; id++) {
    socket.send(callOf(id, id % 2 === 0 ? 'members.changes' : 'auth.sessionEnded'));
    expect(await socket.answersTo(id)).toEqual(['started']);
  }
  expect(looks.count()).toBe(1);
  socket.socket.close();
});

test('serves the largest batch of a page, and closes the socket for a batch of a thousand', async () => {
  const person = await makePerson(app());
  const [fair, hostile] = [await openSocketAs(app(), person), await openSocketAs(app(), person)];
  fair.send(Array.from({ length: maxBatch }, (_, id) => callOf(id, 'auth.sessionEnded')));
  for (let id = 0; id < maxBatch; id++) expect(await fair.answersTo(id)).toEqual(['started']);
  fair.socket.close();
  let answers = 0;
  hostile.socket.on('message', () => {
    answers += 1;
  });
  hostile.send(Array.from({ length: 1_000 }, (_, id) => ({ id, method: 'subscription', params: { path: 'x' } })));
  expect([await hostile.closeCode, answers]).toEqual([rateLimitedCloseCode, 0]);
});

test('limits the open calls of a socket, and ended ones free their slots', async () => {
  const socket = await openSocketAs(app(), await makePerson(app()), { address: newAddress() });
  const begin = async (id: number) => {
    socket.send(callOf(id, 'auth.sessionEnded'));
    expect(await socket.answersTo(id)).toEqual(['started']);
  };
  for (let id = 1; id <= maxOpenCalls; id++) await begin(id);
  socket.send({ id: 1, method: 'subscription.stop' });
  expect(await socket.answersTo(1, 2)).toEqual(['started', 'stopped']);
  await begin(100);
  socket.send(callOf(101, 'auth.sessionEnded'));
  expect(await socket.closeCode).toBe(rateLimitedCloseCode);
});

test('a call that is stopped before it has begun does not stay open', async () => {
  const socket = await openSocketAs(app(), await makePerson(app()), { address: newAddress() });
  socket.send([callOf(1, 'auth.sessionEnded'), { id: 1, method: 'subscription.stop' }]);
  expect(await socket.answersTo(1, 2)).toEqual(['started', 'stopped']);
  socket.socket.close();
});

test('two open calls with the same id close the socket', async () => {
  const socket = await openSocketAs(app(), await makePerson(app()), { address: newAddress() });
  socket.send([callOf(1, 'auth.sessionEnded'), callOf(1, 'auth.sessionEnded')]);
  expect(await socket.closeCode).toBe(rateLimitedCloseCode);
});

test('closes a person’s socket beyond the limit, and a closed socket frees its slot', async () => {
  const [person, other] = [await makePerson(app()), await makePerson(app())];
  const address = newAddress();
  const first = await openSocketAs(app(), person, { address });
  for (let more = 2; more <= 3; more++) await openSocketAs(app(), person, { address: newAddress() });
  expect(await (await openSocketAs(app(), person, { address })).closeCode).toBe(rateLimitedCloseCode);
  const theirs = await openSocketAs(app(), other, { address });
  theirs.send(callOf(1, 'auth.sessionEnded'));
  expect(await theirs.answersTo(1)).toEqual(['started']);
  first.socket.close();
  await first.closeCode;
  const again = await openSocketAs(app(), person, { address });
  again.send(callOf(1, 'auth.sessionEnded'));
  expect(await again.answersTo(1)).toEqual(['started']);
});

test('closes sockets beyond the limit of an address without a session lookup, and serves other addresses', async () => {
  const address = newAddress();
  for (let count = 1; count <= 6; count++) await openTestSocket(app(), { address });
  const looks = countLooks();
  const person = await makePerson(app());
  expect(await (await openSocketAs(app(), person, { address })).closeCode).toBe(rateLimitedCloseCode);
  expect(looks.count()).toBe(0);
  const elsewhere = await openSocketAs(app(), person, { address: newAddress() });
  elsewhere.send(callOf(1, 'auth.sessionEnded'));
  expect(await elsewhere.answersTo(1)).toEqual(['started']);
});

test('a client cannot change its address through X-Forwarded-For', async () => {
  const address = newAddress();
  const from = (count: number) => openTestSocket(app(), { address: `203.0.113.${count}, ${address}` });
  for (let count = 1; count <= 6; count++) await from(count);
  expect(await (await from(7)).closeCode).toBe(rateLimitedCloseCode);
});

test('refuses frequent handshakes from one address before any work', async () => {
  const address = newAddress();
  const looks = countLooks();
  const knock = async (): Promise<string> => {
    const headers = socketHeaders({ cookie: 'passgenau_session=x', address });
    const socket = new WebSocket(socketUrl(app().baseUrl), { origin: app().env.APP_URL, headers });
    const refusal = await Promise.race([
      once(socket, 'open').then(() => 'open'),
      once(socket, 'error').then(([error]) => (error as Error).message),
    ]).catch(String);
    socket.on('error', () => undefined);
    socket.terminate();
    return refusal;
  };
  const outcomes = await Promise.all(Array.from({ length: 100 }, knock));
  expect(outcomes.filter((outcome) => outcome.includes('429')).length).toBeGreaterThan(20);
  expect(looks.count()).toBeLessThan(80);
  expect((await fetch(`${app().baseUrl}/healthz`)).status).toBe(200);
});

async function handshake(lines: readonly string[], leave: 'wait' | 'reset'): Promise<string> {
  const { hostname, port } = new URL(app().baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const fixed = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  socket.write(`${['GET /trpc HTTP/1.1', ...fixed, ...lines].join('\r\n')}\r\n\r\n`);
  if (leave === 'reset') {
    socket.resetAndDestroy();
    return '';
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(answer).split('\r\n', 1)[0] ?? '';
}

test.each([
  ['an invalid host', ['Host: [', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='], '403 Forbidden'],
  ['no key', ['Host: localhost'], '400 Bad Request'],
])('a handshake with %s is refused, and the server survives', async (_name, lines, answer) => {
  const from = [`Origin: ${app().env.APP_URL}`, `X-Forwarded-For: ${newAddress()}`];
  expect(await handshake([...lines, ...from], 'wait')).toBe(`HTTP/1.1 ${answer}`);
  expect((await fetch(`${app().baseUrl}/healthz`)).status).toBe(200);
});

test('a handshake aborted during its refusal or lookup does no harm', async () => {
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const cookie = 'Cookie: passgenau_session=x';
  for (const origin of ['https://evil.example', app().env.APP_URL])
    for (let times = 0; times < 5; times++)
      await handshake(
        ['Host: localhost', key, cookie, `Origin: ${origin}`, `X-Forwarded-For: ${newAddress()}`],
        'reset',
      );
  expect((await fetch(`${app().baseUrl}/healthz`)).status).toBe(200);
});

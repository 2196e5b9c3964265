import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { paths, tokenPaths } from '#shared/paths.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { hashToken } from '../core/runtime/random.ts';
import { endSessions } from '../features/auth/end-sessions.ts';
import { startSession } from '../features/auth/sessions.ts';
import { testApp } from '../testing/app.ts';
import { makePerson, testOrigin, testPassword } from '../testing/people.ts';
import { cookieFor } from '../testing/uploads.ts';
import { loggablePath } from './request.ts';
import { maxBodyBytes } from './trpc/trpc.ts';

const app = testApp({ server: true });
const url = (path: string) => `${app().baseUrl}${path}`;
type Call = { headers?: Record<string, string>; body?: string; address?: string };

const post = (path: string, { headers = {}, body = '{}', address = '192.0.2.1' }: Call = {}) =>
  fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app().baseUrl, 'x-forwarded-for': address, ...headers },
    body,
  });

const signInBody = (values: object) => JSON.stringify({ json: values });
const messageOf = async (response: Response): Promise<string> => {
  const answer = (await response.json()) as { error: { message?: string; json?: { message: string } } };
  return answer.error.json?.message ?? answer.error.message ?? '';
};

test.each(['https://evil.example', 'null', 'http://localhost.evil.example', undefined])(
  'a POST from the origin %s is refused',
  async (origin) => {
    const { origin: _, ...headers } = { origin: '', 'content-type': 'application/json' };
    const response = await fetch(url('/trpc/auth.signOut'), {
      method: 'POST',
      headers: origin === undefined ? headers : { ...headers, origin },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(await messageOf(response)).toBe('Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.');
  },
);

test.each<[string, (own: string) => string]>([
  ['extends ours', (own) => `${own}.evil.example`],
  ['has a longer port', (own) => `${own}0`],
  ['is a prefix of ours', (own) => own.slice(0, -1)],
  ['ends with ours', (own) => `https://evil.example/${own}`],
  ['is ours with another scheme', (own) => own.replace('http', 'https')],
])('a POST from an origin that %s is refused', async (_what, from) => {
  const response = await post('/trpc/auth.signOut', { headers: { origin: from(app().baseUrl) } });
  expect(response.status).toBe(403);
  expect(await messageOf(response)).toBe(errorTexts.FOREIGN_ORIGIN);
});

test.each(['PUT', 'DELETE', 'PATCH'])('%s does not bypass the origin check', async (method) => {
  expect((await fetch(url('/'), { method, headers: { origin: 'https://evil.example' } })).status).toBe(403);
});

test('answers a query by POST, so that a token stays out of the address', async () => {
  const body = JSON.stringify({ json: { tokens: { softskill: 'a'.repeat(43) } } });
  const response = await post('/trpc/matching.best', { body });
  expect([response.status, await response.json()]).toMatchObject([200, { result: { data: { json: { best: [] } } } }]);
});

test('rejects a mutation by GET', async () => {
  const response = await fetch(url(`/trpc/auth.signOut?input=${encodeURIComponent('{}')}`));
  expect(response.status).toBe(405);
});

const closeCodeOf = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0] as number;

test('refuses a socket from a foreign page and opens one from our own', async () => {
  const socketUrl = `${app().baseUrl.replace('http', 'ws')}/trpc`;
  const foreign = new WebSocket(socketUrl, { origin: 'https://evil.example' });
  const [error] = (await once(foreign, 'error')) as [Error];
  expect(error.message).toContain('403');
  const elsewhere = new WebSocket(socketUrl.replace('/trpc', '/elsewhere'), { origin: app().baseUrl });
  expect(((await once(elsewhere, 'error')) as [Error])[0].message).toContain('403');
  const own = new WebSocket(socketUrl, { origin: app().baseUrl });
  await once(own, 'open');
  own.close();
  await closeCodeOf(own);
});

test('the sockets of a session close when it ends', async () => {
  const person = await makePerson(app());
  const cookie =
    (await startSession(app(), app().db.prisma, { userId: person.userId, origin: testOrigin })).split(';', 1)[0] ?? '';
  const socket = new WebSocket(`${app().baseUrl.replace('http', 'ws')}/trpc`, {
    origin: app().baseUrl,
    headers: { cookie },
  });
  await once(socket, 'open');
  const subscribe = { id: 1, jsonrpc: '2.0', method: 'subscription', params: { path: 'auth.sessionEnded', input: {} } };
  socket.send(JSON.stringify(subscribe));
  await once(socket, 'message');
  const { publicId } = await app().db.prisma.session.findUniqueOrThrow({
    where: { id: hashToken(cookie.split('=')[1] ?? '') },
  });
  const closing = closeCodeOf(socket);
  await app().db.prisma.$transaction(async (tx) => endSessions(app(), tx, { userId: person.userId, only: publicId }));
  expect(await closing).toBe(4401);
});

test('the policy of pages forbids eval, inline scripts and third parties except for videos', async () => {
  const response = await fetch(url('/'));
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const [directives, foreign] = [policy.split(';'), /https:/];
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline/);
  expect(directives.filter((directive) => foreign.test(directive))).toEqual([
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  ]);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await response.text()).toContain(`content="${nonce}"`);
  const again = await fetch(url('/'));
  expect(again.headers.get('content-security-policy')).not.toContain(nonce);
});

test.each([
  ['a NUL byte', signInBody({ email: 'a@b.de', password: 'a\u0000b' })],
  ['a lone surrogate', '{"json":{"email":"a@b.de","password":"a\\ud800b"}}'],
  ['a text of one megabyte', signInBody({ email: 'a@b.de', password: 'x'.repeat(1_000_000) })],
  ['an address of one megabyte', signInBody({ email: `${'x'.repeat(1_000_000)}@b.de`, password: 'x' })],
  ['an unknown field', signInBody({ email: 'a@b.de', password: 'x', isAdmin: true })],
  ['a number instead of a text', signInBody({ email: 'a@b.de', password: 5 })],
  ['a missing field', signInBody({ email: 'a@b.de' })],
  ['a list instead of an object', signInBody([1, 2])],
  ['invalid JSON', '{"json":'],
  ['an empty body', ''],
  ['strange superjson', '{"json":{"email":"a@b.de","password":"x"},"meta":{"values":{"email":["class"]}}}'],
])('%s is answered with 400 and a German sentence', async (_name, body) => {
  const response = await post('/trpc/auth.signIn', { body });
  expect([response.status, await messageOf(response)]).toEqual([400, 'Die Angaben sind unvollständig oder ungültig.']);
});

test('__proto__ in the input has no effect', async () => {
  const response = await post('/trpc/auth.signIn', {
    body: '{"json":{"__proto__":{"polluted":1},"email":"a@b.de","password":"x"}}',
  });
  expect(response.status).toBe(400);
  expect('polluted' in {}).toBe(false);
});

test('refuses bodies larger than any form', async () => {
  const response = await post('/trpc/auth.signIn', {
    body: signInBody({ email: 'a@b.de', password: 'x'.repeat(maxBodyBytes) }),
  });
  expect([response.status, await messageOf(response)]).toEqual([413, 'Die Anfrage ist zu groß.']);
});

test('HTTP offers no live updates, and always sends complete answers', async () => {
  const cookie = (await cookieFor(app(), await makePerson(app()))) ?? '';
  const live = await fetch(url('/trpc/auth.sessionEnded'), { headers: { cookie } });
  expect(await live.text()).toContain('METHOD_NOT_SUPPORTED');
  const inPieces = await fetch(url('/trpc/auth.me?batch=1'), { headers: { 'trpc-accept': 'application/jsonl' } });
  expect([inPieces.status, (await inPieces.text()).length > 0]).toEqual([200, true]);
});

test.each([
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'text/plain',
  'application/x-www-form-urlencoded',
])('an input as %s is refused in German', async (type) => {
  const response = await post('/trpc/auth.signIn', { headers: { 'content-type': type }, body: '--x--' });
  expect([response.status < 500, await messageOf(response)]).toEqual([true, errorTexts.INVALID_INPUT]);
});

test('refuses a batch with more calls than a page needs', async () => {
  const paths = Array.from({ length: 11 }, () => 'auth.me').join(',');
  const response = await fetch(url(`/trpc/${paths}?batch=1&input=${encodeURIComponent('{}')}`));
  expect(response.status).toBe(400);
});

test.each([
  '/%E0%A4%A',
  '/trpc/%00',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/trpc/auth.me?input=%00',
  '/.env',
])('the unusual address %s never breaks the server', async (path) => {
  const response = await fetch(url(path));
  expect(response.status).toBeLessThan(500);
  expect(await response.text()).not.toContain('"dependencies"');
});

test('an unexpected error answers with a German sentence and the request id of the log', async () => {
  await app().db.pool.query('alter table content_pages rename to elsewhere');
  const response = await fetch(url(`/trpc/pages.page?input=${encodeURIComponent('{"json":{"slug":"help"}}')}`));
  await app().db.pool.query('alter table elsewhere rename to content_pages');
  const text = await response.text();
  const requestId = response.headers.get('x-request-id') ?? '';
  expect(response.status).toBe(500);
  expect(text).toContain(`Das hat nicht geklappt. Es ist ein unerwarteter Fehler aufgetreten. Kennung: ${requestId}`);
  expect(text).not.toMatch(/content_pages|prisma|stack|\bat /i);
  expect(app().logged()).toContain(requestId);
});

test('the log contains no password, token, cookie or mail', async () => {
  const person = await makePerson(app());
  const response = await post('/trpc/auth.signIn', {
    body: signInBody({ email: person.email, password: testPassword }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  await post('/trpc/auth.signIn', { body: signInBody({ email: person.email, password: 'falsches Geheimnis' }) });
  await post('/trpc/auth.requestPasswordReset', { body: signInBody({ email: person.email }), headers: { cookie } });
  const mail = await app().mailbox.mailTo(person.email);
  const token = /reset-password\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
  await fetch(url(`/reset-password/${token}`));
  await post('/trpc/auth.resetPassword', { body: signInBody({ token, password: 'noch ein Geheimnis' }) });
  const log = app().logged();
  for (const secret of [testPassword, 'Geheimnis', token, cookie.split('=')[1] ?? '', 'Sie möchten Ihr Passwort'])
    expect(log).not.toContain(secret);
  expect(log).toContain('/trpc/auth.signIn');
});

test('the log contains no tokens from addresses', () => {
  const logged = tokenPaths.map((prefix) => loggablePath(`${prefix}abcdefgh?x=1`));
  expect(logged).toEqual([
    '/weekly-mail/…',
    '/account-deletion/…',
    '/verify-email/…',
    '/reset-password/…',
    '/company-domain/…',
    '/invitation/…',
  ]);
  const takingToken = Object.values(paths).filter((path) => /^\(token/.test(String(path)));
  expect(takingToken).toHaveLength(tokenPaths.length);
});

test('health, readiness and metrics report each part by name', async () => {
  expect(await (await fetch(url('/healthz'))).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(url('/readyz'))).json()).toEqual({
    status: 'ok',
    database: 'ok',
    storage: 'ok',
    mail: 'ok',
    queue: 'ok',
    disk: 'ok',
    backupAgeSeconds: null,
    backupProofAgeSeconds: null,
  });
  expect(await (await fetch(url('/metrics'))).text()).toContain('http_request_duration_seconds_count');
  expect((await fetch(url('/metrics'), { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
});

test('a request aborted in the middle does not harm the server', async () => {
  const { hostname, port } = new URL(app().baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST /trpc/auth.signIn HTTP/1.1\r\nHost: x\r\nOrigin: ${app().baseUrl}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"json"`,
  );
  socket.destroy();
  expect((await fetch(url('/healthz'))).status).toBe(200);
});

test('a malformed cookie of another site does not change any answer', async () => {
  const person = await makePerson(app());
  const own = await cookieFor(app(), person);
  for (const cookie of ['other=50%', `other=%; ${own}`]) {
    const answer = await fetch(`${app().baseUrl}/trpc/auth.me`, { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
  }
  const me = await fetch(`${app().baseUrl}/trpc/auth.me`, { headers: { Cookie: `other=%; ${own}` } });
  expect(await me.text()).toContain(person.userId);
});

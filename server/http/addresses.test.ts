import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = testApp({ server: true });
const url = (path: string) => `${app().baseUrl}${path}`;

test.each(['/gibt-es-nicht', '/company/nowhere', '/wp-login.php', '/jobs/17/edit', '/logo.txt'])(
  'the unknown address %s answers 404 with the not-found page and is excluded from search engines',
  async (path) => {
    const response = await fetch(url(path));
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('<meta name="robots" content="noindex" />');
  },
);

test.each([
  ['/impressum', '/imprint'],
  ['/Datenschutz', '/privacy'],
  ['/agb', '/terms'],
  ['/nutzungsbedingungen/', '/terms'],
])('%s redirects for good to %s', async (typed, page) => {
  const response = await fetch(url(typed), { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, page]);
});

test('/certificate is in the sitemap, and search engines do not index single certificates', async () => {
  const sitemap = await (await fetch(url('/sitemap-pages.xml'))).text();
  expect(sitemap).toContain(`<loc>${url('/certificate')}</loc>`);
  const [form = '', single = ''] = await Promise.all(
    ['/certificate', '/certificate/PG-1A2B-3C4D-5E6F'].map(async (path) => (await fetch(url(path))).text()),
  );
  for (const html of [form, single]) expect(html).toContain('<title>Zertifikat prüfen – Passgenau</title>');
  expect([form, single].map((html) => html.includes('content="noindex"'))).toEqual([false, true]);
  expect(single).not.toContain('PG-1A2B-3C4D-5E6F');
});

test.each(['/api', '/api/', '/api/nowhere', '/api/v9/jobs', '/api/jobs.csv', '/files/nowhere'])(
  'the unknown address %s answers 404 as JSON',
  async (path) => {
    const response = await fetch(url(path));
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(((await response.json()) as { error: { message: string } }).error.message).not.toBe('');
  },
);

test.each(['/', '/healthz', '/api/courses', '/trpc/auth.me'])('%s refuses a second Host header', async (path) => {
  const { host } = new URL(app().baseUrl);
  const statusWith = async (...hosts: string[]): Promise<number | undefined> => {
    const sent = request(url(path), {
      setHost: false,
      headers: ['Host', hosts[0] ?? '', ...hosts.slice(1).flatMap((one) => ['host', one])],
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await statusWith(host)).toBe(200);
  expect([await statusWith(host, 'evil.example'), await statusWith(host, host)]).toEqual([400, 400]);
});

test('a socket with two Host headers is refused', async () => {
  const { hostname, port, host } = new URL(app().baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /trpc HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nOrigin: ${app().baseUrl}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('400 Bad Request');
  socket.destroy();
});

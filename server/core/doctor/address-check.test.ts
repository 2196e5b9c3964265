import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { freePort } from '../../testing/free-port.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { readEnv } from '../runtime/env.ts';
import { arrivalPath, arrivalTokenHeader, arrivalTokenPurpose, checkPublicAddress } from './address-check.ts';
import { checkMail } from './mail-check.ts';

const visitor = '203.0.113.9';
type Headers = IncomingHttpHeaders;
type Behaviour = { change: (headers: Headers) => Headers; passesUpgrades?: boolean };

/** Appends like nginx with `$proxy_add_x_forwarded_for`. */
const appending = (headers: Headers): Headers => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], visitor].filter(Boolean).join(', '),
});
const replacing = (headers: Headers): Headers => ({ ...headers, 'x-forwarded-for': visitor });

describe('public address behind a proxy', () => {
  let app: TestApp;
  let behaviour: Behaviour = { change: appending };
  const cleanups: Array<() => unknown> = [];

  beforeAll(async () => {
    const port = await freePort();
    const opened = await openTestApp({ server: true, settings: { APP_URL: `http://localhost:${port}` } });
    app = opened.app;
    const proxy = createServer((incoming, outgoing) => {
      const { url: path, method } = incoming;
      const target = { port: app.env.PORT, path, method, headers: behaviour.change(incoming.headers) };
      incoming.pipe(
        request(target, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        }),
      );
    });
    proxy.on('upgrade', (incoming, socket) => {
      if (behaviour.passesUpgrades === false) return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      const { url: path, headers } = incoming;
      request({ port: app.env.PORT, path, headers: behaviour.change(headers) })
        .on('upgrade', (answer, target) => {
          const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
          socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
          socket.pipe(target).pipe(socket);
          socket.on('error', () => target.destroy());
          target.on('error', () => socket.destroy());
        })
        .end();
    });
    proxy.listen(port, 'localhost');
    await once(proxy, 'listening');
    cleanups.push(opened.close, () => proxy.close());
  });
  afterAll(async () => {
    for (const close of cleanups.toReversed()) await close();
  });

  const token = () => app.secrets.derive(arrivalTokenPurpose);
  async function check(next: Behaviour, settings: object = {}) {
    behaviour = next;
    return (await checkPublicAddress({ ...app.env, ...settings }, token())).findings;
  }

  test.each([
    ['appends', appending],
    ['replaces', replacing],
  ])('is in order if the proxy %s the address of the visitor', async (_what, change) => {
    expect(await check({ change })).toMatchObject([{ level: 'ok', text: expect.stringContaining('WebSocket') }]);
    const { httpDate } = await checkPublicAddress(app.env, token());
    expect(Math.abs((httpDate?.getTime() ?? 0) - Date.now())).toBeLessThan(30_000);
  });

  test('reports that visitors could forge their address, if no proxy adds it', async () => {
    expect(await check({ change: (headers) => headers })).toMatchObject([
      { level: 'problem', text: expect.stringContaining('können ihre Adresse fälschen') },
    ]);
  });

  test('reports a second proxy that TRUST_PROXY does not count, and one too many', async () => {
    expect(await check({ change: (headers) => appending(appending(headers)) })).toMatchObject([
      { level: 'problem', text: expect.stringContaining('2 Proxys'), remedy: 'TRUST_PROXY=2 setzen.' },
    ]);
    expect(await check({ change: appending }, { TRUST_PROXY: 2 })).toMatchObject([
      { level: 'problem', remedy: 'TRUST_PROXY=1 setzen.' },
    ]);
  });

  test('reports blocked WebSocket connections', async () => {
    expect(await check({ change: appending, passesUpgrades: false })).toMatchObject([
      { level: 'problem', text: expect.stringContaining('WebSocket-Verbindungen kommen nicht an') },
    ]);
  });

  test('reports another program at the address, and an address that is closed', async () => {
    behaviour = { change: appending };
    expect((await checkPublicAddress(app.env, 'another installation')).findings).toMatchObject([
      { level: 'problem', text: expect.stringContaining('antwortet nicht diese Installation (Status 404)') },
    ]);
    const closed = `http://localhost:${await freePort()}`;
    expect(await check({ change: appending }, { APP_URL: closed })).toMatchObject([
      { level: 'problem', text: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await check({ change: appending }, { APP_URL: closed, PORT: await freePort() })).toMatchObject([
      { level: 'hint', text: expect.stringContaining('läuft gerade nicht') },
    ]);
  });

  test('visitors cannot ask how their request arrived', async () => {
    for (const given of ['', 'x', token().slice(1), `${token()}x`]) {
      const answer = await fetch(`${app.env.APP_URL}${arrivalPath}`, { headers: { [arrivalTokenHeader]: given } });
      expect([answer.status, await answer.text()]).toEqual([404, 'Not Found']);
    }
  });
});

describe('mail server', () => {
  const check = async (settings: NodeJS.ProcessEnv) =>
    (await checkMail(readEnv(settings), null)).map(({ level, text }) => `${level} ${text}`);

  test('connects without sending a mail, and reports a missing encryption', async () => {
    const mailbox = await openMailbox();
    expect(await check({ SMTP_URL: mailbox.url })).toEqual(['ok 127.0.0.1 antwortet.']);
    expect(mailbox.received).toEqual([]);
    // The same server under an address that is not a loopback address.
    expect(await check({ SMTP_URL: mailbox.url.replace('127.0.0.1', '0.0.0.0') })).toEqual([
      expect.stringMatching(/^problem 0\.0\.0\.0 antwortet, aber unverschlüsselt/),
    ]);
    await mailbox.close();
  });

  test('reports a wrong password, without it', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'richtig' ? done(null, { user: 'post' }) : done(new Error('Invalid login for post: falsches')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    expect(await check({ SMTP_URL: `smtp://post:falsches@127.0.0.1:${port}` })).toEqual([
      'problem Der Mailserver 127.0.0.1 lehnt Benutzer oder Passwort ab.',
    ]);
    expect(await check({ SMTP_URL: `smtp://post:richtig@127.0.0.1:${port}` })).toEqual([
      'ok 127.0.0.1 antwortet, die Anmeldung gelingt.',
    ]);
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test('reports a closed port, a missing server, and an unusable sender', async () => {
    const closed = `smtp://127.0.0.1:${await freePort()}`;
    expect(await check({ SMTP_URL: closed })).toEqual([
      expect.stringMatching(/^problem Der Mailserver 127\.0\.0\.1 ist nicht erreichbar/),
    ]);
    expect(await check({})).toEqual([expect.stringMatching(/^hint SMTP_URL fehlt/)]);
    const publicly = { APP_URL: 'https://passgenau.example', TRUST_PROXY: '1', SMTP_URL: closed };
    expect(await check(publicly)).toContainEqual(expect.stringMatching(/^problem Der Absender ist .*@localhost/));
    expect(await check({ ...publicly, MAIL_FROM: 'Passgenau' })).toContainEqual(
      'problem Der Absender ist keine gültige Adresse.',
    );
    expect(await check({ ...publicly, MAIL_FROM: 'Post <post@firma.de>' })).toHaveLength(1);
  });
});

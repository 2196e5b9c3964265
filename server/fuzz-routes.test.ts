import { createConnection } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from './testing/app.ts';
import { oddDates, oddNumbers, oddStrings, someUuid } from './testing/fuzz/odd-values.ts';
import { makeCrew } from './testing/organisations.ts';
import { makeQuizCourse } from './testing/quiz-course.ts';
import { cookieFor } from './testing/uploads.ts';

const app = testApp({ server: true, mail: false });
let cookie = '';
let courseId = someUuid;
beforeAll(async () => {
  const { owner } = await makeCrew(app());
  ({ courseId } = await makeQuizCourse(owner));
  cookie = (await cookieFor(app(), owner)) ?? '';
});

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Writes the raw request line: HTTP clients would reject most of these. @returns the status, 0 for none */
function send({ method = 'GET', path, headers = {}, body = '' }: Sent): Promise<number> {
  const all = {
    Host: `localhost:${app().env.PORT}`,
    Cookie: cookie,
    Origin: app().baseUrl,
    Connection: 'close',
    ...headers,
  };
  const head = Object.entries({ ...all, 'Content-Length': String(Buffer.byteLength(body)) });
  const lines = [`${method} ${path} HTTP/1.1`, ...head.map(([name, value]) => `${name}: ${value}`), '', body];
  return new Promise((resolve) => {
    let answer = '';
    const socket = createConnection(app().env.PORT, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

async function failures(sent: readonly Sent[]): Promise<string[]> {
  const failed: string[] = [];
  for (const one of sent) {
    const status = await send(one);
    if (status === 0 || status >= 500) failed.push(`${one.method ?? 'GET'} ${one.path.slice(0, 300)}: ${status}`);
  }
  return failed;
}

const cursorOf = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
const oddParts = [
  ...oddStrings.map((text) => encodeURI(text.toWellFormed())),
  '%',
  '%zz',
  '%00',
  '%ff',
  '..',
  '%2e%2e%2f',
  '//',
  ';',
  '[',
  'ä',
  `${'x'.repeat(3000)}`,
];
const rest = ['', '/', '//', '?', '?=', '?%', '?a[b]=1&a[b]=2', '?__proto__=1', '#'];

test('no path below any route causes a server error', async () => {
  const routes = [
    '/trpc/',
    '/trpc/auth.me',
    '/trpc/auth.',
    '/api/courses/',
    '/api/course/',
    '/api/jobs/',
    '/api/job/',
    '/api/jobs.',
    '/job/',
    '/company-page/',
    '/files/',
    '/files/course-content/',
    '/certificates/',
    '/course/',
    '/assets/',
    '/',
    '/sitemap-courses-',
    '/sitemap-jobs-',
    '/report/',
    '/reset-password/',
    '/imports/',
    '/exports/',
  ];
  const paths = routes.flatMap((route) => [...oddParts, ...rest].map((part) => ({ path: `${route}${part}` })));
  expect(await failures(paths)).toEqual([]);
});

test('no query of any route causes a server error', async () => {
  const values = [...oddStrings, ...oddNumbers.map(String), 'x'.repeat(3000), someUuid, courseId].map((text) =>
    encodeURIComponent(text.toWellFormed()),
  );
  const parameters = [
    ...['search', 'sort', 'after'].map((name) => `/api/courses?${name}=`),
    ...['company', 'skill'].map((name) => `/api/courses?${name}=`),
    ...['search', 'skill'].map((name) => `/api/courses/count?${name}=`),
    ...['search', 'place', 'radius', 'remote', 'employment', 'pay', 'company', 'sort', 'after'].flatMap((name) => [
      `/api/jobs?${name}=`,
      `/api/jobs/count?${name}=`,
      `/api/jobs/fields?${name}=`,
    ]),
    '/api/jobs?place=Berlin&remote=also&search=',
    '/api/jobs.json?after=',
    `/api/course/${courseId}?invitation=`,
    `/course/${courseId}?invitation=`,
    '/exports/scorm?version=1&course=',
    `/exports/scorm?course=${courseId}&version=`,
    `/exports/bundle?course=${courseId}&version=`,
    '/report/softskills.pdf?result=',
    '/trpc/auth.me?batch=1&input=',
    '/trpc/auth.me?input=',
    '/trpc/auth.me?batch=',
    '/trpc/auth.me?connectionParams=',
    `/files/course-content/${someUuid}.pdf?invitation=`,
  ];
  const asked = parameters.flatMap((parameter) =>
    [...values, '%', '%ff', 'a&search=b&search=c'].map((value) => ({ path: parameter + value })),
  );
  expect(await failures(asked)).toEqual([]);
});

test('refuses forged cursors with any time or number', async () => {
  const places = [...oddDates.map((date) => date.toISOString()), ...oddNumbers, ...oddStrings, null, [], {}, true];
  const asked = ['newest', 'oldest', 'title', 'popular'].flatMap((sort) =>
    places.flatMap((place) => [
      { path: `/api/courses?sort=${sort}&after=${cursorOf(place, someUuid)}` },
      { path: `/api/courses?sort=${sort}&search=Kurs&after=${cursorOf(place, someUuid)}` },
    ]),
  );
  expect(await failures(asked)).toEqual([]);
  const jobsAsked = ['newest', 'pay'].flatMap((sort) =>
    places.map((place) => ({ path: `/api/jobs?sort=${sort}&search=Haus&after=${cursorOf(place, someUuid)}` })),
  );
  expect(await failures(jobsAsked)).toEqual([]);
  const statusOf = (sort: string, place: unknown) =>
    send({ path: `/api/courses?sort=${sort}&after=${cursorOf(place, someUuid)}` });
  expect(await statusOf('newest', '0000-01-01T00:00:00.000Z')).toBe(400);
  expect(await statusOf('oldest', '-000001-01-01T00:00:00.000Z')).toBe(400);
  expect(await statusOf('popular', 2_147_483_648)).toBe(400);
  expect(await statusOf('popular', 2_147_483_647)).toBe(200);
});

test('no method, header or body causes a server error', async () => {
  const paths = [
    '/trpc/auth.signIn',
    '/trpc/auth.me',
    '/files',
    '/files/logo',
    '/imports/course',
    '/api/courses',
    '/',
    '/metrics',
    '/readyz',
  ];
  const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'PROPFIND'];
  const bodies = ['', '{', '[[[[', '\u0000', '--x\r\n\r\n', '{"json":1}'];
  const types = [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain; charset=unfug',
    '%',
  ];
  const sent = paths.flatMap((path) => [
    ...methods.map((method) => ({ path, method })),
    ...types.flatMap((type) =>
      bodies.map((body) => ({ path, method: 'POST', body, headers: { 'Content-Type': type } })),
    ),
  ]);
  const odd = ['%', '\u00ff', 'bytes=9-1,x', '"', '*', 'W/"x", *', '\u2028', 'null', 'gzip;q=x', 'x'.repeat(4000)];
  const names = [
    'Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept',
    'Accept-Encoding',
    'trpc-accept',
    'X-Forwarded-For',
    'User-Agent',
    'Referer',
    'Content-Type',
    'Authorization',
    'If-Range',
  ];
  const places = [
    '/',
    '/trpc/auth.me',
    `/api/course/${courseId}`,
    `/files/course-content/${someUuid}.pdf`,
    `/course/${courseId}`,
  ];
  const headed = names.flatMap((name) =>
    odd.flatMap((value) => places.map((path) => ({ path, headers: { [name]: value } }))),
  );
  expect(await failures([...sent, ...headed])).toEqual([]);
});

test('and none of the requests caused an unexpected error', () => {
  const lines = app().logged().split('\n');
  expect(lines.filter((line) => line.includes('unexpected error')).map((line) => line.slice(0, 1000))).toEqual([]);
});

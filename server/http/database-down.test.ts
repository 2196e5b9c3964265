import { afterAll, beforeEach, expect, test } from 'vitest';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../testing/app.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../testing/database-line.ts';
import { makePerson } from '../testing/people.ts';
import { cookieFor } from '../testing/uploads.ts';

let line: DatabaseProxy | undefined;
const theLine = (): DatabaseProxy => {
  if (line === undefined) throw new Error('the line is opened with the app');
  return line;
};
const app = testApp({
  server: true,
  mail: false,
  through: async (url) => {
    line = await openDatabaseProxy(url);
    return line.url;
  },
});
afterAll(() => line?.close());

const someId = '00000000-0000-4000-8000-000000000000';
const paths = [
  '/trpc/pages.page?input=%7B%22json%22%3A%7B%22slug%22%3A%22help%22%7D%7D',
  '/trpc/auth.me',
  '/trpc/auth.me,courses.counts?batch=1&input=%7B%7D',
  '/api/courses',
  '/api/courses/count',
  `/api/course/${someId}`,
  '/sitemap.xml',
  '/sitemap-courses-00.xml',
  `/files/course-content/${someId}.pdf`,
  `/exports/scorm?course=${someId}&version=1`,
  `/certificates/${someId}`,
  `/report/softskills.pdf?result=${someId}`,
  `/course/${someId}`,
];
let cookie = '';
const ask = (path: string) => fetch(`${app().baseUrl}${path}`, { headers: { cookie } });

beforeEach(async () => {
  await theLine().restore();
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
  cookie = (await cookieFor(app(), await makePerson(app()))) ?? '';
});

test('while the database is down, every route answers in German with a retry time', async () => {
  await theLine().cut();
  for (const path of paths) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '2']);
    if (!path.startsWith('/course/')) expect(await answer.text()).toContain(errorTexts.UNAVAILABLE);
  }
  const page = await ask('/help');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('name="session" content=""')]);
  expect(app().logged()).not.toContain('unexpected error');
  const ready = await ask('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: 'failed' })]);
  expect((await ask('/healthz')).status).toBe(200);
});

test('replaces connections lost between two requests or during one', async () => {
  const running = ask('/api/courses').then(({ status }) => status);
  await theLine().restore();
  expect([200, 503]).toContain(await running);
  await expect.poll(async () => (await ask('/trpc/auth.me')).status).toBe(200);
  expect(app().logged()).not.toContain('unexpected error');
});

test('a request that failed before its session lookup returns the id under which it is logged', async () => {
  await theLine().cut();
  const answer = await ask('/trpc/auth.me');
  const body = (await answer.json()) as { error: { json: { data: { requestId: string; rule: string } } } };
  expect(body.error.json.data).toMatchObject({ rule: 'UNAVAILABLE', requestId: answer.headers.get('x-request-id') });
  expect(body.error.json.data.requestId).not.toBe('');
});

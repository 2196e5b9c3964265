import type pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { waitForEvents } from '../testing/events.ts';
import { makeCrew } from '../testing/organisations.ts';
import { makePerson } from '../testing/people.ts';
import { cookieFor } from '../testing/uploads.ts';

const app = testApp({ server: true, settings: { DATABASE_POOL_SIZE: '2' } });

async function whileWaiting(pool: pg.Pool, waiting: number, ask: () => Promise<Response>) {
  const held = await Promise.all([pool.connect(), pool.connect()]);
  let givenUp = 0;
  const others = Array.from({ length: waiting }, () => pool.query('select 1').catch(() => givenUp++));
  const asked = ask();
  // Waiting queries give up after a while with the same error, so the refusal must come before that.
  if (waiting > 100) await asked;
  expect(givenUp).toBe(0);
  for (const client of held) client.release();
  await Promise.all(others);
  return asked;
}

const someId = '7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11';
const refusal = {
  error: {
    message: 'Der Server ist gerade überlastet. Versuchen Sie es in einem Moment noch einmal.',
    rule: 'BUSY',
  },
};
const get = (path: string) => () => fetch(`${app().baseUrl}${path}`);

test.each([
  ['a search', 200, '/api/courses?search=quelle'],
  ['an uncached course', 404, `/api/course/${someId}`],
])('when too many wait for the database, %s is refused in German and served afterwards', async (_, status, path) => {
  const { readPool } = app().db;
  const refused = await whileWaiting(readPool, 101, get(path));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual(refusal);
  expect((await whileWaiting(readPool, 90, get(path))).status).toBe(status);
});

test('the course page is still delivered, and search engines are asked to come back', async () => {
  const refused = await whileWaiting(app().db.readPool, 101, get(`/course/${someId}`));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.text()).toContain('<div id="root">');
});

test('/trpc refuses requests in the same way when too many wait for a connection', async () => {
  const body = JSON.stringify({ json: { courseId: someId } });
  const headers = { origin: app().baseUrl, 'content-type': 'application/json' };
  const ask = () => fetch(`${app().baseUrl}/trpc/learning.countView`, { method: 'POST', headers, body });
  const refused = await whileWaiting(app().db.pool, 101, ask);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual(refusal);
  expect((await whileWaiting(app().db.pool, 90, ask)).status).toBe(404);
});

test('requests for missing courses use none of the general connections', async () => {
  const { pool } = app().db;
  const held = await Promise.all([pool.connect(), pool.connect()]);
  try {
    expect((await fetch(`${app().baseUrl}/api/course/${someId}`)).status).toBe(404);
  } finally {
    for (const client of held) client.release();
  }
});

test('the database ends a statement that takes too long, with the same answer', async () => {
  const client = await app().db.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table published_courses in access exclusive mode');
    const response = await fetch(`${app().baseUrl}/api/courses`);
    expect(response.status).toBe(503);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect((await fetch(`${app().baseUrl}/api/courses`)).status).toBe(200);
});

test('requests without access to a private course use no connection', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId, settingsRevision: revision, title } = course;
  const settings = { courseId, revision, title, description: '', skillIds: [] };
  await editor.caller.courses.changeSettings({ ...settings, visibility: 'private' });
  await editor.caller.publishing.publish({ courseId });
  await waitForEvents(app());
  const ask = () => fetch(`${app().baseUrl}/api/course/${courseId}`);
  expect((await ask()).status).toBe(404);
  const { pool, readPool } = app().db;
  const held = await Promise.all([pool, readPool].flatMap((one) => [one.connect(), one.connect()]));
  try {
    expect((await ask()).status).toBe(404);
  } finally {
    for (const client of held) client.release();
  }
});

test('files, downloads and documents answer the same when no connection becomes free', async () => {
  const cookie = (await cookieFor(app(), await makePerson(app()))) ?? '';
  const paths = [
    `/files/course-content/${someId}.pdf`,
    `/exports/scorm?course=${someId}&version=1`,
    `/certificates/${someId}`,
  ];
  const { pool } = app().db;
  const held = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const answers = await Promise.all(paths.map((path) => fetch(`${app().baseUrl}${path}`, { headers: { cookie } })));
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      paths.map(() => [503, '2']),
    );
    for (const answer of answers) expect(await answer.text()).toContain(refusal.error.message);
  } finally {
    for (const client of held) client.release();
  }
});

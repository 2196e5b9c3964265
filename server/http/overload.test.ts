import type pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { everythingHeard } from '../testing/events.ts';
import { makeCrew } from '../testing/organisations.ts';
import { makePerson } from '../testing/people.ts';
import { cookieFor } from '../testing/uploads.ts';

const app = testApp({ server: true, settings: { DATABASE_POOL_SIZE: '2' } });

/** What somebody is told who comes while so many wait; all of them are served afterwards. */
async function whileWaiting(pool: pg.Pool, waiting: number, ask: () => Promise<Response>) {
  const held = await Promise.all([pool.connect(), pool.connect()]);
  let givenUp = 0;
  const others = Array.from({ length: waiting }, () => pool.query('select 1').catch(() => givenUp++));
  const asked = ask();
  // At once: whoever waits gives up by themselves after a while, and is told the same.
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
  ['a course that nobody keeps', 404, `/api/course/${someId}`],
])(
  'when too many wait for the database, who asks for %s is told so in German, and afterwards is served',
  async (_, status, path) => {
    const { readPool } = app().db;
    const refused = await whileWaiting(readPool, 101, get(path));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toEqual(refusal);
    expect((await whileWaiting(readPool, 90, get(path))).status).toBe(status);
  },
);

test('the page of a course is there all the same, and search engines are told to come back for the rest', async () => {
  const refused = await whileWaiting(app().db.readPool, 101, get(`/course/${someId}`));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.text()).toContain('<div id="root">');
});

test('under /trpc it is the same when too many wait for the connections for everything else', async () => {
  const body = JSON.stringify({ json: { courseId: someId } });
  const headers = { origin: app().baseUrl, 'content-type': 'application/json' };
  const ask = () => fetch(`${app().baseUrl}/trpc/learning.countView`, { method: 'POST', headers, body });
  const refused = await whileWaiting(app().db.pool, 101, ask);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual(refusal);
  expect((await whileWaiting(app().db.pool, 90, ask)).status).toBe(404);
});

test('courses that are not there are asked for without the connections that everything else needs', async () => {
  const { pool } = app().db;
  const held = await Promise.all([pool.connect(), pool.connect()]);
  try {
    // Whoever needed one of them would get 503 here. What else waits for them, such as the outbox, is not ours to count.
    expect((await fetch(`${app().baseUrl}/api/course/${someId}`)).status).toBe(404);
  } finally {
    for (const client of held) client.release();
  }
});

test('a statement that takes too long is ended by the database and answered the same way', async () => {
  const client = await app().db.pool.connect();
  try {
    // Whoever reads the catalogue now has to wait for this transaction.
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

test('a crowd in front of private courses that has nothing to show for itself reaches no connection', async () => {
  const { editor } = await makeCrew(app());
  const course = await makeCourse(editor);
  const { courseId, settingsRevision: revision, title } = course;
  const settings = { courseId, revision, title, description: '', skillIds: [] };
  await editor.caller.courses.changeSettings({ ...settings, visibility: 'private' });
  await editor.caller.publishing.publish({ courseId });
  await everythingHeard(app());
  const ask = () => fetch(`${app().baseUrl}/api/course/${courseId}`);
  expect((await ask()).status).toBe(404);
  const { pool, readPool } = app().db;
  const held = await Promise.all([pool, readPool].flatMap((one) => [one.connect(), one.connect()]));
  try {
    // The course itself is kept by now, and nobody in particular has no right to ask for.
    expect((await ask()).status).toBe(404);
  } finally {
    for (const client of held) client.release();
  }
});

test('who gets no connection in time for a file, a download or a document is told the same', async () => {
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

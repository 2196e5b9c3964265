import type pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { makeCourse } from '../testing/courses.ts';
import { makeCrew } from '../testing/organisations.ts';

const app = testApp({ server: true, settings: { DATABASE_POOL_SIZE: '2' } });

/** Asks so often that too many wait for the held connections; what the first refused one was told. */
async function crowd(pool: pg.Pool, ask: (number: number) => Promise<Response>) {
  const held = await Promise.all([pool.connect(), pool.connect()]);
  const statuses: number[] = [];
  let refused: Response | undefined;
  let someoneRefused: () => void = () => undefined;
  const refusal = new Promise<void>((resolve) => {
    someoneRefused = resolve;
  });
  const requests = Array.from({ length: 130 }, async (_, number) => {
    const response = await ask(number);
    statuses.push(response.status);
    if (response.status === 503) {
      refused ??= response;
      someoneRefused();
    }
  });
  await refusal;
  for (const client of held) client.release();
  await Promise.all(requests);
  return { statuses: new Set(statuses), refused };
}

const unknownId = (number: number): string => `7c1f0c7e-9a54-4d6c-8f0e-${String(number).padStart(12, '0')}`;

test.each([
  ['a search', 200, (number: number) => `/api/courses?search=${number}`],
  ['a course that nobody keeps', 404, (number: number) => `/api/course/${unknownId(number)}`],
])(
  'when too many wait for the database the next who ask for %s are told so in German, and afterwards everybody is served',
  async (_, status, pathOf) => {
    const { statuses, refused } = await crowd(app().db.readPool, (number) =>
      fetch(`${app().baseUrl}${pathOf(number)}`),
    );
    expect(statuses).toEqual(new Set([status, 503]));
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect(await refused?.json()).toEqual({
      error: {
        message: 'Der Server ist gerade überlastet. Versuchen Sie es in einem Moment noch einmal.',
        rule: 'BUSY',
      },
    });
    expect((await fetch(`${app().baseUrl}${pathOf(0)}`)).status).toBe(status);
  },
);

test('under /trpc it is the same when the connections for everything else are held', async () => {
  const url = `${app().baseUrl}/trpc/learning.countView`;
  const body = JSON.stringify({ json: { courseId: unknownId(0) } });
  const headers = { origin: app().baseUrl, 'content-type': 'application/json' };
  const { statuses, refused } = await crowd(app().db.pool, () => fetch(url, { method: 'POST', headers, body }));
  expect(statuses).toEqual(new Set([404, 503]));
  expect(refused?.headers.get('retry-after')).toBe('2');
});

test('courses that are not there are asked for without the connections that everything else needs', async () => {
  const { pool } = app().db;
  const held = await Promise.all([pool.connect(), pool.connect()]);
  try {
    expect((await fetch(`${app().baseUrl}/api/course/${unknownId(1)}`)).status).toBe(404);
    expect(pool.waitingCount).toBe(0);
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

import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = testApp({ server: true, settings: { DATABASE_POOL_SIZE: '2' } });

test('when too many wait for the database the next are told so in German, and afterwards everybody is served', async () => {
  const { readPool } = app().db;
  const held = await Promise.all([readPool.connect(), readPool.connect()]);
  const statuses: number[] = [];
  let refused: Response | undefined;
  let someoneRefused: () => void = () => undefined;
  const refusal = new Promise<void>((resolve) => {
    someoneRefused = resolve;
  });
  const requests = Array.from({ length: 130 }, async (_, number) => {
    const response = await fetch(`${app().baseUrl}/api/courses?search=${number}`);
    statuses.push(response.status);
    if (response.status === 503) {
      refused ??= response;
      someoneRefused();
    }
  });
  await refusal;
  for (const client of held) client.release();
  await Promise.all(requests);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(await refused?.json()).toEqual({
    error: {
      message: 'Der Server ist gerade überlastet. Versuchen Sie es in einem Moment noch einmal.',
      rule: 'BUSY',
    },
  });
  expect((await fetch(`${app().baseUrl}/api/courses`)).status).toBe(200);
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

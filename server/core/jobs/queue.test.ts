import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { startQueue } from './queue.ts';

const app = testApp({ mail: false });
const name = 'probe';

async function states(): Promise<string[]> {
  const sql = 'select state from pgboss.job where name = $1 order by created_on';
  return (await app().db.pool.query<{ state: string }>(sql, [name])).rows.map(({ state }) => state);
}

test('stopping waits for running jobs and starts no others', async () => {
  const { db, events, logger } = app();
  const queue = await startQueue(db, { events, logger, isAlone: false, followsSchedules: false, runsJobs: true });
  const begun = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const work = async () => {
    begun.resolve();
    await finished.promise;
  };
  await queue.register(name, work, { retryLimit: 0, retryDelaySeconds: 1 });
  await queue.add(db.prisma, name, {});
  await begun.promise;
  await queue.add(db.prisma, name, {});
  const stopped = queue.stop();
  for (let query = 0; query < 20; query++) expect(await states()).toEqual(['active', 'created']);
  finished.resolve();
  await stopped;
  expect(await states()).toEqual(['completed', 'created']);
});

test('a process with JOBS=0 leaves its jobs to another one', async () => {
  const { db, events, logger } = app();
  const ranIn: string[] = [];
  const open = async (place: string, runsJobs: boolean) => {
    const queue = await startQueue(db, { events, logger, isAlone: false, followsSchedules: false, runsJobs });
    const work = async () => void ranIn.push(place);
    await queue.register('shared', work, { retryLimit: 0, retryDelaySeconds: 1 });
    return queue;
  };
  const idle = await open('idle', false);
  for (let job = 0; job < 3; job++) await idle.add(db.prisma, 'shared', {});
  const working = await open('working', true);
  await expect.poll(() => ranIn).toEqual(['working', 'working', 'working']);
  await idle.stop();
  await working.stop();
});

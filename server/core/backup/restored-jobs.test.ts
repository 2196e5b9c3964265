import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { readQueue } from './database-dump.ts';
import { queueRestoredJobs } from './restored-jobs.ts';

const app = testApp({ mail: false });
const name = 'probe';
const internalQueue = '__pgboss__send-it';
const waiting = { name, data: { id: '1' }, priority: 0, groupId: null };
const internal = { name: internalQueue, data: { name, data: {}, options: null }, priority: 0, groupId: null };

const backedUp = async (): Promise<unknown[]> => {
  const client = await app().db.pool.connect();
  try {
    const { content } = await readQueue(client);
    return content
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } finally {
    client.release();
  }
};

test('jobs that pg-boss queues for a due schedule are neither backed up nor restored', async () => {
  const { db, queue } = app();
  const startAfter = new Date(Date.now() + 3_600_000).toISOString();
  await queue.register(name, async () => undefined, { retryLimit: 0, retryDelaySeconds: 1 });
  await db.pool.query(
    `insert into pgboss.queue (name, policy, partition, table_name, retry_limit, retry_delay, retry_backoff,
                               expire_seconds, retention_seconds, deletion_seconds, dead_letter)
     select $1, policy, partition, table_name, retry_limit, retry_delay, retry_backoff, expire_seconds,
            retention_seconds, deletion_seconds, dead_letter from pgboss.queue where name = $2
     on conflict do nothing`,
    [internalQueue, name],
  );
  await db.pool.query('insert into pgboss.job (name, data, start_after) values ($1, $2, $3)', [
    internalQueue,
    internal.data,
    startAfter,
  ]);
  await db.pool.query(
    "insert into installation_settings (key, value, updated_at) values ('restored_queue', $1, now())",
    [
      JSON.stringify([
        { ...internal, startAfter },
        { ...waiting, startAfter },
      ]),
    ],
  );
  await queueRestoredJobs(app());
  expect(await backedUp()).toEqual([expect.objectContaining(waiting)]);
});

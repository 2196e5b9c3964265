import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { inTransaction } from '../database/db.ts';
import { createLogger } from '../runtime/logger.ts';
import { maxEventBytes, startEvents, topic } from './events.ts';

const probe = topic<string | { number: number }>('probe');
const app = testApp();

test('an event reaches every process on the database, and only after the commit', async () => {
  const elsewhere = await startEvents(app().databaseUrl, createLogger('silent'));
  const heard: unknown[] = [];
  elsewhere.subscribe(probe, (data) => heard.push(data));
  await inTransaction(app().db, async (tx) => {
    await app().events.publish(tx, probe, { number: 1 });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await inTransaction(app().db, (tx) => app().events.publish(tx, probe, { number: 2 }));
  await expect.poll(() => heard).toEqual([{ number: 2 }]);
  await elsewhere.close();
});

test('reconnects after a lost connection and reports it', async () => {
  const events = await startEvents(app().databaseUrl, createLogger('silent'));
  const heard: unknown[] = [];
  let reconnects = 0;
  events.subscribe(probe, (data) => heard.push(data));
  events.onReconnect(() => {
    reconnects++;
  });
  await app().db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen passgenau' and datname = current_database()",
  );
  await expect.poll(() => reconnects).toBe(1);
  await inTransaction(app().db, (tx) => events.publish(tx, probe, 'again'));
  await expect.poll(() => heard).toEqual(['again']);
  await events.close();
});

test('rejects events above the size limit before sending and accepts all smaller ones', async () => {
  const large = topic<string>('large');
  const heard: unknown[] = [];
  const unsubscribe = app().events.subscribe(large, (data) => heard.push(data));
  const publish = (data: string) => inTransaction(app().db, (tx) => app().events.publish(tx, large, data));
  const frame = Buffer.byteLength(JSON.stringify({ topic: 'large', data: '' }));
  await expect(publish('x'.repeat(maxEventBytes - frame + 1))).rejects.toThrow('too large');
  await expect(publish('ä'.repeat((maxEventBytes - frame) / 2 + 1))).rejects.toThrow('too large');
  await publish('x'.repeat(maxEventBytes - frame));
  await expect.poll(() => heard).toHaveLength(1);
  unsubscribe();
});

test('delivers an event to the publishing process once, before the transaction returns, and none after a rollback', async () => {
  const heard: unknown[] = [];
  const unsubscribe = app().events.subscribe(probe, (data) => heard.push(data));
  const publish = (data: string, fails = false) =>
    inTransaction(app().db, async (tx) => {
      await app().events.publish(tx, probe, data);
      await app().events.publishAll(tx, [probe, probe], data);
      expect(heard).not.toContain(data);
      if (fails) throw new Error('rolled back');
    });
  await expect(publish('rolled back', true)).rejects.toThrow();
  await publish('first');
  expect(heard).toEqual(['first']);
  await app().events.publish(app().db.prisma, probe, 'without a transaction');
  expect(heard).toEqual(['first', 'without a transaction']);
  // PostgreSQL delivers in commit order: all copies of earlier events arrive before the last event.
  const elsewhere = await startEvents(app().databaseUrl, createLogger('silent'));
  await elsewhere.publish(app().db.prisma, probe, 'last');
  await expect.poll(() => heard).toEqual(['first', 'without a transaction', 'last']);
  await elsewhere.close();
  unsubscribe();
});

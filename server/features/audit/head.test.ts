import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { chainEvents } from './chain.ts';
import { checkChain } from './check.ts';
import { logSystemEvent } from './service.ts';
import { verifyChain } from './verify.ts';

const app = testApp({ mail: false });
const by = { actorId: null, address: '' };
const found = async () => (await verifyChain(app().db)).broken;

async function addLink(): Promise<void> {
  const entry = { action: 'ai_budget_changed', resourceId: 'x', details: { from: 1, to: 2 }, names: {} } as const;
  await inTransaction(app().db, (tx) => logSystemEvent(app(), tx, entry));
  await chainEvents(app());
}

const bypassTriggers = (...statements: string[]): Promise<void> =>
  inTransaction(app().db, async (tx) => {
    await tx.$executeRawUnsafe('set local session_replication_role = replica');
    for (const sql of statements) await tx.$executeRawUnsafe(sql);
  });
const removeNewest = () =>
  bypassTriggers(
    'delete from audit_events where id = (select event_id from audit_chain order by position desc limit 1)',
    'delete from audit_names where event_id not in (select id from audit_events)',
    'delete from audit_chain where event_id not in (select id from audit_events)',
  );

beforeEach(async () => {
  const tables = ['audit_events', 'audit_names', 'audit_chain', 'audit_unchained', 'audit_checks', 'audit_head'];
  await bypassTriggers(...tables.map((table) => `delete from ${table}`));
  for (let count = 0; count < 3; count++) await addLink();
});

test('every check detects that the newest link and its event are missing', async () => {
  expect(await found()).toBeNull();
  await removeNewest();
  const cutOff = { position: '3', eventId: null, problem: 'cut_off' };
  expect(await found()).toEqual(cutOff);
  expect((await checkChain(app(), by)).broken).toEqual(cutOff);
});

test('a link chained in place of a removed one does not hide the removal', async () => {
  await removeNewest();
  for (let count = 0; count < 3; count++) await addLink();
  expect(await found()).toMatchObject({ position: '3', problem: 'rewritten' });
});

test('the noted head never moves back or away', async () => {
  for (const sql of ['delete from audit_head', 'truncate audit_head', 'update audit_head set position = 2'])
    await expect(app().db.pool.query(sql)).rejects.toThrow('only moves forward');
});

test('each check writes the newest link to the process log', async () => {
  const written: unknown[] = [];
  const { logger } = app();
  const info = logger.info;
  logger.info = ((line: unknown) => void written.push(line)) as typeof info;
  await checkChain(app(), by);
  logger.info = info;
  const { headHash } = await verifyChain(app().db);
  expect(written).toContainEqual({ position: '3', hash: headHash.toString('hex') });
});

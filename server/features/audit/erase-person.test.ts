import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { chainEvents } from './chain.ts';
import { type Content, contentColumns, hashContent } from './chain-hash.ts';
import { eraseFromLog, logAuditEvent } from './service.ts';
import { verifyChain } from './verify.ts';

const app = testApp({ mail: false });
const found = async () => (await verifyChain(app().db)).broken;

async function logAs(userId: string): Promise<bigint> {
  const ctx = { app: app(), user: { userId }, origin: { address: '192.0.2.7' } };
  const entry = {
    action: 'test_mail_sent',
    resourceId: userId,
    details: {},
    names: { recipient: 'a@example.org' },
  } as const;
  await inTransaction(app().db, (tx) => logAuditEvent(ctx, tx, entry));
  const { id } = await app().db.prisma.auditEvent.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return id;
}

async function withoutTriggers(sql: string): Promise<void> {
  await app().db.pool.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
}

async function contentHashOf(eventId: bigint): Promise<string> {
  const { rows } = await app().db.pool.query<Content>(`select ${contentColumns} from audit_events e where e.id = $1`, [
    eventId,
  ]);
  const [content] = rows;
  if (content === undefined) throw new Error('the event exists');
  return hashContent(content).toString('hex');
}

test('the chain is whole after an erasure, also of events that are not chained yet, and of two people', async () => {
  const people = [randomUUID(), randomUUID()];
  for (const userId of people) await logAs(userId);
  await chainEvents(app());
  for (const userId of people) await logAs(userId);
  for (const userId of people) {
    const person = { userId, alias: randomUUID(), emails: [], fullName: '' };
    await inTransaction(app().db, (tx) =>
      eraseFromLog(app(), tx, { ...person, cause: 'person', proofId: randomUUID() }),
    );
  }
  await chainEvents(app());
  expect(await found()).toBeNull();
  expect(await app().db.prisma.auditEvent.count({ where: { actorId: { in: people } } })).toBe(0);
  expect(await app().db.prisma.auditErasure.count()).toBe(4);
});

test('the database refuses to change an event without a mark of the same transaction', async () => {
  const id = await logAs(randomUUID());
  const change = app().db.pool.query("update audit_events set resource_id = 'other' where id = $1", [id]);
  await expect(change).rejects.toThrow('the audit log only grows');
});

test('an event whose ids were replaced outside a deletion is found, marked or not', async () => {
  const id = await logAs(randomUUID());
  await chainEvents(app());
  await withoutTriggers(`update audit_events set resource_id = 'other' where id = ${id}`);
  expect(await found()).toMatchObject({ eventId: id.toString(), problem: 'changed' });
  const content = await contentHashOf(id);
  await withoutTriggers(
    `insert into audit_erasures (proof_id, event_id, content_hash) values (gen_random_uuid(), ${id}, '\\x${content}')`,
  );
  expect(await found()).toEqual({ position: null, eventId: id.toString(), problem: 'changed' });
});

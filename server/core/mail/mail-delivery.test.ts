import { PgBoss } from 'pg-boss';
import { afterEach, expect, test } from 'vitest';
import type { MailKind } from '#shared/mails/kinds.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { inTransaction } from '../database/db.ts';
import { days } from '../runtime/clock.ts';

const app = testApp();
const queueName = 'send-mail';

let release: () => void = () => undefined;
const hold = () => {
  release = app().mailbox.delayMails();
};
afterEach(() => release());

const addAll = (recipients: readonly string[], kind: MailKind = 'passwordChanged') =>
  inTransaction(app().db, async (tx) => {
    for (const recipient of recipients)
      await app().outbox.add(tx, { recipient, kind, subject: 'Probe', text: 'Text', html: '<p>Text</p>' });
  });
const add = (to: string) => addAll([to]);
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}@example.org`);
async function superviseOnce(): Promise<void> {
  const db = { executeSql: (sql: string, values?: unknown[]) => app().db.pool.query(sql, values) };
  const boss = new PgBoss({ db, schema: 'pgboss', supervise: false, schedule: false });
  await boss.start();
  await boss.supervise(queueName);
  await boss.stop();
}

const receivedBy = (to: string) => app().mailbox.received.filter((mail) => mail.to === to);
const rowOf = (to: string) => app().db.prisma.outboxMail.findFirst({ where: { recipient: to } });
const jobStateOf = async (mailId: string) =>
  (await app().db.pool.query<{ state: string }>("select state from pgboss.job where data->>'mailId' = $1", [mailId]))
    .rows[0]?.state;

test('sends mails in parallel over few connections, and urgent ones first', async () => {
  hold();
  const crowd = numbered('einladung', 40);
  await addAll(crowd, 'invitation');
  await expect.poll(() => app().mailbox.delayedCount()).toBe(8);
  await add('passwort@example.org');
  await expect.poll(() => app().mailbox.delayedCount()).toBe(9);
  release();
  for (const to of [...crowd, 'passwort@example.org']) await app().mailbox.mailTo(to);
  const order = app().mailbox.received.map((mail) => mail.to);
  expect(order.indexOf('passwort@example.org')).toBeLessThan(9);
  expect(app().mailbox.connectionCount()).toBeLessThanOrEqual(10);
});

test('sends the urgent one of two waiting mails first, however long the other has waited', async () => {
  hold();
  await addAll(numbered('davor', 10));
  await expect.poll(() => app().mailbox.delayedCount()).toBe(10);
  await addAll(numbered('geduldig', 20), 'invitation');
  await add('eilig@example.org');
  release();
  for (const to of [...numbered('davor', 10), ...numbered('geduldig', 20)]) await app().mailbox.mailTo(to);
  const order = app()
    .mailbox.received.map((mail) => mail.to)
    .filter((to) => /^(geduldig|eilig)/.test(to));
  expect(order.indexOf('eilig@example.org')).toBeLessThan(9);
});

test('resends the mail of a killed process after about a minute with the same Message-ID', async () => {
  hold();
  const to = 'unterwegs@example.org';
  await add(to);
  await expect.poll(() => app().mailbox.delayedCount()).toBe(1);
  const mail = await rowOf(to);
  const { rowCount } = await app().db.pool.query(
    "update pgboss.job set heartbeat_on = now() - interval '31 seconds' where data->>'mailId' = $1 and state = 'active'",
    [mail?.id],
  );
  expect(rowCount).toBe(1);
  await app().db.pool.query('update pgboss.queue set monitor_on = null');
  await superviseOnce();
  const { rows } = await app().db.pool.query<{ state: string; seconds: number }>(
    "select state, extract(epoch from start_after - now())::int as seconds from pgboss.job where data->>'mailId' = $1",
    [mail?.id],
  );
  // 30 seconds without a heartbeat, 15 until supervision, plus this delay.
  expect(rows[0]?.state).toBe('retry');
  expect(rows[0]?.seconds).toBeLessThanOrEqual(20);
  await app().db.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  await expect.poll(() => app().mailbox.delayedCount()).toBe(2);
  release();
  await expect.poll(() => receivedBy(to).length).toBe(2);
  expect(receivedBy(to).map(({ messageId }) => messageId)).toEqual([
    `<${mail?.id}@localhost>`,
    `<${mail?.id}@localhost>`,
  ]);
});

test('deleting a mail before or during its delivery does no harm', async () => {
  hold();
  await add('weg@example.org');
  await expect.poll(() => app().mailbox.delayedCount()).toBe(1);
  const mailId = (await rowOf('weg@example.org'))?.id ?? '';
  await app().db.prisma.outboxMail.delete({ where: { id: mailId } });
  const never = await inTransaction(app().db, async (tx) => {
    const mail = { recipient: 'nie@example.org', subject: 'Probe', text: 'Text', html: 'Text' };
    await app().outbox.add(tx, { kind: 'passwordChanged', ...mail });
    const row = await tx.outboxMail.findFirstOrThrow({ where: { recipient: 'nie@example.org' } });
    await tx.outboxMail.delete({ where: { id: row.id } });
    return row.id;
  });
  release();
  await expect.poll(() => jobStateOf(mailId)).toBe('completed');
  await expect.poll(() => jobStateOf(never)).toBe('completed');
  expect(receivedBy('nie@example.org')).toEqual([]);
});

test('deletes mails after 90 days, sent or not', async () => {
  const { outboxMail } = app().db.prisma;
  await outboxMail.deleteMany();
  const ago = (count: number) => new Date(app().clock.now().getTime() - days(count));
  const mail = { subject: 'S', text: null, html: null };
  await outboxMail.createMany({
    data: [
      { ...mail, recipient: 'alt@example.org', createdAt: ago(91), sentAt: ago(91) },
      { ...mail, recipient: 'nie@example.org', createdAt: ago(91), sentAt: null },
      { ...mail, recipient: 'jung@example.org', createdAt: ago(89), sentAt: ago(89) },
    ],
  });
  await runCleanups(app(), [retention.mails]);
  const left = await outboxMail.findMany({ select: { recipient: true } });
  expect(left.map(({ recipient }) => recipient)).toEqual(['jung@example.org']);
});

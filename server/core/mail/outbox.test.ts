import { expect, test } from 'vitest';
import { type MailKind, mailKindNames, mailKinds } from '#shared/mails/kinds.ts';
import { openTestApp, testApp } from '../../testing/app.ts';
import { inTransaction } from '../database/db.ts';
import { days, hours, minutes } from '../runtime/clock.ts';
import { composeMail } from './mail-layout.ts';

const app = testApp();
const mailTo = (to: string) =>
  composeMail(to, {
    kind: 'passwordChanged',
    subject: 'Probe',
    greeting: 'Guten Tag,',
    paragraphs: ['<b>Text</b> & mehr'],
    action: { label: 'Öffnen', url: 'http://localhost/x?a=1&b=2' },
  });

test('sends a mail after the commit as text and HTML and erases its body', async () => {
  await inTransaction(app().db, (tx) => app().outbox.add(tx, mailTo('eins@example.org')));
  const mail = await app().mailbox.mailTo('eins@example.org');
  expect(mail.text).toContain('<b>Text</b> & mehr');
  expect(mail.html).toContain('&lt;b&gt;Text&lt;/b&gt; &amp; mehr');
  expect(mail.html).toContain('href="http://localhost/x?a=1&amp;b=2"');
  await expect
    .poll(() => app().db.prisma.outboxMail.findFirst({ where: { recipient: 'eins@example.org' } }))
    .toMatchObject({ text: null, html: null, attempts: 1, sentAt: expect.any(Date) });
});

test('never sends a mail of a failed transaction', async () => {
  const failing = inTransaction(app().db, async (tx) => {
    await app().outbox.add(tx, mailTo('zurück@example.org'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(app().db, (tx) => app().outbox.add(tx, mailTo('danach@example.org')));
  await app().mailbox.mailTo('danach@example.org');
  expect(app().mailbox.received.map((mail) => mail.to)).not.toContain('zurück@example.org');
});

test('retries while the mail server refuses the mail', async () => {
  app().mailbox.setRefusing(true);
  await inTransaction(app().db, (tx) => app().outbox.add(tx, mailTo('später@example.org'.replace('ä', 'ae'))));
  const row = () => app().db.prisma.outboxMail.findFirst({ where: { recipient: 'spaeter@example.org' } });
  await expect.poll(row).toMatchObject({ sentAt: null, lastError: expect.stringContaining('451') });
  app().mailbox.setRefusing(false);
  const retryNow = "update pgboss.job set start_after = now() where state = 'retry'";
  await expect.poll(async () => (await app().db.pool.query(retryNow)).rowCount).toBe(1);
  await app().mailbox.mailTo('spaeter@example.org');
});

test('without SMTP accounts are active at once and every mail stays readable in the outbox', async () => {
  const { app: quiet, close } = await openTestApp({ mail: false });
  await inTransaction(quiet.db, (tx) => quiet.outbox.add(tx, mailTo('bleibt@example.org')));
  expect(quiet.outbox.sends).toBe(false);
  expect(await quiet.db.prisma.outboxMail.findFirst()).toMatchObject({
    sentAt: null,
    text: expect.stringContaining('http://localhost/x?a=1&b=2'),
  });
  await close();
});

type Sent = { kind?: MailKind; senderId?: string; recipient: string };
const add = (mail: Sent) =>
  inTransaction(app().db, (tx) =>
    app().outbox.add(tx, { kind: 'applicationMoved', subject: 'S', text: 'T', html: 'H', ...mail }),
  );
async function delaysOf(recipient: string): Promise<number[]> {
  const rows = await app().db.prisma.outboxMail.findMany({ where: { recipient }, select: { heldUntil: true } });
  const now = app().clock.now().getTime();
  return rows
    .map(({ heldUntil }) => (heldUntil === null ? 0 : (heldUntil.getTime() - now) / minutes(1)))
    .sort((a, b) => a - b);
}

test('`owed` mails beyond the rate limit are stored and sent later, after a day at most', async () => {
  const [recipient, senderId] = ['takt@example.org', crypto.randomUUID()];
  for (let count = 0; count < 30; count++) await add({ recipient, senderId });
  const delays = await delaysOf(recipient);
  expect(delays.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 72, 144, 216]);
  expect([delays.length, delays.at(-1)]).toEqual([30, 1440]);
  const due = await app().db.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where data->>'mailId' in (select id::text from mail_outbox where recipient = $1) order by 1`,
    [recipient],
  );
  expect(due.rows.map(({ seconds }) => seconds).slice(4, 7)).toEqual([0, 72 * 60, 144 * 60]);
  await app().db.pool.query("update pgboss.job set start_after = now() where name = 'send-mail'");
  await expect.poll(() => app().mailbox.received.filter(({ to }) => to === recipient).length).toBe(30);
});

test('a sender beyond the rate limit delays neither other senders nor other kinds of mail', async () => {
  const recipient = 'viele@example.org';
  const [loud, quiet] = [crypto.randomUUID(), crypto.randomUUID()];
  for (let count = 0; count < 8; count++) await add({ recipient, senderId: loud });
  const before = (await delaysOf(recipient)).filter((delay) => delay > 0).length;
  await add({ recipient, senderId: quiet });
  await add({ recipient });
  await add({ recipient, senderId: loud, kind: 'message' });
  expect((await delaysOf(recipient)).filter((delay) => delay > 0)).toHaveLength(before);
});

test('the rate limit recovers after an hour, unless earlier mails still wait', async () => {
  const [recipient, waiting] = ['spaeter-1@example.org', 'spaeter-2@example.org'];
  for (let count = 0; count < 5; count++) await add({ recipient });
  for (let count = 0; count < 6; count++) await add({ recipient: waiting });
  app().clock.advance(hours(1) + 1);
  await add({ recipient });
  await add({ recipient: waiting });
  expect((await delaysOf(recipient)).filter((delay) => delay > 0)).toEqual([]);
  expect((await delaysOf(waiting)).filter((delay) => delay > 0)).toHaveLength(2);
  app().clock.advance(days(2));
  await add({ recipient: waiting });
  expect((await delaysOf(waiting)).filter((delay) => delay > 0)).toEqual([]);
});

test.each(mailKindNames)('%s is always stored, and only `owed` kinds are delayed', async (kind) => {
  const recipient = `${kind.toLowerCase()}@example.org`;
  for (let count = 0; count < 7; count++) await add({ recipient, kind });
  const delayed = mailKinds[kind].limit === 'owed' ? [72, 144] : [0, 0];
  expect((await delaysOf(recipient)).slice(-2)).toEqual(delayed);
  expect(await delaysOf(recipient)).toHaveLength(7);
});

test('mails of the same moment keep their order', async () => {
  const recipient = 'reihe@example.org';
  const subjects = Array.from({ length: 50 }, (_, index) => `Mail ${index}`);
  await inTransaction(app().db, async (tx) => {
    for (const subject of subjects)
      await app().outbox.add(tx, { kind: 'passwordChanged', recipient, subject, text: 'T', html: 'H' });
  });
  const orderBy = [{ createdAt: 'asc' } as const, { id: 'asc' } as const];
  const rows = await app().db.prisma.outboxMail.findMany({ where: { recipient }, orderBy, select: { subject: true } });
  expect(rows.map(({ subject }) => subject)).toEqual(subjects);
});

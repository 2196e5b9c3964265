import { expect, test } from 'vitest';
import { openTestApp, testApp } from '../testing/app.ts';
import { inTransaction } from './db.ts';
import { composeMail } from './mail-layout.ts';

const app = testApp();
const mailTo = (to: string) =>
  composeMail(to, {
    subject: 'Probe',
    greeting: 'Guten Tag,',
    paragraphs: ['<b>Text</b> & mehr'],
    action: { label: 'Öffnen', url: 'http://localhost/x?a=1&b=2' },
  });

test('a mail leaves after the commit, as text and as HTML, and its body is not kept', async () => {
  await inTransaction(app().db, (tx) => app().outbox.add(tx, mailTo('eins@example.org')));
  const mail = await app().mailbox.mailTo('eins@example.org');
  expect(mail.text).toContain('<b>Text</b> & mehr');
  expect(mail.html).toContain('&lt;b&gt;Text&lt;/b&gt; &amp; mehr');
  expect(mail.html).toContain('href="http://localhost/x?a=1&amp;b=2"');
  await expect
    .poll(() => app().db.prisma.outboxMail.findFirst({ where: { recipient: 'eins@example.org' } }))
    .toMatchObject({ text: null, html: null, attempts: 1, sentAt: expect.any(Date) });
});

test('a mail of a transaction that fails is never sent', async () => {
  const failing = inTransaction(app().db, async (tx) => {
    await app().outbox.add(tx, mailTo('zurück@example.org'));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(app().db, (tx) => app().outbox.add(tx, mailTo('danach@example.org')));
  await app().mailbox.mailTo('danach@example.org');
  expect(app().mailbox.received.map((mail) => mail.to)).not.toContain('zurück@example.org');
});

test('while the mail server refuses, the mail waits and is tried again', async () => {
  app().mailbox.refuse(true);
  await inTransaction(app().db, (tx) => app().outbox.add(tx, mailTo('später@example.org'.replace('ä', 'ae'))));
  const row = () => app().db.prisma.outboxMail.findFirst({ where: { recipient: 'spaeter@example.org' } });
  await expect
    .poll(row, { timeout: 10_000 })
    .toMatchObject({ sentAt: null, lastError: expect.stringContaining('451') });
  app().mailbox.refuse(false);
  await app().db.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
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

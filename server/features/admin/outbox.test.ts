import { expect, test } from 'vitest';
import { type MailKind, mailContent, mailKindNames } from '#shared/mails/kinds.ts';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { auditTrail } from '../../testing/audit.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { chainEvents } from '../audit/chain.ts';
import { outboxNamesCleanup } from '../audit/jobs.ts';

const app = testApp({ mail: false });
const sending = testApp();

const adminOf = async (where: typeof app) =>
  (await callerFor(where(), await makePersonAs(where(), 'platformAdmin'))).admin;
const secret = 'quendolin';
const mailOf = (kind: string) => ({
  ...{ kind, recipient: `${secret}@example.org`, subject: `S ${secret}`, text: `Link ${secret}`, html: secret },
  lastError: `550 ${secret} unknown`,
});
const write = async (where: typeof app, kind: string) =>
  (await where().db.prisma.outboxMail.create({ data: mailOf(kind) })).id;

test('a platform admin pages through the outbox without missing or repeating a mail', async () => {
  const createdAt = new Date('2026-01-01T12:00:00Z');
  const mails = Array.from({ length: 60 }, (_, index) => ({
    ...{ kind: 'resetPassword', subject: 'S', text: 'T', html: 'H', createdAt },
    recipient: `p${index}@example.org`,
  }));
  await app().db.prisma.outboxMail.createMany({ data: mails });
  const admin = await adminOf(app);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof admin.outbox>> = await admin.outbox({ cursor });
    seen.push(...page.mails.map((mail) => mail.recipient));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen.sort()).toEqual(mails.map((mail) => mail.recipient).sort());
});

test('the list contains no text; opening a mail shows it and is logged once an hour', async () => {
  const id = await write(app, 'invitation');
  const admin = await adminOf(app);
  const { mails } = await admin.outbox({});
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual(
    'attempts createdAt hasFailed id kind lastError recipient sentAt subject'.split(' '),
  );
  const opened = () => auditTrail(app(), { action: 'outbox_mail_opened', resourceId: id });
  expect(await opened()).toEqual([]);
  expect((await admin.outboxMail({ mailId: id })).text).toBe(`Link ${secret}`);
  await admin.outboxMail({ mailId: id });
  const details = { kind: 'invitation', recipient: `${secret}@example.org`, subject: `S ${secret}` };
  expect(await opened()).toMatchObject([{ resourceType: 'installation', details }]);
  await app().db.pool.query("update rate_limits set expire = 0 where key like 'outbox-opened%'");
  await admin.outboxMail({ mailId: id });
  expect(await opened()).toHaveLength(2);
});

test.each(['without', 'with'])(
  '%s a mail server staff sees only kind and state of private mails',
  async (mailServer) => {
    const where = mailServer === 'with' ? sending : app;
    const admin = await adminOf(where);
    const kinds = [...mailKindNames.filter((kind) => mailContent(kind) === 'private'), 'older', ''];
    expect(kinds.length).toBeGreaterThan(15);
    for (const kind of kinds) {
      const id = await write(where, kind);
      const listed = (await admin.outbox({})).mails.find((mail) => mail.id === id);
      const opened = await admin.outboxMail({ mailId: id });
      const hidden = { kind, recipient: '', subject: '', lastError: null, hasFailed: true, sentAt: null };
      expect([listed, opened]).toMatchObject([hidden, { ...hidden, text: null }]);
      expect(JSON.stringify([listed, opened])).not.toContain(secret);
      const trail = await auditTrail(where(), { action: 'outbox_mail_opened', resourceId: id });
      expect(trail).toHaveLength(1);
      expect(trail[0]?.details).toEqual({ kind, recipient: '', subject: '' });
      await where().db.prisma.outboxMail.delete({ where: { id } });
    }
  },
);

test('without a mail server the outbox does not reveal who applied where', async () => {
  const { crew, jobId } = await makeJobWithMembers(app(), { title: 'Geheime Stelle' });
  const { applicationId, email } = await makeApplication(app(), { jobId });
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'invited' });
  const { mails } = await (await adminOf(app)).outbox({});
  const kinds: string[] = mails.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['applied', 'newApplication', 'applicationMoved'] satisfies MailKind[]));
  for (const words of [email, crew.owner.email, 'Geheime']) expect(JSON.stringify(mails)).not.toContain(words);
});

test('listing the outbox is logged once an hour for each viewer', async () => {
  const listings = async () => (await auditTrail(sending(), { action: 'outbox_listed' })).length;
  const before = await listings();
  const admin = await adminOf(sending);
  for (let count = 0; count < 3; count++) await admin.outbox({});
  expect(await listings()).toBe(before + 1);
  await (await adminOf(sending)).outbox({});
  expect(await listings()).toBe(before + 2);
});

test('support staff cannot read mails, because they may contain sign-in links', async () => {
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  await expect(support.admin.outbox({})).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});

test('with a mail server the outbox shows no text, and subjects of account mails only', async () => {
  const admin = await adminOf(sending);
  const ids = [await write(sending, 'resetPassword'), await write(sending, 'jobsEnded')];
  const { mails } = await admin.outbox({});
  const subjects = ids.map((id) => mails.find((mail) => mail.id === id)?.subject);
  expect(subjects).toEqual([`S ${secret}`, '']);
  const opened = await Promise.all(ids.map((mailId) => admin.outboxMail({ mailId })));
  expect(opened.map(({ subject, text }) => [subject, text])).toEqual([
    [`S ${secret}`, null],
    ['', null],
  ]);
});

test('the audit log erases recipient and subject of an opened mail together with the outbox', async () => {
  const id = await write(app, 'invitation');
  await (await adminOf(app)).outboxMail({ mailId: id });
  await chainEvents(app());
  const details = async () => (await auditTrail(app(), { action: 'outbox_mail_opened', resourceId: id }))[0]?.details;
  app().clock.advance(days(app().settings.current().retention.outboxDays));
  await runCleanups(app(), [outboxNamesCleanup]);
  expect(await details()).toMatchObject({ subject: `S ${secret}` });
  app().clock.advance(1);
  await runCleanups(app(), [outboxNamesCleanup]);
  expect(await details()).toEqual({ kind: 'invitation' });
});

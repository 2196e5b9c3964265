import { expect, test } from 'vitest';
import { resetPasswordMail } from '#shared/texts/mails.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { callerFor, personAs } from '../../testing/people.ts';

const app = testApp({ mail: false });
const sending = testApp();

test('a platform admin pages through the outbox without missing or repeating a mail', async () => {
  const createdAt = new Date('2026-01-01T12:00:00Z');
  const mails = Array.from({ length: 60 }, (_, index) => ({
    recipient: `p${index}@example.org`,
    subject: 'S',
    text: 'T',
    html: 'H',
    createdAt,
  }));
  await app().db.prisma.outboxMail.createMany({ data: mails });
  const admin = await callerFor(app(), await personAs(app(), 'platformAdmin'));
  const seen: string[] = [];
  let cursor: { createdAt: Date; id: string } | null = null;
  do {
    const page: Awaited<ReturnType<typeof admin.admin.outbox>> = await admin.admin.outbox({ cursor });
    seen.push(...page.mails.map((mail) => mail.recipient));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen.sort()).toEqual(mails.map((mail) => mail.recipient).sort());
});

test('the list holds no mail text; one mail opens with it, which is written down', async () => {
  const { id } = await app().db.prisma.outboxMail.create({
    data: { recipient: 'a@example.org', subject: 'S', text: 'Der Link', html: 'H' },
  });
  const admin = await callerFor(app(), await personAs(app(), 'platformAdmin'));
  const { mails } = await admin.admin.outbox({});
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual([
    'attempts',
    'createdAt',
    'id',
    'lastError',
    'recipient',
    'sentAt',
    'subject',
  ]);
  expect(await auditTrail(app(), { action: 'outbox_mail_opened' })).toEqual([]);
  expect((await admin.admin.outboxMail({ mailId: id })).text).toBe('Der Link');
  expect(await auditTrail(app(), { action: 'outbox_mail_opened' })).toMatchObject([
    { resourceType: 'installation', resourceId: id, details: { recipient: 'a@example.org', subject: 'S' } },
  ]);
});

test('support staff do not read mails: they may hold links that sign in', async () => {
  const support = await callerFor(app(), await personAs(app(), 'support'));
  await expect(support.admin.outbox({})).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});

test('where mails are sent no text leaves the server, and only subjects about accounts do', async () => {
  const mail = { recipient: 'b@example.org', text: 'Der Link', html: 'H', sentAt: new Date() };
  const subjects = [resetPasswordMail('', '').subject, 'Ihre Bewerbung bei Muster AG'];
  const ids = [];
  for (const [hour, subject] of subjects.entries()) {
    const data = { ...mail, subject, createdAt: new Date(Date.UTC(2026, 0, 1, 12 - hour)) };
    ids.push((await sending().db.prisma.outboxMail.create({ data })).id);
  }
  const { admin } = await callerFor(sending(), await personAs(sending(), 'platformAdmin'));
  expect((await admin.outbox({})).mails.map(({ subject }) => subject)).toEqual([subjects[0], '']);
  const opened = await Promise.all(ids.map((mailId) => admin.outboxMail({ mailId })));
  expect(opened.map(({ subject, text }) => [subject, text])).toEqual([
    [subjects[0], null],
    ['', null],
  ]);
  expect(await auditTrail(sending(), { action: 'outbox_mail_opened' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { callerFor, personAs } from '../../testing/people.ts';

const app = testApp({ mail: false });

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

test('the list holds no mail text; one mail opens with it', async () => {
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
  expect((await admin.admin.outboxMail({ mailId: id })).text).toBe('Der Link');
});

test('support staff do not read mails: they may hold links that sign in', async () => {
  const support = await callerFor(app(), await personAs(app(), 'support'));
  await expect(support.admin.outbox({})).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});

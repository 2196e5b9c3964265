import { expect, test } from 'vitest';
import { errorTexts } from '#shared/texts/errors.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { adminCaller, setSetting } from '../../testing/settings.ts';
import { problemOf } from './test-mail.ts';

const app = testApp();
const bare = testApp({ mail: false });
const nowhere = testApp({ mail: false, settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });

test('the test mail is sent to the admin at once, from the configured sender, at most ten times an hour', async () => {
  const person = await makePersonAs(app(), 'platformAdmin');
  const admin = await callerFor(app(), person);
  await setSetting(admin, 'mail', { from: 'Nordlicht <post@nordlicht.example>' });
  const recipient = person?.email ?? '';
  expect(await admin.adminSettings.sendTestMail()).toEqual({ recipient });
  const mail = await app().mailbox.mailTo(recipient);
  expect(mail).toMatchObject({ from: 'post@nordlicht.example', subject: 'Test-E-Mail von Passgenau' });
  const [event, ...more] = await auditTrail(app(), { action: 'test_mail_sent' });
  expect([event?.details, more]).toEqual([{ recipient }, []]);
  expect(await app().db.prisma.outboxMail.count({ where: { recipient } })).toBe(0);
  for (let sent = 1; sent < 10; sent++) await admin.adminSettings.sendTestMail();
  expect(await outcomeOf(admin.adminSettings.sendTestMail())).toBe('TOO_MANY_ATTEMPTS');
});

test("the mail server's answer is shown in its words and in ours", async () => {
  const admin = await adminCaller(app());
  app().mailbox.setRefusing(true);
  await expect(admin.adminSettings.sendTestMail()).rejects.toMatchObject({
    cause: { code: 'MAIL_NOT_SENT', details: { problem: 'refused', answer: '451 Try again later' } },
  });
  app().mailbox.setRefusing(false);
  const problemAt = async (where: typeof app) => {
    const sending = (await adminCaller(where())).adminSettings.sendTestMail();
    return sending.catch((error: { cause?: { details?: unknown } }) => error.cause?.details);
  };
  expect(await problemAt(nowhere)).toEqual({ problem: 'unreachable', answer: null });
  expect(await problemAt(bare)).toEqual({ problem: 'none', answer: null });
});

test('without a mail server the refusal is no internal error and explains what to do', async () => {
  const admin = await adminCaller(bare());
  const refused = await admin.adminSettings.sendTestMail().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'PRECONDITION_FAILED', cause: { code: 'NO_MAIL_SERVER' } });
  expect(errorTexts.NO_MAIL_SERVER).toContain('SMTP_URL');
});

test.each([
  [{ code: 'EAUTH', response: '535 5.7.8 Bad credentials' }, 'login'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', response: '550 no' }, 'sender'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', response: '550 no' }, 'recipient'],
  [{ code: 'ETIMEDOUT' }, 'slow'],
  [Object.assign(new Error('140:error:SSL routines:wrong version number'), { code: 'ESOCKET' }), 'encryption'],
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }), 'unreachable'],
  [new Error('something else'), 'other'],
])('%o is %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

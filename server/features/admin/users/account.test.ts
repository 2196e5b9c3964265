import { expect, test } from 'vitest';
import { hashToken } from '../../../core/runtime/random.ts';
import { testApp } from '../../../testing/app.ts';
import { makeApplication, makeJobWithMembers } from '../../../testing/applications.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { tokenIn } from '../../../testing/mailbox.ts';
import { makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, makePersonAs, type Person } from '../../../testing/people.ts';
import { openSocketAs } from '../../../testing/sockets.ts';
import { issueToken } from '../../auth/service.ts';

const app = testApp({ server: true });
const reason = 'Auf Wunsch der Person am Telefon';
const adminNow = async () => callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
const accountOf = ({ userId }: Person) =>
  app().db.prisma.user.findUniqueOrThrow({
    where: { id: userId },
    include: { sessions: true, oneTimeTokens: true, recoveryCodes: true, profile: true },
  });
const mailsTo = ({ email }: Person, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => app().mailbox.mailTo(email, at + 1)));
const trailOf = ({ userId }: Person) => auditTrail(app(), { resourceId: userId });

async function makeSignedInPerson(): Promise<Person> {
  const person = await makePerson(app());
  const { userId, email } = person;
  await contextFor(app(), person);
  const { prisma } = app().db;
  await prisma.user.update({
    where: { id: userId },
    data: { totpSecret: 'versiegelt', totpConfirmedAt: app().clock.now() },
  });
  await prisma.recoveryCode.create({ data: { userId, codeHash: 'a' } });
  await issueToken(app(), prisma, { purpose: 'reset_password', userId, email });
  return person;
}

test('staff sees the state of an account with its sessions and account mails, and nothing else', async () => {
  const crew = await makeCrew(app());
  const { editor: person } = crew;
  const at = app().clock.now();
  const said = { recipient: person.email, text: 'Der Link', html: 'H' };
  await app().db.prisma.outboxMail.createMany({
    data: [
      { ...said, kind: 'resetPassword', subject: 'Neues Passwort wählen', createdAt: at, sentAt: at },
      { ...said, kind: 'applicationMoved', subject: 'Absage zu „Koch“', createdAt: at, sentAt: at },
      {
        ...said,
        kind: 'resetPassword',
        subject: 'Neues Passwort wählen',
        recipient: 'andere@example.org',
        createdAt: at,
      },
    ],
  });
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  const { userId } = person;
  expect(await support.adminUsers.user({ userId })).toEqual({
    userId,
    firstName: 'Anna',
    lastName: 'Beispiel',
    email: person.email,
    userType: 'company',
    platformRole: null,
    organisation: { organisationId: crew.orgId, name: 'Musterhaus', role: 'editor' },
    isConfirmed: true,
    isLocked: false,
    createdAt: expect.any(Date),
    confirmedAt: at,
    lock: null,
    eraseAt: null,
    hasTwoFactor: false,
    sessions: [{ device: 'Firefox auf Linux', network: '192.0.2.0/24', startedAt: at, lastSeenAt: at }],
    mails: [{ subject: 'Neues Passwort wählen', createdAt: at, state: 'sent' }],
  });
  expect(await outcomeOf(support.adminUsers.user({ userId: crew.orgId }))).toBe('NOT_FOUND');
});

test('locking ends sessions, links and sockets, shows the reason and hides releases until it is lifted', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  const { userId, email } = person;
  await issueToken(app(), app().db.prisma, { purpose: 'two_factor', userId, email });
  const socket = await openSocketAs(app(), person);
  const admin = await adminNow();
  const seen = async () => (await crew.owner.caller.candidates.page({})).candidates.length;
  expect(await seen()).toBe(1);
  await admin.adminUsers.lock({ userId, reason });
  expect(await socket.closeCode).toBe(4401);
  expect(await seen()).toBe(0);
  expect(await accountOf(person)).toMatchObject({ lockReason: reason, sessions: [], oneTimeTokens: [] });
  expect(await admin.adminUsers.user({ userId })).toMatchObject({ lock: { at: app().clock.now(), reason } });
  const mails = await mailsTo(person, 2);
  expect(mails.find(({ subject }) => subject === 'Ihr Konto wurde gesperrt')?.text).toContain(reason);
  expect(await outcomeOf(admin.adminUsers.lock({ userId, reason }))).toBe('ALREADY_LOCKED');
  expect(await outcomeOf(admin.adminUsers.sendReset({ userId, reason }))).toBe('ACCOUNT_LOCKED');
  await admin.adminUsers.unlock({ userId, reason: 'Geklärt' });
  expect(await seen()).toBe(1);
  expect(await accountOf(person)).toMatchObject({ lockedAt: null, lockReason: '' });
  const { text: opened } = await app().mailbox.mailTo(email, 3);
  for (const what of ['Der Grund: Geklärt', `${app().env.APP_URL}/auth`]) expect(opened).toContain(what);
  expect(await outcomeOf(admin.adminUsers.unlock({ userId, reason }))).toBe('NOT_LOCKED');
  expect((await trailOf(person)).map(({ action, details }) => [action, details])).toEqual([
    ['user_locked', { person: 'Zoe Zander', reason }],
    ['user_unlocked', { person: 'Zoe Zander', reason: 'Geklärt' }],
  ]);
});

test('ending sessions keeps mailed links; disabling two-factor deletes codes, sessions and links', async () => {
  const admin = await adminNow();
  const person = await makeSignedInPerson();
  const { userId, email } = person;
  const before = await openSocketAs(app(), person);
  await admin.adminUsers.endSessions({ userId, reason });
  expect(await before.closeCode).toBe(4401);
  const after = await accountOf(person);
  expect([after.sessions.length, after.oneTimeTokens.length, after.recoveryCodes.length]).toEqual([0, 1, 1]);
  const wrong = admin.adminUsers.switchOffTwoFactor({ userId, reason, confirmation: 'jemand@example.org' });
  expect(await outcomeOf(wrong)).toBe('WRONG_CONFIRMATION');
  expect((await accountOf(person)).totpConfirmedAt).not.toBeNull();
  const again = await openSocketAs(app(), person);
  await admin.adminUsers.switchOffTwoFactor({ userId, reason, confirmation: email });
  expect(await again.closeCode).toBe(4401);
  const { totpSecret, totpConfirmedAt, ...left } = await accountOf(person);
  expect([totpSecret, totpConfirmedAt]).toEqual([null, null]);
  expect([left.sessions, left.oneTimeTokens, left.recoveryCodes]).toEqual([[], [], []]);
  const twice = admin.adminUsers.switchOffTwoFactor({ userId, reason, confirmation: email });
  expect(await outcomeOf(twice)).toBe('TWO_FACTOR_OFF');
  expect((await trailOf(person)).map(({ action, details }) => [action, details])).toEqual([
    ['user_sessions_ended', { sessions: 2, person: 'Anna Beispiel', reason }],
    ['two_factor_switched_off', { person: 'Anna Beispiel', reason }],
  ]);
  const mails = await mailsTo(person, 2);
  for (const { text } of mails) expect(text).toContain(`Der Grund: ${reason}`);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Der Betreiber hat Ihre Zwei-Faktor-Anmeldung ausgeschaltet',
    'Sie wurden auf allen Geräten abgemeldet',
  ]);
});

test('a reset link from staff works, names sender and reason, is logged, and is limited per address', async () => {
  const admin = await adminNow();
  const person = await makePerson(app());
  const { userId } = person;
  const outcomes: string[] = [];
  for (let count = 0; count < 6; count++)
    outcomes.push(await outcomeOf(admin.adminUsers.sendReset({ userId, reason })));
  expect(outcomes).toEqual([...Array(5).fill('accepted'), 'TOO_MANY_MAILS']);
  expect(await trailOf(person)).toHaveLength(5);
  const { oneTimeTokens } = await accountOf(person);
  expect(oneTimeTokens.map(({ purpose }) => purpose)).toEqual(['reset_password']);
  const sent = await mailsTo(person, 5);
  for (const { subject, text } of sent) {
    expect(subject).toBe('Der Betreiber schickt Ihnen einen Link für ein neues Passwort');
    for (const what of ['der Betreiber von', `Der Grund: ${reason}`]) expect(text).toContain(what);
  }
  const { mails } = await admin.adminUsers.user({ userId });
  expect(mails.map(({ subject }) => subject)).toEqual(sent.map(({ subject }) => subject));
  const token = sent.map(tokenIn).find((one) => hashToken(one) === oneTimeTokens[0]?.tokenHash) ?? '';
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.auth.resetPassword({ token, password: 'ein neuer Anfang im Mai' }))).toBe('accepted');
});

test('support, outsiders and admins whose role has ended change nothing', async () => {
  const person = await makeSignedInPerson();
  const { userId, email } = person;
  const former = await makePersonAs(app(), 'platformAdmin');
  const callers = [
    await callerFor(app(), await makePersonAs(app(), 'support')),
    await callerFor(app(), await makePersonAs(app(), 'owner')),
    await callerFor(app(), former),
  ];
  await app().db.prisma.profile.update({ where: { userId: former?.userId ?? '' }, data: { platformRole: null } });
  for (const { adminUsers } of callers) {
    const attempts = [
      adminUsers.lock({ userId, reason }),
      adminUsers.unlock({ userId, reason }),
      adminUsers.endSessions({ userId, reason }),
      adminUsers.sendReset({ userId, reason }),
      adminUsers.switchOffTwoFactor({ userId, reason, confirmation: email }),
      adminUsers.changeRole({ userId, reason, role: 'support' }),
    ];
    expect(await Promise.all(attempts.map(outcomeOf))).toEqual(Array(6).fill('FORBIDDEN'));
  }
  const { lockedAt, profile, sessions, oneTimeTokens, recoveryCodes } = await accountOf(person);
  expect([lockedAt, profile?.platformRole, sessions.length, oneTimeTokens.length, recoveryCodes.length]).toEqual([
    null,
    null,
    1,
    1,
    1,
  ]);
  expect(await trailOf(person)).toEqual([]);
  expect(await app().db.prisma.outboxMail.count({ where: { recipient: email } })).toBe(0);
});

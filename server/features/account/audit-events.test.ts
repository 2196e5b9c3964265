import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { inTransaction } from '../../core/database/db.ts';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { callerFor, contextFor, makePerson, testOrigin, testPassword } from '../../testing/people.ts';
import { chainEvents } from '../audit/chain.ts';
import { ownActionNamesCleanup } from '../audit/jobs.ts';
import { logAccountEvent, logAuditEvent, verifyChain } from '../audit/service.ts';

const app = testApp();
const [second, third] = ['ein frischer Wind weht', 'ein neuer Anfang im Mai'];

test('security changes of an account are recorded in the audit log, by and about the person', async () => {
  const person = await makePerson(app(), { email: 'vorher@example.org' });
  const { account, auth } = await callerFor(app(), person);
  await account.endOtherSessions();
  await contextFor(app(), person);
  await contextFor(app(), person);
  await account.endOtherSessions();
  const { session } = await contextFor(app(), person);
  await account.endSession({ sessionId: session?.publicId ?? '' });
  await account.changePassword({ currentPassword: testPassword, newPassword: second });
  const { secret } = await account.prepareTwoFactor({ password: second });
  const epoch = Math.floor(app().clock.now().getTime() / 1000);
  const first = await account.confirmTwoFactor({ code: await generate({ secret, epoch }) });
  const renewed = await account.renewRecoveryCodes({ password: second, code: first.recoveryCodes[0] });
  await account.disableTwoFactor({ password: second, code: renewed.recoveryCodes[0] });
  await account.requestEmailChange({ newEmail: 'nachher@example.org', password: second });
  await auth.confirmEmail({ token: tokenIn(await app().mailbox.mailTo('nachher@example.org')) });
  const visitor = await callerFor(app(), null);
  await visitor.auth.requestPasswordReset({ email: 'nachher@example.org' });
  const token = tokenIn(await app().mailbox.mailTo('nachher@example.org', 2));
  await visitor.auth.resetPassword({ token, password: third });
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt: app().clock.now() } });
  const signIn = () => visitor.auth.signIn({ email: 'nachher@example.org', password: third });
  await expect(signIn()).rejects.toMatchObject({ cause: { code: 'ACCOUNT_LOCKED' } });
  await expect(signIn()).rejects.toMatchObject({ cause: { code: 'ACCOUNT_LOCKED' } });

  const trail = await auditTrail(app(), { resourceId: person.userId });
  expect(trail.map(({ action, details }) => [action, details])).toEqual([
    ['own_sessions_ended', { sessions: 2 }],
    ['own_sessions_ended', { sessions: 1 }],
    ['own_password_changed', {}],
    ['own_two_factor_switched_on', {}],
    ['own_recovery_codes_renewed', {}],
    ['own_two_factor_switched_off', {}],
    ['own_email_changed', { former_email: 'vorher@example.org', new_email: 'nachher@example.org' }],
    ['own_password_reset', {}],
    ['locked_sign_in_refused', {}],
  ]);
  const by = { actorId: person.userId, resourceType: 'user', orgId: null, address: testOrigin.address };
  for (const event of trail) expect(event).toMatchObject(by);
});

test('ending sessions always works and is logged at most thirty times an hour', async () => {
  const person = await makePerson(app());
  const { userId } = person;
  const { account } = await callerFor(app(), person);
  const limit = { name: 'ended-sessions', points: 30, seconds: 3600 };
  for (let taken = 0; taken < 28; taken++) await app().rateLimits.consume(limit, userId);
  for (let round = 0; round < 2; round++) {
    const { session } = await contextFor(app(), person);
    await account.endSession({ sessionId: session?.publicId ?? '' });
    await contextFor(app(), person);
    await account.endOtherSessions();
  }
  expect(await app().db.prisma.session.count({ where: { userId } })).toBe(1);
  expect(await auditTrail(app(), { actorId: userId })).toHaveLength(2);
});

test('after 365 days, the log drops addresses except those of staff actions, and stays intact', async () => {
  const { userId } = await makePerson(app());
  const context = { app: app(), origin: testOrigin };
  const emails = { former_email: 'vorher@example.org', new_email: 'nachher@example.org' };
  const about = { userId, details: {}, names: {} };
  await inTransaction(app().db, async (tx) => {
    await logAccountEvent(context, tx, { action: 'own_email_changed', ...about, names: emails });
    await logAccountEvent(context, tx, { action: 'locked_sign_in_refused', ...about });
    const names = { person: 'Anna Beispiel', reason: 'Werbung' };
    await logAuditEvent({ ...context, user: null }, tx, {
      action: 'user_locked',
      resourceId: userId,
      details: {},
      names,
    });
  });
  await chainEvents(app());
  const beside = async () =>
    (await auditTrail(app(), { resourceId: userId })).map(({ address, details }) => [address, details]);
  const [changed, refused, locked] = await beside();
  expect([changed, refused?.[0]]).toEqual([[testOrigin.address, emails], testOrigin.address]);
  app().clock.advance(days(365));
  await runCleanups(app(), [ownActionNamesCleanup]);
  expect(await beside()).toEqual([changed, refused, locked]);
  app().clock.advance(1);
  await runCleanups(app());
  expect(await beside()).toEqual([['', {}], ['', {}], locked]);
  expect(await verifyChain(app().db)).toMatchObject({ broken: null });
});

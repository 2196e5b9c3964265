import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { callerFor, contextFor, makePerson, testOrigin, testPassword } from '../../testing/people.ts';

const app = testApp();
const [second, third] = ['ein frischer Wind weht', 'ein neuer Anfang im Mai'];

test('all that a person does to what secures the account is in the audit log, by them and about them', async () => {
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
  await account.confirmTwoFactor({ code: await generate({ secret, epoch }) });
  await account.renewRecoveryCodes({ password: second });
  await account.disableTwoFactor({ password: second });
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

test('sessions always end, and thirty times an hour that is written down', async () => {
  const person = await makePerson(app());
  const { userId } = person;
  const { account } = await callerFor(app(), person);
  const limit = { name: 'ended-sessions', points: 30, seconds: 3600 };
  for (let taken = 0; taken < 28; taken++) await app().rateLimits.take(limit, userId);
  for (let round = 0; round < 2; round++) {
    const { session } = await contextFor(app(), person);
    await account.endSession({ sessionId: session?.publicId ?? '' });
    await contextFor(app(), person);
    await account.endOtherSessions();
  }
  expect(await app().db.prisma.session.count({ where: { userId } })).toBe(1);
  expect(await auditTrail(app(), { actorId: userId })).toHaveLength(2);
});

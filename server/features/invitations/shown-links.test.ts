import { expect, test } from 'vitest';
import { hashToken } from '../../core/runtime/random.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, testPassword } from '../../testing/people.ts';

const app = testApp();
const person = { firstName: 'Nina', lastName: 'Neu', password: testPassword };

async function shownLink(email: string): Promise<string> {
  const { owner } = await makeCrew(app());
  expect(await owner.caller.invitations.invite({ email, role: 'viewer' })).toEqual({ link: null });
  const token = `shown-${email.replace(/\W/g, '-')}`;
  await app().db.prisma.invitation.updateMany({
    where: { email },
    data: { tokenHash: hashToken(token), linkShown: true },
  });
  return token;
}

test('a shown link confirms no address: the account waits for its mail', async () => {
  const email = 'gezeigt@example.org';
  const visitor = await callerFor(app(), null);
  await visitor.invitations.register({ token: await shownLink(email), ...person });
  expect(await outcomeOf(visitor.auth.signIn({ email, password: testPassword }))).toBe('EMAIL_NOT_CONFIRMED');
});

test('a shown link does not replace a sign-up that waits for its confirmation', async () => {
  const email = 'wartet@example.org';
  const visitor = await callerFor(app(), null);
  await visitor.auth.signUp({ ...person, email, password: 'ein ganz anderer Satz' });
  const token = await shownLink(email);
  expect(await outcomeOf(visitor.invitations.register({ token, ...person }))).toBe('HAS_ACCOUNT');
});

test('an invitation sent again by mail counts as mailed', async () => {
  const email = 'wieder@example.org';
  const { owner } = await makeCrew(app());
  await owner.caller.invitations.invite({ email, role: 'viewer' });
  await app().db.prisma.invitation.updateMany({ where: { email }, data: { linkShown: true } });
  const invitationId = (await owner.caller.invitations.page({})).invitations[0]?.invitationId ?? '';
  expect(await owner.caller.invitations.resend({ invitationId })).toEqual({ link: null });
  expect(await app().db.prisma.invitation.findFirst({ where: { email } })).toMatchObject({ linkShown: false });
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs, testPassword } from '../../testing/people.ts';

const app = testApp();
const visitor = async () => (await callerFor(app(), null)).auth;
const person = { firstName: 'Jana', lastName: 'Petersen', userType: 'applicant' as const, password: testPassword };
const stored = (name: string) => `${name}@xn--mller-kva.example`;

test('both spellings of an address with an umlaut domain are one account', async () => {
  const auth = await visitor();
  await auth.signUp({ ...person, email: 'Jana@Müller.example' });
  await auth.confirmEmail({ token: tokenIn(await app().mailbox.mailTo(stored('jana'))) });
  for (const email of ['jana@müller.example', 'jana@mu\u0308ller.example', stored('jana')])
    expect(await (await visitor()).signIn({ email, password: testPassword })).toMatchObject({ status: 'signedIn' });
  await auth.signUp({ ...person, email: stored('jana') });
  expect((await app().mailbox.mailTo(stored('jana'), 2)).subject).toBe('Sie haben schon ein Konto bei Passgenau');
  await auth.requestPasswordReset({ email: 'jana@müller.example' });
  expect((await app().mailbox.mailTo(stored('jana'), 3)).subject).toBe('Neues Passwort wählen');
});

test('an invitation and a change of address accept an umlaut domain', async () => {
  const { owner } = await makeCrew(app());
  const { caller } = owner;
  expect(await outcomeOf(caller.invitations.invite({ email: 'info@müller.example', role: 'viewer' }))).toBe('accepted');
  const token = /invitation\/([\w-]+)/.exec((await app().mailbox.mailTo(stored('info'))).text)?.[1] ?? '';
  expect((await (await callerFor(app(), null)).invitations.byToken({ token })).email).toBe(stored('info'));
  const again = await makePerson(app());
  const { account } = await callerFor(app(), again);
  await account.requestEmailChange({ newEmail: 'neu@müller.example', password: testPassword });
  expect((await app().mailbox.mailTo(stored('neu'))).subject).toBe('Bestätigen Sie Ihre neue E-Mail-Adresse');
});

test('staff find and confirm an account by either spelling', async () => {
  const { userId } = await makePerson(app(), { email: stored('suche') });
  await app().db.prisma.user.update({ where: { id: userId }, data: { totpSecret: 'x', totpConfirmedAt: new Date() } });
  const { adminUsers } = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  for (const search of ['suche@müller.example', stored('suche'), 'Suche@MÜLLER.example']) {
    const { rows } = await adminUsers.page({ search });
    expect(rows.map((user) => user.userId)).toEqual([userId]);
  }
  const off = adminUsers.switchOffTwoFactor({ userId, reason: 'Am Telefon', confirmation: 'suche@müller.example' });
  expect(await outcomeOf(off)).toBe('accepted');
});

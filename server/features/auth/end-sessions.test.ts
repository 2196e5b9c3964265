import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { minutes } from '../../core/runtime/clock.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { countLockWaits } from '../../testing/events.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, type Person, testPassword } from '../../testing/people.ts';
import { issueToken } from './one-time-tokens.ts';
import { hashPassword } from './passwords.ts';

const app = testApp();
const newPassword = 'ein neuer Anfang im Mai';
let count = 0;
const address = () => `adresse-${++count}@example.org`;
const visitor = () => callerFor(app(), null);

async function changeOfPassword(person: Person): Promise<void> {
  const { account } = await callerFor(app(), person);
  await account.changePassword({ currentPassword: testPassword, newPassword });
}

async function resetLink({ userId, email }: Person): Promise<string> {
  return issueToken(app(), app().db.prisma, { purpose: 'reset_password', userId, email });
}

async function resetOfPassword(person: Person): Promise<void> {
  await (await visitor()).auth.resetPassword({ token: await resetLink(person), password: newPassword });
}

async function thiefsLink(person: Person): Promise<string> {
  const newEmail = address();
  await (await callerFor(app(), person)).account.requestEmailChange({ newEmail, password: testPassword });
  return tokenIn(await app().mailbox.mailTo(newEmail));
}

async function switchOnTwoFactor(person: Person): Promise<() => Promise<string>> {
  const { account } = await callerFor(app(), person);
  const { secret } = await account.prepareTwoFactor({ password: testPassword });
  const code = () => generate({ secret, epoch: Math.floor(app().clock.now().getTime() / 1000) });
  await account.confirmTwoFactor({ code: await code() });
  app().clock.advance(minutes(1));
  return code;
}

async function challengeFor({ email }: Person): Promise<string> {
  const answer = await (await visitor()).auth.signIn({ email, password: testPassword });
  return answer.status === 'secondFactorRequired' ? answer.challenge : '';
}

test.each([
  ['changes', changeOfPassword],
  ['resets', resetOfPassword],
])('an address change requested by an attacker is void once the owner %s the password', async (_, act) => {
  const person = await makePerson(app());
  const token = await thiefsLink(person);
  await act(person);
  expect(await outcomeOf((await visitor()).auth.confirmEmail({ token }))).toBe('LINK_INVALID');
  const { email } = await app().db.prisma.user.findUniqueOrThrow({ where: { id: person.userId } });
  expect(email).toBe(person.email);
});

test('a reset link mailed earlier is void once the password was changed', async () => {
  const person = await makePerson(app());
  const token = await resetLink(person);
  await changeOfPassword(person);
  expect(await outcomeOf((await visitor()).auth.resetPassword({ token, password: 'und noch ein Wort mehr' }))).toBe(
    'LINK_INVALID',
  );
});

test.each([
  ['changed', changeOfPassword],
  ['reset', resetOfPassword],
])('a sign-in that waits for its code ends once the password was %s', async (_, act) => {
  const person = await makePerson(app());
  const code = await switchOnTwoFactor(person);
  const challenge = await challengeFor(person);
  await act(person);
  expect(await outcomeOf((await visitor()).auth.verifySecondFactor({ challenge, code: await code() }))).toBe(
    'CHALLENGE_EXPIRED',
  );
});

test('an address change ends links to the old address and waiting sign-ins, but not the confirming session', async () => {
  const person = await makePerson(app());
  const code = await switchOnTwoFactor(person);
  const reset = await resetLink(person);
  const challenge = await challengeFor(person);
  const [here, elsewhere] = [await contextFor(app(), person), await contextFor(app(), person)];
  const change = await thiefsLink(person);
  await createCaller(here).auth.confirmEmail({ token: change });
  expect(await outcomeOf((await visitor()).auth.resetPassword({ token: reset, password: newPassword }))).toBe(
    'LINK_INVALID',
  );
  expect(await outcomeOf((await visitor()).auth.verifySecondFactor({ challenge, code: await code() }))).toBe(
    'CHALLENGE_EXPIRED',
  );
  const left = await app().db.prisma.session.findMany({ where: { userId: person.userId } });
  expect(left.map(({ publicId }) => publicId)).toEqual([here.session?.publicId]);
  expect(left.map(({ publicId }) => publicId)).not.toContain(elsewhere.session?.publicId);
});

test('a link for one address does not work for an account with another address', async () => {
  const person = await makePerson(app());
  const token = await resetLink(person);
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { email: address() } });
  expect(await outcomeOf((await visitor()).auth.resetPassword({ token, password: newPassword }))).toBe('LINK_INVALID');
});

async function replacedWhile(person: Person, work: () => Promise<unknown>): Promise<string> {
  const passwordHash = await hashPassword(newPassword);
  let outcome: Promise<string> = Promise.resolve('');
  await app().db.prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: person.userId }, data: { passwordHash } });
    outcome = outcomeOf(work());
    await expect.poll(() => countLockWaits(app(), 'users')).toBe(1);
  });
  return outcome;
}
test('a sign-in whose password is replaced concurrently gets no session', async () => {
  const person = await makePerson(app());
  const context = await contextFor(app(), null);
  const signIn = () => createCaller(context).auth.signIn({ email: person.email, password: testPassword });
  expect(await replacedWhile(person, signIn)).toBe('INVALID_CREDENTIALS');
  expect(await app().db.prisma.session.count({ where: { userId: person.userId } })).toBe(0);
  expect(context.cookies).toEqual([]);
});

test('a sign-in whose password is replaced concurrently gets no challenge for the second factor', async () => {
  const person = await makePerson(app());
  await switchOnTwoFactor(person);
  const caller = await visitor();
  const signIn = () => caller.auth.signIn({ email: person.email, password: testPassword });
  expect(await replacedWhile(person, signIn)).toBe('INVALID_CREDENTIALS');
  expect(await app().db.prisma.oneTimeToken.count({ where: { userId: person.userId, purpose: 'two_factor' } })).toBe(0);
});

test.each(['requestEmailChange', 'changePassword', 'prepareTwoFactor'] as const)(
  '%s with a concurrently replaced password changes nothing',
  async (procedure) => {
    const person = await makePerson(app());
    const { account } = await callerFor(app(), person);
    const password = testPassword;
    const attempts = {
      requestEmailChange: () => account.requestEmailChange({ newEmail: address(), password }),
      changePassword: () => account.changePassword({ currentPassword: password, newPassword: 'vom Dieb gewählt' }),
      prepareTwoFactor: () => account.prepareTwoFactor({ password }),
    };
    expect(await replacedWhile(person, attempts[procedure])).toBe('WRONG_PASSWORD');
    const after = await app().db.prisma.user.findUniqueOrThrow({
      where: { id: person.userId },
      include: { oneTimeTokens: true },
    });
    expect([after.totpSecret, after.oneTimeTokens]).toEqual([null, []]);
    expect(await outcomeOf((await visitor()).auth.signIn({ email: person.email, password: newPassword }))).toBe(
      'accepted',
    );
  },
);

test('a request of an ended session cannot enable a second factor', async () => {
  const person = await makePerson(app());
  const thief = await contextFor(app(), person);
  const { secret } = await createCaller(thief).account.prepareTwoFactor({ password: testPassword });
  await resetOfPassword(person);
  const code = await generate({ secret, epoch: Math.floor(app().clock.now().getTime() / 1000) });
  expect(await outcomeOf(createCaller(thief).account.confirmTwoFactor({ code }))).toBe('NOT_SIGNED_IN');
  const { totpConfirmedAt } = await app().db.prisma.user.findUniqueOrThrow({ where: { id: person.userId } });
  expect(totpConfirmedAt).toBeNull();
});

import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { minutes } from '../../core/runtime/clock.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, type Person, testPassword } from '../../testing/people.ts';

const app = testApp();
const codeFor = (secret: string) => generate({ secret, epoch: Math.floor(app().clock.now().getTime() / 1000) });

async function withTwoFactor(person: Person) {
  const caller = await callerFor(app(), person);
  const { secret } = await caller.account.prepareTwoFactor({ password: testPassword });
  const { recoveryCodes } = await caller.account.confirmTwoFactor({ code: await codeFor(secret) });
  app().clock.advance(minutes(1));
  return { secret, recoveryCodes };
}

async function challengeFor(person: Person): Promise<string> {
  const answer = await (await callerFor(app(), null)).auth.signIn({ email: person.email, password: testPassword });
  return answer.status === 'secondFactorRequired' ? answer.challenge : '';
}

test('the overview shows the account and no secrets', async () => {
  const person = await makePerson(app());
  const overview = await (await callerFor(app(), person)).account.overview();
  expect(Object.keys(overview).sort()).toEqual([
    'accountType',
    'email',
    'firstName',
    'lastName',
    'passkeys',
    'pendingEmail',
    'sessions',
    'twoFactor',
  ]);
  expect(Object.keys(overview.sessions[0] ?? {}).sort()).toEqual([
    'address',
    'createdAt',
    'device',
    'isCurrent',
    'lastSeenAt',
    'sessionId',
  ]);
  expect(overview.sessions[0]).toMatchObject({ device: 'Firefox auf Linux', isCurrent: true });
});

test('a new address takes effect only after its link was opened, and the old address gets a mail', async () => {
  const person = await makePerson(app(), { email: 'alt@example.org' });
  const caller = await callerFor(app(), person);
  await caller.account.requestEmailChange({ newEmail: 'neu@example.org', password: testPassword });
  expect(await caller.account.overview()).toMatchObject({ email: 'alt@example.org', pendingEmail: 'neu@example.org' });
  const token = tokenIn(await app().mailbox.mailTo('neu@example.org'));
  await caller.auth.confirmEmail({ token });
  expect((await app().mailbox.mailTo('alt@example.org')).subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.auth.signIn({ email: 'alt@example.org', password: testPassword }))).toBe(
    'INVALID_CREDENTIALS',
  );
  expect(await outcomeOf(visitor.auth.signIn({ email: 'neu@example.org', password: testPassword }))).toBe('accepted');
});

test('an address with an account gets no link, and the answer does not reveal it', async () => {
  const [person, other, witness] = await Promise.all([makePerson(app()), makePerson(app()), makePerson(app())]);
  const caller = await callerFor(app(), person);
  expect(await outcomeOf(caller.account.requestEmailChange({ newEmail: other.email, password: testPassword }))).toBe(
    'accepted',
  );
  await (await callerFor(app(), null)).auth.requestPasswordReset({ email: witness.email });
  await app().mailbox.mailTo(witness.email);
  expect(app().mailbox.received.filter((mail) => mail.to === other.email)).toEqual([]);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const person = await makePerson(app());
  const here = await contextFor(app(), person);
  await contextFor(app(), person);
  await createCaller(here).account.changePassword({
    currentPassword: testPassword,
    newPassword: 'ein frischer Wind weht',
  });
  const left = await app().db.prisma.session.findMany({ where: { userId: person.userId } });
  expect(left.map((session) => session.publicId)).toEqual([here.session?.publicId]);
  expect((await app().mailbox.mailTo(person.email)).subject).toBe('Ihr Passwort wurde geändert');
});

test.each([
  'changePassword',
  'requestEmailChange',
  'prepareTwoFactor',
  'disableTwoFactor',
  'renewRecoveryCodes',
] as const)('%s is rejected without the password and changes nothing', async (procedure) => {
  const person = await makePerson(app());
  const { account } = await callerFor(app(), person);
  const before = await app().db.prisma.user.findUniqueOrThrow({ where: { id: person.userId } });
  const password = 'nicht das richtige';
  const attempts = {
    changePassword: () => account.changePassword({ currentPassword: password, newPassword: 'irgendein neues Wort' }),
    requestEmailChange: () => account.requestEmailChange({ newEmail: 'x@example.org', password }),
    prepareTwoFactor: () => account.prepareTwoFactor({ password }),
    disableTwoFactor: () => account.disableTwoFactor({ password }),
    renewRecoveryCodes: () => account.renewRecoveryCodes({ password }),
  };
  expect(await outcomeOf(attempts[procedure]())).toBe('WRONG_PASSWORD');
  expect(await app().db.prisma.user.findUniqueOrThrow({ where: { id: person.userId } })).toEqual(before);
});

test('with the second factor on, a password alone starts no session', async () => {
  const person = await makePerson(app());
  const { secret } = await withTwoFactor(person);
  const before = await app().db.prisma.session.count({ where: { userId: person.userId } });
  const challenge = await challengeFor(person);
  expect(await app().db.prisma.session.count({ where: { userId: person.userId } })).toBe(before);
  const visitor = await contextFor(app(), null);
  const right = await codeFor(secret);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  expect(await outcomeOf(createCaller(visitor).auth.verifySecondFactor({ challenge, code: wrong }))).toBe(
    'INVALID_CODE',
  );
  expect(visitor.cookies).toEqual([]);
  expect(await outcomeOf(createCaller(visitor).auth.verifySecondFactor({ challenge, code: right }))).toBe('accepted');
  expect(visitor.cookies).toHaveLength(1);
});

test('a code works once, even for two simultaneous requests', async () => {
  const person = await makePerson(app());
  const { secret } = await withTwoFactor(person);
  const challenges = [await challengeFor(person), await challengeFor(person), await challengeFor(person)];
  const code = await codeFor(secret);
  const visitor = await callerFor(app(), null);
  const [first = '', second = '', third = ''] = challenges;
  const outcomes = await Promise.all(
    [first, second].map((challenge) => outcomeOf(visitor.auth.verifySecondFactor({ challenge, code }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(await outcomeOf(visitor.auth.verifySecondFactor({ challenge: third, code }))).toBe('INVALID_CODE');
});

test('a recovery code replaces the app once', async () => {
  const person = await makePerson(app());
  const { recoveryCodes } = await withTwoFactor(person);
  expect(recoveryCodes).toHaveLength(10);
  const [code = ''] = recoveryCodes;
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.auth.verifySecondFactor({ challenge: await challengeFor(person), code }))).toBe(
    'accepted',
  );
  expect(await outcomeOf(visitor.auth.verifySecondFactor({ challenge: await challengeFor(person), code }))).toBe(
    'INVALID_CODE',
  );
  const { twoFactor } = await (await callerFor(app(), person)).account.overview();
  expect(twoFactor).toEqual({ isOn: true, recoveryCodesLeft: 9 });
});

test('a sign-in that waits for its code longer than ten minutes starts again', async () => {
  const person = await makePerson(app());
  const { secret } = await withTwoFactor(person);
  const challenge = await challengeFor(person);
  app().clock.advance(minutes(11));
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.auth.verifySecondFactor({ challenge, code: await codeFor(secret) }))).toBe(
    'CHALLENGE_EXPIRED',
  );
});

test('ten wrong codes block further attempts on the account', async () => {
  const person = await makePerson(app());
  await withTwoFactor(person);
  const challenge = await challengeFor(person);
  const visitor = await callerFor(app(), null);
  const outcomes: unknown[] = [];
  for (let index = 0; index < 12; index++)
    outcomes.push(
      await outcomeOf(visitor.auth.verifySecondFactor({ challenge, code: String(index).padStart(6, '0') })),
    );
  expect(outcomes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});

const factorOf = ({ userId }: Person) =>
  app().db.prisma.user.findUniqueOrThrow({ where: { id: userId }, include: { recoveryCodes: true } });

test.each(['app', 'recovery'] as const)('a code of the %s disables the second factor', async (kind) => {
  const person = await makePerson(app());
  const { secret, recoveryCodes } = await withTwoFactor(person);
  const code = kind === 'app' ? await codeFor(secret) : recoveryCodes[3];
  await (await callerFor(app(), person)).account.disableTwoFactor({ password: testPassword, code });
  const row = await factorOf(person);
  expect([row.totpSecret, row.totpConfirmedAt, row.recoveryCodes]).toEqual([null, null, []]);
  const visitor = await callerFor(app(), null);
  expect(await visitor.auth.signIn({ email: person.email, password: testPassword })).not.toHaveProperty('challenge');
});

test.each(['disableTwoFactor', 'renewRecoveryCodes'] as const)(
  '%s requires the second factor in addition to the password',
  async (procedure) => {
    const person = await makePerson(app());
    const { secret, recoveryCodes } = await withTwoFactor(person);
    const { account } = await callerFor(app(), person);
    const before = await factorOf(person);
    const attempt = (code?: string) =>
      outcomeOf(account[procedure]({ password: testPassword, ...(code === undefined ? {} : { code }) }));
    const used = await codeFor(secret);
    await (await callerFor(app(), null)).auth.verifySecondFactor({ challenge: await challengeFor(person), code: used });
    const wrong = String((Number(used) + 1) % 1_000_000).padStart(6, '0');
    expect([await attempt(), await attempt(wrong), await attempt(used), await attempt('aaaa-bbbb-cccc')]).toEqual(
      Array(4).fill('INVALID_CODE'),
    );
    expect(await outcomeOf(account.prepareTwoFactor({ password: testPassword }))).toBe('TWO_FACTOR_ALREADY_ON');
    const { totpSecret, recoveryCodes: left } = await factorOf(person);
    expect([totpSecret, left]).toEqual([before.totpSecret, before.recoveryCodes]);
    expect(await attempt(recoveryCodes[0])).toBe('accepted');
  },
);

test('new recovery codes replace the old ones', async () => {
  const person = await makePerson(app());
  const { secret, recoveryCodes: old } = await withTwoFactor(person);
  const { account } = await callerFor(app(), person);
  const renewed = await account.renewRecoveryCodes({ password: testPassword, code: await codeFor(secret) });
  expect(renewed.recoveryCodes).toHaveLength(10);
  const signIn = async (code = '') => {
    const visitor = await callerFor(app(), null);
    return outcomeOf(visitor.auth.verifySecondFactor({ challenge: await challengeFor(person), code }));
  };
  expect([await signIn(old[0]), await signIn(renewed.recoveryCodes[0])]).toEqual(['INVALID_CODE', 'accepted']);
});

test('limits guesses of the code when disabling the second factor to thirty an hour', async () => {
  const person = await makePerson(app());
  await withTwoFactor(person);
  const { account } = await callerFor(app(), person);
  const outcomes: unknown[] = [];
  for (let index = 0; index < 31; index++)
    outcomes.push(
      await outcomeOf(account.disableTwoFactor({ password: testPassword, code: String(index).padStart(6, '0') })),
    );
  expect(outcomes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});

test('ends a session of the same account and rejects one of another account', async () => {
  const [person, stranger] = await Promise.all([makePerson(app()), makePerson(app())]);
  const other = await contextFor(app(), person);
  const sessionId = other.session?.publicId ?? '';
  expect(await outcomeOf((await callerFor(app(), stranger)).account.endSession({ sessionId }))).toBe('NOT_FOUND');
  expect(await outcomeOf((await callerFor(app(), person)).account.endSession({ sessionId }))).toBe('accepted');
  expect(await app().db.prisma.session.count({ where: { publicId: sessionId } })).toBe(0);
});

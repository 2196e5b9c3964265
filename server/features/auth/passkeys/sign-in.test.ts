import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { minutes } from '../../../core/runtime/clock.ts';
import { retention } from '../../../retention.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { type Forgery, makeAuthenticator } from '../../../testing/authenticator.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { addPasskey, makeBrowser, signInWith } from '../../../testing/passkeys.ts';
import { contextWithCookie, makePerson, type Person, testPassword } from '../../../testing/people.ts';
import { strictCookie } from '../cookies.ts';

const app = testApp();

async function personWithPasskey() {
  const person = await makePerson(app());
  return { person, device: await addPasskey(app(), await makeBrowser(app(), person)) };
}

const sessionCount = ({ userId }: Person) => app().db.prisma.session.count({ where: { userId } });
const passkeyOf = ({ userId }: Person) => app().db.prisma.passkey.findFirstOrThrow({ where: { userId } });

test('a passkey signs in without address and password, and records its use', async () => {
  const { person, device } = await personWithPasskey();
  app().clock.advance(minutes(1));
  const { context, caller } = await makeBrowser(app());
  const options = await caller.auth.startPasskey({});
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  expect(await caller.auth.signInWithPasskey({ passkey: device.get(options) })).toEqual({ status: 'signedIn' });
  const cookie = context.cookies.find((one) => one.startsWith('passgenau_session=')) ?? '';
  expect((await contextWithCookie(app(), cookie)).user?.userId).toBe(person.userId);
  expect(await passkeyOf(person)).toMatchObject({ counter: 1n, lastUsedAt: app().clock.now() });
  const networks = await app().db.prisma.knownNetwork.count({ where: { userId: person.userId } });
  expect(networks).toBe(1);
});

test('the cookie that binds a challenge to the browser is hidden from scripts and other sites', async () => {
  const { context, caller } = await makeBrowser(app());
  await caller.auth.startPasskey({});
  await caller.auth.startPasskey({});
  const [first = '', second] = context.cookies;
  expect(first).toMatch(/^passgenau_browser=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(second).toBe(first);
  const secure = strictCookie({ APP_URL: 'https://passgenau.example' }, 'wert', 300);
  expect(secure).toMatch(/^__Host-passgenau_browser=wert; .*; Secure$/);
});

test('expired challenges are deleted', async () => {
  const { caller } = await makeBrowser(app());
  await caller.auth.startPasskey({});
  const open = () => app().db.prisma.passkeyChallenge.count({ where: { expiresAt: { gt: app().clock.now() } } });
  expect(await open()).toBeGreaterThan(0);
  app().clock.advance(minutes(5));
  const times = { now: app().clock.now(), periods: app().settings.current().retention, take: 1000 };
  await retention.passkeyChallenges.remove(app().db.prisma, times);
  expect(await app().db.prisma.passkeyChallenge.count()).toBe(0);
});

test('signing in replaces the session that the browser had', async () => {
  const { person, device } = await personWithPasskey();
  const browser = await makeBrowser(app(), person);
  const before = browser.context.session?.publicId ?? '';
  await signInWith(browser, device);
  expect(await app().db.prisma.session.count({ where: { publicId: before } })).toBe(0);
});

const forgeries: Record<string, Forgery> = {
  'another origin': { origin: 'https://passgenau.example.net' },
  'another site id': { rpId: 'example.net' },
  'a person whom the device did not verify': { isVerified: false },
  'a frame of another site': { crossOrigin: true },
};
test.each(Object.entries(forgeries))('refuses an answer for %s', async (_, forgery) => {
  const { person, device } = await personWithPasskey();
  const before = await sessionCount(person);
  const { caller } = await makeBrowser(app());
  const passkey = device.get(await caller.auth.startPasskey({}), forgery);
  expect(await outcomeOf(caller.auth.signInWithPasskey({ passkey }))).toBe('PASSKEY_REFUSED');
  expect(await sessionCount(person)).toBe(before);
});

test('refuses a changed signature, and the failed attempt uses the challenge up', async () => {
  const { device } = await personWithPasskey();
  const { caller } = await makeBrowser(app());
  const passkey = device.get(await caller.auth.startPasskey({}));
  const { signature } = device.get({ challenge: 'anders' });
  const forged = { ...passkey, signature };
  expect(await outcomeOf(caller.auth.signInWithPasskey({ passkey: forged }))).toBe('PASSKEY_REFUSED');
  expect(await outcomeOf(caller.auth.signInWithPasskey({ passkey }))).toBe('PASSKEY_EXPIRED');
});

test('an answer signs in once, also when it is sent twice at the same time', async () => {
  const { device } = await personWithPasskey();
  const { caller } = await makeBrowser(app());
  const passkey = device.get(await caller.auth.startPasskey({}));
  const answers = await Promise.all([1, 2, 3].map(() => outcomeOf(caller.auth.signInWithPasskey({ passkey }))));
  expect(answers.toSorted()).toEqual(['PASSKEY_EXPIRED', 'PASSKEY_EXPIRED', 'accepted']);
  expect(await outcomeOf(caller.auth.signInWithPasskey({ passkey }))).toBe('PASSKEY_EXPIRED');
});

test('refuses the challenge of another browser, an invented one and one after five minutes', async () => {
  const { person, device } = await personWithPasskey();
  const [first, second] = [await makeBrowser(app()), await makeBrowser(app())];
  const attempt = async (options: { challenge: string }) =>
    outcomeOf(second.caller.auth.signInWithPasskey({ passkey: device.get(options) }));
  await second.caller.auth.startPasskey({});
  expect(await attempt(await first.caller.auth.startPasskey({}))).toBe('PASSKEY_EXPIRED');
  expect(await attempt({ challenge: 'ausgedacht' })).toBe('PASSKEY_EXPIRED');
  const late = await second.caller.auth.startPasskey({});
  app().clock.advance(minutes(5));
  expect(await attempt(late)).toBe('PASSKEY_EXPIRED');
  const signedIn = await makeBrowser(app(), person);
  const confirming = device.get(await signedIn.caller.account.startProof());
  expect(await outcomeOf(signedIn.caller.auth.signInWithPasskey({ passkey: confirming }))).toBe('PASSKEY_EXPIRED');
});

test('a counter that does not grow is refused and audited', async () => {
  const { person, device } = await personWithPasskey();
  await signInWith(await makeBrowser(app()), device);
  const { caller } = await makeBrowser(app());
  const copied = async (counter: number) =>
    outcomeOf(caller.auth.signInWithPasskey({ passkey: device.get(await caller.auth.startPasskey({}), { counter }) }));
  expect([await copied(1), await copied(0)]).toEqual(['PASSKEY_COPIED', 'PASSKEY_COPIED']);
  const trail = await auditTrail(app(), { resourceId: person.userId, action: 'own_passkey_copy_refused' });
  expect(trail).toHaveLength(2);
  expect(await passkeyOf(person)).toMatchObject({ counter: 1n });
  expect(await copied(7)).toBe('accepted');
});

test('a synchronised passkey without counter signs in again and again', async () => {
  const { device } = await personWithPasskey();
  const { caller } = await makeBrowser(app());
  for (let round = 0; round < 2; round++) {
    const passkey = device.get(await caller.auth.startPasskey({}), { counter: 0 });
    expect(await outcomeOf(caller.auth.signInWithPasskey({ passkey }))).toBe('accepted');
  }
});

test('refuses an unknown passkey, a removed one and the account id of another person', async () => {
  const { person, device } = await personWithPasskey();
  const other = await personWithPasskey();
  const browser = await makeBrowser(app());
  expect(await outcomeOf(signInWith(browser, makeAuthenticator(app().env.APP_URL)))).toBe('PASSKEY_REFUSED');
  const { userHandle = '', ...passkey } = other.device.get(await browser.caller.auth.startPasskey({}));
  const foreignHandle = device.get({ challenge: '' }).userHandle ?? '';
  expect(foreignHandle).not.toBe(userHandle);
  const swapped = { ...passkey, userHandle: foreignHandle };
  expect(await outcomeOf(browser.caller.auth.signInWithPasskey({ passkey: swapped }))).toBe('PASSKEY_REFUSED');
  await app().db.prisma.passkey.deleteMany({ where: { userId: person.userId } });
  expect(await outcomeOf(signInWith(browser, device))).toBe('PASSKEY_REFUSED');
});

test('a passkey that is removed while its answer is checked does not sign in', async () => {
  const { person, device } = await personWithPasskey();
  const browser = await makeBrowser(app());
  const before = await sessionCount(person);
  const passkey = device.get(await browser.caller.auth.startPasskey({}));
  let attempt: Promise<string> | undefined;
  await app().db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from users where id = ${person.userId}::uuid for no key update`;
    attempt = outcomeOf(browser.caller.auth.signInWithPasskey({ passkey }));
    const isWaiting = async () =>
      ((await tx.$queryRaw`select 1 from pg_locks where not granted`) as unknown[]).length > 0;
    await expect.poll(isWaiting).toBe(true);
    await tx.passkey.deleteMany({ where: { userId: person.userId } });
  });
  expect(await attempt).toBe('PASSKEY_REFUSED');
  expect(await sessionCount(person)).toBe(before);
});

test('a locked account and an unconfirmed address stay closed', async () => {
  const { person, device } = await personWithPasskey();
  const change = (data: { lockedAt: Date | null } | { emailVerifiedAt: null }) =>
    app().db.prisma.user.update({ where: { id: person.userId }, data });
  await change({ lockedAt: app().clock.now() });
  expect(await outcomeOf(signInWith(await makeBrowser(app()), device))).toBe('ACCOUNT_LOCKED');
  expect(await auditTrail(app(), { resourceId: person.userId, action: 'locked_sign_in_refused' })).toHaveLength(1);
  await change({ lockedAt: null });
  await change({ emailVerifiedAt: null });
  expect(await outcomeOf(signInWith(await makeBrowser(app()), device))).toBe('EMAIL_NOT_CONFIRMED');
  expect((await app().mailbox.mailTo(person.email, 2)).subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
});

async function switchOnCodes(person: Person): Promise<string> {
  const { caller } = await makeBrowser(app(), person);
  const { secret } = await caller.account.prepareTwoFactor({ password: testPassword });
  const epoch = Math.floor(app().clock.now().getTime() / 1000);
  await caller.account.confirmTwoFactor({ code: await generate({ secret, epoch }) });
  return secret;
}

test('a passkey needs no code, and replaces it after the password', async () => {
  const { person, device } = await personWithPasskey();
  await switchOnCodes(person);
  expect(await signInWith(await makeBrowser(app()), device)).toEqual({ status: 'signedIn' });
  const { caller } = await makeBrowser(app());
  const answer = await caller.auth.signIn({ email: person.email, password: testPassword });
  expect(answer).toMatchObject({ status: 'secondFactorRequired', hasPasskey: true });
  const challenge = answer.status === 'secondFactorRequired' ? answer.challenge : '';
  const options = await caller.auth.startPasskey({ challenge });
  expect(options.allowCredentials).toEqual([{ id: device.id, transports: ['internal'], type: 'public-key' }]);
  const other = await personWithPasskey();
  const foreign = other.device.get(options);
  expect(await outcomeOf(caller.auth.signInWithPasskey({ passkey: foreign, challenge }))).toBe('PASSKEY_REFUSED');
  const passkey = device.get(await caller.auth.startPasskey({ challenge }));
  expect(await caller.auth.signInWithPasskey({ passkey, challenge })).toEqual({ status: 'signedIn' });
  expect(await outcomeOf(caller.auth.startPasskey({ challenge }))).toBe('CHALLENGE_EXPIRED');
});

test('guessed passwords do not block the passkey, and starting too often is refused', async () => {
  const { person, device } = await personWithPasskey();
  const browser = await makeBrowser(app(), null, '198.51.100.9');
  for (let guess = 0; guess < 11; guess++)
    await outcomeOf(browser.caller.auth.signIn({ email: person.email, password: 'falsch und lang genug' }));
  expect(await outcomeOf(signInWith(browser, device))).toBe('accepted');
  const outcomes = await Promise.all(
    Array.from({ length: 300 }, () => outcomeOf(browser.caller.auth.startPasskey({}))),
  );
  expect(outcomes).toContain('TOO_MANY_ATTEMPTS');
});

test('the offer after a password sign-in comes once, and not with a passkey', async () => {
  const person = await makePerson(app());
  const signIn = async ({ email }: Person, canUsePasskeys: boolean) =>
    (await makeBrowser(app())).caller.auth.signIn({ email, password: testPassword, canUsePasskeys });
  expect(await signIn(person, false)).toMatchObject({ offersPasskey: false });
  expect(await signIn(person, true)).toMatchObject({ offersPasskey: true });
  expect(await signIn(person, true)).toMatchObject({ offersPasskey: false });
  expect(await signIn((await personWithPasskey()).person, true)).toMatchObject({ offersPasskey: false });
});

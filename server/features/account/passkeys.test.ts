import { expect, test } from 'vitest';
import { maxPasskeys } from '#shared/auth/passkeys.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { type Forgery, makeAuthenticator } from '../../testing/authenticator.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { addPasskey, makeBrowser, signInWith, type TestBrowser } from '../../testing/passkeys.ts';
import { makePerson, testPassword } from '../../testing/people.ts';

const app = testApp();
const byPassword = { password: testPassword };
const newDevice = () => makeAuthenticator(app().env.APP_URL);

async function makeOwner() {
  const person = await makePerson(app());
  return { person, browser: await makeBrowser(app(), person) };
}

const passkeysOf = async ({ caller }: TestBrowser) => (await caller.account.overview()).passkeys;

test('a passkey is added after the password and listed with name, device and dates; a mail reports it', async () => {
  const { person, browser } = await makeOwner();
  const { options, suggestedName } = await browser.caller.account.startAddingPasskey({ proof: byPassword });
  expect(suggestedName).toBe('Firefox auf Linux');
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Passgenau' },
    user: { name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  await browser.caller.account.addPasskey({ passkey: newDevice().create(options), name: 'Mein Telefon' });
  const { userId } = person;
  expect(await passkeysOf(browser)).toEqual([
    {
      passkeyId: expect.any(String),
      name: 'Mein Telefon',
      device: 'Firefox auf Linux',
      isBackedUp: false,
      createdAt: app().clock.now(),
      lastUsedAt: null,
    },
  ]);
  expect(await auditTrail(app(), { resourceId: userId })).toMatchObject([
    { action: 'own_passkey_added', details: { name: 'Mein Telefon' } },
  ]);
  const mail = await app().mailbox.mailTo(person.email);
  expect(mail.subject).toBe('Neuer Passkey für Ihr Konto');
  expect(mail.text).toContain('Mein Telefon');
});

test('without a right proof there is no challenge', async () => {
  const { browser } = await makeOwner();
  const start = (proof: { password: string; code?: string }) =>
    outcomeOf(browser.caller.account.startAddingPasskey({ proof }));
  expect(await start({ password: 'falsch und lang genug' })).toBe('WRONG_PASSWORD');
  await browser.caller.account.prepareTwoFactor(byPassword);
  const { userId = '' } = browser.context.user ?? {};
  await app().db.prisma.user.update({ where: { id: userId }, data: { totpConfirmedAt: app().clock.now() } });
  expect(await start(byPassword)).toBe('INVALID_CODE');
  expect(await start({ ...byPassword, code: '000000' })).toBe('INVALID_CODE');
  expect(await app().db.prisma.passkeyChallenge.count({ where: { userId } })).toBe(0);
});

const forgeries: Record<string, Forgery> = {
  'another origin': { origin: 'https://passgenau.example.net' },
  'another site id': { rpId: 'example.net' },
  'a person whom the device did not verify': { isVerified: false },
};
test.each(Object.entries(forgeries))('adds no passkey for %s', async (_, forgery) => {
  const { browser } = await makeOwner();
  const { options } = await browser.caller.account.startAddingPasskey({ proof: byPassword });
  const passkey = newDevice().create(options, forgery);
  expect(await outcomeOf(browser.caller.account.addPasskey({ passkey, name: 'Neu' }))).toBe('PASSKEY_REFUSED');
  expect(await passkeysOf(browser)).toEqual([]);
});

test('a challenge adds one passkey, for its account, in its browser, within five minutes', async () => {
  const { person, browser } = await makeOwner();
  const add = async ({ caller }: TestBrowser, options: Parameters<ReturnType<typeof newDevice>['create']>[0]) =>
    outcomeOf(caller.account.addPasskey({ passkey: newDevice().create(options), name: 'Neu' }));
  const start = async () => (await browser.caller.account.startAddingPasskey({ proof: byPassword })).options;
  const first = await start();
  expect(await add(await makeBrowser(app(), person), first)).toBe('PASSKEY_EXPIRED');
  const stranger = await makeBrowser(app(), await makePerson(app()));
  stranger.context.cookieHeader = browser.context.cookieHeader;
  expect(await add(stranger, first)).toBe('PASSKEY_REFUSED');
  const second = await start();
  expect([await add(browser, second), await add(browser, second)]).toEqual(['accepted', 'PASSKEY_EXPIRED']);
  const third = await start();
  app().clock.advance(minutes(5));
  expect(await add(browser, third)).toBe('PASSKEY_EXPIRED');
  const fourth = await start();
  const newPassword = 'regen-am-dienstag';
  await (await makeBrowser(app(), person)).caller.account.changePassword({
    currentPassword: testPassword,
    newPassword,
  });
  expect(await add(browser, fourth)).toBe('PASSKEY_EXPIRED');
});

test('a device with a passkey of the account is excluded, and a second registration of it refused', async () => {
  const { browser } = await makeOwner();
  const device = await addPasskey(app(), browser);
  const { options } = await browser.caller.account.startAddingPasskey({ proof: byPassword });
  expect(options.excludeCredentials).toEqual([{ id: device.id, transports: ['internal'], type: 'public-key' }]);
  const again = { passkey: device.create(options), name: 'Noch einmal' };
  expect(await outcomeOf(browser.caller.account.addPasskey(again))).toBe('PASSKEY_EXISTS');
  expect(await passkeysOf(browser)).toHaveLength(1);
});

test('an account has at most ten passkeys, also when two are added at the same time', async () => {
  const { person, browser } = await makeOwner();
  const filler = (index: number) => ({
    ...{ userId: person.userId, credentialId: `voll-${person.userId}-${index}`, publicKey: Buffer.from('00', 'hex') },
    ...{ counter: 0, transports: [], name: `Nummer ${index}`, device: 'Firefox', isBackedUp: false },
  });
  await app().db.prisma.passkey.createMany({ data: Array.from({ length: maxPasskeys - 1 }, (_, at) => filler(at)) });
  const { account } = browser.caller;
  const ready = [
    await account.startAddingPasskey({ proof: byPassword }),
    await account.startAddingPasskey({ proof: byPassword }),
  ];
  const outcomes = await Promise.all(
    ready.map(({ options }) =>
      outcomeOf(account.addPasskey({ passkey: newDevice().create(options), name: 'Letzter' })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['TOO_MANY_PASSKEYS', 'accepted']);
  expect(await outcomeOf(account.startAddingPasskey({ proof: byPassword }))).toBe('TOO_MANY_PASSKEYS');
});

test('a passkey of the account is a proof, once, and that of another person is none', async () => {
  const { browser } = await makeOwner();
  const { account } = browser.caller;
  const device = await addPasskey(app(), browser);
  const passkey = device.get(await account.startProof());
  expect(await outcomeOf(account.startAddingPasskey({ proof: { passkey } }))).toBe('accepted');
  expect(await outcomeOf(account.startAddingPasskey({ proof: { passkey } }))).toBe('PASSKEY_EXPIRED');
  const other = await makeOwner();
  const foreignDevice = await addPasskey(app(), other.browser);
  const foreign = foreignDevice.get(await account.startProof());
  expect(await outcomeOf(account.startAddingPasskey({ proof: { passkey: foreign } }))).toBe('PASSKEY_REFUSED');
  const forSignIn = device.get(await browser.caller.auth.startPasskey({}));
  expect(await outcomeOf(account.startAddingPasskey({ proof: { passkey: forSignIn } }))).toBe('PASSKEY_EXPIRED');
});

test('renaming and removing change only passkeys of the account; a mail reports the removal', async () => {
  const { person, browser } = await makeOwner();
  const device = await addPasskey(app(), browser);
  const [{ passkeyId } = { passkeyId: '' }] = await passkeysOf(browser);
  const { account } = browser.caller;
  await account.renamePasskey({ passkeyId, name: 'Schlüsselbund' });
  expect(await passkeysOf(browser)).toMatchObject([{ name: 'Schlüsselbund', device: 'Firefox auf Linux' }]);
  const stranger = (await makeOwner()).browser.caller.account;
  expect(await outcomeOf(stranger.renamePasskey({ passkeyId, name: 'Meiner' }))).toBe('NOT_FOUND');
  expect(await outcomeOf(stranger.removePasskey({ passkeyId, proof: byPassword }))).toBe('NOT_FOUND');
  const wrong = { password: 'falsch und lang genug' };
  expect(await outcomeOf(account.removePasskey({ passkeyId, proof: wrong }))).toBe('WRONG_PASSWORD');
  expect(await passkeysOf(browser)).toMatchObject([{ name: 'Schlüsselbund' }]);
  await account.removePasskey({ passkeyId, proof: byPassword });
  expect(await passkeysOf(browser)).toEqual([]);
  expect((await app().mailbox.mailTo(person.email, 2)).subject).toBe('Passkey entfernt');
  const trail = await auditTrail(app(), { resourceId: person.userId, action: 'own_passkey_removed' });
  expect(trail).toMatchObject([{ details: { name: 'Schlüsselbund' } }]);
  expect(await outcomeOf(signInWith(await makeBrowser(app()), device))).toBe('PASSKEY_REFUSED');
});

test('an account without password keeps its last passkey, and no password opens it', async () => {
  const { person, browser } = await makeOwner();
  const [first, second] = [await addPasskey(app(), browser, 'Eins'), await addPasskey(app(), browser, 'Zwei')];
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { passwordHash: '' } });
  const visitor = (await makeBrowser(app())).caller;
  const signIn = visitor.auth.signIn({ email: person.email, password: testPassword });
  expect(await outcomeOf(signIn)).toBe('INVALID_CREDENTIALS');
  const { account } = browser.caller;
  const remove = async (passkeyId: string) =>
    outcomeOf(account.removePasskey({ passkeyId, proof: { passkey: first.get(await account.startProof()) } }));
  const [one, two] = await passkeysOf(browser);
  expect(await remove(two?.passkeyId ?? '')).toBe('accepted');
  expect(await outcomeOf(signInWith(await makeBrowser(app()), second))).toBe('PASSKEY_REFUSED');
  expect(await remove(one?.passkeyId ?? '')).toBe('LAST_SIGN_IN_METHOD');
  expect(await passkeysOf(browser)).toMatchObject([{ name: 'Eins' }]);
});

test('of two removals at once, one keeps the last passkey of an account without password', async () => {
  const { person, browser } = await makeOwner();
  const [first, second] = [await addPasskey(app(), browser, 'Eins'), await addPasskey(app(), browser, 'Zwei')];
  const other = await makeBrowser(app(), person);
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { passwordHash: '' } });
  const [one, two] = await passkeysOf(browser);
  const proofs = [
    first.get(await browser.caller.account.startProof()),
    second.get(await other.caller.account.startProof()),
  ] as const;
  const remove = ({ caller }: typeof other, passkeyId = '', passkey = proofs[0]) =>
    outcomeOf(caller.account.removePasskey({ passkeyId, proof: { passkey } }));
  const outcomes = await Promise.all([
    remove(browser, two?.passkeyId, proofs[0]),
    remove(other, one?.passkeyId, proofs[1]),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(await passkeysOf(browser)).toHaveLength(1);
});

test('a password reset keeps passkeys, except those from before the address was confirmed', async () => {
  const reset = async (email: string, mailNumber: number) => {
    const { caller } = await makeBrowser(app());
    await caller.auth.requestPasswordReset({ email });
    const token = tokenIn(await app().mailbox.mailTo(email, mailNumber));
    await caller.auth.resetPassword({ token, password: 'regen-am-dienstag' });
  };
  const { person, browser } = await makeOwner();
  const device = await addPasskey(app(), browser);
  await reset(person.email, 2);
  expect(await outcomeOf(signInWith(await makeBrowser(app()), device))).toBe('accepted');
  const unproven = await makeOwner();
  const foreign = await addPasskey(app(), unproven.browser);
  await app().db.prisma.user.update({ where: { id: unproven.person.userId }, data: { emailVerifiedAt: null } });
  await reset(unproven.person.email, 2);
  expect(await outcomeOf(signInWith(await makeBrowser(app()), foreign))).toBe('PASSKEY_REFUSED');
});

test('a sign-up that replaces an unconfirmed account removes its passkeys', async () => {
  const { person, browser } = await makeOwner();
  await addPasskey(app(), browser);
  const { userId, email } = person;
  await app().db.prisma.user.update({ where: { id: userId }, data: { emailVerifiedAt: null } });
  await app().db.prisma.session.deleteMany({ where: { userId } });
  const names = { firstName: 'Vera', lastName: 'Echt' };
  await (await makeBrowser(app())).caller.auth.signUp({ email, password: 'regen-am-dienstag', ...names });
  expect(await app().db.prisma.passkey.count({ where: { userId } })).toBe(0);
});

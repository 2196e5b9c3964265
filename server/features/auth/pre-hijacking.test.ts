import { expect, test } from 'vitest';
import { hashToken } from '../../core/runtime/random.ts';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { makeCrew, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, testPassword } from '../../testing/people.ts';
import { ensurePlatformAdmin } from '../admin/first-admin.ts';
import { replaceRecoveryCodes } from './two-factor.ts';

const app = testApp();
const quiet = testApp({ mail: false });
const attackers = 'das Wort des Angreifers';
const owners = 'das Wort der Besitzerin';
const how = { sendsMail: true, by: 'commandLine' } as const;
let count = 0;
const address = () => `vorher-${++count}@example.org`;
const visitor = () => callerFor(app(), null);

type Form = { password: string; firstName?: string; userType?: 'applicant' | 'company'; companyName?: string };
const signUp = async (email: string, { firstName = 'Vera', userType = 'applicant', ...form }: Form) =>
  (await visitor()).auth.signUp({ email, firstName, lastName: 'Echt', userType, ...form });
const signIn = async (email: string, password: string) => outcomeOf((await visitor()).auth.signIn({ email, password }));
const confirm = async (token: string) => outcomeOf((await visitor()).auth.confirmEmail({ token }));
const linkIn = async (email: string, nth: number) => tokenIn(await app().mailbox.mailTo(email, nth));
const profileOf = (email: string) => app().db.prisma.profile.findFirstOrThrow({ where: { email } });

test('a person who registers a foreign address first keeps nothing once the owner registers and confirms', async () => {
  const email = address();
  await signUp(email, { password: attackers, firstName: 'Falsch', userType: 'company', companyName: 'Falsch AG' });
  const firstLink = await linkIn(email, 1);
  expect(await signUp(email, { password: owners })).toEqual({ confirmation: 'mail' });
  const secondLink = await linkIn(email, 2);
  expect(await confirm(firstLink)).toBe('LINK_INVALID');
  expect(await confirm(secondLink)).toBe('accepted');
  expect([await signIn(email, attackers), await signIn(email, owners)]).toEqual(['INVALID_CREDENTIALS', 'accepted']);
  expect(await profileOf(email)).toMatchObject({ firstName: 'Vera', userType: 'applicant', companyName: null });
});

test('the mail of a second sign-up mentions the first and how the owner of the address ends both', async () => {
  const email = address();
  await signUp(email, { password: owners });
  await linkIn(email, 1);
  await signUp(email, { password: attackers });
  const mail = await app().mailbox.mailTo(email, 2);
  expect(mail.text).toContain('noch einmal jemand');
  expect(mail.text).toContain(`${app().env.APP_URL}/reset-password `);
  expect(await confirm(tokenIn(mail))).toBe('accepted');
  const thief = await contextFor(app(), null);
  expect(await signIn(email, attackers)).toBe('accepted');
  await (await visitor()).auth.requestPasswordReset({ email });
  const token = await linkIn(email, 3);
  await (await visitor()).auth.resetPassword({ token, password: owners });
  expect([await signIn(email, attackers), await signIn(email, owners)]).toEqual(['INVALID_CREDENTIALS', 'accepted']);
  expect(thief.user).toBeNull();
});

test('a sign-up at the mail limit changes nothing: the open link confirms the earlier data', async () => {
  const email = address();
  await signUp(email, { password: owners });
  for (let again = 0; again < 4; again++) await signUp(email, { password: owners });
  await app().mailbox.mailTo(email, 5);
  const { tokenHash } = await app().db.prisma.oneTimeToken.findFirstOrThrow({ where: { email, usedAt: null } });
  const tokens = app()
    .mailbox.received.filter((mail) => mail.to === email)
    .map(tokenIn);
  const newest = tokens.find((token) => hashToken(token) === tokenHash) ?? '';
  expect(await signUp(email, { password: attackers })).toEqual({ confirmation: 'mail' });
  expect(await confirm(newest)).toBe('accepted');
  expect([await signIn(email, attackers), await signIn(email, owners)]).toEqual(['INVALID_CREDENTIALS', 'accepted']);
});

test('a second factor that was set up before does not stay', async () => {
  const email = address();
  await signUp(email, { password: attackers });
  const { id } = await app().db.prisma.user.findUniqueOrThrow({ where: { email } });
  const secondFactor = { totpSecret: 'X', totpConfirmedAt: new Date(), totpLastStep: 1 };
  await app().db.prisma.user.update({ where: { id }, data: secondFactor });
  await replaceRecoveryCodes(app().db.prisma, id);
  await signUp(email, { password: owners });
  const after = await app().db.prisma.user.findUniqueOrThrow({ where: { id }, include: { recoveryCodes: true } });
  expect([after.totpSecret, after.totpConfirmedAt, after.totpLastStep, after.recoveryCodes]).toEqual([
    null,
    null,
    null,
    [],
  ]);
});

test('an account used while no mails were sent is not replaced, and confirming it ends its sessions', async () => {
  const person = await makePerson(app());
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { emailVerifiedAt: null } });
  await app().db.prisma.knownNetwork.create({ data: { userId: person.userId, network: '192.0.2.0/24' } });
  await contextFor(app(), person);
  await signUp(person.email, { password: attackers, firstName: 'Falsch' });
  const token = await linkIn(person.email, 1);
  expect((await profileOf(person.email)).firstName).toBe('Anna');
  expect(await confirm(token)).toBe('accepted');
  expect(await app().db.prisma.session.count({ where: { userId: person.userId } })).toBe(0);
  expect([await signIn(person.email, attackers), await signIn(person.email, testPassword)]).toEqual([
    'INVALID_CREDENTIALS',
    'accepted',
  ]);
});

test('without mails, the first sign-up stays', async () => {
  const email = address();
  const { auth } = await callerFor(quiet(), null);
  const person = { email, firstName: 'Vera', lastName: 'Echt', userType: 'applicant' as const };
  await auth.signUp({ ...person, password: owners });
  expect(await auth.signUp({ ...person, password: attackers })).toEqual({ confirmation: 'none' });
  expect(await outcomeOf(auth.signIn({ email, password: attackers }))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(auth.signIn({ email, password: owners }))).toBe('accepted');
});

test('a confirmed account stays unchanged by later sign-ups', async () => {
  const person = await makePerson(app());
  await signUp(person.email, { password: attackers });
  expect((await app().mailbox.mailTo(person.email)).subject).toBe('Sie haben schon ein Konto bei Passgenau');
  expect(await signIn(person.email, testPassword)).toBe('accepted');
});

test('an invited person can register although another person signed up with the address before', async () => {
  const [crew, email] = [await makeCrew(app()), address()];
  await signUp(email, { password: attackers, firstName: 'Falsch' });
  const oldLink = await linkIn(email, 1);
  await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
  const token = await replaceInvitationToken(app(), email);
  const { invitations } = await visitor();
  expect((await invitations.byToken({ token })).hasAccount).toBe(false);
  await invitations.register({ token, firstName: 'Vera', lastName: 'Echt', password: owners });
  expect([await signIn(email, attackers), await signIn(email, owners)]).toEqual(['INVALID_CREDENTIALS', 'accepted']);
  expect(await confirm(oldLink)).toBe('LINK_INVALID');
  expect(await profileOf(email)).toMatchObject({ firstName: 'Vera', userType: 'company', companyName: 'Musterhaus' });
  expect((await invitations.byToken({ token })).hasAccount).toBe(true);
});

test('an unconfirmed sign-up does not keep an address from a person who proves to own it', async () => {
  const [person, email] = [await makePerson(app()), address()];
  await signUp(email, { password: attackers });
  await linkIn(email, 1);
  await (await callerFor(app(), person)).account.requestEmailChange({ newEmail: email, password: testPassword });
  expect(await confirm(await linkIn(email, 2))).toBe('accepted');
  expect(await signIn(email, testPassword)).toBe('accepted');
});

test('a prepared account of another person does not become a platform admin', async () => {
  const email = address();
  await signUp(email, { password: attackers });
  const admin = { email, password: owners, firstName: 'Ada', lastName: 'Admin' };
  expect(await ensurePlatformAdmin(app(), admin, how)).toBe('created');
  expect([await signIn(email, attackers), await signIn(email, owners)]).toEqual(['INVALID_CREDENTIALS', 'accepted']);
  expect(await ensurePlatformAdmin(app(), { ...admin, password: attackers }, how)).toBe('raised');
  expect(await signIn(email, owners)).toBe('accepted');
});

test('two processes that create the same admin at once both succeed', async () => {
  const email = address();
  const make = () => ensurePlatformAdmin(app(), { email, password: owners, firstName: 'Ada', lastName: 'Admin' }, how);
  const outcomes = await Promise.all([make(), make(), make()]);
  expect(outcomes.sort()).toEqual(['created', 'raised', 'raised']);
});

test('the mail after a sign-in before the confirmation differs from the first one', async () => {
  const email = address();
  await signUp(email, { password: attackers });
  await linkIn(email, 1);
  expect(await signIn(email, attackers)).toBe('EMAIL_NOT_CONFIRMED');
  expect((await app().mailbox.mailTo(email, 2)).text).toContain('Waren Sie das nicht, dann kennt jemand anderes');
});

import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { makeCrew, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, makePerson, testPassword } from '../../testing/people.ts';
import { adminCaller, setSetting } from '../../testing/settings.ts';

const app = testApp();
let count = 0;
const address = (domain: string) => `neu-${++count}@${domain}`;
const form = { firstName: 'Jana', lastName: 'Petersen', password: testPassword };
const own = 'firma.example';

const visitor = () => callerFor(app(), null);
const signUp = async (email: string) =>
  outcomeOf((await visitor()).auth.signUp({ ...form, userType: 'applicant', email }));
const exists = async (email: string) => (await app().db.prisma.user.count({ where: { email } })) === 1;
const mailsTo = (recipient: string) => app().db.prisma.outboxMail.count({ where: { recipient } });
const set = async (mode: 'open' | 'invited' | 'domains') =>
  setSetting(await adminCaller(app()), 'registration', { mode, domains: [own] });
beforeEach(() => set('open'));

test('with invitation only, sign-up is refused equally for known and unknown addresses and sends no mail', async () => {
  const crew = await makeCrew(app());
  const options = async () => (await (await visitor()).auth.options()).registration;
  expect(await options()).toEqual({ mode: 'open', domains: [] });
  await set('invited');
  expect(await options()).toEqual({ mode: 'invited', domains: [] });
  const [fresh, { email: known }] = [address(own), await makePerson(app())];
  expect([await signUp(fresh), await signUp(known)]).toEqual(['REGISTRATION_INVITED', 'REGISTRATION_INVITED']);
  expect([await exists(fresh), await mailsTo(fresh), await mailsTo(known)]).toEqual([false, 0, 0]);
  await crew.owner.caller.invitations.invite({ email: fresh, role: 'viewer' });
  const token = await replaceInvitationToken(app(), fresh);
  expect(await (await visitor()).invitations.register({ token, ...form })).toEqual({ email: fresh });
});

test('with allowed domains, other addresses cannot sign up, be invited or accept, known or not', async () => {
  const crew = await makeCrew(app());
  const invite = (email: string) => outcomeOf(crew.owner.caller.invitations.invite({ email, role: 'viewer' }));
  const invitedBefore = address('anders.example');
  await invite(invitedBefore);
  await set('domains');
  expect((await (await visitor()).auth.options()).registration).toEqual({ mode: 'domains', domains: [own] });
  const [inside, outside, below] = [address(own), address('anders.example'), address(`sub.${own}`)];
  expect(await Promise.all([inside.toUpperCase(), outside, below].map(signUp))).toEqual([
    'accepted',
    'REGISTRATION_DOMAIN',
    'REGISTRATION_DOMAIN',
  ]);
  expect(await Promise.all([inside, outside, below].map(exists))).toEqual([true, false, false]);
  const { email: known } = await makePerson(app(), { email: address('anders.example') });
  expect(await signUp(known)).toBe('REGISTRATION_DOMAIN');
  expect(await Promise.all([outside, known, address(own)].map(invite))).toEqual([
    'REGISTRATION_DOMAIN',
    'REGISTRATION_DOMAIN',
    'accepted',
  ]);
  expect([await mailsTo(outside), await mailsTo(known)]).toEqual([0, 0]);
  const token = await replaceInvitationToken(app(), invitedBefore);
  expect(await outcomeOf((await visitor()).invitations.register({ token, ...form }))).toBe('REGISTRATION_DOMAIN');
  expect(await exists(invitedBefore)).toBe(false);
  const { invitations } = await crew.owner.caller.invitations.page({});
  const again = invitations.find(({ email }) => email === invitedBefore)?.invitationId ?? '';
  expect(await outcomeOf(crew.owner.caller.invitations.resend({ invitationId: again }))).toBe('REGISTRATION_DOMAIN');
});

test('with allowed domains, an account cannot move to another domain, by request or by confirmation', async () => {
  const person = await makePerson(app(), { email: address(own) });
  const { account } = await callerFor(app(), person);
  const ask = (newEmail: string) => outcomeOf(account.requestEmailChange({ newEmail, password: testPassword }));
  const asked = address('anders.example');
  await ask(asked);
  await set('domains');
  const [outside, inside] = [address('anders.example'), address(own)];
  const confirm = async (email: string) =>
    outcomeOf((await visitor()).auth.confirmEmail({ token: tokenIn(await app().mailbox.mailTo(email)) }));
  expect(await confirm(asked)).toBe('REGISTRATION_DOMAIN');
  expect([await ask(outside), await mailsTo(outside)]).toEqual(['REGISTRATION_DOMAIN', 0]);
  expect([await exists(person.email), await exists(asked)]).toEqual([true, false]);
  expect([await ask(inside), await confirm(inside)]).toEqual(['accepted', 'accepted']);
  expect([await exists(person.email), await exists(inside)]).toEqual([false, true]);
  await set('invited');
  const other = await callerFor(app(), await makePerson(app()));
  const move = { newEmail: address('anders.example'), password: testPassword };
  expect(await outcomeOf(other.account.requestEmailChange(move))).toBe('accepted');
});

test('after a mode change, sign-ups that began before are refused', async () => {
  for (let round = 0; round < 3; round++) {
    await set('open');
    const emails = Array.from({ length: 4 }, () => address('anders.example'));
    const closing = set('invited');
    const outcomes = await Promise.all(emails.map(signUp));
    await closing;
    const late = address('anders.example');
    expect(await signUp(late)).toBe('REGISTRATION_INVITED');
    expect(await Promise.all(emails.map(exists))).toEqual(outcomes.map((outcome) => outcome === 'accepted'));
  }
});

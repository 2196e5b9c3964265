import { expect, test } from 'vitest';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import {
  callerFor,
  contextFor,
  makePerson,
  makePersonAs,
  type Person,
  testOrigin,
  testPassword,
} from '../../testing/people.ts';
import { accountKey } from './attempts.ts';
import { consumeInvitation, consumeMailQuota, consumeMailTo } from './mail-limits.ts';
import { hashPassword } from './passwords.ts';
import { mailResetLink } from './reset-link.ts';

const app = testApp({ settings: { MAILS_PER_PERSON: '8', MAILS_PER_RECIPIENT: '7' } });
let count = 0;
const address = () => `fremd-${++count}@example.org`;
const mailsTo = (recipient: string) => app().db.prisma.outboxMail.count({ where: { recipient } });

async function owner(): Promise<Person & { caller: Awaited<ReturnType<typeof callerFor>> }> {
  const person = await makePerson(app(), { userType: 'company' });
  await (await callerFor(app(), person)).organisations.create({ name: 'Bootsbau' });
  return { ...person, caller: await callerFor(app(), person) };
}

test('limits address changes to mails to five strangers an hour', async () => {
  const { account } = await callerFor(app(), await makePerson(app()));
  const strangers = Array.from({ length: 7 }, address);
  const outcomes: string[] = [];
  for (const newEmail of strangers)
    outcomes.push(await outcomeOf(account.requestEmailChange({ newEmail, password: testPassword })));
  expect(outcomes).toEqual([...Array(5).fill('accepted'), 'TOO_MANY_MAILS', 'TOO_MANY_MAILS']);
  expect(await Promise.all(strangers.map(mailsTo))).toEqual([1, 1, 1, 1, 1, 0, 0]);
});

test('counts the daily mails of a person over all kinds', async () => {
  const { caller } = await owner();
  for (let index = 0; index < 3; index++)
    await caller.account.requestEmailChange({ newEmail: address(), password: testPassword });
  const invite = () => outcomeOf(caller.invitations.invite({ email: address(), role: 'viewer' }));
  const outcomes: string[] = [];
  for (let index = 0; index < 7; index++) outcomes.push(await invite());
  expect(outcomes).toEqual([...Array(5).fill('accepted'), 'TOO_MANY_MAILS', 'TOO_MANY_MAILS']);
  const { invitations } = await caller.invitations.page({});
  expect(invitations).toHaveLength(5);
});

test('founding a new organisation does not reset the count of invitations', async () => {
  const person = await owner();
  for (let index = 0; index < 8; index++) await person.caller.invitations.invite({ email: address(), role: 'viewer' });
  await person.caller.organisations.delete({ confirmation: 'Bootsbau' });
  await (await callerFor(app(), person)).organisations.create({ name: 'Bootsbau' });
  const again = await callerFor(app(), person);
  expect(await outcomeOf(again.invitations.invite({ email: address(), role: 'viewer' }))).toBe('TOO_MANY_MAILS');
});

test('limits invitations to 500 a day, per organisation and per person over several organisations', async () => {
  const { settings } = app();
  const limits = { ...settings.current().limits, mailsPerPerson: 10_000 };
  const plenty = { ...app(), settings: { ...settings, current: () => ({ ...settings.current(), limits }) } };
  const [orgId, userId] = [crypto.randomUUID(), crypto.randomUUID()];
  const take = (ids: { orgId: string; userId: string }) => consumeInvitation(plenty, ids);
  for (let index = 0; index < 500; index++)
    await app().rateLimits.consume({ name: 'invitation-mail', points: 500, seconds: 86_400 }, orgId);
  expect(await take({ orgId, userId })).toBe('organisation');
  for (let index = 0; index < 500; index++)
    await app().rateLimits.consume({ name: 'invitation-mail', points: 500, seconds: 86_400 }, userId);
  expect(await take({ orgId: crypto.randomUUID(), userId })).toBe('person');
});

test('limits the daily mails that strangers cause to one address to the setting', async () => {
  const email = address();
  const hourly = { name: 'account-mail', points: 5, seconds: 3600 };
  const key = `visitor ${accountKey(email)}`;
  const outcomes: unknown[] = [];
  for (let index = 0; index < 9; index++) {
    await app().rateLimits.clear(hourly, key);
    outcomes.push(await consumeMailTo(app(), email, 'resetPassword'));
  }
  expect(outcomes).toEqual([...Array(7).fill(null), 'recipient', 'recipient']);
});

test('a reset link reaches a flooded address once an hour', async () => {
  const person = await makePerson(app());
  while (await consumeMailQuota(app(), person.email, 'visitorReportReceived'));
  const visitor = await callerFor(app(), null);
  await visitor.auth.requestPasswordReset({ email: person.email });
  const token = tokenIn(await app().mailbox.mailTo(person.email));
  expect(await consumeMailQuota(app(), person.email, 'resetPassword')).toBe(false);
  await visitor.auth.resetPassword({ token, password: 'ein neuer Anfang im Mai' });
});

test('the owner of a flooded mailbox still gets the mail about a changed password', async () => {
  const person = await makePerson(app());
  while (await consumeMailQuota(app(), person.email, 'resetPassword'));
  const { account } = await callerFor(app(), person);
  await account.changePassword({ currentPassword: testPassword, newPassword: 'ein frischer Wind weht' });
  expect((await app().mailbox.mailTo(person.email)).subject).toBe('Ihr Passwort wurde geändert');
});

test('limits security changes of an account, each of which sends a mail', async () => {
  const person = await makePerson(app());
  const { account } = await callerFor(app(), person);
  const outcomes: string[] = [];
  for (let index = 0; index < 32; index++) {
    const [currentPassword, newPassword] = [testPassword, testPassword];
    outcomes.push(await outcomeOf(account.changePassword({ currentPassword, newPassword })));
  }
  expect([outcomes[29], outcomes[30]]).toEqual(['accepted', 'TOO_MANY_ATTEMPTS']);
});

/** Microseconds. Sums both kinds, because the split between user and system time is an estimate. */
function computedUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

test('checks a reset link before hashing the password, and counts attempts', async () => {
  const origin = { ...testOrigin, address: '198.51.100.77' };
  const { auth } = createCaller(await contextFor(app(), null, origin));
  const attempt = () => outcomeOf(auth.resetPassword({ token: 'x'.repeat(43), password: 'ein neuer Anfang im Mai' }));
  expect(await outcomeOf(auth.resetPassword({ token: 'x'.repeat(43), password: 'passwort123' }))).toBe('LINK_INVALID');
  const start = computedUs();
  await hashPassword('so viel kostet einmal');
  const before = computedUs();
  const costOfOne = before - start;
  const outcomes: string[] = [];
  for (let index = 0; index < 60; index++) outcomes.push(await attempt());
  const cost = computedUs() - before;
  expect([outcomes[0], outcomes[58], outcomes[59]]).toEqual(['LINK_INVALID', 'LINK_INVALID', 'TOO_MANY_ATTEMPTS']);
  expect(cost).toBeLessThan(59 * costOfOne);
});

test('limits the jobs that many networks cause for one address', async () => {
  const email = address();
  for (let index = 0; index < 25; index++) {
    const origin = { ...testOrigin, address: `100.80.${index}.1` };
    await createCaller(await contextFor(app(), null, origin)).auth.requestPasswordReset({ email });
  }
  const { rows } = await app().db.pool.query<{ jobs: number }>(
    "select count(*)::int as jobs from pgboss.job where name = 'request-password-reset' and data->>'email' = $1",
    [email],
  );
  expect(rows[0]?.jobs).toBe(20);
});

test('many IPv6 addresses of one subscriber share a limit', async () => {
  const outcomes: string[] = [];
  for (let index = 0; index < 21; index++) {
    const origin = { ...testOrigin, address: `2001:db8:1:1::${(index + 1).toString(16)}` };
    const { auth } = createCaller(await contextFor(app(), null, origin));
    outcomes.push(await outcomeOf(auth.requestPasswordReset({ email: address() })));
  }
  expect(outcomes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});

test('24 anonymous password resets do not block the mail of an invitation to an interview', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { applicationId, email } = await makeApplication(app(), { jobId });
  for (let count = 0; count < 24; count++) await mailResetLink(app(), email, null);
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'invited' });
  const subjects = () =>
    app()
      .mailbox.received.filter(({ to }) => to === email)
      .map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Einladung zu „Pflegefachkraft (m/w/d)“');
  expect(subjects().filter((subject) => subject === 'Neues Passwort wählen').length).toBeLessThanOrEqual(6);
});

test('password resets do not use up the limits of staff mails, invitations and address changes', async () => {
  const [person, admin] = [await makePerson(app()), await makePersonAs(app(), 'platformAdmin')];
  while (await consumeMailQuota(app(), person.email, 'resetPassword'));
  const { adminUsers } = await callerFor(app(), admin);
  expect(await outcomeOf(adminUsers.sendReset({ userId: person.userId, reason: 'Am Telefon' }))).toBe('accepted');
  const { caller } = await owner();
  expect(await outcomeOf(caller.invitations.invite({ email: person.email, role: 'viewer' }))).toBe('accepted');
  const newEmail = address();
  while (await consumeMailQuota(app(), newEmail, 'resetPassword'));
  const { account } = await callerFor(app(), person);
  expect(await outcomeOf(account.requestEmailChange({ newEmail, password: testPassword }))).toBe('accepted');
  expect(await mailsTo(newEmail)).toBe(1);
});

test('rejects an address change alike for a taken and a free address at the mail limit', async () => {
  const [taken, free] = [(await makePerson(app())).email, address()];
  for (const newEmail of [taken, free]) while (await consumeMailQuota(app(), newEmail, 'changeEmail'));
  const { account } = await callerFor(app(), await makePerson(app()));
  const change = (newEmail: string) => outcomeOf(account.requestEmailChange({ newEmail, password: testPassword }));
  expect([await change(taken), await change(free)]).toEqual(['TOO_MANY_MAILS', 'TOO_MANY_MAILS']);
});

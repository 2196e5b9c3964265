import { afterEach, expect, test } from 'vitest';
import { triggerErrorCode } from '../../../core/database/db.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, type Person } from '../../../testing/people.ts';
import { openSocketAs } from '../../../testing/sockets.ts';
import { ensurePlatformAdmin } from '../first-admin.ts';
import { ensureAdmins } from '../service.ts';

const app = testApp({ server: true });
const reason = 'Arbeitet jetzt im Support';
const makeAdmin = () => makePerson(app(), { platformRole: 'platform_admin' });
const sessionsOf = ({ userId }: Person) => app().db.prisma.session.count({ where: { userId } });
const roleOf = async ({ userId }: Person) =>
  (await app().db.prisma.profile.findUniqueOrThrow({ where: { userId } })).platformRole;
const actingAdmins = () =>
  app().db.prisma.user.findMany({
    where: { lockedAt: null, emailVerifiedAt: { not: null }, profile: { platformRole: 'platform_admin' } },
    select: { id: true },
  });

const deleteAdmins = () =>
  app().db.pool.query(
    'begin; set local session_replication_role = replica; update profiles set platform_role = null; commit',
  );
afterEach(deleteAdmins);

test('a new role applies at once; a removed one ends all sessions and is mailed', async () => {
  const admin = await callerFor(app(), await makeAdmin());
  const person = await makePerson(app());
  const { userId, email } = person;
  const socket = await openSocketAs(app(), person);
  await admin.adminUsers.changeRole({ userId, reason, role: 'support' });
  expect(await socket.closeCode).toBe(1012);
  expect([await roleOf(person), await sessionsOf(person)]).toEqual(['support', 1]);
  await admin.adminUsers.changeRole({ userId, reason, role: 'platform_admin' });
  expect(await sessionsOf(person)).toBe(1);
  await admin.adminUsers.changeRole({ userId, reason, role: 'support' });
  expect([await roleOf(person), await sessionsOf(person)]).toEqual(['support', 0]);
  await contextFor(app(), person);
  await admin.adminUsers.changeRole({ userId, reason, role: 'support' });
  await admin.adminUsers.changeRole({ userId, reason, role: null });
  expect([await roleOf(person), await sessionsOf(person)]).toEqual([null, 0]);
  const said = (await auditTrail(app(), { resourceId: userId })).map(({ details }) => details);
  const by = { person: 'Anna Beispiel', reason };
  expect(said).toEqual([
    { from_role: null, to_role: 'support', ...by },
    { from_role: 'support', to_role: 'platform_admin', ...by },
    { from_role: 'platform_admin', to_role: 'support', ...by },
    { from_role: 'support', to_role: null, ...by },
  ]);
  const mails = await Promise.all([1, 2, 3, 4].map((nth) => app().mailbox.mailTo(email, nth)));
  for (const { subject, text } of mails) {
    expect(subject).toBe('Ihre Plattform-Rolle wurde geändert');
    expect(text).toContain(`Der Grund: ${reason}`);
  }
});

test("refuses role changes of one's own account and of unconfirmed or locked accounts", async () => {
  const self = await makeAdmin();
  const { userId, email } = self;
  const { adminUsers } = await callerFor(app(), self);
  const own = [
    adminUsers.changeRole({ userId, reason, role: null }),
    adminUsers.lock({ userId, reason }),
    adminUsers.switchOffTwoFactor({ userId, reason, confirmation: email }),
  ];
  expect(await Promise.all(own.map(outcomeOf))).toEqual(Array(3).fill('OWN_PLATFORM_ROLE'));
  expect(await auditTrail(app(), { resourceId: userId })).toEqual([]);
  const [unproven, locked] = [await makePerson(app()), await makePerson(app())];
  const { prisma } = app().db;
  await prisma.user.update({ where: { id: unproven.userId }, data: { emailVerifiedAt: null } });
  await prisma.user.update({ where: { id: locked.userId }, data: { lockedAt: app().clock.now() } });
  const give = (to: Person) => outcomeOf(adminUsers.changeRole({ userId: to.userId, reason, role: 'platform_admin' }));
  expect([await give(unproven), await give(locked)]).toEqual(['ADDRESS_UNCONFIRMED', 'ACCOUNT_LOCKED']);
  expect([await roleOf(unproven), await roleOf(locked)]).toEqual([null, null]);
  const quiet = await callerFor({ ...app(), outbox: { ...app().outbox, sends: false } }, self);
  await quiet.adminUsers.changeRole({ userId: unproven.userId, reason, role: 'platform_admin' });
  expect((await actingAdmins()).map(({ id }) => id).toSorted()).toEqual([userId, unproven.userId].toSorted());
});

test.each([
  ['demote', (userId: string) => ({ what: 'changeRole', input: { userId, reason, role: null } }) as const],
  ['lock', (userId: string) => ({ what: 'lock', input: { userId, reason } }) as const],
])('two admins who %s each other concurrently always leave one', async (_, asked) => {
  for (let round = 0; round < 8; round++) {
    const [first, second] = [await makeAdmin(), await makeAdmin()];
    const act = async (by: Person, to: Person) => {
      const { adminUsers } = await callerFor(app(), by);
      const call = asked(to.userId);
      return () => outcomeOf(call.what === 'lock' ? adminUsers.lock(call.input) : adminUsers.changeRole(call.input));
    };
    const both = [await act(first, second), await act(second, first)];
    const outcomes = await Promise.all(both.map((one) => one()));
    expect(outcomes.toSorted()).toEqual(['FORBIDDEN', 'accepted']);
    const left = await actingAdmins();
    expect(left).toEqual([{ id: outcomes[0] === 'accepted' ? first.userId : second.userId }]);
    await deleteAdmins();
  }
});

test('the database refuses to demote, lock or delete the last platform admin with a confirmed address', async () => {
  const { prisma } = app().db;
  const ends: ReadonlyArray<(userId: string) => Promise<unknown>> = [
    (userId: string) => prisma.profile.update({ where: { userId }, data: { platformRole: 'support' } }),
    (id: string) => prisma.user.update({ where: { id }, data: { lockedAt: app().clock.now() } }),
    (id: string) => prisma.user.update({ where: { id }, data: { emailVerifiedAt: null } }),
    (id: string) => prisma.user.delete({ where: { id } }),
  ];
  const unproven = await makeAdmin();
  await makeAdmin();
  await prisma.user.update({ where: { id: unproven.userId }, data: { emailVerifiedAt: null } });
  for (const end of ends) {
    await makeAdmin();
    const attempts = (await actingAdmins()).map(({ id }) => end(id));
    const settled = await Promise.allSettled(attempts);
    const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [triggerErrorCode(one.reason)] : []));
    expect(refusals).toEqual(['LAST_PLATFORM_ADMIN']);
    expect(await actingAdmins()).toHaveLength(1);
  }
});

test('the environment promotes its account only while there is no platform admin, and this is logged', async () => {
  const named = await makePerson(app());
  const env = { ...app().env, ADMIN_EMAIL: named.email, ADMIN_PASSWORD: 'ein langes Passwort' };
  const start = () => ensureAdmins({ ...app(), env });
  await makeAdmin();
  await start();
  expect(await roleOf(named)).toBeNull();
  await deleteAdmins();
  await start();
  await start();
  expect(await roleOf(named)).toBe('platform_admin');
  expect(await auditTrail(app(), { resourceId: named.userId })).toMatchObject([
    {
      action: 'platform_role_changed',
      actorId: null,
      details: {
        from_role: null,
        to_role: 'platform_admin',
        person: 'Anna Beispiel',
        reason: 'beim Start durch die Umgebung',
      },
    },
  ]);
});

test('without a mail server every unlocked admin counts as confirmed after the next start', async () => {
  const [unproven, locked] = [await makeAdmin(), await makeAdmin()];
  const { user } = app().db.prisma;
  await makeAdmin();
  await user.update({ where: { id: locked.userId }, data: { emailVerifiedAt: null, lockedAt: app().clock.now() } });
  await user.update({ where: { id: unproven.userId }, data: { emailVerifiedAt: null } });
  await ensureAdmins(app());
  expect(await actingAdmins()).toHaveLength(1);
  await ensureAdmins({ ...app(), outbox: { ...app().outbox, sends: false } });
  expect(await actingAdmins()).toContainEqual({ id: unproven.userId });
  expect(await actingAdmins()).toHaveLength(2);
  expect(app().logged()).toContain('email addresses of platform admins were confirmed');
});

test("an applicant's account gets no role from staff or operator, and loses nothing", async () => {
  const { prisma } = app().db;
  const admin = await callerFor(app(), await makeAdmin());
  const person = await makePerson(app());
  const { userId, email } = person;
  const caller = await callerFor(app(), person);
  await caller.jobMails.change({ isOn: true });
  const give = () => outcomeOf(admin.adminUsers.changeRole({ userId, reason, role: 'support' }));
  expect([await give(), await roleOf(person), await sessionsOf(person)]).toEqual(['APPLICANT_ACCOUNT', null, 1]);
  const named = { email, password: 'ein langes Passwort', firstName: 'Anna', lastName: 'Beispiel' };
  const how = { sendsMail: true, by: 'commandLine' } as const;
  await expect(ensurePlatformAdmin(app(), named, how)).rejects.toMatchObject({ code: 'APPLICANT_ACCOUNT' });
  await deleteAdmins();
  await ensureAdmins({ ...app(), env: { ...app().env, ADMIN_EMAIL: email, ADMIN_PASSWORD: named.password } });
  expect([await roleOf(person), await auditTrail(app(), { resourceId: userId })]).toEqual([null, []]);
  expect(app().logged()).toContain('ADMIN_EMAIL belongs to an applicant account');
  expect(await caller.jobMails.state()).toMatchObject({ isOn: true });

  const again = await callerFor(app(), await makeAdmin());
  await caller.jobMails.change({ isOn: false });
  await again.adminUsers.changeRole({ userId, reason, role: 'support' });
  const staff = await callerFor(app(), person);
  const applicantOnly = [staff.jobMails.change({ isOn: true }), staff.profile.own(), staff.releases.page({})];
  expect(await Promise.all(applicantOnly.map(outcomeOf))).toEqual(Array(3).fill('FORBIDDEN'));
  await again.adminUsers.changeRole({ userId, reason, role: null });
  expect(await outcomeOf((await callerFor(app(), person)).profile.own())).toBe('accepted');
  expect(await prisma.profile.findUniqueOrThrow({ where: { userId } })).toMatchObject({ userType: 'applicant' });
});

test('a role and a subscription to job mails exclude each other, even concurrently', async () => {
  const admin = await callerFor(app(), await makeAdmin());
  for (let round = 0; round < 6; round++) {
    const person = await makePerson(app());
    const { jobMails } = await callerFor(app(), person);
    await Promise.all([
      outcomeOf(admin.adminUsers.changeRole({ userId: person.userId, reason, role: 'support' })),
      outcomeOf(jobMails.change({ isOn: true })),
    ]);
    const { userId } = person;
    const mails = await app().db.prisma.jobMailSubscription.count({ where: { userId } });
    expect([await roleOf(person), mails]).toEqual(mails === 1 ? [null, 1] : ['support', 0]);
  }
});

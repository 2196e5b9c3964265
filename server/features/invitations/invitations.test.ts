import { expect, test } from 'vitest';
import { addMs, days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import { type Crew, findRole, makeCrew, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person, testPassword } from '../../testing/people.ts';

const app = testApp();
let count = 0;
const address = () => `gast-${++count}@example.org`;

async function invited(
  crew: Crew,
  role: 'viewer' | 'editor' | 'admin' | 'owner' = 'editor',
): Promise<{ person: Person; token: string; email: string }> {
  const email = address();
  const person = await makePerson(app(), { email, userType: 'company' });
  await crew.owner.caller.invitations.invite({ email, role });
  return { person, email, token: tokenIn(await app().mailbox.mailTo(email)) };
}

test('an invited person joins with the role of the invitation, once', async () => {
  const crew = await makeCrew(app());
  const { person, token } = await invited(crew);
  const caller = await callerFor(app(), person);
  expect(await (await callerFor(app(), null)).invitations.byToken({ token })).toMatchObject({
    organisation: 'Musterhaus',
    role: 'editor',
    invitedBy: 'Anna Beispiel',
    hasAccount: true,
  });
  expect(await caller.invitations.accept({ token })).toEqual({ organisation: 'Musterhaus' });
  expect(await findRole(app(), person.userId)).toBe('editor');
  expect(await outcomeOf((await callerFor(app(), person)).invitations.accept({ token }))).toBe('INVITATION_USED');
});

test('the mail names organisation, inviter and role', async () => {
  const crew = await makeCrew(app());
  const { email } = await invited(crew, 'admin');
  const mail = await app().mailbox.mailTo(email);
  expect(mail.subject).toBe('Einladung zu Musterhaus');
  expect(mail.text).toMatch(/Anna Beispiel lädt Sie ein.*Ihre Rolle dort: Administrator\./s);
});

test('two simultaneously accepted invitations lead into one organisation, every time', async () => {
  const [a, b] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  for (let round = 0; round < 25; round++) {
    const email = address();
    const person = await makePerson(app(), { email, userType: 'company' });
    for (const { owner } of [a, b]) await owner.caller.invitations.invite({ email, role: 'viewer' });
    const tokens = [
      await replaceInvitationToken(app(), email, a.orgId),
      await replaceInvitationToken(app(), email, b.orgId),
    ];
    const { invitations } = await callerFor(app(), person);
    const outcomes = await Promise.all(tokens.map((token) => outcomeOf(invitations.accept({ token }))));
    expect(outcomes.sort()).toEqual(['IN_OTHER_ORGANISATION', 'accepted']);
    expect(await app().db.prisma.organisationMember.count({ where: { userId: person.userId } })).toBe(1);
  }
});

test.each([
  ['for another person', 'INVITATION_WRONG_PERSON'],
  ['that has expired', 'INVITATION_EXPIRED'],
  ['that was withdrawn', 'INVITATION_WITHDRAWN'],
  ['whose inviter has left', 'INVITER_NOT_ENTITLED'],
  ['whose inviter may no longer assign the role', 'INVITER_NOT_ENTITLED'],
])('an invitation %s creates no membership', async (kind, expected) => {
  const crew = await makeCrew(app());
  const { person, token } = await invited(crew, 'owner');
  const stranger = await makePerson(app(), { userType: 'company' });
  const { invitations } = await crew.owner.caller.invitations.page({});
  const [invitation] = invitations;
  if (kind === 'that has expired') app().clock.advance(days(15));
  if (kind === 'that was withdrawn')
    await crew.owner.caller.invitations.withdraw({ invitationId: invitation?.invitationId ?? '' });
  if (kind.startsWith('whose')) {
    await app().db.prisma.organisationMember.update({ where: { userId: crew.admin.userId }, data: { role: 'owner' } });
    const other = await callerFor(app(), crew.admin);
    await (kind === 'whose inviter has left'
      ? other.members.remove({ userId: crew.owner.userId })
      : other.members.changeRole({ userId: crew.owner.userId, role: 'admin' }));
  }
  const who = kind === 'for another person' ? stranger : person;
  expect(await outcomeOf((await callerFor(app(), who)).invitations.accept({ token }))).toBe(expected);
  expect(await findRole(app(), who.userId)).toBeNull();
  app().clock.set(new Date());
});

test('an invitation is valid until the end of its fourteenth day', async () => {
  const crew = await makeCrew(app());
  const { person, token } = await invited(crew, 'viewer');
  const accept = async () => (await callerFor(app(), person)).invitations.accept({ token });
  const sentAt = app().clock.now();
  app().clock.set(addMs(sentAt, days(14)));
  expect(await outcomeOf(accept())).toBe('INVITATION_EXPIRED');
  app().clock.set(addMs(sentAt, days(14) - 1));
  expect(await outcomeOf(accept())).toBe('accepted');
  app().clock.set(new Date());
});

test('limits invitations to a mailbox over several organisations', async () => {
  const [a, b] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  const email = address();
  const invite = ({ owner }: Crew) => outcomeOf(owner.caller.invitations.invite({ email, role: 'viewer' }));
  const outcomes = [await invite(a), await invite(b), await invite(a), await invite(b), await invite(a)];
  expect(outcomes).toEqual(Array(5).fill('accepted'));
  const { invitations: before } = await a.owner.caller.invitations.page({});
  app().clock.advance(1000);
  const resend = () => outcomeOf(a.owner.caller.invitations.resend({ invitationId: before[0]?.invitationId ?? '' }));
  expect([await invite(a), await invite(b), await resend()]).toEqual(Array(3).fill('TOO_MANY_ATTEMPTS'));
  expect((await a.owner.caller.invitations.page({})).invitations).toEqual(before);
  expect(await app().db.prisma.outboxMail.count({ where: { recipient: email } })).toBe(5);
});

test('a member is not invited again, regardless of the case of the address', async () => {
  const crew = await makeCrew(app());
  expect(
    await outcomeOf(crew.owner.caller.invitations.invite({ email: crew.viewer.email.toUpperCase(), role: 'viewer' })),
  ).toBe('ALREADY_MEMBER');
});

test('an invitation does not reveal whether an address belongs to another organisation', async () => {
  const [a, b] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  expect(await outcomeOf(a.owner.caller.invitations.invite({ email: b.viewer.email, role: 'viewer' }))).toBe(
    'accepted',
  );
});

test('only owners invite owners; editors and viewers cannot invite', async () => {
  const { admin, editor, viewer } = await makeCrew(app());
  expect(await outcomeOf(admin.caller.invitations.invite({ email: address(), role: 'owner' }))).toBe('FORBIDDEN');
  for (const { caller } of [editor, viewer]) {
    expect(await outcomeOf(caller.invitations.invite({ email: address(), role: 'viewer' }))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.invitations.page({}))).toBe('FORBIDDEN');
  }
});

test('an invitation by a platform admin who is a member can be accepted while they are a member', async () => {
  const { orgId } = await makeCrew(app());
  await makePerson(app(), { platformRole: 'platform_admin' });
  const staff = await makePerson(app(), { platformRole: 'platform_admin', member: { orgId, role: 'viewer' } });
  const [joiner, late] = [await makePerson(app()), await makePerson(app())];
  const { invitations } = await callerFor(app(), staff);
  for (const { email } of [joiner, late]) await invitations.invite({ email, role: 'owner' });
  const accept = async (person: Person) =>
    (await callerFor(app(), person)).invitations.accept({ token: tokenIn(await app().mailbox.mailTo(person.email)) });
  expect(await outcomeOf(accept(joiner))).toBe('accepted');
  await app().db.prisma.profile.update({ where: { userId: staff.userId }, data: { platformRole: null } });
  expect(await outcomeOf(accept(late))).toBe('INVITER_NOT_ENTITLED');
  expect([await findRole(app(), joiner.userId), await findRole(app(), late.userId)]).toEqual(['owner', null]);
});

test('inviting again renews the open invitation, and the older link is void', async () => {
  const crew = await makeCrew(app());
  const { person, email, token } = await invited(crew, 'viewer');
  await crew.owner.caller.invitations.invite({ email, role: 'admin' });
  const second = tokenIn(await app().mailbox.mailTo(email, 2));
  expect((await crew.owner.caller.invitations.page({})).invitations).toHaveLength(1);
  const caller = await callerFor(app(), person);
  expect(await outcomeOf(caller.invitations.accept({ token }))).toBe('LINK_INVALID');
  await caller.invitations.accept({ token: second });
  expect(await findRole(app(), person.userId)).toBe('admin');
});

test('a person without an account registers through the link, which confirms the address', async () => {
  const crew = await makeCrew(app());
  const email = address();
  await crew.admin.caller.invitations.invite({ email, role: 'viewer' });
  const token = tokenIn(await app().mailbox.mailTo(email));
  const visitor = await callerFor(app(), null);
  expect(
    await visitor.invitations.register({ token, firstName: 'Neu', lastName: 'Hier', password: testPassword }),
  ).toEqual({ email });
  expect(await visitor.auth.signIn({ email, password: testPassword })).toMatchObject({ status: 'signedIn' });
  const { id } = await app().db.prisma.user.findUniqueOrThrow({ where: { email } });
  await (await callerFor(app(), { userId: id, email })).invitations.accept({ token });
  expect(await findRole(app(), id)).toBe('viewer');
  expect(
    await outcomeOf(
      visitor.invitations.register({ token, firstName: 'Neu', lastName: 'Hier', password: testPassword }),
    ),
  ).toBe('INVITATION_USED');
});

test('rejects registration through a link for an address with an account', async () => {
  const crew = await makeCrew(app());
  const { token } = await invited(crew);
  const visitor = await callerFor(app(), null);
  expect(
    await outcomeOf(visitor.invitations.register({ token, firstName: 'X', lastName: 'Y', password: testPassword })),
  ).toBe('HAS_ACCOUNT');
});

test('the database never holds the token', async () => {
  const crew = await makeCrew(app());
  const { token } = await invited(crew);
  const { rows } = await app().db.pool.query('select row_to_json(i)::text as row from invitations i');
  expect(rows.some(({ row }: { row: string }) => row.includes(token))).toBe(false);
});

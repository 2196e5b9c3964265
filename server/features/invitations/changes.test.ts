import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { type Crew, findRole, makeCrew, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';

const app = testApp();

async function latestOf(orgId: string, actions: string[]): Promise<string[]> {
  const where = { orgId, action: { in: actions } };
  const events = await app().db.prisma.auditEvent.findMany({ where, orderBy: { id: 'desc' }, take: 2 });
  return events.map(({ action }) => action);
}
let count = 0;
const address = () => `wechsel-${++count}@example.org`;

async function openTo(crew: Crew, email: string): Promise<string> {
  const open = (await crew.owner.caller.invitations.page({})).invitations.filter(
    (invitation) => invitation.email === email,
  );
  expect(open).toHaveLength(1);
  return open[0]?.invitationId ?? '';
}

const setRole = (userId: string, role: 'viewer' | 'admin') =>
  app().db.prisma.organisationMember.update({ where: { userId }, data: { role } });

test('rejects changes of an owner invitation by members who may not assign that role', async () => {
  const crew = await makeCrew(app());
  const email = address();
  await crew.owner.caller.invitations.invite({ email, role: 'owner' });
  const invitationId = await openTo(crew, email);
  const { invitations } = crew.admin.caller;
  expect(await outcomeOf(invitations.withdraw({ invitationId }))).toBe('FORBIDDEN');
  expect(await outcomeOf(invitations.resend({ invitationId }))).toBe('FORBIDDEN');
  expect(await outcomeOf(invitations.invite({ email, role: 'viewer' }))).toBe('FORBIDDEN');
  expect((await crew.owner.caller.invitations.page({})).invitations).toMatchObject([{ invitationId, role: 'owner' }]);
  expect(await outcomeOf(crew.owner.caller.invitations.withdraw({ invitationId }))).toBe('accepted');
});

test('rejects changes by a member who lost the role or membership during the request', async () => {
  const crew = await makeCrew(app());
  const email = address();
  await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
  const invitationId = await openTo(crew, email);
  const { invitations } = crew.admin.caller;
  const attempts = async () => [
    await outcomeOf(invitations.withdraw({ invitationId })),
    await outcomeOf(invitations.resend({ invitationId })),
    await outcomeOf(invitations.invite({ email: address(), role: 'viewer' })),
  ];
  await setRole(crew.admin.userId, 'viewer');
  expect(await attempts()).toEqual(Array(3).fill('FORBIDDEN'));
  await crew.owner.caller.members.remove({ userId: crew.admin.userId });
  expect(await attempts()).toEqual(Array(3).fill('NOT_FOUND'));
  expect(await openTo(crew, email)).toBe(invitationId);
});

test('an admin demoted while withdrawing either withdrew before or not at all, every time', async () => {
  const crew = await makeCrew(app());
  for (let round = 0; round < 25; round++) {
    const email = address();
    await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
    const invitationId = await openTo(crew, email);
    await setRole(crew.admin.userId, 'admin');
    const demotion = crew.owner.caller.members.changeRole({ userId: crew.admin.userId, role: 'viewer' });
    const [withdrawn] = await Promise.all([
      outcomeOf(crew.admin.caller.invitations.withdraw({ invitationId })),
      demotion,
    ]);
    const order = await latestOf(crew.orgId, ['invitation_withdrawn', 'role_changed']);
    if (withdrawn === 'accepted') expect(order).toEqual(['role_changed', 'invitation_withdrawn']);
    else expect([withdrawn, order[0]]).toEqual(['FORBIDDEN', 'role_changed']);
  }
});

test('two simultaneous acceptances create one membership, every time', async () => {
  const crew = await makeCrew(app());
  for (let round = 0; round < 25; round++) {
    const email = address();
    const person = await makePerson(app(), { email, userType: 'company' });
    await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
    const token = await replaceInvitationToken(app(), email);
    const callers = await Promise.all([1, 2].map(() => callerFor(app(), person)));
    const outcomes = await Promise.all(callers.map((caller) => outcomeOf(caller.invitations.accept({ token }))));
    expect(outcomes.sort()).toEqual(['INVITATION_USED', 'accepted']);
    expect(await app().db.prisma.organisationMember.count({ where: { userId: person.userId } })).toBe(1);
  }
});

test('exactly one of a simultaneous acceptance and withdrawal succeeds, every time', async () => {
  const crew = await makeCrew(app());
  for (let round = 0; round < 25; round++) {
    const email = address();
    const person = await makePerson(app(), { email, userType: 'company' });
    await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
    const token = await replaceInvitationToken(app(), email);
    const invitationId = await openTo(crew, email);
    const { invitations } = await callerFor(app(), person);
    const both = [
      () => outcomeOf(invitations.accept({ token })),
      () => outcomeOf(crew.owner.caller.invitations.withdraw({ invitationId })),
    ];
    const outcomes = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((act) => act()));
    const [accepted, withdrawn] = round % 2 === 0 ? outcomes : outcomes.toReversed();
    const isMember = (await findRole(app(), person.userId)) !== null;
    expect([accepted, withdrawn]).toEqual(isMember ? ['accepted', 'NOT_FOUND'] : ['INVITATION_WITHDRAWN', 'accepted']);
  }
});

test('an invitation by a demoted inviter cannot be accepted, every time', async () => {
  const crew = await makeCrew(app());
  for (let round = 0; round < 25; round++) {
    const email = address();
    const person = await makePerson(app(), { email, userType: 'company' });
    await setRole(crew.admin.userId, 'admin');
    await crew.admin.caller.invitations.invite({ email, role: 'admin' });
    const token = await replaceInvitationToken(app(), email);
    const { invitations } = await callerFor(app(), person);
    const [accepted] = await Promise.all([
      outcomeOf(invitations.accept({ token })),
      crew.owner.caller.members.changeRole({ userId: crew.admin.userId, role: 'viewer' }),
    ]);
    const order = await latestOf(crew.orgId, ['invitation_accepted', 'role_changed']);
    if (accepted === 'accepted') expect(order).toEqual(['role_changed', 'invitation_accepted']);
    else expect([accepted, order[0]]).toEqual(['INVITER_NOT_ENTITLED', 'role_changed']);
  }
});

test('events of an invitation are in the audit log with address and role', async () => {
  const crew = await makeCrew(app());
  const [guest, joiner] = [address(), address()];
  const { invitations } = crew.owner.caller;
  await invitations.invite({ email: guest, role: 'editor' });
  const guestId = await openTo(crew, guest);
  await invitations.invite({ email: guest, role: 'admin' });
  await invitations.resend({ invitationId: guestId });
  await invitations.withdraw({ invitationId: guestId });
  await invitations.invite({ email: joiner, role: 'viewer' });
  const joinerId = await openTo(crew, joiner);
  const person = await makePerson(app(), { email: joiner, userType: 'company' });
  const token = await replaceInvitationToken(app(), joiner);
  await (await callerFor(app(), person)).invitations.accept({ token });
  const events = await auditTrail(app(), { orgId: crew.orgId });
  const owner = crew.owner.userId;
  const ofGuest = (role: string) => ({ invited_email: guest, invited_role: role });
  const ofJoiner = { invited_email: joiner, invited_role: 'viewer' };
  expect(events.map((event) => [event.action, event.actorId, event.resourceId, event.details])).toEqual([
    ['member_invited', owner, guestId, ofGuest('editor')],
    ['member_invited', owner, guestId, ofGuest('admin')],
    ['invitation_resent', owner, guestId, ofGuest('admin')],
    ['invitation_withdrawn', owner, guestId, ofGuest('admin')],
    ['member_invited', owner, joinerId, ofJoiner],
    ['invitation_accepted', person.userId, joinerId, ofJoiner],
  ]);
  expect(new Set(events.map(({ resourceType }) => resourceType))).toEqual(new Set(['invitation']));
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makeOrganisation, makePerson } from '../../testing/people.ts';

const app = testApp();
const unique = () => `Neuer Name ${randomUUID()}`;
const settings = {
  name: 'Neuer Name',
  description: '',
  imprint: '',
  values: ['Natur'],
  isPublic: true,
  needsReview: false,
  basedOnVersion: 1,
};
const exists = async (orgId: string) => (await app().db.prisma.organisation.count({ where: { id: orgId } })) === 1;

test('rejects changes and deletion by a person who lost role or membership during the request', async () => {
  const { owner, admin, orgId } = await makeCrew(app());
  const second = await makeMember(app(), { orgId, role: 'owner' });
  const { name } = await owner.caller.organisations.current();
  const attempts = async () => [
    await outcomeOf(admin.caller.organisations.updateSettings(settings)),
    await outcomeOf(second.caller.organisations.delete({ confirmation: name })),
  ];
  for (const { userId } of [admin, second]) await owner.caller.members.changeRole({ userId, role: 'editor' });
  expect(await attempts()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  for (const { userId } of [admin, second]) await owner.caller.members.remove({ userId });
  expect(await attempts()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await owner.caller.organisations.current()).toMatchObject({ name, version: 1 });
});

test('rejects a new organisation by an account that got a platform role during the request', async () => {
  const person = await makePerson(app(), { userType: 'company' });
  const caller = await callerFor(app(), person);
  await app().db.prisma.profile.update({ where: { userId: person.userId }, data: { platformRole: 'support' } });
  expect(await outcomeOf(caller.organisations.create({ name: unique() }))).toBe('FORBIDDEN');
});

test('an owner demoted while deleting either deleted before or not at all, every time', async () => {
  for (let round = 0; round < 25; round++) {
    const orgId = await makeOrganisation(app());
    const [first, second] = [
      await makeMember(app(), { orgId, role: 'owner' }),
      await makeMember(app(), { orgId, role: 'owner' }),
    ];
    const [demoted, deleted] = await Promise.all([
      outcomeOf(first.caller.members.changeRole({ userId: second.userId, role: 'viewer' })),
      outcomeOf(second.caller.organisations.delete({ confirmation: 'Musterhaus' })),
    ]);
    const isThere = await exists(orgId);
    expect([demoted, deleted]).toEqual(isThere ? ['accepted', 'FORBIDDEN'] : ['NOT_FOUND', 'accepted']);
  }
});

test('a platform admin keeps their rights in the organisation under any role there', async () => {
  const { viewer, owner, orgId } = await makeCrew(app());
  await app().db.prisma.profile.update({ where: { userId: viewer.userId }, data: { platformRole: 'platform_admin' } });
  const caller = await callerFor(app(), viewer);
  const name = unique();
  await caller.organisations.updateSettings({ ...settings, name });
  expect((await owner.caller.organisations.current()).name).toBe(name);
  await caller.organisations.delete({ confirmation: name });
  expect(await exists(orgId)).toBe(false);
});

test('the audit log records changed settings', async () => {
  const { admin, orgId } = await makeCrew(app());
  const name = unique();
  await admin.caller.organisations.updateSettings({ ...settings, name });
  expect(await auditTrail(app(), { orgId })).toMatchObject([
    {
      action: 'organisation_changed',
      actorId: admin.userId,
      resourceType: 'organisation',
      resourceId: orgId,
      details: { name, isPublic: true, needsReview: false },
    },
    { action: 'verification_ended' },
  ]);
});

test('managers enable four-eyes approval, only an owner disables it, and the audit log records both', async () => {
  const { admin, owner, orgId } = await makeCrew(app());
  const name = unique();
  const set = (person: typeof admin, needsReview: boolean, basedOnVersion: number) =>
    outcomeOf(person.caller.organisations.updateSettings({ ...settings, name, needsReview, basedOnVersion }));
  expect(await set(admin, true, 1)).toBe('accepted');
  expect(await set(admin, false, 2)).toBe('FORBIDDEN');
  expect(await owner.caller.organisations.current()).toMatchObject({ needsReview: true, version: 2 });
  expect(await set(admin, true, 2)).toBe('accepted');
  expect(await set(owner, false, 3)).toBe('accepted');
  const where = { orgId, action: 'reviews_switched_off' };
  const events = await app().db.prisma.auditEvent.findMany({ where, select: { actorId: true } });
  expect(events).toEqual([{ actorId: owner.userId }]);
});

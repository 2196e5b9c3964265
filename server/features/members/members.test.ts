import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { findRole, makeCrew, makeMember, outcomeOf, replaceInvitationToken } from '../../testing/organisations.ts';
import { callerFor, makeOrganisation } from '../../testing/people.ts';

const app = testApp();
const auditOf = (orgId: string) => auditTrail(app(), { orgId });

test('an owner changes a role; the audit event holds both roles', async () => {
  const { owner, viewer, orgId } = await makeCrew(app());
  await owner.caller.members.changeRole({ userId: viewer.userId, role: 'editor' });
  expect(await findRole(app(), viewer.userId)).toBe('editor');
  expect(await auditOf(orgId)).toMatchObject([
    {
      action: 'role_changed',
      resourceId: viewer.userId,
      details: { from_role: 'viewer', to_role: 'editor', member_name: 'Anna Beispiel' },
    },
  ]);
});

test('a rejected change writes neither role nor audit event', async () => {
  const { admin, owner, editor, viewer, orgId } = await makeCrew(app());
  const refused = [
    admin.caller.members.changeRole({ userId: owner.userId, role: 'viewer' }),
    admin.caller.members.changeRole({ userId: viewer.userId, role: 'owner' }),
    admin.caller.members.changeRole({ userId: admin.userId, role: 'viewer' }),
    admin.caller.members.remove({ userId: owner.userId }),
    owner.caller.members.remove({ userId: owner.userId }),
    editor.caller.members.changeRole({ userId: viewer.userId, role: 'editor' }),
    viewer.caller.members.remove({ userId: editor.userId }),
  ];
  expect(await Promise.all(refused.map(outcomeOf))).toEqual(Array(7).fill('FORBIDDEN'));
  expect(await Promise.all([owner, admin, editor, viewer].map(({ userId }) => findRole(app(), userId)))).toEqual([
    'owner',
    'admin',
    'editor',
    'viewer',
  ]);
  expect(await auditOf(orgId)).toEqual([]);
});

test('a removed member loses access with the next request, and the audit log keeps name and role', async () => {
  const { owner, viewer, orgId } = await makeCrew(app());
  await owner.caller.members.remove({ userId: viewer.userId });
  expect(await outcomeOf((await callerFor(app(), viewer)).members.page({}))).toBe('FORBIDDEN');
  expect(await auditOf(orgId)).toMatchObject([
    { action: 'member_removed', details: { member_role: 'viewer', member_name: 'Anna Beispiel' } },
  ]);
});

test('two owners who demote each other simultaneously leave one owner, every time', async () => {
  for (let round = 0; round < 25; round++) {
    const orgId = await makeOrganisation(app());
    const [first, second] = [
      await makeMember(app(), { orgId, role: 'owner' }),
      await makeMember(app(), { orgId, role: 'owner' }),
    ];
    await Promise.all([
      outcomeOf(first.caller.members.changeRole({ userId: second.userId, role: 'viewer' })),
      outcomeOf(second.caller.members.changeRole({ userId: first.userId, role: 'viewer' })),
    ]);
    expect(await app().db.prisma.organisationMember.count({ where: { orgId, role: 'owner' } })).toBe(1);
  }
});

test('two owners who leave, or leave and remove each other, simultaneously leave one owner, every time', async () => {
  for (let round = 0; round < 25; round++) {
    const orgId = await makeOrganisation(app());
    const [first, second] = [
      await makeMember(app(), { orgId, role: 'owner' }),
      await makeMember(app(), { orgId, role: 'owner' }),
    ];
    const other =
      round % 2 === 0 ? second.caller.members.leave() : second.caller.members.remove({ userId: first.userId });
    await Promise.all([outcomeOf(first.caller.members.leave()), outcomeOf(other)]);
    expect(await app().db.prisma.organisationMember.count({ where: { orgId, role: 'owner' } })).toBe(1);
  }
});

test('the only owner can leave only after transferring ownership', async () => {
  const { owner, editor, orgId } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.members.leave())).toBe('LAST_OWNER');
  await owner.caller.members.transferOwnership({ userId: editor.userId });
  expect([await findRole(app(), owner.userId), await findRole(app(), editor.userId)]).toEqual(['admin', 'owner']);
  await (await callerFor(app(), owner)).members.leave();
  expect(await findRole(app(), owner.userId)).toBeNull();
  const handedOver = { from_role: 'editor', to_role: 'owner' };
  expect((await auditOf(orgId)).map(({ action, resourceId, details }) => [action, resourceId, details])).toEqual([
    ['ownership_transferred', editor.userId, { ...handedOver, former_owner: owner.userId }],
    ['role_changed', editor.userId, { ...handedOver, member_name: 'Anna Beispiel' }],
    ['role_changed', owner.userId, { from_role: 'owner', to_role: 'admin', member_name: 'Anna Beispiel' }],
    ['member_left', owner.userId, { member_role: 'admin', member_name: 'Anna Beispiel' }],
  ]);
});

test('a transfer of ownership to oneself keeps the owner', async () => {
  const { owner, orgId } = await makeCrew(app());
  expect(await outcomeOf(owner.caller.members.transferOwnership({ userId: owner.userId }))).toBe('FORBIDDEN');
  expect(await findRole(app(), owner.userId)).toBe('owner');
  expect(await auditOf(orgId)).toEqual([]);
});

test('only a current owner transfers ownership, neither a former one nor a platform admin', async () => {
  const { owner, admin, editor, viewer, orgId } = await makeCrew(app());
  const { prisma } = app().db;
  await prisma.profile.update({ where: { userId: viewer.userId }, data: { platformRole: 'platform_admin' } });
  const staff = await callerFor(app(), viewer);
  await prisma.organisationMember.update({ where: { userId: admin.userId }, data: { role: 'owner' } });
  await prisma.organisationMember.update({ where: { userId: owner.userId }, data: { role: 'admin' } });
  for (const { members } of [owner.caller, staff])
    expect(await outcomeOf(members.transferOwnership({ userId: editor.userId }))).toBe('FORBIDDEN');
  expect(await Promise.all([owner, admin, editor, viewer].map(({ userId }) => findRole(app(), userId)))).toEqual([
    'admin',
    'owner',
    'editor',
    'viewer',
  ]);
  expect(await auditOf(orgId)).toEqual([]);
});

test.each(['left', 'was removed'] as const)(
  'a member who %s can accept an invitation elsewhere or found an organisation afterwards',
  async (how) => {
    const [former, next] = [await makeCrew(app()), await makeCrew(app())];
    const { editor, viewer, owner } = former;
    for (const { userId, caller } of [editor, viewer])
      await (how === 'left' ? caller.members.leave() : owner.caller.members.remove({ userId }));
    await next.owner.caller.invitations.invite({ email: editor.email, role: 'viewer' });
    const token = await replaceInvitationToken(app(), editor.email);
    expect(await outcomeOf((await callerFor(app(), editor)).invitations.accept({ token }))).toBe('accepted');
    expect(await findRole(app(), editor.userId)).toBe('viewer');
    const founding = (await callerFor(app(), viewer)).organisations.create({ name: 'Neuanfang' });
    expect(await outcomeOf(founding)).toBe('accepted');
    expect(await findRole(app(), viewer.userId)).toBe('owner');
  },
);

test('a platform admin in the organisation cannot demote its last owner', async () => {
  const { owner, viewer } = await makeCrew(app());
  await app().db.prisma.profile.update({ where: { userId: viewer.userId }, data: { platformRole: 'platform_admin' } });
  const caller = await callerFor(app(), viewer);
  expect(await outcomeOf(caller.members.changeRole({ userId: owner.userId, role: 'viewer' }))).toBe(
    'LAST_OWNER_DEMOTION',
  );
  expect(await outcomeOf(caller.members.remove({ userId: owner.userId }))).toBe('LAST_OWNER_REMOVAL');
});

test('the page shows a member field by field, newest first, and counts all roles', async () => {
  const { viewer } = await makeCrew(app());
  const page = await viewer.caller.members.page({});
  expect(Object.keys(page.members[0] ?? {}).sort()).toEqual([
    'email',
    'firstName',
    'isSelf',
    'joinedAt',
    'lastName',
    'role',
    'userId',
  ]);
  expect(page.counts).toEqual({ owner: 1, admin: 1, editor: 1, viewer: 1 });
  expect(page.members.filter((member) => member.isSelf).map((member) => member.userId)).toEqual([viewer.userId]);
});

test('200 members are paged without gaps or repetitions', async () => {
  const { owner, orgId } = await makeCrew(app());
  await app().db.pool.query(
    `with people as (insert into users (email, password_hash) select 'masse-' || n || '@example.org', 'x' from generate_series(1, 196) n returning id, email),
          profiled as (insert into profiles (user_id, org_id, first_name, last_name, email, user_type) select id, $1, 'Masse', email, email, 'company' from people returning user_id)
     insert into org_members (org_id, user_id, role) select $1, user_id, 'viewer' from profiled`,
    [orgId],
  );
  const seen: string[] = [];
  let cursor: Awaited<ReturnType<typeof owner.caller.members.page>>['nextCursor'] = null;
  do {
    const page: Awaited<ReturnType<typeof owner.caller.members.page>> = await owner.caller.members.page({ cursor });
    seen.push(...page.members.map(({ userId }) => userId));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([200, 200]);
  expect((await owner.caller.members.page({ search: 'MASSE-19' })).members).toHaveLength(8);
});

test.each(['%', '_', '\\', "'; drop table org_members; --"])(
  'the search for %j treats it as plain text',
  async (search) => {
    const { owner } = await makeCrew(app());
    expect((await owner.caller.members.page({ search })).members).toEqual([]);
  },
);

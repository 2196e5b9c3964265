/**
 * Members of an organisation and their roles. Owns the organisation's row, which other features lock through it.
 * - Admins and owners change and remove others, never themselves. Only owners change the role owner.
 * - An organisation always has an owner: every change locks its row and reads the roles again before it writes.
 * - Members of other organisations are NOT_FOUND.
 */

import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { mayChangeMember, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { streamChanges } from '../../core/events/event-stream.ts';
import { topic } from '../../core/events/events.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { setOrganisationOf } from '../auth/service.ts';
import { recordIdentity } from '../company-identity/service.ts';
import { withdrawConsents } from '../consents/service.ts';
import { lockOwnOrganisation, ownOrganisationId } from './current-rights.ts';
import {
  countByRole,
  deleteMember,
  findMembership,
  findOrganisationOf,
  findPerson,
  findRole,
  hasOtherOwner,
  insertMember,
  isClosing,
  listMembers,
  lockOrganisationRow,
  type MemberCursor,
  updateRole,
} from './queries.ts';

// Organisations

export {
  deleteOrganisation,
  insertOrganisation as addOrganisation,
  updateDigestSentAt as recordDigestSent,
  updateLogoKey as setLogoKey,
  updateNameKeys as setNameKeys,
  updateOrganisationSettings as saveOrganisationSettings,
  updateOrganisationStatus as setOrganisationStatus,
} from './organisation-queries.ts';

// Membership and roles

export {
  effectiveRole,
  findUserWithRight,
  lockOwnOrganisation,
  ownOrganisationId,
  requireMemberRight,
  requireRight,
} from './current-rights.ts';
export {
  findOrganisationOf as findMemberOrganisation,
  findRole as findMemberRole,
  isMemberAddress,
  lockOrganisationRow as lockOrganisation,
} from './queries.ts';

export const membershipsEnded = topic<{ userId: string } | { orgId: string }>('memberships-ended');
export const membershipBegan = topic<{ userId: string; orgId: string }>('membership-began');
export const rightsChanged = topic<{ userId: string } | { orgId: string }>('rights-changed');
export const membersChanged = (orgId: string) => topic<null>(`members-${orgId}`);

const pageSize = 50;

export async function getMembersPage(ctx: SignedInContext, input: { search: string; cursor: PageCursor }) {
  const db = ctx.app.db.prisma;
  const orgId = ownOrganisationId(ctx);
  const [{ rows, nextCursor }, counts] = await Promise.all([
    readPage(
      { app: ctx.app, list: `members of ${orgId}`, size: pageSize, cursor: input.cursor },
      (take, cursor: MemberCursor | null) => listMembers(db, { orgId, search: input.search, cursor, take }),
      ({ joinedAt, userId }) => ({ createdAt: joinedAt, userId }),
    ),
    countByRole(db, orgId),
  ]);
  const members: MemberView[] = rows.map((row) => ({ ...row, isSelf: row.userId === ctx.user.userId }));
  return { members, counts, nextCursor };
}

type Target = { orgId: string; userId: string; from: OrganisationRole };

async function createNotFoundError(tx: Tx, userId: string): Promise<RuleError> {
  const orgId = await findOrganisationOf(tx, userId);
  return new RuleError(
    'NOT_FOUND',
    {},
    orgId === null ? null : { resourceType: 'org_member', resourceId: userId, orgId },
  );
}

/** @throws RuleError NOT_FOUND, FORBIDDEN */
async function changeMember(
  ctx: SignedInContext,
  userId: string,
  work: (tx: Tx, target: Target, actor: OrganisationRole) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx.app.db, async (tx) => {
    // In a locked organisation, leaving is the only permitted change.
    const action = userId === ctx.user.userId ? 'organisation.leave' : 'organisation.read';
    const { orgId, actor } = await lockOwnOrganisation(ctx, tx, action);
    const from = await findRole(tx, orgId, userId);
    if (from === null) throw await createNotFoundError(tx, userId);
    await work(tx, { orgId, userId, from }, actor);
    await recordIdentity(ctx.app, tx, orgId);
    await ctx.app.events.publish(tx, membersChanged(orgId), null);
  });
}

export const changeRole = (
  ctx: SignedInContext,
  { userId, role }: { userId: string; role: OrganisationRole },
): Promise<void> =>
  changeMember(ctx, userId, async (tx, { orgId, from }, actor) => {
    if (!mayChangeMember({ actor, isSelf: userId === ctx.user.userId, from, to: role }))
      throw new RuleError('FORBIDDEN');
    if (from === role) return;
    if (from === 'owner' && !(await hasOtherOwner(tx, orgId, userId))) throw new RuleError('LAST_OWNER_DEMOTION');
    if (role === 'owner') await requireOpenAccount(tx, userId);
    await updateRole(tx, { orgId, userId }, role);
    await logRoleChange(ctx, tx, { orgId, userId, from, to: role });
    await ctx.app.events.publish(tx, rightsChanged, { userId });
  });

async function logRoleChange(
  ctx: SignedInContext,
  tx: Tx,
  { orgId, userId, from, to }: Target & { to: OrganisationRole },
): Promise<void> {
  const details = { from_role: from, to_role: to };
  const names = { member_name: await getMemberName(tx, userId) };
  await logAuditEvent(ctx, tx, { action: 'role_changed', resourceId: userId, orgId, details, names });
}

async function getMemberName(tx: Tx, userId: string): Promise<string> {
  const person = await findPerson(tx, userId);
  return person === null ? '' : memberName(person);
}

export const removeMember = (ctx: SignedInContext, userId: string): Promise<void> =>
  changeMember(ctx, userId, async (tx, { orgId, from }, actor) => {
    if (!mayChangeMember({ actor, isSelf: userId === ctx.user.userId, from, to: null }))
      throw new RuleError('FORBIDDEN');
    if (from === 'owner' && !(await hasOtherOwner(tx, orgId, userId))) throw new RuleError('LAST_OWNER_REMOVAL');
    await endMembership(ctx, tx, { orgId, userId, from });
  });

/** @throws RuleError LAST_OWNER */
export const leaveOrganisation = (ctx: SignedInContext): Promise<void> =>
  changeMember(ctx, ctx.user.userId, async (tx, target) => {
    if (target.from === 'owner' && !(await hasOtherOwner(tx, target.orgId, target.userId)))
      throw new RuleError('LAST_OWNER');
    await endMembership(ctx, tx, target);
  });

async function endMembership(ctx: SignedInContext, tx: Tx, { orgId, userId, from }: Target): Promise<void> {
  const names = { member_name: await getMemberName(tx, userId) };
  await deleteMember(tx, { orgId, userId });
  await setOrganisationOf(tx, userId, null);
  await withdrawConsents(tx, {
    ...{ userId, kind: 'sharingWithTeam', withdrawnAt: ctx.app.clock.now() },
    as: 'ended',
  });
  const action = userId === ctx.user.userId ? 'member_left' : 'member_removed';
  await logAuditEvent(ctx, tx, { action, resourceId: userId, orgId, details: { member_role: from }, names });
  await ctx.app.events.publish(tx, membershipsEnded, { userId });
}

export const transferOwnership = (ctx: SignedInContext, userId: string): Promise<void> =>
  changeMember(ctx, userId, async (tx, { orgId, from }) => {
    const actorRole = await findRole(tx, orgId, ctx.user.userId);
    if (actorRole !== 'owner' || userId === ctx.user.userId) throw new RuleError('FORBIDDEN');
    await requireOpenAccount(tx, userId);
    await updateRole(tx, { orgId, userId }, 'owner');
    await updateRole(tx, { orgId, userId: ctx.user.userId }, 'admin');
    const details = { from_role: from, to_role: 'owner', former_owner: ctx.user.userId };
    await logAuditEvent(ctx, tx, { action: 'ownership_transferred', resourceId: userId, orgId, details, names: {} });
    await logRoleChange(ctx, tx, { orgId, userId, from, to: 'owner' });
    await logRoleChange(ctx, tx, { orgId, userId: ctx.user.userId, from: actorRole, to: 'admin' });
    for (const changed of [userId, ctx.user.userId])
      await ctx.app.events.publish(tx, rightsChanged, { userId: changed });
  });

/** The lock on the organisation makes it wait for a closing account. @throws RuleError MEMBER_CLOSING */
async function requireOpenAccount(tx: Tx, userId: string): Promise<void> {
  if (await isClosing(tx, userId)) throw new RuleError('MEMBER_CLOSING');
}

type SoleOwnership = { orgId: string; name: string; isLocked: boolean };

/** The organisation that would be left without an owner. Locks its row. */
export async function findSoleOwnership(tx: Tx, userId: string): Promise<SoleOwnership | null> {
  const seen = await findMembership(tx, userId);
  if (seen === null) return null;
  const row = await lockOrganisationRow(tx, seen.orgId);
  const membership = await findMembership(tx, userId);
  if (row === null || membership?.role !== 'owner') return null;
  const { orgId, organisation } = membership;
  return (await hasOtherOwner(tx, orgId, userId)) ? null : { orgId, name: organisation.name, isLocked: row.isLocked };
}

/** The caller has checked permissions and locked the profile. @throws RuleError NOT_SIGNED_IN for a closed account */
export async function addMember(
  ctx: Context,
  tx: Tx,
  member: { orgId: string; userId: string; role: OrganisationRole },
): Promise<void> {
  if (await isClosing(tx, member.userId)) throw new RuleError('NOT_SIGNED_IN');
  await insertMember(tx, { ...member, createdAt: ctx.app.clock.now() });
  await setOrganisationOf(tx, member.userId, member.orgId);
  await recordIdentity(ctx.app, tx, member.orgId);
  await ctx.app.events.publish(tx, membersChanged(member.orgId), null);
  await ctx.app.events.publish(tx, membershipBegan, { userId: member.userId, orgId: member.orgId });
}

export const streamMemberChanges = (
  app: App,
  orgId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<'changed'> => streamChanges(app.events, membersChanged(orgId), signal);

/** Permission checks inside a transaction: while a request waits for a lock, a role, membership or account may end. */
import type { OrganisationRole, PlatformRole, SessionUser } from '#shared/auth/session-user.ts';
import { type Action, may } from '#shared/permissions.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { currentUserOf } from '../auth/service.ts';
import { lockOrganisationRow } from './queries.ts';

type UserRef = { user: { userId: string } };

export async function findUserWithRight(
  { user: { userId } }: UserRef,
  tx: Tx,
  action: Action,
): Promise<SessionUser | null> {
  const user = await currentUserOf(tx, userId);
  return may(user, action) ? user : null;
}

/** To be called after the rows of the change are locked. @throws RuleError FORBIDDEN */
export async function requireRight(requester: UserRef, tx: Tx, action: Action): Promise<SessionUser> {
  const user = await findUserWithRight(requester, tx, action);
  if (user === null) throw new RuleError('FORBIDDEN');
  return user;
}

/** @throws RuleError NOT_FOUND */
export function ownOrganisationId({ user }: Pick<SignedInContext, 'user'>): string {
  if (user.organisation === null) throw new RuleError('NOT_FOUND');
  return user.organisation.organisationId;
}

type Member = { orgId: string; viewerId: string; role: OrganisationRole; actor: OrganisationRole };

type MemberCheck = { action: Action; whenLocked?: 'FORBIDDEN' | 'NOT_FOUND' };

/**
 * Like `requireRight`, in the organisation of the user.
 * @throws RuleError NOT_FOUND if the membership ended, FORBIDDEN
 */
export async function requireMemberRight(
  ctx: Pick<SignedInContext, 'user'>,
  tx: Tx,
  { action, whenLocked = 'FORBIDDEN' }: MemberCheck,
): Promise<Member> {
  const orgId = ownOrganisationId(ctx);
  const user = await currentUserOf(tx, ctx.user.userId);
  if (user?.organisation?.organisationId !== orgId) throw new RuleError('NOT_FOUND');
  if (!may(user, action)) throw new RuleError(user.organisation.isLocked ? whenLocked : 'FORBIDDEN');
  const { role } = user.organisation;
  return { orgId, viewerId: user.userId, role, actor: effectiveRole(role, user.platformRole) };
}

/**
 * Like `requireMemberRight`, under a row lock that serialises changes of roles, memberships and settings.
 * @throws RuleError NOT_FOUND, FORBIDDEN
 */
export async function lockOwnOrganisation(ctx: Pick<SignedInContext, 'user'>, tx: Tx, action: Action): Promise<Member> {
  if ((await lockOrganisationRow(tx, ownOrganisationId(ctx))) === null) throw new RuleError('NOT_FOUND');
  return requireMemberRight(ctx, tx, { action });
}

export const effectiveRole = (role: OrganisationRole, platformRole: PlatformRole | null): OrganisationRole =>
  platformRole === 'platform_admin' ? 'owner' : role;

import { assignableRoles } from '#shared/members/member.ts';
import type { RegisterInput } from '#shared/members/schema.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, isUniqueViolation, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { hashToken } from '../../core/runtime/random.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import {
  confirmAddress,
  createAccount,
  findAccountByEmail,
  hashPassword,
  isReplaceable,
  lockAccount,
  type NewAccount,
  refuseCommonPassword,
  requireMayRegister,
  requireSignUpAttempt,
  takeOverAccount,
} from '../auth/service.ts';
import { takeImportedLearning } from '../learning/service.ts';
import { addMember, effectiveRole, findMemberRole, lockOrganisation } from '../members/service.ts';
import { lockProfile } from '../organisations/service.ts';
import { findByToken, type InvitationRow, lockByToken, updateAccepted } from './queries.ts';
import { inviterName, logInvitation } from './service.ts';

/** @throws RuleError LINK_INVALID, INVITATION_* */
export async function viewInvitationByToken({ app }: Context, token: string) {
  const invitation = requireOpen(app, await findByToken(app.db.prisma, hashToken(token)));
  const existing = await findAccountByEmail(app.db.prisma, invitation.email);
  const hasAccount =
    existing !== null && !(await isReplaceableByInvitation(app, app.db.prisma, { invitation, userId: existing.id }));
  return {
    organisation: invitation.organisation.name,
    email: invitation.email,
    role: invitation.role,
    invitedBy: inviterName(invitation),
    hasAccount,
  };
}

function requireOpen(app: App, invitation: InvitationRow | null): InvitationRow {
  if (invitation === null) throw new RuleError('LINK_INVALID');
  if (invitation.withdrawnAt !== null) throw new RuleError('INVITATION_WITHDRAWN');
  if (invitation.acceptedAt !== null) throw new RuleError('INVITATION_USED');
  if (invitation.expiresAt <= app.clock.now()) throw new RuleError('INVITATION_EXPIRED');
  return invitation;
}

const isReplaceableByInvitation = async (
  app: App,
  tx: Tx,
  { invitation, userId }: { invitation: InvitationRow; userId: string },
): Promise<boolean> => !invitation.linkShown && (await isReplaceable(app, tx, userId));

/**
 * A mailed link proves the address and replaces an unconfirmed account; a link shown to the inviter does not.
 * @throws RuleError HAS_ACCOUNT, INVITATION_*, LINK_INVALID, REGISTRATION_DOMAIN, TOO_MANY_ATTEMPTS
 */
export async function registerInvited(
  ctx: Context,
  { token, password, ...name }: RegisterInput,
): Promise<{ email: string }> {
  const { app } = ctx;
  await refuseCommonPassword(password);
  await requireSignUpAttempt(ctx);
  // Hashing is expensive, so the link is checked first.
  const openInvitation = requireOpen(app, await findByToken(app.db.prisma, hashToken(token)));
  requireMayRegister(app, { email: openInvitation.email, isInvited: true });
  await lockReplaceableAccount(app, app.db.prisma, openInvitation);
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(app.db, async (tx) => {
      const invitation = requireOpen(app, await lockByToken(tx, hashToken(token)));
      const { email, organisation } = invitation;
      requireMayRegister(app, { email, isInvited: true });
      const account: NewAccount = {
        ...name,
        email,
        passwordHash,
        companyName: organisation.name,
        userType: 'company',
        agreedAt: app.clock.now(),
      };
      const replacedUserId = await lockReplaceableAccount(app, tx, invitation);
      if (replacedUserId !== null) await takeOverAccount(app, tx, { userId: replacedUserId, account });
      const userId = replacedUserId ?? (await createAccount(tx, account));
      if (!invitation.linkShown) await confirmAddress(tx, userId, app.clock.now());
      return { email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RuleError('HAS_ACCOUNT');
    throw error;
  }
}

/** @throws RuleError HAS_ACCOUNT */
async function lockReplaceableAccount(app: App, tx: Tx, invitation: InvitationRow): Promise<string | null> {
  const existing = await findAccountByEmail(tx, invitation.email);
  if (existing === null) return null;
  await lockAccount(tx, existing.id);
  if (!(await isReplaceableByInvitation(app, tx, { invitation, userId: existing.id })))
    throw new RuleError('HAS_ACCOUNT');
  return existing.id;
}

/** @throws RuleError INVITATION_*, INVITER_NOT_ENTITLED, ALREADY_MEMBER, IN_OTHER_ORGANISATION */
export async function acceptInvitation(ctx: SignedInContext, token: string): Promise<{ organisation: string }> {
  const { app, user } = ctx;
  return inTransaction(app.db, async (tx) => {
    const candidate = requireOpen(app, await findByToken(tx, hashToken(token)));
    if (candidate.email !== user.email) throw new RuleError('INVITATION_WRONG_PERSON');
    // Locks the organisation before the invitation, like all other changes, to avoid deadlocks.
    const organisation = await lockOrganisation(tx, candidate.orgId);
    if (organisation === null || organisation.isLocked) throw new RuleError('LINK_INVALID');
    const invitation = requireOpen(app, await lockByToken(tx, hashToken(token)));
    await requireNoMembership(tx, user.userId, invitation.orgId);
    await requireEntitledInviter(tx, invitation);
    const { id: invitationId, orgId, email, role } = invitation;
    await addMember(ctx, tx, { orgId, userId: user.userId, role });
    await takeImportedLearning(tx, { orgId, emails: [email] });
    await updateAccepted(tx, invitationId, app.clock.now());
    await logInvitation(ctx, tx, { action: 'invitation_accepted', invitationId, orgId, email, role });
    return { organisation: invitation.organisation.name };
  });
}

async function requireNoMembership(tx: Tx, userId: string, orgId: string): Promise<void> {
  const profile = await lockProfile(tx, userId);
  if (profile.orgId === orgId) throw new RuleError('ALREADY_MEMBER');
  if (profile.orgId !== null) throw new RuleError('IN_OTHER_ORGANISATION');
}

async function requireEntitledInviter(tx: Tx, { invitedBy, inviter, orgId, role }: InvitationRow): Promise<void> {
  const inviterRole = invitedBy === null ? null : await findMemberRole(tx, orgId, invitedBy);
  if (inviterRole === null) throw new RuleError('INVITER_NOT_ENTITLED');
  const effectiveInviterRole = effectiveRole(inviterRole, inviter?.profile?.platformRole ?? null);
  if (!assignableRoles(effectiveInviterRole).includes(role)) throw new RuleError('INVITER_NOT_ENTITLED');
}

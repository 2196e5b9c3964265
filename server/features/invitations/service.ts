/**
 * Invitations: a mailed link with a role, valid for 14 days, once, and only for the invited address.
 * - A second invitation to an address renews the first. Accepting checks again that the inviter may assign the role.
 * - Answers do not reveal whether an address has an account or belongs to another organisation.
 * - If registration is limited to certain domains, other addresses are refused. Each attempt counts as an invitation.
 * - Without SMTP, the inviter gets the link once, to pass it on. Such a link does not prove the address.
 */

import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { assignableRoles, memberName } from '#shared/members/member.ts';
import type { InvitationLink, InvitationsPage, InvitationView, InviteInput } from '#shared/members/schema.ts';
import { invitationMail } from '#shared/texts/auth/mails.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import type { PageCursor } from '#shared/validation/bounds.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { readPage } from '../../core/database/paging.ts';
import { RuleError } from '../../core/errors.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { addMail, consumeInvitation, consumeMailTo, requireMayRegister } from '../auth/service.ts';
import { isMemberAddress, lockOwnOrganisation, membersChanged, ownOrganisationId } from '../members/service.ts';
import {
  countOpenInvitations,
  findOpenInvitation,
  findOrganisationOf,
  type InvitationCursor,
  type InvitationRow,
  insertInvitation,
  listOpenInvitations,
  updateInvitation,
  updateWithdrawn,
} from './queries.ts';

const lifetimeMs = days(14);
const pageSize = 50;

export async function invitationsPage(ctx: SignedInContext, cursor: PageCursor): Promise<InvitationsPage> {
  const db = ctx.app.db.prisma;
  const orgId = ownOrganisationId(ctx);
  const now = ctx.app.clock.now();
  const [{ rows, nextCursor }, total] = await Promise.all([
    readPage(
      { app: ctx.app, list: `invitations of ${orgId}`, size: pageSize, cursor },
      (take, after: InvitationCursor | null) => listOpenInvitations(db, { orgId, cursor: after, take }),
      ({ createdAt, id }) => ({ createdAt, invitationId: id }),
    ),
    countOpenInvitations(db, orgId),
  ]);
  return { invitations: rows.map((row) => viewOf(row, now)), total, nextCursor };
}

const viewOf = (row: InvitationRow, now: Date): InvitationView => ({
  invitationId: row.id,
  email: row.email,
  role: row.role,
  invitedBy: inviterName(row),
  sentAt: row.sentAt,
  expiresAt: row.expiresAt,
  isExpired: row.expiresAt <= now,
});

export const inviterName = ({ inviter }: InvitationRow): string | null =>
  inviter?.profile ? memberName(inviter.profile) : null;

/**
 * @throws RuleError ALREADY_MEMBER, TOO_MANY_ATTEMPTS, TOO_MANY_MAILS, TOO_MANY_INVITATIONS, REGISTRATION_DOMAIN,
 * FORBIDDEN for a role that the user may not assign or revoke
 */
export const invite = (ctx: SignedInContext, { email, role }: InviteInput): Promise<InvitationLink> =>
  withOrganisation(ctx, async ({ tx, orgId, requireMayAssign }) => {
    requireMayAssign(role);
    if (await isMemberAddress(tx, orgId, email)) throw new RuleError('ALREADY_MEMBER');
    const open = await findOpenInvitation(tx, orgId, { email });
    if (open !== null) requireMayAssign(open.role);
    const { invitationId, link } = await sendInvitation(ctx, tx, { orgId, email, role, existingId: open?.id ?? null });
    await logInvitation(ctx, tx, { action: 'member_invited', invitationId, orgId, email, role });
    return { link };
  });

export const resendInvitation = (ctx: SignedInContext, invitationId: string): Promise<InvitationLink> =>
  withOpenInvitation(ctx, invitationId, async (tx, { orgId, email, role }) => {
    const { link } = await sendInvitation(ctx, tx, { orgId, email, role, existingId: invitationId });
    await logInvitation(ctx, tx, { action: 'invitation_resent', invitationId, orgId, email, role });
    return { link };
  });

export const withdrawInvitation = (ctx: SignedInContext, invitationId: string): Promise<void> =>
  withOpenInvitation(ctx, invitationId, async (tx, { orgId, email, role }) => {
    if (!(await updateWithdrawn(tx, { id: invitationId, orgId }, ctx.app.clock.now())))
      throw new RuleError('NOT_FOUND');
    await logInvitation(ctx, tx, { action: 'invitation_withdrawn', invitationId, orgId, email, role });
  });

type LockedOrganisation = {
  tx: Tx;
  orgId: string;
  /** @throws RuleError FORBIDDEN for a role that the user may not assign */
  requireMayAssign: (role: OrganisationRole) => void;
};

async function withOrganisation<T>(ctx: SignedInContext, work: (held: LockedOrganisation) => Promise<T>): Promise<T> {
  return inTransaction(ctx.app.db, async (tx) => {
    const { orgId, actor } = await lockOwnOrganisation(ctx, tx, 'organisation.manage');
    const requireMayAssign = (role: OrganisationRole) => {
      if (!assignableRoles(actor).includes(role)) throw new RuleError('FORBIDDEN');
    };
    const answer = await work({ tx, orgId, requireMayAssign });
    await ctx.app.events.publish(tx, membersChanged(orgId), null);
    return answer;
  });
}

async function invitationNotFound(tx: Tx, invitationId: string, ownOrgId: string): Promise<RuleError> {
  const orgId = await findOrganisationOf(tx, invitationId);
  const isForeign = orgId !== null && orgId !== ownOrgId;
  return new RuleError(
    'NOT_FOUND',
    {},
    isForeign ? { resourceType: 'invitation', resourceId: invitationId, orgId } : null,
  );
}

/** @throws RuleError NOT_FOUND, FORBIDDEN */
const withOpenInvitation = <T>(
  ctx: SignedInContext,
  invitationId: string,
  work: (tx: Tx, open: InvitationRow) => Promise<T>,
): Promise<T> =>
  withOrganisation(ctx, async ({ tx, orgId, requireMayAssign }) => {
    const open = await findOpenInvitation(tx, orgId, { id: invitationId });
    if (open === null) throw await invitationNotFound(tx, invitationId, orgId);
    requireMayAssign(open.role);
    return work(tx, open);
  });

type InvitationEvent = {
  action: 'member_invited' | 'invitation_resent' | 'invitation_withdrawn' | 'invitation_accepted';
  invitationId: string;
  orgId: string;
  email: string;
  role: OrganisationRole;
};

export async function logInvitation(
  ctx: SignedInContext,
  tx: Tx,
  { action, invitationId, orgId, email, role }: InvitationEvent,
): Promise<void> {
  const auditFields = { details: { invited_role: role }, names: { invited_email: email } };
  await logAuditEvent(ctx, tx, { action, resourceId: invitationId, orgId, ...auditFields });
}

type Addressee = { orgId: string; email: string; role: OrganisationRole; existingId: string | null };

async function sendInvitation(
  ctx: SignedInContext,
  tx: Tx,
  { existingId, ...addressee }: Addressee,
): Promise<InvitationLink & { invitationId: string }> {
  const { app, user } = ctx;
  await requireInvitationQuota(ctx, addressee);
  // An existing account makes no difference, because the answer would reveal it.
  requireMayRegister(app, { email: addressee.email, isInvited: true });
  const token = newToken();
  const now = app.clock.now();
  const renewal = {
    tokenHash: hashToken(token),
    invitedBy: user.userId,
    sentAt: now,
    expiresAt: addMs(now, lifetimeMs),
    role: addressee.role,
    linkShown: !app.outbox.sends,
  };
  if (existingId !== null) await updateInvitation(tx, existingId, renewal);
  const invitationId =
    existingId ?? (await insertInvitation(tx, { ...renewal, orgId: addressee.orgId, email: addressee.email }));
  const url = `${app.env.APP_URL}/invitation/${token}`;
  const text = invitationMail({
    organisation: user.organisation?.name ?? '',
    inviter: memberName(user),
    role: roleNames[addressee.role],
    url,
  });
  await addMail(app, tx, { to: addressee.email, text, from: user.userId });
  return { invitationId, link: renewal.linkShown ? url : null };
}

/**
 * @throws RuleError TOO_MANY_INVITATIONS, TOO_MANY_MAILS, TOO_MANY_ATTEMPTS if the address reached its hourly limit
 */
async function requireInvitationQuota(
  { app, user }: SignedInContext,
  { orgId, email }: { orgId: string; email: string },
) {
  const exceededQuota = await consumeInvitation(app, { orgId, userId: user.userId });
  if (exceededQuota !== null)
    throw new RuleError(exceededQuota === 'organisation' ? 'TOO_MANY_INVITATIONS' : 'TOO_MANY_MAILS');
  const exceededMailQuota = await consumeMailTo(app, email, 'invitation');
  if (exceededMailQuota !== null)
    throw new RuleError(exceededMailQuota === 'recipientInHour' ? 'TOO_MANY_ATTEMPTS' : 'TOO_MANY_MAILS');
}

/**
 * Invitations that invite: a mailed link with a role, good for 14 days, once, and for the invited address alone. A second
 * invitation to an address renews the first. Accepting looks again whether the inviter may still give the role; nobody
 * learns on the way whether an address has an account or belongs elsewhere.
 */

import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { memberName } from '#shared/members/name.ts';
import { assignableRoles } from '#shared/members/rules.ts';
import type { InvitationView, InviteInput } from '#shared/members/schema.ts';
import { invitationMail } from '#shared/texts/mails.ts';
import { roleNames } from '#shared/texts/roles.ts';
import { days, later } from '../../core/clock.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { hashToken, newToken } from '../../core/random.ts';
import { logAuditEvent } from '../audit/service.ts';
import { addMail, mayMail } from '../auth/service.ts';
import { findRole, isMemberAddress, membersChanged, powerOf } from '../members/service.ts';
import { lockOrganisation, ownOrganisationId } from '../organisations/service.ts';
import {
  findOpen,
  type InvitationRow,
  insertInvitation,
  listOpen,
  renewInvitation,
  withdrawInvitation,
} from './queries.ts';

const lifetimeMs = days(14);

export async function listInvitations(ctx: SignedInContext): Promise<InvitationView[]> {
  const rows = await listOpen(ctx.app.db.prisma, ownOrganisationId(ctx));
  return rows.map((row) => ({
    invitationId: row.id,
    email: row.email,
    role: row.role,
    invitedBy: inviterName(row),
    sentAt: row.sentAt,
    expiresAt: row.expiresAt,
    isExpired: row.expiresAt <= ctx.app.clock.now(),
  }));
}

export const inviterName = ({ inviter }: InvitationRow): string | null =>
  inviter?.profile ? memberName(inviter.profile) : null;

/** @throws RuleError ALREADY_MEMBER, FORBIDDEN for a role that is not theirs to give, TOO_MANY_ATTEMPTS */
export const invite = (ctx: SignedInContext, { email, role }: InviteInput): Promise<void> =>
  withOrganisation(ctx, role, async (tx, orgId) => {
    if (await isMemberAddress(tx, orgId, email)) throw new RuleError('ALREADY_MEMBER');
    const open = await findOpen(tx, orgId, { email });
    await send(ctx, tx, { orgId, email, role, existingId: open?.id ?? null });
    const details = { invited_email: email, invited_role: role };
    await logAuditEvent(ctx, tx, {
      action: 'member_invited',
      resourceType: 'invitation',
      resourceId: email,
      orgId,
      details,
    });
  });

/** Sends an open invitation again, with a new link and a new time. */
export async function resendInvitation(ctx: SignedInContext, invitationId: string): Promise<void> {
  const open = await findOpen(ctx.app.db.prisma, ownOrganisationId(ctx), { id: invitationId });
  if (open === null) throw new RuleError('NOT_FOUND');
  await withOrganisation(ctx, open.role, async (tx, orgId) => {
    const still = await findOpen(tx, orgId, { id: invitationId });
    if (still === null) throw new RuleError('NOT_FOUND');
    await send(ctx, tx, { orgId, email: still.email, role: still.role, existingId: still.id });
    await logAuditEvent(ctx, tx, {
      action: 'invitation_resent',
      resourceType: 'invitation',
      resourceId: still.email,
      orgId,
    });
  });
}

export async function withdraw(ctx: SignedInContext, invitationId: string): Promise<void> {
  const orgId = ownOrganisationId(ctx);
  await inTransaction(ctx.app.db, async (tx) => {
    if (!(await withdrawInvitation(tx, { id: invitationId, orgId }, ctx.app.clock.now())))
      throw new RuleError('NOT_FOUND');
    await logAuditEvent(ctx, tx, {
      action: 'invitation_withdrawn',
      resourceType: 'invitation',
      resourceId: invitationId,
      orgId,
    });
    await ctx.app.events.publish(tx, membersChanged(orgId), {});
  });
}

/** Holds the organisation and looks whether this person may give the role, as of now. */
async function withOrganisation(
  ctx: SignedInContext,
  role: OrganisationRole,
  work: (tx: Tx, orgId: string) => Promise<void>,
): Promise<void> {
  const orgId = ownOrganisationId(ctx);
  await inTransaction(ctx.app.db, async (tx) => {
    if (!(await lockOrganisation(tx, orgId))) throw new RuleError('NOT_FOUND');
    const own = await findRole(tx, orgId, ctx.user.userId);
    if (own === null) throw new RuleError('NOT_FOUND');
    if (!assignableRoles(powerOf(own, ctx.user.platformRole)).includes(role)) throw new RuleError('FORBIDDEN');
    await work(tx, orgId);
    await ctx.app.events.publish(tx, membersChanged(orgId), {});
  });
}

type Addressee = { orgId: string; email: string; role: OrganisationRole; existingId: string | null };

async function send(ctx: SignedInContext, tx: Tx, { existingId, ...addressee }: Addressee): Promise<void> {
  const { app, user } = ctx;
  if (!(await mayMail(app, addressee.email))) throw new RuleError('TOO_MANY_ATTEMPTS');
  const token = newToken();
  const now = app.clock.now();
  const fresh = {
    tokenHash: hashToken(token),
    invitedBy: user.userId,
    sentAt: now,
    expiresAt: later(now, lifetimeMs),
    role: addressee.role,
  };
  if (existingId === null) await insertInvitation(tx, { ...fresh, orgId: addressee.orgId, email: addressee.email });
  else await renewInvitation(tx, existingId, fresh);
  const text = invitationMail({
    organisation: user.organisation?.name ?? '',
    inviter: memberName(user),
    role: roleNames[addressee.role],
    url: `${app.env.APP_URL}/invitation/${token}`,
  });
  await addMail(app, tx, { to: addressee.email, text });
}

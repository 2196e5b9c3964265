import type { Prisma } from '#prisma/generated/client.ts';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';

const invitationSelect = {
  id: true,
  orgId: true,
  email: true,
  role: true,
  invitedBy: true,
  sentAt: true,
  expiresAt: true,
  acceptedAt: true,
  withdrawnAt: true,
  linkShown: true,
  organisation: { select: { name: true } },
  inviter: { select: { profile: { select: { firstName: true, lastName: true, email: true, platformRole: true } } } },
} as const;

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

export const findByToken = (tx: Tx, tokenHash: string) =>
  tx.invitation.findUnique({ where: { tokenHash, organisation: { lockedAt: null } }, select: invitationSelect });

const openCondition = { acceptedAt: null, withdrawnAt: null } as const;

export type InvitationCursor = { createdAt: Date; invitationId: string };
type Page = { orgId: string; cursor: InvitationCursor | null; take: number };

export function listOpenInvitations(tx: Tx, { orgId, cursor, take }: Page) {
  const older: Prisma.InvitationWhereInput =
    cursor === null
      ? {}
      : {
          createdAt: { lte: cursor.createdAt },
          OR: [{ createdAt: { lt: cursor.createdAt } }, { id: { lt: cursor.invitationId } }],
        };
  return tx.invitation.findMany({
    where: { orgId, ...openCondition, ...older },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: { ...invitationSelect, createdAt: true },
  });
}

export const countOpenInvitations = (tx: Tx, orgId: string): Promise<number> =>
  tx.invitation.count({ where: { orgId, ...openCondition } });

export const findOpenInvitation = (tx: Tx, orgId: string, key: { id: string } | { email: string }) =>
  tx.invitation.findFirst({ where: { orgId, ...openCondition, ...key }, select: invitationSelect });

export const findOrganisationOf = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.invitation.findUnique({ where: { id }, select: { orgId: true } }))?.orgId ?? null;

type RenewedInvitation = {
  tokenHash: string;
  invitedBy: string;
  sentAt: Date;
  expiresAt: Date;
  role: OrganisationRole;
  linkShown: boolean;
};

export async function insertInvitation(
  tx: Tx,
  invitation: RenewedInvitation & { orgId: string; email: string },
): Promise<string> {
  const { id } = await tx.invitation.create({
    data: { ...invitation, createdAt: invitation.sentAt },
    select: { id: true },
  });
  return id;
}

export async function updateInvitation(tx: Tx, id: string, renewal: RenewedInvitation): Promise<void> {
  await tx.invitation.update({ where: { id }, data: renewal, select: { id: true } });
}

export async function updateWithdrawn(tx: Tx, key: { id: string; orgId: string }, at: Date): Promise<boolean> {
  return (
    (await tx.invitation.updateMany({ where: { ...key, ...openCondition }, data: { withdrawnAt: at } })).count === 1
  );
}

export async function lockByToken(tx: Tx, tokenHash: string) {
  await tx.$queryRaw`select 1 from invitations where token_hash = ${tokenHash} for update`;
  return findByToken(tx, tokenHash);
}

export async function updateAccepted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.invitation.update({ where: { id }, data: { acceptedAt: at }, select: { id: true } });
}

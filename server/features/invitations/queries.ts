import type { Prisma } from '#prisma/generated/client.ts';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';

const stored = {
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
  tx.invitation.findUnique({ where: { tokenHash, organisation: { lockedAt: null } }, select: stored });

const open = { acceptedAt: null, withdrawnAt: null } as const;

export type InvitationPlace = { createdAt: Date; invitationId: string };
type Page = { orgId: string; cursor: InvitationPlace | null; take: number };

export function listOpen(tx: Tx, { orgId, cursor, take }: Page) {
  const older: Prisma.InvitationWhereInput =
    cursor === null
      ? {}
      : {
          createdAt: { lte: cursor.createdAt },
          OR: [{ createdAt: { lt: cursor.createdAt } }, { id: { lt: cursor.invitationId } }],
        };
  return tx.invitation.findMany({
    where: { orgId, ...open, ...older },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: { ...stored, createdAt: true },
  });
}

export const countOpen = (tx: Tx, orgId: string): Promise<number> => tx.invitation.count({ where: { orgId, ...open } });

export const findOpen = (tx: Tx, orgId: string, which: { id: string } | { email: string }) =>
  tx.invitation.findFirst({ where: { orgId, ...open, ...which }, select: stored });

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

export async function updateInvitation(tx: Tx, id: string, fresh: RenewedInvitation): Promise<void> {
  await tx.invitation.update({ where: { id }, data: fresh, select: { id: true } });
}

export async function updateWithdrawn(tx: Tx, key: { id: string; orgId: string }, at: Date): Promise<boolean> {
  return (await tx.invitation.updateMany({ where: { ...key, ...open }, data: { withdrawnAt: at } })).count === 1;
}

export async function lockByToken(tx: Tx, tokenHash: string) {
  await tx.$queryRaw`select 1 from invitations where token_hash = ${tokenHash} for update`;
  return findByToken(tx, tokenHash);
}

export async function updateAccepted(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.invitation.update({ where: { id }, data: { acceptedAt: at }, select: { id: true } });
}

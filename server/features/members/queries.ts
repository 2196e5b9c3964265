import { Prisma } from '#prisma/generated/client.ts';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';
import { containsText } from '../../core/database/list-search.ts';

type MemberRow = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: OrganisationRole;
  joinedAt: Date;
};

export type MemberCursor = { createdAt: Date; userId: string };
type Page = { orgId: string; search: string; cursor: MemberCursor | null; take: number };

export function listMembers(tx: Tx, { orgId, search, cursor, take }: Page): Promise<MemberRow[]> {
  const after =
    cursor === null
      ? Prisma.empty
      : Prisma.sql`and (m.created_at, m.user_id) < (${cursor.createdAt}::timestamptz, ${cursor.userId}::uuid)`;
  return tx.$queryRaw`
    select m.user_id as "userId", p.first_name as "firstName", p.last_name as "lastName", p.email, m.role::text as role, m.created_at as "joinedAt"
      from org_members m join profiles p on p.user_id = m.user_id
     where m.org_id = ${orgId}::uuid ${after} ${containsText(Prisma.sql`p.search_text`, search)}
     order by m.created_at desc, m.user_id desc
     limit ${take}`;
}

export async function countByRole(tx: Tx, orgId: string): Promise<Record<OrganisationRole, number>> {
  const rows = await tx.organisationMember.groupBy({ by: ['role'], where: { orgId }, _count: { _all: true } });
  const counts: Record<OrganisationRole, number> = { owner: 0, admin: 0, editor: 0, viewer: 0 };
  for (const row of rows) counts[row.role] = row._count._all;
  return counts;
}

export async function findRole(tx: Tx, orgId: string, userId: string): Promise<OrganisationRole | null> {
  return (
    (await tx.organisationMember.findUnique({ where: { orgId_userId: { orgId, userId } }, select: { role: true } }))
      ?.role ?? null
  );
}

export const findOrganisationOf = async (tx: Tx, userId: string): Promise<string | null> =>
  (await tx.organisationMember.findUnique({ where: { userId }, select: { orgId: true } }))?.orgId ?? null;

export const findPerson = (tx: Tx, userId: string) =>
  tx.profile.findUnique({ where: { userId }, select: { firstName: true, lastName: true, email: true } });

export async function isMemberAddress(tx: Tx, orgId: string, email: string): Promise<boolean> {
  return (
    (await tx.organisationMember.findFirst({ where: { orgId, user: { email } }, select: { userId: true } })) !== null
  );
}

/** Owners whose account is closed do not count. */
export const hasOtherOwner = async (tx: Tx, orgId: string, userId: string): Promise<boolean> =>
  (await tx.organisationMember.count({
    where: { orgId, role: 'owner', userId: { not: userId }, user: { deletion: null } },
  })) > 0;

export const isClosing = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.accountDeletion.count({ where: { userId } })) > 0;

export const findMembership = (tx: Tx, userId: string) =>
  tx.organisationMember.findUnique({
    where: { userId },
    select: { orgId: true, role: true, organisation: { select: { name: true } } },
  });

export async function updateRole(
  tx: Tx,
  key: { orgId: string; userId: string },
  role: OrganisationRole,
): Promise<void> {
  await tx.organisationMember.update({ where: { orgId_userId: key }, data: { role }, select: { userId: true } });
}

export async function insertMember(
  tx: Tx,
  member: { orgId: string; userId: string; role: OrganisationRole; createdAt: Date },
): Promise<void> {
  await tx.organisationMember.create({ data: member, select: { userId: true } });
}

export async function deleteMember(tx: Tx, key: { orgId: string; userId: string }): Promise<void> {
  await tx.organisationMember.delete({ where: { orgId_userId: key }, select: { userId: true } });
}

/** Null for a deleted organisation. */
export async function lockOrganisationRow(tx: Tx, id: string): Promise<{ isLocked: boolean } | null> {
  const rows = await tx.$queryRaw<Array<{ isLocked: boolean }>>`
    select locked_at is not null as "isLocked" from orgs where id = ${id}::uuid for update`;
  return rows[0] ?? null;
}

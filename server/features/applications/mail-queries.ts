import type { Tx } from '../../core/database/db.ts';

export type Recipient = { userId: string; email: string; firstName: string };

/** With a confirmed address, and not locked; null for anybody else. */
export async function findRecipient(tx: Tx, userId: string): Promise<Recipient | null> {
  const rows = await tx.$queryRaw<Recipient[]>`
    select p.user_id as "userId", p.email, p.first_name as "firstName"
      from profiles p join users u on u.id = p.user_id
     where p.user_id = ${userId}::uuid and u.email_verified_at is not null and u.locked_at is null`;
  return rows[0] ?? null;
}

/** Owners and admins who can be written to: the first twenty, the others look for themselves. */
export const listManagers = (tx: Tx, orgId: string): Promise<Recipient[]> =>
  tx.$queryRaw<Recipient[]>`
    select p.user_id as "userId", p.email, p.first_name as "firstName"
      from org_members m join profiles p on p.user_id = m.user_id
      join users u on u.id = m.user_id and u.email_verified_at is not null and u.locked_at is null
     where m.org_id = ${orgId}::uuid and m.role in ('owner', 'admin')
     order by m.created_at, m.user_id
     limit 20`;

export const findCompanyName = async (tx: Tx, orgId: string): Promise<string> =>
  (await tx.organisation.findUniqueOrThrow({ where: { id: orgId }, select: { name: true } })).name;

import type { Tx } from '../../core/db.ts';

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

/** The company's name, and the name or pseudonym that it knows the person by. */
export async function findNames(
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
): Promise<{ company: string; shownName: string } | null> {
  const rows = await tx.$queryRaw<Array<{ company: string; shownName: string }>>`
    select o.name as company, r.shown_name as "shownName"
      from releases r join orgs o on o.id = r.org_id
     where r.org_id = ${orgId}::uuid and r.id = ${releaseId}::uuid`;
  return rows[0] ?? null;
}

import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { Tx } from '../../core/database/db.ts';

export async function findReader(
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<{ role: OrganisationRole; lockedAt: Date | null } | null> {
  const rows = await tx.$queryRaw<Array<{ role: OrganisationRole; lockedAt: Date | null }>>`
    select m.role::text as role, o.locked_at as "lockedAt"
      from org_members m join orgs o on o.id = m.org_id
     where m.org_id = ${orgId}::uuid and m.user_id = ${userId}::uuid`;
  return rows[0] ?? null;
}

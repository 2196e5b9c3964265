import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';

export type Recipient = { userId: string; email: string; firstName: string };

export const getsMail = Prisma.sql`u.email_verified_at is not null and ${isUnlocked('u')}`;

const recipients = Prisma.sql`
  select p.user_id as "userId", p.email, p.first_name as "firstName"
    from profiles p join users u on u.id = p.user_id and ${getsMail}`;

const maxAdmins = 100;
export const maxManagers = 100;

export async function findRecipient(tx: Tx, userId: string): Promise<Recipient | null> {
  const [row] = await tx.$queryRaw<Recipient[]>`${recipients} where p.user_id = ${userId}::uuid`;
  return row ?? null;
}

export const listManagersToMail = (tx: Tx, orgId: string, take: number): Promise<Recipient[]> =>
  tx.$queryRaw`
    ${recipients} join org_members m on m.user_id = p.user_id
     where m.org_id = ${orgId}::uuid and m.role in ('owner', 'admin')
     order by m.created_at, m.user_id limit ${take}`;

export const listAdminsToMail = (tx: Tx): Promise<Recipient[]> =>
  tx.$queryRaw`${recipients} where p.platform_role = 'platform_admin' order by p.user_id limit ${maxAdmins}`;

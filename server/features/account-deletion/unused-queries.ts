import type { Tx } from '../../core/database/db.ts';

export type UnusedRow = {
  userId: string;
  email: string;
  firstName: string;
  askedAt: Date | null;
  askedAgainAt: Date | null;
};
type Due = { unusedSince: Date; askedBefore: Date; take: number };

/** Next step due: never asked, or the last question is old enough. */
export const listUnused = (tx: Tx, { unusedSince, askedBefore, take }: Due): Promise<UnusedRow[]> =>
  tx.$queryRaw`
    select u.id as "userId", u.email, p.first_name as "firstName", a.asked_at as "askedAt",
           a.asked_again_at as "askedAgainAt"
      from users u join profiles p on p.user_id = u.id and p.platform_role is null
      left join unused_accounts a on a.user_id = u.id
     where u.last_used_on < ${unusedSince}::date and u.locked_at is null
       and coalesce(a.asked_again_at, a.asked_at, '-infinity') <= ${askedBefore}::timestamptz
       and not exists (
         select from org_members m where m.user_id = u.id and m.role = 'owner' and not exists (
           select from org_members o
            where o.org_id = m.org_id and o.role = 'owner' and o.user_id <> m.user_id
              and not exists (select from account_deletions d where d.user_id = o.user_id)))
     order by u.last_used_on, u.id limit ${take}`;

/** False if the account was used or deleted since it was listed. */
export async function lockUnused(tx: Tx, userId: string, unusedSince: Date): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from users where id = ${userId}::uuid and last_used_on < ${unusedSince}::date for no key update`;
  return rows.length > 0;
}

export async function insertAsked(tx: Tx, userId: string, askedAt: Date): Promise<void> {
  await tx.unusedAccount.createMany({ data: { userId, askedAt }, skipDuplicates: true });
}

export async function updateAskedAgain(tx: Tx, userId: string, askedAgainAt: Date): Promise<void> {
  await tx.unusedAccount.updateMany({ where: { userId }, data: { askedAgainAt } });
}

export async function deleteUsedAgain(tx: Tx, unusedSince: Date): Promise<void> {
  await tx.$executeRaw`
    delete from unused_accounts a using users u where u.id = a.user_id and u.last_used_on >= ${unusedSince}::date`;
}

import { releaseLimits } from '#shared/releases/limits.ts';
import type { Tx } from '../../../core/database/db.ts';

export type Mailed = { email: string; firstName: string };

/** The person, if their address is confirmed and nobody has locked them. */
export const findPersonToMail = (tx: Tx, userId: string) =>
  tx.$queryRaw<Mailed[]>`
    select p.email, p.first_name as "firstName"
      from profiles p join users u on u.id = p.user_id and u.email_verified_at is not null and u.locked_at is null
     where p.user_id = ${userId}::uuid`;

/** Members who may read releases, the longest members first. Only for organisations that are not locked. */
export const listReadersToMail = (tx: Tx, orgId: string) =>
  tx.$queryRaw<Mailed[]>`
    select p.email, p.first_name as "firstName"
      from org_members m
      join profiles p on p.user_id = m.user_id
      join users u on u.id = m.user_id and u.email_verified_at is not null and u.locked_at is null
     where m.org_id = ${orgId}::uuid and m.role in ('owner', 'admin')
     order by m.created_at, m.user_id
     limit ${releaseLimits.mailedMembers}`;

import type { Tx } from '../../core/database/db.ts';
import { getsMail, type Recipient } from '../auth/service.ts';

export async function lockExpiredProfiles(tx: Tx, { now, take }: { now: Date; take: number }): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ userId: string }>>`
    select user_id as "userId" from found_profiles where expires_at <= ${now}::timestamptz
     order by expires_at, user_id limit ${take} for update skip locked`;
  return rows.map(({ userId }) => userId);
}

type ExpiringProfile = Pick<Recipient, 'email' | 'firstName'> & { endsAt: Date };

export const updateProfilesRemindedAt = (tx: Tx, { now, until, take }: { now: Date; until: Date; take: number }) =>
  tx.$queryRaw<ExpiringProfile[]>`
    with chosen as (
      select p.user_id from found_profiles p
        join users u on u.id = p.user_id and ${getsMail}
       where p.expires_at > ${now}::timestamptz and p.expires_at <= ${until}::timestamptz
         and p.reminded_of_end is distinct from p.expires_at
       order by p.expires_at, p.user_id limit ${take} for update of p skip locked
    ), due as (
      update found_profiles f set reminded_of_end = f.expires_at from chosen where f.user_id = chosen.user_id
      returning f.user_id, f.expires_at)
    select u.email, p.first_name as "firstName", due.expires_at as "endsAt"
      from due join users u on u.id = due.user_id join profiles p on p.user_id = due.user_id
     order by due.expires_at, due.user_id`;

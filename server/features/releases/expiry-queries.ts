import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';
import { getsMail } from '../auth/service.ts';

export type ExpiringRelease = {
  orgId: string;
  releaseId: string;
  userId: string;
  companyName: string;
  expiresAt: Date;
  email: string | null;
  firstName: string;
};

const expiringReleases = (release: Prisma.Sql) => Prisma.sql`
  select r.org_id as "orgId", r.id as "releaseId", r.user_id as "userId", o.name as "companyName", r.expires_at as "expiresAt",
         case when ${getsMail} then p.email end as email, p.first_name as "firstName"
    from ${release} r
    join orgs o on o.id = r.org_id
    join users u on u.id = r.user_id
    join profiles p on p.user_id = r.user_id`;

export const lockExpired = (tx: Tx, { now, take }: { now: Date; take: number }) =>
  tx.$queryRaw<ExpiringRelease[]>`
    ${expiringReleases(Prisma.sql`releases`)}
     where r.expires_at <= ${now}::timestamptz
     order by r.expires_at, r.user_id limit ${take} for update of r skip locked`;

export const updateRemindedAt = (tx: Tx, { now, until, take }: { now: Date; until: Date; take: number }) =>
  tx.$queryRaw<ExpiringRelease[]>`
    with chosen as (
      select r.org_id, r.id from releases r
        join users u on u.id = r.user_id and ${getsMail}
       where r.expires_at > ${now}::timestamptz and r.expires_at <= ${until}::timestamptz
         and r.reminded_of_end is distinct from r.expires_at
       order by r.user_id, r.expires_at limit ${take} for update of r skip locked
    ), due as (
      update releases set reminded_of_end = expires_at from chosen
       where releases.org_id = chosen.org_id and releases.id = chosen.id
      returning releases.*)
    ${expiringReleases(Prisma.sql`due`)}
     order by r.expires_at, r.id`;

import { Prisma } from '#prisma/generated/client.ts';
import type { UsersInput } from '#shared/admin/users.ts';
import type { OrganisationRole, PlatformRole, UserType } from '#shared/auth/session-user.ts';
import type { Tx } from '../../../core/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../../core/keyset.ts';
import { likePattern } from '../../../core/like-pattern.ts';

export type UserRow = Placed & {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  platformRole: PlatformRole | null;
  orgId: string | null;
  orgName: string | null;
  orgRole: OrganisationRole | null;
  isConfirmed: boolean;
  isLocked: boolean;
  createdAt: Date;
};

const columns: Record<UsersInput['sort'], SortColumn> = {
  created: { by: Prisma.sql`u.created_at`, as: 'timestamptz' },
  name: { by: Prisma.sql`lower(p.last_name || ' ' || p.first_name)`, as: 'text' },
  email: { by: Prisma.sql`u.email`, as: 'text' },
};

const kinds: Record<UsersInput['kind'], Prisma.Sql> = {
  any: Prisma.empty,
  applicant: Prisma.sql`and p.user_type = 'applicant'`,
  company: Prisma.sql`and p.user_type = 'company'`,
  staff: Prisma.sql`and p.platform_role is not null`,
};
const states: Record<UsersInput['state'], Prisma.Sql> = {
  any: Prisma.empty,
  active: Prisma.sql`and u.locked_at is null and u.email_verified_at is not null`,
  unconfirmed: Prisma.sql`and u.email_verified_at is null`,
  locked: Prisma.sql`and u.locked_at is not null`,
};

export function listUsers(tx: Tx, input: UsersInput, take: number): Promise<UserRow[]> {
  const { place, after, order } = keysetOf({ columns, id: { by: Prisma.sql`u.id`, as: 'uuid' } }, input);
  const words = input.search.toLowerCase();
  const matching =
    words === ''
      ? Prisma.empty
      : Prisma.sql`and lower(p.first_name || ' ' || p.last_name || ' ' || p.email) like ${likePattern(words)}`;
  return tx.$queryRaw`
    select u.id as "userId", p.first_name as "firstName", p.last_name as "lastName", u.email,
           p.user_type::text as "userType", p.platform_role::text as "platformRole",
           o.id as "orgId", o.name as "orgName", m.role::text as "orgRole",
           u.email_verified_at is not null as "isConfirmed", u.locked_at is not null as "isLocked",
           u.created_at as "createdAt", ${place}
      from users u join profiles p on p.user_id = u.id
      left join org_members m on m.user_id = u.id
      left join orgs o on o.id = m.org_id
     where true ${kinds[input.kind]} ${states[input.state]} ${matching} ${after}
     order by ${order}
     limit ${take}`;
}

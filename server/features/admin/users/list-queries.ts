/**
 * The list of all accounts. Sorted, it follows an index and stops at the end of the page. A search first collects who is found, a bounded
 * number, and sorts those: by what is sorted it could otherwise look through everybody for the few that fit.
 */
import { Prisma } from '#prisma/generated/client.ts';
import { mostFound, type UsersInput } from '#shared/admin/users.ts';
import type { OrganisationRole, PlatformRole, UserType } from '#shared/auth/session-user.ts';
import type { Tx } from '../../../core/db.ts';
import { keysetOf, type Placed, type SortColumn } from '../../../core/keyset.ts';
import { hasTrigram, likePattern } from '../../../core/like-pattern.ts';

export type UserRow = {
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

/** `isCut`: more were found than were collected. */
type ListedRow = UserRow & Placed & { isCut: boolean };

/** The id of the table that the column stands in: an index on both is one of that table. */
const columns: Record<UsersInput['sort'], SortColumn & { id: Prisma.Sql }> = {
  created: { by: Prisma.sql`u.created_at`, as: 'timestamptz', id: Prisma.sql`u.id` },
  name: { by: Prisma.sql`lower(p.last_name || ' ' || p.first_name)`, as: 'text', id: Prisma.sql`p.user_id` },
  email: { by: Prisma.sql`u.email`, as: 'text', id: Prisma.sql`u.id` },
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

const shown = Prisma.sql`
  u.id as "userId", p.first_name as "firstName", p.last_name as "lastName", u.email,
  p.user_type::text as "userType", p.platform_role::text as "platformRole",
  o.id as "orgId", o.name as "orgName", m.role::text as "orgRole",
  u.email_verified_at is not null as "isConfirmed", u.locked_at is not null as "isLocked", u.created_at as "createdAt"`;
const accounts = Prisma.sql`users u join profiles p on p.user_id = u.id`;
const withOrganisation = Prisma.sql`
  left join org_members m on m.user_id = u.id
  left join orgs o on o.id = m.org_id`;

/** `isWhole`: also beyond what a search collects, for whoever can wait, such as an export. */
export type Asked = { input: UsersInput; take: number; isWhole?: boolean };

export const listUsers = (tx: Tx, asked: Asked): Promise<ListedRow[]> => tx.$queryRaw(listStatement(asked));

export function listStatement({ input, take, isWhole = false }: Asked): Prisma.Sql {
  const { id } = columns[input.sort];
  const { place, after, order } = keysetOf({ columns, id: { by: id, as: 'uuid' } }, input);
  const filters = Prisma.sql`${kinds[input.kind]} ${states[input.state]} ${matching(input.search)}`;
  if (input.search === '' || isWhole)
    return Prisma.sql`
      select ${shown}, ${place}, false as "isCut"
        from ${accounts} ${withOrganisation}
       where true ${filters} ${after}
       order by ${order}
       limit ${take}`;
  return Prisma.sql`
    with found as materialized (select p.user_id from ${accounts} where true ${filters} limit ${mostFound + 1})
    select ${shown}, ${place}, (select count(*) from found) > ${mostFound} as "isCut"
      from found f join users u on u.id = f.user_id join profiles p on p.user_id = f.user_id ${withOrganisation}
     where true ${after}
     order by ${order}
     limit ${take}`;
}

/** Parts of a name or an address; what is too short for the index to know has to begin one. */
function matching(search: string): Prisma.Sql {
  const words = search.toLowerCase();
  if (words === '') return Prisma.empty;
  const all = Prisma.sql`lower(p.first_name || ' ' || p.last_name || ' ' || p.email)`;
  const inside = likePattern(words);
  if (hasTrigram(words)) return Prisma.sql`and ${all} like ${inside}`;
  return Prisma.sql`and (${all} like ${inside.slice(1)} or ${all} like ${`% ${inside.slice(1)}`})`;
}

export async function findUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const rows = await tx.$queryRaw<UserRow[]>`
    select ${shown} from ${accounts} ${withOrganisation} where u.id = ${userId}::uuid`;
  return rows[0] ?? null;
}

/**
 * Accounts without tests, profiles or applications. Does not use `listStatement`, because filters and sort indexes
 * belong to two tables.
 */
import { Prisma } from '#prisma/generated/client.ts';
import { type AdminUserRow, type UsersInput, usersExport } from '#shared/admin/users.ts';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { adminUsersTexts as texts } from '#shared/texts/admin/users.ts';
import type { AdminList } from '../../../core/database/admin-list.ts';
import type { Tx } from '../../../core/database/db.ts';
import { keysetSql, type SortColumn } from '../../../core/database/keyset.ts';
import { isCutAt, type ListQuery, matchesWords, searchRowLimit } from '../../../core/database/list-search.ts';

type UserRow = Omit<AdminUserRow, 'organisation'> & {
  orgId: string | null;
  orgName: string | null;
  orgRole: OrganisationRole | null;
};

const [userIdColumn, profileIdColumn] = [Prisma.sql`u.id`, Prisma.sql`p.user_id`];

/**
 * Sort column and id come from the same table, so that one index covers both. Both tables have the address, only
 * `profiles` has the account type.
 */
const keysetFor = ({ sort, order, cursor, kind }: UsersInput) => {
  const isCompany = kind === 'company';
  const columns: Record<UsersInput['sort'], SortColumn> = {
    created: { by: Prisma.sql`u.created_at`, as: 'timestamptz' },
    name: { by: Prisma.sql`lower(p.last_name || ' ' || p.first_name)`, as: 'text' },
    email: { by: isCompany ? Prisma.sql`p.email` : Prisma.sql`u.email`, as: 'text' },
  };
  const by = sort === 'name' || (sort === 'email' && isCompany) ? profileIdColumn : userIdColumn;
  return keysetSql({ columns, id: { by, as: 'uuid' } }, { sort, order, cursor });
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

const userColumns = Prisma.sql`
  u.id as "userId", p.first_name as "firstName", p.last_name as "lastName", u.email,
  p.user_type::text as "userType", p.platform_role::text as "platformRole",
  o.id as "orgId", o.name as "orgName", m.role::text as "orgRole",
  u.email_verified_at is not null as "isConfirmed", u.locked_at is not null as "isLocked", u.created_at as "createdAt"`;
const accounts = Prisma.sql`users u join profiles p on p.user_id = u.id`;
/** Forces the join order: starting with `profiles`, PostgreSQL scans all names. */
const accountsBeforeProfiles = Prisma.sql`
  users u cross join lateral (select * from profiles where user_id = u.id limit 1) p`;
const withOrganisation = Prisma.sql`
  left join org_members m on m.user_id = u.id
  left join orgs o on o.id = m.org_id`;

export const userList: AdminList<UsersInput, UserRow, AdminUserRow> = {
  statement: usersStatement,
  present: presentUser,
  file: {
    route: 'GET /admin/export/users.csv',
    title: texts.title,
    input: usersExport,
    columns: texts.exportColumns,
    cells: (user) => [
      user.firstName,
      user.lastName,
      user.email,
      texts.kindOf(user),
      user.organisation?.name ?? '',
      texts.stateOf(user),
      user.createdAt.toISOString(),
    ],
  },
};

export function presentUser(row: UserRow): AdminUserRow {
  const { userId, firstName, lastName, email, userType, platformRole, isConfirmed, isLocked, createdAt } = row;
  const { orgId, orgName, orgRole } = row;
  const organisation =
    orgId === null || orgRole === null ? null : { organisationId: orgId, name: orgName ?? '', role: orgRole };
  return {
    ...{ userId, firstName, lastName, email, userType, platformRole, organisation },
    ...{ isConfirmed, isLocked, createdAt },
  };
}

function usersStatement({ input, take, isWhole = false }: ListQuery<UsersInput>): Prisma.Sql {
  const { place, after, order } = keysetFor(input);
  const profileFilters = Prisma.sql`${kinds[input.kind]} ${matchesWords(Prisma.sql`p.search_text`, input.search)}`;
  const filters = Prisma.sql`${profileFilters} ${states[input.state]}`;
  if (input.search === '' || isWhole)
    return Prisma.sql`
      select ${userColumns}, ${place}, false as "isCut"
        from ${input.state === 'locked' ? accountsBeforeProfiles : accounts} ${withOrganisation}
       where true ${filters} ${after}
       order by ${order}
       limit ${take}`;
  return Prisma.sql`
    with found as materialized (
      select u.id, u.email, u.created_at, u.email_verified_at, u.locked_at, p.first_name, p.last_name, p.user_type, p.platform_role
        from ${input.state === 'any' ? accountsByProfile(profileFilters) : accounts}
       where true ${input.state === 'any' ? Prisma.empty : filters} ${searchRowLimit}
    ), page as materialized (
      select u.*, ${place} from ${matchingAccounts('found')} where true ${after} order by ${order} limit ${take}
    )
    select ${userColumns}, u."placeValue", u."placeId", ${isCutAt('found')} as "isCut"
      from ${matchingAccounts('page')} ${withOrganisation}
     order by ${order}`;
}

const accountsByProfile = (filters: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (select * from profiles p where true ${filters} ${searchRowLimit}) p
  cross join lateral (select * from users where id = p.user_id limit 1) u`;

const matchingAccounts = (name: 'found' | 'page'): Prisma.Sql => Prisma.sql`
  ${Prisma.raw(name)} u cross join lateral (select u.id as user_id, u.email, u.first_name, u.last_name, u.user_type, u.platform_role) p`;

export async function findUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const rows = await tx.$queryRaw<UserRow[]>`
    select ${userColumns} from ${accounts} ${withOrganisation} where u.id = ${userId}::uuid`;
  return rows[0] ?? null;
}

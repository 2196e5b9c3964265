/** All accounts, for staff: who they are and in which state, nothing of tests, profile or applications. */
import { listPageSize } from '#shared/admin/list.ts';
import type { UserInList, UsersInput } from '#shared/admin/users.ts';
import type { App } from '../../../core/app.ts';
import { readKeysetPage } from '../../../core/keyset.ts';
import { listUsers, type UserRow } from './list-queries.ts';

export async function usersPage(app: App, input: UsersInput, size = listPageSize) {
  const { rows, nextCursor } = await readKeysetPage(size, (take) => listUsers(app.db.prisma, input, take));
  return { rows: rows.map(presentUser), nextCursor };
}

export function presentUser(row: Omit<UserRow, 'placeValue' | 'placeId'>): UserInList {
  const { userId, firstName, lastName, email, userType, platformRole, isConfirmed, isLocked, createdAt } = row;
  const { orgId, orgName, orgRole } = row;
  const organisation =
    orgId === null || orgRole === null ? null : { organisationId: orgId, name: orgName ?? '', role: orgRole };
  return {
    ...{ userId, firstName, lastName, email, userType, platformRole, organisation },
    ...{ isConfirmed, isLocked, createdAt },
  };
}

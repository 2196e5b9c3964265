/** All accounts, for staff: who they are and in which state, nothing of tests, profile or applications. */
import { listPageSize } from '#shared/admin/list.ts';
import type { UserInList, UsersInput } from '#shared/admin/users.ts';
import type { App } from '../../../core/app.ts';
import { readKeysetPage } from '../../../core/database/keyset.ts';
import { listUsers, type UserRow } from './list-queries.ts';

/** `isCut`: a search found more than the list goes through. */
export async function usersPage(app: App, input: UsersInput) {
  const { rows, nextCursor } = await readKeysetPage(listPageSize, (take) => listUsers(app.db.prisma, { input, take }));
  return { rows: rows.map(presentUser), nextCursor, isCut: rows[0]?.isCut ?? false };
}

/** The same for a file, which holds everybody who was found. */
export async function usersForFile(app: App, input: UsersInput, size: number) {
  const { rows, nextCursor } = await readKeysetPage(size, (take) =>
    listUsers(app.db.prisma, { input, take, isWhole: true }),
  );
  return { rows: rows.map(presentUser), nextCursor };
}

export function presentUser(row: UserRow): UserInList {
  const { userId, firstName, lastName, email, userType, platformRole, isConfirmed, isLocked, createdAt } = row;
  const { orgId, orgName, orgRole } = row;
  const organisation =
    orgId === null || orgRole === null ? null : { organisationId: orgId, name: orgName ?? '', role: orgRole };
  return {
    ...{ userId, firstName, lastName, email, userType, platformRole, organisation },
    ...{ isConfirmed, isLocked, createdAt },
  };
}

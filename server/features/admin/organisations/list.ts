/** All organisations, for staff: what they are called, how much they have, in which state they are. */
import { listPageSize } from '#shared/admin/list.ts';
import type { OrganisationInList, OrganisationsInput } from '#shared/admin/organisations.ts';
import type { App } from '../../../core/app.ts';
import { type Placed, readKeysetPage } from '../../../core/database/keyset.ts';
import type { Collected, ListSize } from '../../../core/database/list-search.ts';
import { listOrganisations, type OrganisationRow } from './list-queries.ts';

const shown: ListSize = { size: listPageSize, isWhole: false };

/** `isCut`: a search found more than the list goes through. */
export async function organisationsPage(app: App, input: OrganisationsInput, { size, isWhole } = shown) {
  const { rows, nextCursor } = await readKeysetPage(size, (take) =>
    listOrganisations(app.db.prisma, { input, take, isWhole }),
  );
  return { rows: rows.map(presentInList), nextCursor, isCut: rows[0]?.isCut ?? false };
}

const presentInList = (row: Omit<OrganisationRow, keyof Placed | keyof Collected>): OrganisationInList => {
  const { organisationId, name, members, courses, jobs, isPublic, isLocked, isNameHeld, isVerified, createdAt } = row;
  return { organisationId, name, members, courses, jobs, isPublic, isLocked, isNameHeld, isVerified, createdAt };
};

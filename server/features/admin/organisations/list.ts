/** All organisations, for staff: what they are called, how much they have, in which state they are. */
import { listPageSize } from '#shared/admin/list.ts';
import type { OrganisationInList, OrganisationsInput } from '#shared/admin/organisations.ts';
import type { App } from '../../../core/app.ts';
import { readKeysetPage } from '../../../core/keyset.ts';
import { listOrganisations, type OrganisationRow } from './list-queries.ts';

export async function organisationsPage(app: App, input: OrganisationsInput, size = listPageSize) {
  const { rows, nextCursor } = await readKeysetPage(size, (take) => listOrganisations(app.db.prisma, input, take));
  return { rows: rows.map(presentInList), nextCursor };
}

const presentInList = (row: Omit<OrganisationRow, 'placeValue' | 'placeId'>): OrganisationInList => {
  const { organisationId, name, members, courses, jobs, isPublic, isLocked, createdAt } = row;
  return { organisationId, name, members, courses, jobs, isPublic, isLocked, createdAt };
};

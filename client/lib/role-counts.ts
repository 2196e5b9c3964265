import { type OrganisationRole, organisationRoles } from '#shared/auth/session-user.ts';
import { trpc } from '../trpc.ts';

export type RoleCounts = Record<OrganisationRole, number>;

export const totalOf = (counts: RoleCounts): number => organisationRoles.reduce((sum, role) => sum + counts[role], 0);

/** The first page of members; it carries how many there are in each role. */
export const useRoleCounts = ({ enabled = true } = {}) => trpc.members.page.useQuery({}, { enabled });

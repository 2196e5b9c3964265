import { type OrganisationRole, organisationRoles } from '#shared/auth/session-user.ts';

export type RoleCounts = Record<OrganisationRole, number>;

export const totalOf = (counts: RoleCounts): number => organisationRoles.reduce((sum, role) => sum + counts[role], 0);

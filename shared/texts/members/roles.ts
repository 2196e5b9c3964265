import type { OrganisationRole } from '../../auth/session-user.ts';

export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Eigentümer',
  admin: 'Administrator',
  editor: 'Bearbeiter',
  viewer: 'Betrachter',
};

const pluralNames: Record<OrganisationRole, string> = { ...roleNames, admin: 'Administratoren' };

export const roleCountName = (role: OrganisationRole, count: number): string =>
  count === 1 ? roleNames[role] : pluralNames[role];

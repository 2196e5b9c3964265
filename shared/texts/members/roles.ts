import type { OrganisationRole } from '../../auth/session-user.ts';

/** What the roles of an organisation are called, and what they may, as the team page explains it. */
export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Eigentümer',
  admin: 'Administrator',
  editor: 'Bearbeiter',
  viewer: 'Betrachter',
};

const pluralNames: Record<OrganisationRole, string> = { ...roleNames, admin: 'Administratoren' };

/** The name beside a number of people. */
export const roleCountName = (role: OrganisationRole, count: number): string =>
  count === 1 ? roleNames[role] : pluralNames[role];

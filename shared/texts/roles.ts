import type { OrganisationRole } from '../auth/session-user.ts';

/** What the roles of an organisation are called, and what they may, as the team page explains it. */
export const roleNames: Record<OrganisationRole, string> = {
  owner: 'Eigentümer',
  admin: 'Administrator',
  editor: 'Bearbeiter',
  viewer: 'Betrachter',
};

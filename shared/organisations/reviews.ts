import type { OrganisationRole } from '../auth/session-user.ts';

/**
 * Whether this member may switch 'Vier-Augen-Prinzip' off. Admins publish under it themselves: who could end it alone could
 * publish alone. Switching it on is every manager's business.
 */
export const mayEndReviews = (actor: OrganisationRole): boolean => actor === 'owner';

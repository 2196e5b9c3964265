import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../lib/paths.ts';
import { adminEntrance, type NavigationLink } from './navigation.ts';

/** The way from the public pages into what belongs to this person. */
export function personHome(user: SessionUser): NavigationLink {
  if (isStaff(user)) return { label: shellTexts.adminPortal, to: adminEntrance };
  const to = user.userType === 'company' ? paths.company.dashboard : paths.dashboard;
  return { label: shellTexts.toDashboard, to };
}

import type { SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../paths.ts';
import type { NavigationLink } from './navigation.ts';

/** The way from the public pages into what belongs to this person. */
export function personHome(user: SessionUser): NavigationLink {
  const to = user.userType === 'company' ? paths.company.dashboard : paths.dashboard;
  return { label: shellTexts.toDashboard, to };
}

import type { SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../paths.ts';
import type { NavigationLink } from './navigation.ts';

/** The way from the public pages into what belongs to this person. */
export function personHome(user: SessionUser): NavigationLink {
  return user.userType === 'company'
    ? { label: shellTexts.toDashboard, to: paths.company.dashboard }
    : { label: shellTexts.toAccount, to: paths.account };
}

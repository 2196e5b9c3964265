import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { paths } from './paths.ts';

/** Who a page is for. 'guest' pages send signed-in people home. */
export type Access = 'signedIn' | 'applicant' | 'company' | 'drafts' | 'staff' | 'guest';

/** Where a person's own area begins. */
export const homeOf = (user: SessionUser): string =>
  user.userType === 'company' ? paths.company.dashboard : paths.home;

const isEntitled: Record<Exclude<Access, 'guest'>, (user: SessionUser) => boolean> = {
  signedIn: () => true,
  applicant: (user) => user.userType === 'applicant',
  // A platform admin sees the company area, with or without an organisation; an invited applicant is a member like any other.
  company: (user) =>
    user.userType === 'company' || user.organisation !== null || user.platformRole === 'platform_admin',
  // Support reads drafts without working in the company area.
  drafts: (user) => may(user, 'course.readDraft'),
  staff: isStaff,
};

/** Where a visitor of this page is sent instead, or null if they may stay. `wanted`: the address asked for. */
export function redirectFor(access: Access, user: SessionUser | null, wanted: string): string | null {
  if (access === 'guest') return user === null ? null : homeOf(user);
  if (user === null) return signInPath(wanted);
  if (isEntitled[access](user)) return null;
  return access === 'staff' ? paths.home : homeOf(user);
}

/** The sign-in page that leads back to the address afterwards. */
export const signInPath = (wanted: string): string => `${paths.auth}?next=${encodeURIComponent(wanted)}`;

/** The address to return to, if it lies on our own origin; `//evil.example` and `https:…` do not. */
export function safeReturnPath(next: string | null, origin: string): string | null {
  if (next === null || !next.startsWith('/')) return null;
  try {
    const url = new URL(next, origin);
    return url.origin === origin && url.pathname !== paths.auth ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}

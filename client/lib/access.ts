import { isForApplicants } from '#shared/auth/return-path.ts';
import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { paths } from './paths.ts';

export type Access = 'signedIn' | 'applicant' | 'company' | 'drafts' | 'staff' | 'guest';

export function homeOf(user: SessionUser): string {
  if (isStaff(user)) return paths.admin.dashboard;
  return user.userType === 'company' ? paths.company.dashboard : paths.home;
}

const hasAccess: Record<Exclude<Access, 'guest'>, (user: SessionUser) => boolean> = {
  signedIn: () => true,
  applicant: (user) => may(user, 'results.own'),
  // Platform admins see the company area without an organisation; an invited applicant counts as a member.
  company: (user) =>
    user.organisation !== null || (isStaff(user) ? may(user, 'organisation.read') : user.userType === 'company'),
  drafts: (user) => may(user, 'course.readDraft'),
  staff: isStaff,
};

export function redirectFor(access: Access, user: SessionUser | null, requestedPath: string): string | null {
  if (access === 'guest') return user === null ? null : homeOf(user);
  if (user === null) return signInPath(requestedPath);
  if (hasAccess[access](user)) return null;
  return access === 'staff' ? paths.home : homeOf(user);
}

export function pathAfterSignIn(user: SessionUser, next: string | null): string {
  const isInaccessible = next !== null && isForApplicants(next) && !hasAccess.applicant(user);
  return next === null || isInaccessible ? homeOf(user) : next;
}

const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;

export const signInPath = (next: string | null): string => withNext(paths.auth, next);
export const signUpPath = (next: string | null): string => withNext(`${paths.auth}?tab=signup`, next);
export const companySignUpPath = `${paths.auth}?tab=signup&type=company`;
export const resetPath = (next: string | null): string => withNext(paths.resetPassword, next);

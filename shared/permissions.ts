import { isStaff, type SessionUser } from './auth/session-user.ts';

export { procedureActions } from './procedure-actions.ts';
export { type RouteName, routeActions } from './route-actions.ts';

/** The only rules for server and client. `unattached`: company user without organisation; `locked`: staff locked it. */
export const roles = [
  'visitor',
  'applicant',
  'unattached',
  'viewer',
  'editor',
  'orgAdmin',
  'owner',
  'locked',
  'support',
  'platformAdmin',
] as const;
export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const signedIn = roles.filter((role) => role !== 'visitor');
const applicants: readonly Role[] = ['applicant'];
const members: readonly Role[] = ['viewer', 'editor', 'orgAdmin', 'owner', 'platformAdmin'];
const managers: readonly Role[] = ['orgAdmin', 'owner', 'platformAdmin'];
const authors: readonly Role[] = ['editor', 'orgAdmin', 'owner', 'platformAdmin'];
const owners: readonly Role[] = ['owner', 'platformAdmin'];
const staff: readonly Role[] = ['support', 'platformAdmin'];
const signedInUsers = signedIn.filter((role) => !staff.includes(role));

export const allowedRoles = {
  'auth.enter': everyone,
  'account.manage': signedIn,
  /** While nothing depends on the type. Staff have no account type. */
  'account.changeType': signedInUsers,
  'pages.read': everyone,
  'tests.take': everyone,
  'tests.claim': signedInUsers,
  'results.own': applicants,
  'organisation.create': ['unattached'],
  'organisation.read': members,
  'organisation.leave': ['viewer', 'editor', 'orgAdmin', 'owner', 'locked'],
  'organisation.manage': managers,
  'organisation.own': owners,
  'course.read': members,
  'course.readDraft': [...members, 'support'],
  'course.edit': authors,
  'course.comment': authors,
  /** Editors only without four-eyes approval. */
  'course.publish': authors,
  'course.learn': everyone,
  'learning.own': signedInUsers,
  'job.read': members,
  'job.edit': authors,
  'job.publish': authors,
  /** Visitors by the tokens of their browser. */
  'match.read': ['visitor', 'applicant'],
  'match.own': applicants,
  'profile.own': applicants,
  'release.own': applicants,
  'application.own': applicants,
  'candidate.read': ['orgAdmin', 'owner'],
  'team.share': ['viewer', 'editor', 'orgAdmin', 'owner'],
  'invitation.open': everyone,
  'invitation.accept': signedIn,
  'moderation.read': ['editor', 'orgAdmin', 'owner', 'locked'],
  /** In a locked organisation the service checks the role. */
  'moderation.answer': ['orgAdmin', 'owner', 'locked'],
  'report.send': everyone,
  'admin.read': staff,
  'admin.change': ['platformAdmin'],
} satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof allowedRoles;

function rolesOf(user: SessionUser | null): Role[] {
  if (user === null) return ['visitor'];
  const userRoles: Role[] = [];
  if (user.platformRole === 'platform_admin') userRoles.push('platformAdmin');
  if (user.platformRole === 'support') userRoles.push('support');
  if (!isStaff(user) && user.userType === 'applicant') userRoles.push('applicant');
  if (!isStaff(user) && user.userType === 'company' && user.organisation === null) userRoles.push('unattached');
  if (user.organisation !== null) userRoles.push(roleIn(user.organisation));
  return userRoles;
}

const roleIn = ({ role, isLocked }: NonNullable<SessionUser['organisation']>): Role =>
  isLocked ? 'locked' : role === 'admin' ? 'orgAdmin' : role;

export const isPublicAction = (action: Action): boolean => allowedRoles[action].length === roles.length;

export function may(user: SessionUser | null, action: Action): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return rolesOf(user).some((role) => allowed.includes(role));
}

import { isStaff, type SessionUser } from './auth/session-user.ts';

export { procedureActions } from './procedure-actions.ts';
export { type RouteName, routeActions } from './route-actions.ts';

/**
 * Who may do what. The only place where this is decided: the server refuses by it, the client hides by it.
 * `unattached` is a company user who has no organisation yet; `locked` somebody, in whatever role, whose organisation staff locked.
 */
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
  /** Between applicant and company, while nothing depends on it. Staff have no account type. */
  'account.changeType': signedInUsers,
  'pages.read': everyone,
  'tests.take': everyone,
  /** Runs and results of the own account. Staff take the tests as guests. */
  'tests.claim': signedInUsers,
  'results.own': applicants,
  'organisation.create': ['unattached'],
  'organisation.read': members,
  'organisation.leave': ['viewer', 'editor', 'orgAdmin', 'owner', 'locked'],
  'organisation.manage': managers,
  'organisation.own': owners,
  'course.read': members,
  /** The working copy as learners will see it. */
  'course.readDraft': [...members, 'support'],
  'course.edit': authors,
  /** What a review says, and working through it: who may edit or publish. */
  'course.comment': authors,
  /** Editors only while their organisation has not switched on 'Vier-Augen-Prinzip'. */
  'course.publish': authors,
  /** A course that is published for the person, or for everybody; which one, its visibility decides. */
  'course.learn': everyone,
  'learning.own': signedInUsers,
  'job.read': members,
  'job.edit': authors,
  /** Editors only while their organisation has not switched on 'Vier-Augen-Prinzip'. */
  'job.publish': authors,
  /** One's own Passung, saved jobs and weekly mail. */
  'match.own': applicants,
  'profile.own': applicants,
  /** What a person shows to companies, their applications, and who has seen them. */
  'release.own': applicants,
  'application.own': applicants,
  /** Whoever released something to the organisation, and whom its jobs find: admins and owners, not staff. */
  'candidate.read': ['orgAdmin', 'owner'],
  /** One's own results in the statistics of one's organisation. */
  'team.share': ['viewer', 'editor', 'orgAdmin', 'owner'],
  'invitation.open': everyone,
  'invitation.accept': signedIn,
  /** What staff took down or locked of one's organisation, and why. */
  'moderation.read': ['editor', 'orgAdmin', 'owner', 'locked'],
  /** Answering to it: owners and admins; of a locked organisation the service looks who that is. */
  'moderation.answer': ['orgAdmin', 'owner', 'locked'],
  'report.send': everyone,
  'admin.read': staff,
  'admin.change': ['platformAdmin'],
} satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof allowedRoles;

/** The roles a person holds at the same time: platform role or account type, and the role in their organisation. */
function rolesOf(user: SessionUser | null): Role[] {
  if (user === null) return ['visitor'];
  const held: Role[] = [];
  if (user.platformRole === 'platform_admin') held.push('platformAdmin');
  if (user.platformRole === 'support') held.push('support');
  if (!isStaff(user) && user.userType === 'applicant') held.push('applicant');
  if (!isStaff(user) && user.userType === 'company' && user.organisation === null) held.push('unattached');
  if (user.organisation !== null) held.push(roleIn(user.organisation));
  return held;
}

const roleIn = ({ role, isLocked }: NonNullable<SessionUser['organisation']>): Role =>
  isLocked ? 'locked' : role === 'admin' ? 'orgAdmin' : role;

/** Nobody has to be looked up for it. */
export const isForEverybody = (action: Action): boolean => allowedRoles[action].length === roles.length;

export function may(user: SessionUser | null, action: Action): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return rolesOf(user).some((role) => allowed.includes(role));
}

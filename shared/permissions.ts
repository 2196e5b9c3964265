import type { SessionUser } from './auth/session-user.ts';

/**
 * Who may do what. The only place where this is decided: the server refuses by it, the client hides by it.
 * `unattached` is a company user who has no organisation yet.
 */
export const roles = [
  'visitor',
  'applicant',
  'unattached',
  'viewer',
  'editor',
  'orgAdmin',
  'owner',
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

export const allowedRoles = {
  'auth.enter': everyone,
  'account.manage': signedIn,
  'pages.read': everyone,
  'tests.take': everyone,
  'tests.claim': signedIn,
  'results.own': applicants,
  'organisation.create': ['unattached'],
  'organisation.read': members,
  'organisation.leave': ['viewer', 'editor', 'orgAdmin', 'owner'],
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
  'learning.own': ['applicant', 'unattached', 'viewer', 'editor', 'orgAdmin', 'owner'],
  'invitation.open': everyone,
  'invitation.accept': signedIn,
  'admin.read': staff,
  'admin.change': ['platformAdmin'],
} satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof allowedRoles;

/** The action behind each procedure. A procedure that is missing here is refused for everyone. */
export const procedureActions: Readonly<Record<string, Action>> = {
  'auth.me': 'auth.enter',
  'auth.options': 'auth.enter',
  'auth.signUp': 'auth.enter',
  'auth.signIn': 'auth.enter',
  'auth.verifySecondFactor': 'auth.enter',
  'auth.signOut': 'auth.enter',
  'auth.confirmEmail': 'auth.enter',
  'auth.requestPasswordReset': 'auth.enter',
  'auth.resetPassword': 'auth.enter',
  'auth.sessionEnded': 'account.manage',
  'backgroundJobs.state': 'account.manage',
  'backgroundJobs.cancel': 'account.manage',
  'backgroundJobs.changes': 'account.manage',
  'account.overview': 'account.manage',
  'account.changeName': 'account.manage',
  'account.requestEmailChange': 'account.manage',
  'account.changePassword': 'account.manage',
  'account.prepareTwoFactor': 'account.manage',
  'account.confirmTwoFactor': 'account.manage',
  'account.disableTwoFactor': 'account.manage',
  'account.renewRecoveryCodes': 'account.manage',
  'account.endSession': 'account.manage',
  'account.endOtherSessions': 'account.manage',
  'tests.overview': 'tests.take',
  'tests.claim': 'tests.claim',
  'softskillTest.start': 'tests.take',
  'softskillTest.state': 'tests.take',
  'softskillTest.answer': 'tests.take',
  'softskillTest.partTwo': 'tests.take',
  'softskillTest.finish': 'tests.take',
  'valueTest.start': 'tests.take',
  'valueTest.state': 'tests.take',
  'valueTest.choose': 'tests.take',
  'valueTest.compare': 'tests.take',
  'valueTest.contradiction': 'tests.take',
  'valueTest.decideAgain': 'tests.take',
  'valueTest.takeBack': 'tests.take',
  'valueTest.finish': 'tests.take',
  'results.softskill': 'tests.take',
  'results.values': 'tests.take',
  'results.dashboard': 'results.own',
  'results.compare': 'results.own',
  'results.delete': 'results.own',
  'organisations.create': 'organisation.create',
  'organisations.current': 'organisation.read',
  'organisations.publicPage': 'pages.read',
  'organisations.updateSettings': 'organisation.manage',
  'organisations.removeLogo': 'organisation.manage',
  'organisations.deletionPreview': 'organisation.own',
  'organisations.delete': 'organisation.own',
  'members.page': 'organisation.read',
  'members.changes': 'organisation.read',
  'members.changeRole': 'organisation.manage',
  'members.remove': 'organisation.manage',
  'members.leave': 'organisation.leave',
  'members.transferOwnership': 'organisation.own',
  'invitations.page': 'organisation.manage',
  'invitations.invite': 'organisation.manage',
  'invitations.resend': 'organisation.manage',
  'invitations.withdraw': 'organisation.manage',
  'invitations.byToken': 'invitation.open',
  'invitations.register': 'invitation.open',
  'invitations.accept': 'invitation.accept',
  'courses.page': 'course.read',
  'courses.counts': 'course.read',
  'courses.skills': 'course.edit',
  'courses.create': 'course.edit',
  'courses.duplicate': 'course.edit',
  'courses.remove': 'course.publish',
  'courses.changeSettings': 'course.edit',
  'courses.renewInvitation': 'course.edit',
  'courses.importProgress': 'course.edit',
  'editor.course': 'course.edit',
  'editor.lesson': 'course.edit',
  'editor.authors': 'course.edit',
  'editor.reportPosition': 'course.edit',
  'editor.changes': 'course.edit',
  'editor.rename': 'course.edit',
  'editor.saveDraft': 'course.edit',
  'editor.addModule': 'course.edit',
  'editor.renameModule': 'course.edit',
  'editor.moveModule': 'course.edit',
  'editor.duplicateModule': 'course.edit',
  'editor.removeModule': 'course.edit',
  'editor.addLesson': 'course.edit',
  'editor.renameLesson': 'course.edit',
  'editor.moveLesson': 'course.edit',
  'editor.duplicateLesson': 'course.edit',
  'editor.removeLesson': 'course.edit',
  'editor.addBlock': 'course.edit',
  'editor.saveBlock': 'course.edit',
  'editor.moveBlock': 'course.edit',
  'editor.duplicateBlock': 'course.edit',
  'editor.removeBlock': 'course.edit',
  'editor.restorePart': 'course.edit',
  'publishing.checklist': 'course.edit',
  'publishing.publish': 'course.publish',
  'publishing.submit': 'course.edit',
  'publishing.sendBack': 'course.edit',
  'publishing.withdraw': 'course.publish',
  'publishing.versions': 'course.read',
  'publishing.version': 'course.read',
  'publishing.compare': 'course.edit',
  'publishing.restore': 'course.publish',
  'publishing.draft': 'course.readDraft',
  'publishing.draftState': 'course.readDraft',
  'publishing.draftChanges': 'course.readDraft',
  'publishing.answerDraft': 'course.readDraft',
  'publishing.comments': 'course.comment',
  'publishing.addComment': 'course.comment',
  'publishing.changeComment': 'course.comment',
  'publishing.resolveComment': 'course.comment',
  'publishing.removeComment': 'course.comment',
  'ai.offer': 'course.edit',
  'ai.order': 'course.edit',
  'ai.current': 'course.edit',
  'ai.changePlan': 'course.edit',
  'ai.write': 'course.edit',
  'ai.stop': 'course.edit',
  'ai.discard': 'course.edit',
  'ai.sources': 'course.edit',
  'ai.sourcePart': 'course.edit',
  'ai.coverage': 'course.edit',
  'ai.lessonFromPart': 'course.edit',
  'ai.redo': 'course.edit',
  'ai.proposals': 'course.edit',
  'ai.takeProposal': 'course.edit',
  'ai.refuseProposal': 'course.edit',
  'ai.confirmBlocks': 'course.edit',
  'ai.settings': 'admin.change',
  'ai.changeSettings': 'admin.change',
  'ai.check': 'admin.change',
  'assets.limits': 'course.edit',
  'assets.storage': 'course.edit',
  'learning.answer': 'course.learn',
  'learning.countView': 'course.learn',
  'learning.progress': 'learning.own',
  'learning.openLesson': 'learning.own',
  'learning.markLesson': 'learning.own',
  'learning.mine': 'learning.own',
  'learning.learners': 'organisation.manage',
  'learning.questions': 'course.edit',
  'pages.page': 'pages.read',
  'pages.source': 'admin.change',
  'pages.save': 'admin.change',
  'pages.restore': 'admin.change',
  'admin.outbox': 'admin.change',
  'admin.outboxMail': 'admin.change',
};

/** The action behind each HTTP route outside tRPC, by method and path. Whose file, course or paper it is, the route itself asks. */
export const routeActions = {
  'GET /api/courses': 'pages.read',
  'GET /api/courses/count': 'pages.read',
  'GET /api/course/:id': 'course.learn',
  'GET /robots.txt': 'pages.read',
  'GET /sitemap.xml': 'pages.read',
  'GET /sitemap-pages.xml': 'pages.read',
  'GET /sitemap-courses-:part.xml': 'pages.read',
  'GET /files/*key': 'pages.read',
  'POST /files': 'course.edit',
  'POST /files/logo': 'organisation.manage',
  'GET /exports/scorm': 'course.edit',
  'GET /exports/bundle': 'course.edit',
  'POST /imports/course': 'course.edit',
  'GET /report/softskills.pdf': 'tests.take',
  'GET /certificates/:id': 'course.learn',
} as const satisfies Record<string, Action>;
export type RouteName = keyof typeof routeActions;

/** The roles a person holds at the same time: their platform role, their role in their organisation, their kind. */
export function rolesOf(user: SessionUser | null): Role[] {
  if (user === null) return ['visitor'];
  const held: Role[] = [];
  if (user.platformRole === 'platform_admin') held.push('platformAdmin');
  if (user.platformRole === 'support') held.push('support');
  if (user.userType === 'applicant') held.push('applicant');
  else if (user.organisation === null && user.platformRole === null) held.push('unattached');
  if (user.organisation !== null) held.push(user.organisation.role === 'admin' ? 'orgAdmin' : user.organisation.role);
  return held;
}

/** Nobody has to be looked up for it. */
export const isForEverybody = (action: Action): boolean => allowedRoles[action].length === roles.length;

export function may(user: SessionUser | null, action: Action): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return rolesOf(user).some((role) => allowed.includes(role));
}

import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { allowedRoles, procedureActions, type RouteName, roles, routeActions } from '#shared/permissions.ts';
import { appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { callerFor, makePersonAs } from './testing/people.ts';
import { cookieFor } from './testing/uploads.ts';

const app = testApp({ server: true });
const procedures = Object.keys(appRouter._def.procedures);

test('the permission table names every procedure of the router, and no other', () => {
  expect(Object.keys(procedureActions).sort()).toEqual([...procedures].sort());
});

test('the whole permission table, so that any change to it shows up in review', () => {
  const table = roles.map((role) => {
    const allowed = Object.entries(allowedRoles).filter(([, holders]) => (holders as readonly string[]).includes(role));
    return `${role}: ${allowed.map(([action]) => action).join(' ')}`;
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "visitor: auth.enter pages.read tests.take course.learn match.read invitation.open report.send",
      "applicant: auth.enter account.manage account.changeType pages.read tests.take tests.claim results.own course.learn learning.own match.read match.own profile.own release.own application.own invitation.open invitation.accept report.send",
      "unattached: auth.enter account.manage account.changeType pages.read tests.take tests.claim organisation.create course.learn learning.own invitation.open invitation.accept report.send",
      "viewer: auth.enter account.manage account.changeType pages.read tests.take tests.claim organisation.read organisation.leave course.read course.readDraft course.learn learning.own job.read team.share invitation.open invitation.accept report.send",
      "editor: auth.enter account.manage account.changeType pages.read tests.take tests.claim organisation.read organisation.leave course.read course.readDraft course.edit course.comment course.publish course.learn learning.own job.read job.edit job.publish team.share invitation.open invitation.accept moderation.read report.send",
      "orgAdmin: auth.enter account.manage account.changeType pages.read tests.take tests.claim organisation.read organisation.leave organisation.manage course.read course.readDraft course.edit course.comment course.publish course.learn learning.own job.read job.edit job.publish candidate.read team.share invitation.open invitation.accept moderation.read moderation.answer report.send",
      "owner: auth.enter account.manage account.changeType pages.read tests.take tests.claim organisation.read organisation.leave organisation.manage organisation.own course.read course.readDraft course.edit course.comment course.publish course.learn learning.own job.read job.edit job.publish candidate.read team.share invitation.open invitation.accept moderation.read moderation.answer report.send",
      "locked: auth.enter account.manage account.changeType pages.read tests.take tests.claim organisation.leave course.learn learning.own invitation.open invitation.accept moderation.read moderation.answer report.send",
      "support: auth.enter account.manage pages.read tests.take course.readDraft course.learn invitation.open invitation.accept report.send admin.read",
      "platformAdmin: auth.enter account.manage pages.read tests.take organisation.read organisation.manage organisation.own course.read course.readDraft course.edit course.comment course.publish course.learn job.read job.edit job.publish invitation.open invitation.accept report.send admin.read admin.change",
    ]
  `);
});

test('the action behind each procedure, so that moving one to a weaker action shows up in review', () => {
  const actions = Object.keys(allowedRoles).map((action) => {
    const behind = procedures.filter((path) => procedureActions[path] === action);
    return `${action}: ${behind.sort().join(' ')}`;
  });
  expect(actions).toMatchInlineSnapshot(`
    [
      "auth.enter: accountDeletion.undo accountDeletion.undoState auth.confirmEmail auth.linkState auth.me auth.options auth.requestPasswordReset auth.resetPassword auth.signIn auth.signInWithPasskey auth.signOut auth.signUp auth.startPasskey auth.verifySecondFactor",
      "account.manage: account.addPasskey account.changeName account.changePassword account.confirmTwoFactor account.disableTwoFactor account.endOtherSessions account.endSession account.overview account.prepareTwoFactor account.removePasskey account.renamePasskey account.renewRecoveryCodes account.requestEmailChange account.startAddingPasskey account.startProof accountDeletion.preview accountDeletion.request auth.sessionEnded backgroundJobs.cancel backgroundJobs.changes backgroundJobs.state consents.answer consents.legal consents.page consents.question consents.text consents.withdraw ownData.start ownData.state",
      "account.changeType: account.changeType",
      "pages.read: jobMails.endByToken jobMails.linkState learning.verify notice.current organisations.publicPage pages.page places.find places.suggest places.towns verification.claim verification.confirm",
      "tests.take: results.softskill results.values softskillTest.answer softskillTest.finish softskillTest.partTwo softskillTest.start softskillTest.state tests.overview tests.startable valueTest.choose valueTest.compare valueTest.contradiction valueTest.decideAgain valueTest.finish valueTest.start valueTest.state valueTest.takeBack",
      "tests.claim: tests.claim",
      "results.own: results.compare results.dashboard results.delete",
      "organisation.create: organisations.create",
      "organisation.read: members.changes members.page organisations.current verification.own",
      "organisation.leave: members.leave",
      "organisation.manage: invitations.invite invitations.page invitations.resend invitations.withdraw learning.learners learning.withdrawCertificate members.changeRole members.remove organisations.removeLogo organisations.updateSettings verification.checkDns verification.claimByDns verification.claimByMail verification.saveImprint",
      "organisation.own: members.transferOwnership organisations.delete organisations.deletionPreview",
      "course.read: courses.counts courses.page courses.skills publishing.version publishing.versions",
      "course.readDraft: publishing.answerDraft publishing.draft publishing.draftChanges publishing.draftState",
      "course.edit: ai.changePlan ai.confirmBlocks ai.coverage ai.current ai.discard ai.lessonFromPart ai.offer ai.order ai.proposals ai.redo ai.refuseProposal ai.sourcePart ai.sources ai.stop ai.takeProposal ai.write assets.limits assets.storage courses.changeSettings courses.create courses.duplicate courses.importProgress courses.renewInvitation editor.addBlock editor.addLesson editor.addModule editor.authors editor.changes editor.course editor.duplicatePart editor.lesson editor.movePart editor.removePart editor.rename editor.renamePart editor.reportPosition editor.restorePart editor.saveBlock editor.saveDraft learning.questions publishing.checklist publishing.compare publishing.sendBack publishing.submit",
      "course.comment: publishing.addComment publishing.changeComment publishing.comments publishing.removeComment publishing.resolveComment",
      "course.publish: courses.remove publishing.publish publishing.restore publishing.withdraw",
      "course.learn: learning.answer learning.countView",
      "learning.own: learning.cardProgress learning.certificate learning.changeVerifiable learning.markLesson learning.mine learning.openLesson learning.progress learning.remainingCertificates",
      "job.read: jobs.changes jobs.counts jobs.job jobs.page",
      "job.edit: jobs.applyImport jobs.create jobs.duplicate jobs.planImport jobs.save",
      "job.publish: jobs.close jobs.extend jobs.publish jobs.remove jobs.reopen",
      "match.read: matching.best matching.discover matching.explain matching.ofJobs",
      "match.own: jobMails.change jobMails.state matching.companies matching.overview matching.path savedJobs.ids savedJobs.page savedJobs.remove savedJobs.save workPreference.adopt workPreference.get workPreference.save",
      "profile.own: profile.own profile.planResume profile.save profile.takeResume",
      "release.own: found.accept found.addBlock found.changeWishes found.decline found.preview found.previewAccept found.received found.removeBlock found.state found.switchOff found.switchOn found.waiting releases.answeredRequests releases.changes releases.close releases.conversation releases.formerCompanies releases.give releases.narrow releases.page releases.preview releases.recentViewers releases.renew releases.report releases.seen releases.send releases.view releases.withdraw",
      "application.own: applications.mine applications.ofJob applications.ofJobs applications.send applications.withdraw",
      "candidate.read: board.column board.move board.ofJob candidates.addNote candidates.candidate candidates.changes candidates.close candidates.compare candidates.conversation candidates.counts candidates.entries candidates.jobs candidates.page candidates.removeNote candidates.report candidates.send candidates.statistics foundPeople.ask foundPeople.page foundPeople.person foundPeople.sent",
      "team.share: team.changeShare team.share",
      "invitation.open: invitations.byToken invitations.register",
      "invitation.accept: invitations.accept",
      "moderation.read: moderation.ofOrganisation moderation.ofResource",
      "moderation.answer: moderation.answer",
      "report.send: reports.send",
      "admin.read: adminAudit.chain adminAudit.event adminAudit.page adminBackups.overview adminCourses.course adminCourses.page adminDashboard.counters adminDashboard.curve adminDashboard.services adminImport.version adminImport.versions adminJobs.job adminJobs.page adminOrganisations.members adminOrganisations.organisation adminOrganisations.page adminQuality.state adminReports.page adminReports.report adminSettings.about adminSettings.all adminSettings.cleanups adminUsers.page adminUsers.user",
      "admin.change: admin.outbox admin.outboxMail adminAudit.check adminBackups.prove adminBackups.start adminImport.activate adminImport.deleteAll adminImport.deletionCounts adminImport.planShipped adminImport.removeDraft adminImport.takeShipped adminModeration.putBack adminModeration.takeDown adminOrganisations.allowDomain adminOrganisations.decideName adminOrganisations.deletionPreview adminOrganisations.lock adminOrganisations.remove adminOrganisations.unlock adminOrganisations.verify adminOrganisations.withdrawVerification adminReports.begin adminReports.decide adminSettings.change adminSettings.sendTestMail adminUsers.changeRole adminUsers.endSessions adminUsers.lock adminUsers.sendReset adminUsers.startDeletion adminUsers.switchOffTwoFactor adminUsers.unlock ai.changeSettings ai.check ai.settings pages.restore pages.save pages.source",
    ]
  `);
});

type Gate = 'refused' | 'passed';

/**
 * An invalid input stops the procedure at the permission or the input check. Procedures without input run: `hasRun`.
 */
async function tryGate(caller: unknown, path: string): Promise<{ gate: Gate; hasRun: boolean }> {
  const procedure = path.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], caller) as (
    input: unknown,
  ) => Promise<unknown>;
  try {
    const answer = await procedure({ unfit: true });
    if (typeof answer === 'object' && answer !== null && 'return' in answer)
      await (answer as AsyncGenerator).return(undefined);
    return { gate: 'passed', hasRun: true };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const isRefused = cause?.code === 'NOT_SIGNED_IN' || cause?.code === 'FORBIDDEN';
    return { gate: isRefused ? 'refused' : 'passed', hasRun: !isRefused && !(cause instanceof ZodError) };
  }
}

test.each(roles)('%s may call exactly the procedures that the table grants', async (role) => {
  const newCaller = async () => callerFor(app(), await makePersonAs(app(), role));
  const outcomes: Record<string, Gate> = {};
  const expected: Record<string, Gate> = {};
  let caller = await newCaller();
  for (const path of procedures) {
    const { gate, hasRun } = await tryGate(caller, path);
    outcomes[path] = gate;
    if (hasRun) caller = await newCaller();
    const action = procedureActions[path];
    expected[path] =
      action !== undefined && (allowedRoles[action] as readonly string[]).includes(role) ? 'passed' : 'refused';
  }
  expect(outcomes).toEqual(expected);
});

test.each([
  ['orgAdmin', ['organisations.delete', 'organisations.deletionPreview', 'members.transferOwnership']],
  ['editor', ['organisations.updateSettings', 'invitations.resend', 'invitations.withdraw']],
] as const)('%s is refused the procedures of a higher role', async (role, paths) => {
  const caller = await callerFor(app(), await makePersonAs(app(), role));
  const gates = await Promise.all(paths.map(async (path) => (await tryGate(caller, path)).gate));
  expect(gates).toEqual(paths.map(() => 'refused'));
});

const someId = '00000000-0000-4000-8000-000000000000';

async function gateOfRoute(name: RouteName, cookie: string | null): Promise<Gate | 'no such route'> {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(':id', someId).replace('*key', `course-content/${someId}`).replace(':part', '00');
  const headers = { origin: app().baseUrl, ...(cookie === null ? {} : { cookie }) };
  const answer = await fetch(`${app().baseUrl}${path}`, { method, headers });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  await answer.body?.cancel();
  if (isPage) return 'no such route';
  return answer.status === 401 || answer.status === 403 ? 'refused' : 'passed';
}

test.each(roles)('%s may call exactly the routes that the table grants', async (role) => {
  const person = await makePersonAs(app(), role);
  const cookie = person === null ? null : await cookieFor(app(), person);
  const names = Object.keys(routeActions) as RouteName[];
  const outcomes = await Promise.all(names.map(async (name) => [name, await gateOfRoute(name, cookie)]));
  const isGranted = (name: RouteName) => (allowedRoles[routeActions[name]] as readonly string[]).includes(role);
  expect(outcomes).toEqual(names.map((name) => [name, isGranted(name) ? 'passed' : 'refused']));
});

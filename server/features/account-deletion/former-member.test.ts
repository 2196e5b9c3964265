import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { graceDays } from '#shared/account-deletion/schema.ts';
import { adminAuditTexts } from '#shared/texts/admin/audit.ts';
import { adminReportsTexts } from '#shared/texts/moderation/reports.ts';
import { viewLogSentence } from '#shared/texts/releases/view-log.ts';
import { formerMember } from '#shared/texts/words.ts';
import { inTransaction } from '../../core/database/db.ts';
import { days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, type Member, makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';
import { type Applicant, makeApplicant, testedTraits } from '../../testing/results.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';
import { download } from '../../testing/uploads.ts';
import { closeAccount } from './close.ts';
import { eraseDueAccounts } from './erase.ts';

const app = testApp({ mail: false, server: true });
const name = 'Wilhelmine Zwetschgenreuth';
const applicantName = 'Quirin Apfelstrudel';
const text = 'Wir suchen jemanden mit Ihren Stärken. Mögen Sie uns kennenlernen?';
let [crew, auditor, applicant, found] = [] as unknown as [Crew, Member, Applicant, Applicant];
let [jobId, published, submitted, returned, releaseId] = ['', '', '', '', ''];

async function workAsMember(member: Member): Promise<void> {
  const { caller } = member;
  ({ jobId } = await makePublishedJob(member, { questions: [] }));
  ({ courseId: published } = await makeQuizCourse(member));
  [submitted, returned] = [(await makeCourse(member)).courseId, (await makeCourse(member)).courseId];
  await caller.publishing.submit({ courseId: submitted });
  await crew.admin.caller.publishing.submit({ courseId: returned });
  await caller.publishing.sendBack({ courseId: returned, comment: 'Bitte kürzer.' });
  const [commentId, lessonId] = [randomUUID(), null];
  await caller.publishing.addComment({ commentId, courseId: submitted, lessonId, text: 'Gut.' });
  await caller.publishing.resolveComment({ courseId: submitted, commentId, isResolved: true });
  await caller.invitations.invite({ email: 'gast@example.org', role: 'editor' });
  await caller.reports.send({
    ...{ kind: 'course', resourceId: published, category: 'other', goodFaith: true },
    ...{ reason: 'In der zweiten Lektion stimmt etwas nicht.', name: '', email: '' },
  });
}

async function workWithApplicant({ caller }: Member): Promise<void> {
  const [person] = (await caller.foundPeople.page({ jobId })).people;
  await caller.foundPeople.ask({ jobId, personId: person?.personId ?? '', text });
  await applyAs(applicant, { jobId });
  const release = { userId: applicant.userId, orgId: crew.orgId };
  ({ id: releaseId } = await app().db.prisma.release.findFirstOrThrow({ where: release, select: { id: true } }));
  const { id: applicationId } = await app().db.prisma.application.findFirstOrThrow({ where: { releaseId } });
  await caller.candidates.candidate({ releaseId });
  await caller.candidates.send({ releaseId, text: 'Guten Tag.' });
  await caller.candidates.addNote({ releaseId, text: 'Ruft zurück.' });
  await caller.board.move({ applicationId, from: 'applied', to: 'invited' });
}

/** A platform admin takes the job down and back, and decides the report. */
async function workAsStaff({ caller }: Member): Promise<void> {
  const what = { kind: 'job', resourceId: jobId } as const;
  await caller.adminModeration.takeDown({ ...what, ground: 'terms', reason: 'Die Anzeige ist doppelt.' });
  await caller.adminModeration.putBack({ ...what, reason: 'Die andere ist gelöscht.' });
  const [report] = (await caller.adminReports.page({})).rows;
  const decision = { state: 'dismissed', answer: 'Wir haben nichts gefunden, was nicht stimmt.' } as const;
  await caller.adminReports.decide({ reportId: report?.reportId ?? '', ...decision });
}

beforeAll(async () => {
  crew = await makeCrew(app());
  const makeStaff = async (): Promise<Member> => {
    const person = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
    return { ...person, caller: await callerFor(app(), person) };
  };
  const staff = await makeStaff();
  auditor = await makeStaff();
  applicant = await makeApplicant(app(), { ...testedTraits, name: applicantName });
  found = await makePoolApplicant(app());
  const member = await makeMember(app(), { orgId: crew.orgId, role: 'owner', name, email: 'wz@firma.example' });
  await workAsMember(member);
  await workWithApplicant(member);
  await workAsStaff(staff);
  await erase(member, staff);
});

async function erase(...people: readonly Person[]): Promise<void> {
  for (const { userId } of people)
    await inTransaction(app().db, (tx) => closeAccount(app(), tx, { userId, cause: 'staff' }));
  app().clock.advance(days(graceDays) + 1_000);
  await eraseDueAccounts(app());
  const ids = people.map(({ userId }) => userId);
  expect(await app().db.prisma.user.count({ where: { id: { in: ids } } })).toBe(0);
}

test('courses, comments, jobs and invitations are without their author', async () => {
  const { caller } = crew.owner;
  const { versions } = await caller.publishing.versions({ courseId: published });
  expect(versions).toMatchObject([{ publishedBy: null }]);
  const comments = await caller.publishing.comments({ courseId: submitted });
  expect(comments).toMatchObject([{ author: null, resolvedBy: null, resolvedAt: expect.any(Date) }]);
  expect(await caller.editor.course({ courseId: submitted })).toMatchObject({ submittedBy: null, updatedBy: null });
  expect(await caller.editor.course({ courseId: returned })).toMatchObject({ reviewedBy: null });
  expect(await caller.jobs.job({ jobId })).toMatchObject({ updatedByName: null });
  expect((await caller.invitations.page({})).invitations).toMatchObject([{ invitedBy: null }]);
});

test('a company sees former members beside notes, decisions and messages', async () => {
  const { caller } = crew.owner;
  const { entries } = await caller.candidates.entries({ releaseId });
  const authors = Object.fromEntries(entries.map(({ kind, authorName }) => [kind, authorName]));
  expect(authors).toEqual({ decision: null, note: null });
  const { messages } = await caller.candidates.conversation({ releaseId });
  expect(messages.map(({ author }) => author)).toContain(formerMember);
});

test('an applicant sees them in the conversation, the request and the log of views', async () => {
  const { messages } = await applicant.caller.releases.conversation({ releaseId });
  expect(messages.map(({ author }) => author)).toContain(`${formerMember}, Musterhaus`);
  expect((await found.caller.found.received({})).requests).toMatchObject([{ authorName: null }]);
  const { events } = await applicant.caller.releases.seen({ filter: 'company' });
  expect(events.map(viewLogSentence)).toContainEqual(
    expect.stringMatching(/^Ein ehemaliges Mitglied von Musterhaus hat Ihr Ergebnis angesehen/),
  );
});

test('staff sees them beside reports and decisions, in the audit log and in both tables', async () => {
  const { caller } = auditor;
  const { rows } = await caller.adminReports.page({ state: 'any' });
  expect(rows.map(adminReportsTexts.reporterOf)).toEqual([formerMember]);
  const report = await caller.adminReports.report({ reportId: rows[0]?.reportId ?? '' });
  expect(report).toMatchObject({ handledBy: formerMember, isReporterReachable: false });
  const { decisions } = await caller.adminJobs.job({ jobId });
  expect(decisions).toMatchObject([{ decidedBy: null, liftedBy: null }]);
  const published = (await caller.adminAudit.page({ action: 'course_published' })).rows;
  expect(published.map(adminAuditTexts.whoOf)).toEqual([formerMember]);
  for (const list of ['reports.csv?state=any', 'audit.csv?action=course_published']) {
    const table = await (await download(app(), `/admin/export/${list}`, auditor)).text();
    expect([list, table.includes(formerMember)]).toEqual([list, true]);
  }
});

test('a company sees no name of an erased applicant, and its lists still open', async () => {
  const { caller } = crew.owner;
  const read = () =>
    Promise.all([
      ...[caller.candidates.page({}), caller.candidates.counts({}), caller.candidates.jobs()],
      ...[caller.candidates.statistics({ whose: 'candidates' }), caller.board.ofJob({ jobId }), caller.jobs.page({})],
      ...[caller.foundPeople.page({ jobId }), caller.foundPeople.sent({}), caller.members.page({})],
    ]);
  const [, surname = ''] = applicantName.split(' ');
  expect(JSON.stringify(await read())).toContain(surname);
  await erase(applicant, found);
  const after = JSON.stringify(await read());
  for (const trace of [surname, applicant.userId, applicant.email, found.userId]) expect(after).not.toContain(trace);
  expect(await outcomeOf(caller.candidates.candidate({ releaseId }))).toBe('NOT_FOUND');
});

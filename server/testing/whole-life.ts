/** A person with rows in as many tables as use cases allow, and the words that identify them. */
import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { inTransaction } from '../core/database/db.ts';
import { addMs, days } from '../core/runtime/clock.ts';
import { hashToken } from '../core/runtime/random.ts';
import { logSystemEvent } from '../features/audit/service.ts';
import type { TestApp } from './app.ts';
import { applyAs } from './applications.ts';
import { makeCourse } from './courses.ts';
import { makePublishedJob } from './jobs.ts';
import { type Crew, makeCrew, makeMember, outcomeOf } from './organisations.ts';
import { callerFor, testPassword } from './people.ts';
import { makeQuizCourse } from './quiz-course.ts';
import { type Applicant, makeApplicant, skillsFrom } from './results.ts';
import { joinTalentPool } from './talent-pool.ts';
import { takeSoftskillTest, takeValueTest } from './test-runs.ts';

export type Life = Applicant & { name: string; words: string[] };
export type Town = { crew: Crew; other: Crew; jobId: string; courseId: string; lessonId: string; blockId: string };

export async function makeTown(app: TestApp): Promise<Town> {
  const [crew, other] = [await makeCrew(app), await makeCrew(app)];
  const draft = { replyBy: addDays(dayOf(app.clock.now()), 30), questions: ['Was reizt Sie an der Stelle?'] };
  const { jobId } = await makePublishedJob(crew.owner, draft);
  const { courseId, first, blockId } = await makeQuizCourse(crew.owner);
  return { crew, other, jobId, courseId, lessonId: first, blockId };
}

const tokenFor = async (app: TestApp, person: Life): Promise<string[]> => {
  const runs = await app.db.prisma.softskillTestRun.findMany({ where: { userId: person.userId } });
  const values = await app.db.prisma.valueTestRun.findMany({ where: { userId: person.userId } });
  return [...runs, ...values].map(({ testToken }) => testToken);
};

async function fillProfile({ caller }: Life, mark: string): Promise<void> {
  const { revision, profile } = await caller.profile.own();
  const text = (part: string) => `${part} ${mark}`;
  const experience = [
    { entryId: randomUUID(), title: text('Beruf'), company: '', from: '2019-09', to: '', description: text('Tat') },
  ];
  const education = [{ entryId: randomUUID(), degree: text('Abschluss'), field: '', institution: '', year: '2013' }];
  const details = { phone: `0${mark}`, location: text('Ort'), bio: text('Text') };
  await caller.profile.save({ revision, profile: { ...profile, ...details, experience, education } });
}

export async function liveAsApplicant(app: TestApp, town: Town, mark: string): Promise<Life> {
  const name = `Vor${mark} Nach${mark}`;
  const email = `${mark}@person.example`;
  const results = { skills: skillsFrom(1), values: { Ehrlichkeit: 9, Humor: 3 } };
  const person: Life = { ...(await makeApplicant(app, { email, name, ...results })), name, words: [mark] };
  const { caller, userId } = person;
  await fillProfile(person, mark);
  const tests = [await takeSoftskillTest(caller), await takeValueTest(caller)];
  await joinTalentPool(person);
  const { jobId } = town;
  await town.crew.owner.caller.foundPeople.page({ jobId });
  await caller.found.addBlock({ kind: 'name', label: `Gesperrt ${mark}` });
  await caller.savedJobs.save({ jobId });
  await caller.jobMails.change({ isOn: true });
  await applyAs(person, { jobId, scope: 'profile', answers: [`Antwort ${mark}`] });
  await converse(app, town, { person, mark });
  await learn(town, person);
  await otherTraces(app, town, { person });
  await accountTraces(app, town, { person, mark });
  await foundTraces(app, town, { person, mark });
  const releases = await app.db.prisma.release.findMany({ where: { userId } });
  const found = await app.db.prisma.foundPerson.findMany({ where: { userId } });
  const pseudonyms = [...releases, ...found].map(({ pseudonym }) => pseudonym);
  person.words.push(userId, ...pseudonyms, ...(await tokenFor(app, person)), hashToken(tests[0]?.token ?? ''));
  return person;
}

type Known = { person: Life; mark: string };

async function converse(app: TestApp, { crew }: Town, { person, mark }: Known): Promise<void> {
  const { releaseId = '' } = await app.db.prisma.release
    .findFirstOrThrow({ where: { userId: person.userId } })
    .then(({ id }) => ({ releaseId: id }));
  await person.caller.releases.send({ releaseId, text: `Nachricht ${mark}` });
  const { messages } = await crew.owner.caller.candidates.conversation({ releaseId });
  await crew.owner.caller.candidates.send({ releaseId, text: 'Vielen Dank, wir melden uns.' });
  await crew.owner.caller.candidates.addNote({ releaseId, text: `Notiz zu ${mark}` });
  await crew.owner.caller.candidates.report({
    releaseId,
    messageId: messages[0]?.messageId ?? '',
    reason: 'Das ist unpassend.',
  });
}

async function learn({ courseId, lessonId, blockId }: Town, { caller }: Life): Promise<void> {
  await caller.learning.openLesson({ courseId, lessonId, invitation: null });
  await caller.learning.answer({ courseId, blockId, version: 1, chosen: 1, invitation: null });
  await caller.learning.markLesson({ courseId, lessonId, isDone: true, invitation: null });
}

async function otherTraces(app: TestApp, { crew, courseId }: Town, { person }: Pick<Known, 'person'>): Promise<void> {
  const { caller, email, name } = person;
  const visitor = await callerFor(app, null);
  await outcomeOf(visitor.auth.signIn({ email, password: 'falsches-passwort-hier' }));
  await visitor.auth.requestPasswordReset({ email });
  await caller.account.requestEmailChange({ newEmail: `neu-${email}`, password: testPassword });
  const about = { kind: 'course', resourceId: courseId, category: 'other', goodFaith: true } as const;
  await caller.reports.send({ ...about, reason: 'In der zweiten Lektion stimmt etwas nicht.', name, email });
  await outcomeOf(crew.owner.caller.invitations.invite({ email, role: 'viewer' }));
  const texts = { subject: `Von ${name}`, text: `${name} schreibt: Guten Tag.`, html: `<p>${name}</p>` };
  await app.db.prisma.outboxMail.create({
    data: {
      kind: 'newApplication',
      recipient: crew.owner.email,
      senderId: person.userId,
      ...texts,
      createdAt: app.clock.now(),
    },
  });
  const names = { filters: `suche=${name}` };
  await inTransaction(app.db, (tx) =>
    logSystemEvent(app, tx, { action: 'list_exported', resourceId: 'users', details: { list: 'users' }, names }),
  );
}

/** Rows that otherwise need a browser, months or a whole course. */
async function accountTraces({ db, clock }: TestApp, town: Town, { person, mark }: Known): Promise<void> {
  const { prisma } = db;
  const { userId, email, name: personName } = person;
  const now = clock.now();
  const later = addMs(now, days(100));
  await prisma.recoveryCode.create({ data: { userId, codeHash: hashToken(mark) } });
  await prisma.knownNetwork.create({ data: { userId, network: '203.0.113.0/24' } });
  await prisma.unusedAccount.create({ data: { userId, askedAt: now } });
  const call = { id: `call ${mark}`, claim: randomUUID(), request: mark, createdAt: now };
  await prisma.keyedCall.create({ data: { ...call, userId } });
  const work = { fields: [], place: `Ort ${mark}`, latitude: 52.5, longitude: 13.4, radiusKm: 10, updatedAt: now };
  await prisma.workPreference.create({ data: { ...work, userId } });
  const learning = { courses: [`Kurs von ${mark}`] };
  const imported = { orgId: town.other.orgId, email, role: 'viewer', learning, expiresAt: later } as const;
  await prisma.importedLearning.create({ data: imported });
  const certificate = { courseId: town.courseId, version: 1, courseTitle: 'Messer', outline: {}, issuedAt: now };
  await prisma.certificate.create({ data: { ...certificate, userId, personName } });
  await db.pool.query('insert into counted_people select id, $1 from catalogue_versions limit 1', [userId]);
  await db.pool.query('insert into contact_refusals select id, $1, $2 from known_companies limit 1', [userId, later]);
}

/** As one company found the person, asked them and saw their match. */
async function foundTraces({ db, clock }: TestApp, { other, jobId }: Town, { person, mark }: Known): Promise<void> {
  const { prisma } = db;
  const [{ userId }, { orgId }, now] = [person, other, clock.now()];
  const { id: personId } = await prisma.foundPerson.create({
    data: { orgId, userId, pseudonym: `Amsel ${mark}`, createdAt: now },
  });
  await prisma.contactRequest.create({ data: { orgId, personId, userId, jobId, text: 'Guten Tag', createdAt: now } });
  const match = { match: 70, low: 60, high: 80, inputs: {}, scoringVersion: 1, fingerprint: mark };
  await prisma.shownMatch.create({ data: { orgId, jobId, userId, ...match, firstShownAt: now, lastShownAt: now } });
}

type Author = { userId: string; email: string; courseId: string };

/** Tables that name a member as author, editor or decider. */
async function authorTraces(
  { db, clock }: TestApp,
  { crew }: Pick<Town, 'crew'>,
  { userId, email, courseId }: Author,
): Promise<void> {
  const { prisma } = db;
  const [{ orgId }, now] = [crew, clock.now()];
  const created = { createdBy: userId, createdAt: now };
  const file = {
    key: `courses/${courseId}/plan`,
    orgId,
    courseId,
    filename: 'plan.pdf',
    size: 1,
    type: 'application/pdf',
  };
  await prisma.storedFile.create({ data: { ...file, ...created } });
  await prisma.courseSource.create({ data: { courseId, kind: 'topic', name: 'Messer', ...created } });
  const order = { state: 'written', generator: 'embedded', wishes: {}, updatedAt: now };
  await prisma.courseGeneration.create({ data: { id: randomUUID(), courseId, ...order, ...created } });
  const proposal = { kind: 'lesson', state: 'taken', decidedBy: userId };
  await prisma.courseProposal.create({ data: { id: randomUUID(), courseId, ...proposal, ...created } });
  await prisma.coursePresence.create({ data: { tabId: randomUUID(), courseId, userId, seenAt: now } });
  const share = { skillIds: [1], leads: [1], rankedSkills: 30, valueWeights: [], sharedAt: now };
  await prisma.teamShare.create({ data: { orgId, userId, ...share } });
  const check = { verifiedBy: userId, claimedBy: userId, claimEmail: email };
  await prisma.companyCheck.upsert({ where: { orgId }, create: { orgId, ...check }, update: check });
  const decision = {
    kind: 'course',
    resourceId: courseId,
    title: 'Messer',
    ground: 'terms',
    reason: 'Werbung',
    decidedAt: now,
  };
  const people = { decidedBy: userId, answeredBy: userId, liftedBy: userId };
  await prisma.moderationDecision.create({ data: { orgId, ...decision, ...people } });
}

/** An owner who wrote, published and changed roles: rows of others name them as the author. */
export async function liveAsMember(app: TestApp, { crew }: Town, mark: string): Promise<Life> {
  const name = `Vor${mark} Nach${mark}`;
  const email = `${mark}@firma.example`;
  const member = await makeMember(app, { orgId: crew.orgId, role: 'owner', name, email });
  const { caller, userId } = member;
  await makeQuizCourse(member);
  const { courseId, modules } = await makeCourse(member, { lessons: 2 });
  const [lesson, other] = modules[0]?.lessons.map(({ lessonId }) => lessonId) ?? [];
  await caller.publishing.submit({ courseId });
  await makePublishedJob(member);
  await caller.publishing.addComment({
    commentId: randomUUID(),
    courseId,
    lessonId: lesson ?? null,
    text: 'Bitte kürzer.',
  });
  await caller.editor.removePart({ courseId, level: 'lesson', id: other ?? '' });
  await caller.invitations.invite({ email: 'gast@example.org', role: 'editor' });
  await caller.members.changeRole({ userId: crew.viewer.userId, role: 'editor' });
  await caller.organisations.current();
  // Mails that were sent before contain the former name.
  await caller.account.changeName({ firstName: 'Neu', lastName: 'Benannt' });
  await authorTraces(app, { crew }, { userId, email, courseId });
  return { ...member, name, words: [mark, userId] };
}

import { expect, test } from 'vitest';
import { addDays, dayOf } from '#shared/jobs/day.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs, findMailsTo, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor } from '../../testing/people.ts';
import { expireRelease } from '../../testing/releases.ts';
import { makeApplicant, testedTraits } from '../../testing/results.ts';

const app = testApp({ mail: false });

const db = () => app().db.prisma;
const findStored = async (userId: string) => ({
  applications: await db().application.findMany({ where: { userId } }),
  releases: await db().release.count({ where: { userId } }),
});
const nothingStored = { applications: [], releases: 0 };
const dayOfReply = addDays(dayOf(new Date()), 30);
const question = 'Was reizt Sie an der Stelle?';
const otherQuestion = 'Wann können Sie anfangen?';

test('applying creates the confirmed release and the application in one step', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplicant(app(), testedTraits);
  expect(await person.caller.applications.ofJob({ jobId })).toBeNull();
  const sent = await applyAs(person, { jobId, scope: 'anonymous', answers: ['Die Menschen.'] });
  const { applications, releases } = await findStored(person.userId);
  expect([applications.length, releases]).toEqual([1, 1]);
  expect(applications[0]).toMatchObject({
    ...{ orgId: crew.orgId, id: sent.applicationId, releaseId: sent.releaseId, jobId, status: 'applied' },
    ...{ jobTitle: 'Pflegefachkraft (m/w/d)', appliedAt: app().clock.now(), endedAt: null },
    answers: [{ question: 'Was reizt Sie an der Stelle?', answer: 'Die Menschen.' }],
  });
  expect(await person.caller.applications.ofJob({ jobId })).toEqual({
    ...{ status: 'applied', appliedAt: app().clock.now(), replyBy: dayOfReply, isOverdue: false, mayApplyAgain: false },
    older: { outdated: 0, withoutSkills: 0 },
    conversation: { releaseId: sent.releaseId, unread: 0, hasOpenQuestion: false },
  });
  const { applications: shown } = await person.caller.releases.view({ releaseId: sent.releaseId });
  expect(shown).toEqual({ count: 1, titles: ['Pflegefachkraft (m/w/d)'], areRefused: false });
  const events = await db().personEvent.findMany({ where: { userId: person.userId }, select: { kind: true } });
  expect(events.map(({ kind }) => kind).sort()).toEqual(['applied']);
});

test('a name reaches the earlier anonymous application at the same company', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { jobId: laterJobId } = await makePublishedJob(crew.owner);
  const person = await makeApplicant(app(), testedTraits);
  const { candidates } = crew.owner.caller;
  const first = await applyAs(person, { jobId, scope: 'anonymous' });
  expect((await candidates.candidate({ releaseId: first.releaseId })).view).toMatchObject({ contact: null });
  const later = await applyAs(person, { jobId: laterJobId, scope: 'required' });
  const { view } = await candidates.candidate({ releaseId: later.releaseId });
  const earlier = (await candidates.page({ jobId })).candidates;
  expect(view.contact).not.toBeNull();
  expect(earlier).toMatchObject([{ releaseId: later.releaseId, name: view.name }]);
});

test('a page of the person’s applications contains exactly these fields', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const { caller, applicationId, releaseId } = await makeApplication(app(), { jobId });
  const { applications, nextCursor } = await caller.applications.mine({});
  const [own] = applications;
  expect([applications.length, nextCursor]).toEqual([1, null]);
  expect(Object.keys(own ?? {}).sort()).toEqual(
    'answers applicationId appliedAt company hasOpenQuestion isAnonymous isJobOnline isOverdue jobField jobId jobTitle refusal releaseId replyBy status statusAt timeline unread'.split(
      ' ',
    ),
  );
  expect(own).toMatchObject({
    ...{
      applicationId,
      releaseId,
      jobId,
      status: 'applied',
      isJobOnline: true,
      isOverdue: false,
      refusal: null,
      unread: 0,
      hasOpenQuestion: false,
    },
    company: { name: 'Musterhaus', slug: null },
    answers: [{ question: 'Was reizt Sie an der Stelle?', answer: '' }],
  });
  const stranger = await makeApplicant(app(), testedTraits);
  expect(await stranger.caller.applications.mine({})).toEqual({ applications: [], nextCursor: null });
  expect(await stranger.caller.applications.ofJob({ jobId })).toBeNull();
});

test('returns the person’s own applications for several jobs, and no one else’s', async () => {
  const make = async () => (await makeJobWithMembers(app())).jobId;
  const [applied, withdrawn, none, byOther] = await Promise.all([make(), make(), make(), make()]);
  const person = await makeApplication(app(), { jobId: applied });
  const second = await applyAs(person, { jobId: withdrawn });
  await person.caller.applications.withdraw({ applicationId: second.applicationId, endsRelease: false });
  await makeApplication(app(), { jobId: byOther });
  const jobIds = [applied, withdrawn, none, byOther, crypto.randomUUID(), applied];
  const appliedAt = app().clock.now();
  expect(await person.caller.applications.ofJobs({ jobIds })).toEqual({
    [applied]: { status: 'applied', appliedAt, replyBy: dayOfReply, isOverdue: false, mayApplyAgain: false },
    [withdrawn]: { status: 'withdrawn', appliedAt, replyBy: null, isOverdue: false, mayApplyAgain: true },
  });
  expect(await person.caller.applications.ofJobs({ jobIds: [] })).toEqual({});
});

test('rejects a query for more jobs than fit on a page', async () => {
  const { caller } = await makeApplicant(app(), testedTraits);
  const jobIds = Array.from({ length: applicationLimits.jobsAtOnce + 1 }, () => crypto.randomUUID());
  expect(await caller.applications.ofJobs({ jobIds: jobIds.slice(1) })).toEqual({});
  await expect(caller.applications.ofJobs({ jobIds })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('of ten simultaneous applications one is stored, the others fail with ALREADY_APPLIED', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const person = await makeApplicant(app(), testedTraits);
  const { digest } = await person.caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' });
  const sendInput = { jobId, scope: 'named' as const, answers: [], questions: [question], digest };
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => outcomeOf(person.caller.applications.send(sendInput))),
  );
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'ALREADY_APPLIED')).toHaveLength(9);
  const { applications, releases } = await findStored(person.userId);
  expect([applications.length, releases]).toEqual([1, 1]);
  expect((await findMailsTo(app(), person.email)).length).toBe(1);
});

test('a repeated application does not change the existing release', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId, scope: 'anonymous' });
  expect(await outcomeOf(applyAs(person, { jobId, scope: 'profile' }))).toBe('ALREADY_APPLIED');
  expect(await db().release.findMany({ where: { userId: person.userId }, select: { scope: true } })).toEqual([
    { scope: 'anonymous' },
  ]);
});

test('rejects an application for an outdated preview, wrong answers, a missing job or a locked company', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplicant(app(), testedTraits);
  const { digest } = await person.caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' });
  const attempt = (over: object) =>
    outcomeOf(
      person.caller.applications.send({ jobId, scope: 'named', answers: [], questions: [question], digest, ...over }),
    );
  expect(await attempt({ scope: 'profile' })).toBe('RELEASE_CHANGED');
  expect(await attempt({ answers: ['eine', 'zwei'] })).toBe('INVALID_INPUT');
  expect(await attempt({ jobId: crypto.randomUUID() })).toBe('JOB_GONE');
  await db().organisation.update({ where: { id: crew.orgId }, data: { lockedAt: new Date() } });
  expect(await attempt({})).toBe('COMPANY_NOT_OPEN');
  await db().organisation.update({ where: { id: crew.orgId }, data: { lockedAt: null } });
  await crew.owner.caller.jobs.close({ jobId });
  expect(await attempt({})).toBe('JOB_GONE');
  expect(await findStored(person.userId)).toEqual(nothingStored);
});

test.each([
  ['reworded', [question], [otherQuestion]],
  ['one more', [question], [question, otherQuestion]],
  ['one fewer', [question, otherQuestion], [otherQuestion]],
  ['reordered', [question, otherQuestion], [otherQuestion, question]],
])('rejects answers if the questions have changed since the preview: %s', async (_, asked, questions) => {
  const { crew, jobId } = await makeJobWithMembers(app(), { questions: asked });
  const person = await makeApplicant(app(), testedTraits);
  const { digest, job } = await person.caller.releases.preview({ target: { kind: 'job', jobId }, scope: 'named' });
  const { revision, draft } = await crew.owner.caller.jobs.job({ jobId });
  const saved = await crew.owner.caller.jobs.save({ jobId, revision, draft: { ...draft, questions } });
  await crew.owner.caller.jobs.publish({ jobId, revision: saved.revision });
  const sendInput = { jobId, scope: 'named' as const, answers: asked.map(() => 'Die Menschen.'), digest };
  const outdatedInput = { ...sendInput, questions: job?.questions ?? [] };
  expect(await outcomeOf(person.caller.applications.send(outdatedInput))).toBe('RELEASE_CHANGED');
  expect(await findStored(person.userId)).toEqual(nothingStored);
  expect(await outcomeOf(applyAs(person, { jobId, answers: questions.map((_, index) => `${index}`) }))).toBe(
    'accepted',
  );
  const [application] = (await findStored(person.userId)).applications;
  expect(application?.answers).toEqual(questions.map((one, index) => ({ question: one, answer: `${index}` })));
});

test('rejects applications without a result, from guests and from companies', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplicant(app());
  expect(await outcomeOf(applyAs(person, { jobId }))).toBe('RELEASE_EMPTY');
  expect(await findStored(person.userId)).toEqual(nothingStored);
  const sendInput = { jobId, scope: 'named' as const, answers: [], questions: [], digest: 'a'.repeat(64) };
  expect(await outcomeOf(crew.owner.caller.applications.send(sendInput))).toBe('FORBIDDEN');
  expect(await outcomeOf((await callerFor(app(), null)).applications.send(sendInput))).toBe('NOT_SIGNED_IN');
  expect(await db().application.count({ where: { jobId } })).toBe(0);
});

test('a withdrawn application can be sent again and keeps its row, with a new date and new answers', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId, answers: ['Alt'] });
  await person.caller.applications.withdraw({ applicationId: person.applicationId, endsRelease: false });
  expect(await person.caller.applications.ofJob({ jobId })).toMatchObject({ mayApplyAgain: true });
  app().clock.advance(60_000);
  const again = await applyAs(person, { jobId, answers: ['Neu'] });
  expect(again.applicationId).toBe(person.applicationId);
  const { applications } = await findStored(person.userId);
  expect(applications).toMatchObject([
    { status: 'applied', endedAt: null, appliedAt: app().clock.now(), answers: [{ answer: 'Neu' }] },
  ]);
});

test('after its release was withdrawn, an open application can be sent again, but an answered one cannot', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  await person.caller.releases.withdraw({ releaseId: person.releaseId });
  const { applications } = await person.caller.applications.mine({});
  expect(applications).toMatchObject([{ status: 'applied', releaseId: null }]);
  expect(await person.caller.applications.ofJob({ jobId })).toMatchObject({ mayApplyAgain: true });
  const { applicationId, releaseId } = await applyAs(person, { jobId });
  expect(releaseId).not.toBe(person.releaseId);
  expect(applicationId).not.toBe(person.applicationId);
  const move = { applicationId, from: 'applied' as const, to: 'refused' as const, refusalReason: 'filled' as const };
  await crew.owner.caller.board.move(move);
  await person.caller.releases.withdraw({ releaseId });
  expect(await person.caller.applications.ofJob({ jobId })).toMatchObject({ status: 'refused', mayApplyAgain: false });
  expect(await outcomeOf(applyAs(person, { jobId }))).toBe('ALREADY_APPLIED');
});

test('an open application whose release has expired can be sent again before the cleanup', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const person = await makeApplication(app(), { jobId });
  expect(await person.caller.applications.ofJob({ jobId })).toMatchObject({ mayApplyAgain: false });
  await expireRelease(app(), person.releaseId);
  expect(await person.caller.applications.ofJob({ jobId })).toMatchObject({ mayApplyAgain: true });
});

test('limits attempts to apply per day, including failed ones', async () => {
  const { jobId } = await makeJobWithMembers(app());
  const person = await makeApplicant(app(), testedTraits);
  const sendInput = {
    jobId: crypto.randomUUID(),
    scope: 'named' as const,
    answers: [],
    questions: [],
    digest: 'a'.repeat(64),
  };
  for (let count = 0; count < applicationLimits.perDay; count++)
    expect(await outcomeOf(person.caller.applications.send(sendInput))).toBe('JOB_GONE');
  expect(await outcomeOf(applyAs(person, { jobId }))).toBe('TOO_MANY_ATTEMPTS');
  expect(await findStored(person.userId)).toEqual(nothingStored);
});

test('applicants get a mail; managers get one without names, except for anonymous applications', async () => {
  const { crew, jobId } = await makeJobWithMembers(app(), { title: 'Koch <b>www.boese.example</b> (m/w/d)' });
  const person = await makeApplication(app(), { jobId, scope: 'anonymous' });
  const [own] = await findMailsTo(app(), person.email);
  expect(own?.text).toContain('bei Musterhaus angekommen. Gesehen werden Ihre Ergebnisse ohne Namen');
  expect(own?.text).toContain('Eine Antwort ist bis zum ');
  expect(own?.text).toContain(`${app().env.APP_URL}/applications`);
  const { shownName } = await db().release.findFirstOrThrow({ where: { userId: person.userId } });
  expect(await findMailsTo(app(), crew.owner.email)).toEqual([]);
  await makeApplication(app(), { jobId, scope: 'named' });
  for (const { email } of [crew.owner, crew.admin]) {
    const [mail] = await findMailsTo(app(), email);
    expect(mail?.subject).toMatch(/^Neue Bewerbung auf „Koch/);
    expect(mail?.text).toContain('ist eine neue Bewerbung eingegangen.');
    expect(mail?.text).toContain(`${app().env.APP_URL}/company/job/${jobId}/applications`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Zoe|Zander|www\.boese|Passung|Ehrlichkeit/);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(shownName);
    expect(mail?.html).not.toContain('<b>');
  }
  const { applied } = (await crew.owner.caller.board.ofJob({ jobId })).columns;
  expect(applied.cards.map(({ name }) => name).sort()).toEqual([shownName, 'Zoe Zander'].sort());
  for (const { subject, text, html } of await findMailsTo(app(), crew.owner.email))
    expect(`${subject}${text}${html}`).not.toMatch(/Zoe|Zander/);
  expect(await findMailsTo(app(), crew.owner.email)).toHaveLength(1);
  for (const { email } of [crew.editor, crew.viewer]) expect(await findMailsTo(app(), email)).toEqual([]);
  expect(`${own?.text}${own?.html}`).not.toMatch(/www\.boese|Passung|Ehrlichkeit/);
  expect(own?.html).not.toContain('<b>');
});

test('after ten mails about applications in a day, one mail says that more have arrived', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const mailLimit = { name: 'new-application-mail', points: 10, seconds: 86_400 };
  for (let count = 0; count < 9; count++) await app().rateLimits.consume(mailLimit, crew.owner.userId);
  for (let count = 0; count < 3; count++) await makeApplication(app(), { jobId });
  const subjects = (await findMailsTo(app(), crew.owner.email)).map(({ subject }) => subject);
  const moreSubject = 'Weitere Bewerbungen sind eingegangen';
  expect(subjects.toSorted()).toEqual(['Neue Bewerbung auf „Pflegefachkraft (m/w/d)“', moreSubject]);
});

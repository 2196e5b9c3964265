import { expect, test } from 'vitest';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';
import { testApp } from '../../../testing/app.ts';
import { makeApplication } from '../../../testing/applications.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { makeCourse } from '../../../testing/courses.ts';
import { countLockWaits, waitForEvents } from '../../../testing/events.ts';
import { makeJob, makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew, outcomeOf, replaceInvitationToken } from '../../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../../testing/people.ts';
import { makeCandidate } from '../../../testing/releases.ts';
import { makeApplicant, testedTraits } from '../../../testing/results.ts';
import { callOf, openSocketAs } from '../../../testing/sockets.ts';
import { makePoolApplicant } from '../../../testing/talent-pool.ts';
import { listPoolPeople, makePoolCrew, personIdOf } from '../../../testing/talent-pool-companies.ts';
import { releasesChanged } from '../../releases/service.ts';

const app = testApp({ server: true });
const db = () => app().db.prisma;
const platformAdmin = async () =>
  (await callerFor(app(), await makePersonAs(app(), 'platformAdmin'))).adminOrganisations;

async function makeCompany() {
  const crew = await makeCrew(app());
  const { slug } = await db().organisation.update({ where: { id: crew.orgId }, data: { isPublic: true } });
  const title = `Umgang mit Nadeln ${slug}`;
  const { courseId, settingsRevision: revision } = await makeCourse(crew.owner, { title });
  const settings = { title, description: '', visibility: 'public' as const, skillIds: [] };
  await crew.owner.caller.courses.changeSettings({ courseId, revision, ...settings });
  await crew.owner.caller.publishing.publish({ courseId });
  const { jobId } = await makePublishedJob(crew.owner);
  const email = `gast-${slug}@example.org`;
  await crew.owner.caller.invitations.invite({ email, role: 'viewer' });
  return { ...crew, slug, courseId, jobId, token: await replaceInvitationToken(app(), email) };
}

type Company = Awaited<ReturnType<typeof makeCompany>>;

async function placesOf({ slug, courseId, jobId, token }: Company, anna: Awaited<ReturnType<typeof makeApplicant>>) {
  const textOf = async (path: string) => (await fetch(`${app().baseUrl}${path}`)).text();
  const isThere = async (path: string) => (await fetch(`${app().baseUrl}${path}`)).ok;
  const isOpen = async (target: ReleaseTarget) =>
    (await outcomeOf(anna.caller.releases.preview({ target, scope: 'named' }))) === 'accepted';
  const visitor = await callerFor(app(), null);
  const { companies } = await anna.caller.matching.companies({});
  return {
    page: (await outcomeOf(visitor.organisations.publicPage({ slug }))) === 'accepted',
    head: (await textOf(`/company-page/${slug}`)).includes('"@type":"Organization"'),
    course: await isThere(`/api/course/${courseId}`),
    catalogue: (await textOf('/api/courses')).includes(courseId),
    ofCompany: (await textOf(`/api/courses?company=${slug}`)).includes(courseId),
    courseMap: (await textOf(`/sitemap-courses-${courseId.slice(0, 2)}.xml`)).includes(courseId),
    job: await isThere(`/api/job/${jobId}`),
    board: (await textOf('/api/jobs')).includes(jobId),
    jobMap: (await textOf(`/sitemap-jobs-${jobId.slice(0, 2)}.xml`)).includes(jobId),
    feed: (await textOf('/api/jobs.json')).includes(jobId) || (await textOf('/api/jobs.xml')).includes(jobId),
    companies: companies.some((company) => company.slug === slug),
    invitation: (await outcomeOf(visitor.invitations.byToken({ token }))) === 'accepted',
    release: await isOpen({ kind: 'company', slug }),
    application: await isOpen({ kind: 'job', jobId }),
  };
}

const all = (isShown: boolean) =>
  Object.fromEntries(
    [
      ...['page', 'head', 'course', 'catalogue', 'ofCompany', 'courseMap', 'job', 'board', 'jobMap', 'feed'],
      ...['companies', 'invitation', 'release', 'application'],
    ].map((place) => [place, isShown]),
  );

const reason = 'Auf der Seite steht kein Impressum.';

test("a locked organisation's public content looks as if it never existed and returns after unlocking", async () => {
  const anna = await makeApplicant(app());
  const company = await makeCompany();
  const admin = await platformAdmin();
  const { orgId: organisationId, owner, editor } = company;
  expect(await placesOf(company, anna)).toEqual(all(true));
  await admin.lock({ organisationId, ground: 'terms', reason });
  expect(await placesOf(company, anna)).toEqual(all(false));
  const { lockedAt, decisions } = await admin.organisation({ organisationId });
  expect(lockedAt).toEqual(app().clock.now());
  expect(decisions).toMatchObject([{ ground: 'terms', reason, decidedAt: lockedAt, answer: '', liftedAt: null }]);
  for (const { email } of [company.owner, company.admin]) {
    const { text, subject } = await app().mailbox.mailTo(email);
    expect(subject).toContain('gesperrt');
    for (const said of [reason, moderationTexts.grounds.terms, '/company/dashboard']) expect(text).toContain(said);
  }
  await admin.unlock({ organisationId, reason: 'Das Impressum steht jetzt da.' });
  expect(await placesOf(company, anna)).toEqual(all(true));
  expect((await app().mailbox.mailTo(owner.email, 2)).text).toContain('Das Impressum steht jetzt da.');
  expect(app().mailbox.received.some(({ to }) => to === editor.email)).toBe(false);
  expect(await admin.organisation({ organisationId })).toMatchObject({
    lockedAt: null,
    decisions: [{ liftReason: 'Das Impressum steht jetzt da.' }],
  });
  expect(await auditTrail(app(), { orgId: organisationId, action: { contains: 'locked' } })).toMatchObject([
    { action: 'organisation_locked', details: { ground: 'terms', name: 'Musterhaus', reason } },
    { action: 'organisation_unlocked', details: { name: 'Musterhaus', reason: 'Das Impressum steht jetzt da.' } },
  ]);
});

test('members of a locked organisation see the reason and can only leave, also through open sockets', async () => {
  const company = await makeCompany();
  const admin = await platformAdmin();
  const { orgId: organisationId, courseId, jobId, editor, owner, viewer } = company;
  const { releaseId } = await makeCandidate(app(), { jobId });
  const socket = await openSocketAs(app(), editor);
  socket.send(callOf(1, 'members.changes'));
  expect(await socket.answersTo(1)).toEqual(['started']);
  await admin.lock({ organisationId, ground: 'illegal', reason });
  expect(await socket.closeCode).toBe(1012);
  const [writes, owns] = [await callerFor(app(), editor), await callerFor(app(), owner)];
  const refused = async () => [
    await outcomeOf(writes.editor.course({ courseId })),
    await outcomeOf(writes.courses.create({ title: 'Neu' })),
    await outcomeOf(owns.publishing.publish({ courseId })),
    await outcomeOf(owns.jobs.close({ jobId })),
    await outcomeOf(owns.candidates.candidate({ releaseId })),
    await outcomeOf(owns.members.page({})),
    await outcomeOf(owns.organisations.delete({ confirmation: 'Musterhaus' })),
  ];
  expect(await refused()).toEqual(Array(7).fill('FORBIDDEN'));
  expect(await outcomeOf(owner.caller.publishing.publish({ courseId }))).not.toBe('accepted');
  expect(await outcomeOf(owner.caller.jobs.extend({ jobId }))).not.toBe('accepted');
  expect(await outcomeOf(owner.caller.members.changeRole({ userId: viewer.userId, role: 'editor' }))).toBe('FORBIDDEN');
  expect(await db().publishedCourse.count({ where: { courseId } })).toBe(0);
  expect(await db().publishedJob.count({ where: { jobId } })).toBe(0);
  const { decisions } = await writes.moderation.ofOrganisation({});
  expect(decisions).toMatchObject([{ kind: 'organisation', ground: 'illegal', reason, liftedAt: null }]);
  expect(await (await callerFor(app(), viewer)).auth.me()).toMatchObject({ organisation: { isLocked: true } });
  await (await callerFor(app(), viewer)).members.leave();
  expect(await outcomeOf(owns.members.leave())).toBe('LAST_OWNER');
  expect(await db().organisationMember.count({ where: { orgId: organisationId } })).toBe(3);
  await admin.unlock({ organisationId, reason: 'Ein Irrtum' });
  expect(await outcomeOf((await callerFor(app(), editor)).editor.course({ courseId }))).toBe('accepted');
});

test('two concurrent locks or unlocks take effect once', async () => {
  const { orgId: organisationId, owner } = await makeCrew(app());
  const admins = [await platformAdmin(), await platformAdmin()];
  const locked = await Promise.all(
    admins.map((admin) => outcomeOf(admin.lock({ organisationId, ground: 'terms', reason }))),
  );
  expect(locked.toSorted()).toEqual(['ALREADY_LOCKED', 'accepted']);
  const unlocked = await Promise.all(admins.map((admin) => outcomeOf(admin.unlock({ organisationId, reason }))));
  expect(unlocked.toSorted()).toEqual(['NOT_LOCKED', 'accepted']);
  expect(await db().moderationDecision.count({ where: { resourceId: organisationId } })).toBe(1);
  expect(await db().auditEvent.count({ where: { orgId: organisationId } })).toBe(2);
  expect(await db().outboxMail.count({ where: { recipient: owner.email } })).toBe(2);
});

test('mails the lock to managers who are not locked themselves', async () => {
  const { orgId: organisationId, owner, admin: manager } = await makeCrew(app());
  await db().user.update({ where: { id: manager.userId }, data: { lockedAt: new Date() } });
  await (await platformAdmin()).lock({ organisationId, ground: 'terms', reason });
  const recipient = { in: [owner.email, manager.email] };
  const notifications = await db().outboxMail.findMany({ where: { recipient }, select: { recipient: true } });
  expect(notifications).toEqual([{ recipient: owner.email }]);
});

test('an admin who loses the role while waiting for the lock changes nothing', async () => {
  const { orgId: organisationId, courseId, jobId } = await makeCompany();
  await makePerson(app(), { platformRole: 'platform_admin' });
  const person = await makePerson(app(), { platformRole: 'platform_admin' });
  const { adminOrganisations, adminModeration } = await callerFor(app(), person);
  const about = { ground: 'terms', reason } as const;
  const outcomes: Array<Promise<string>> = [];
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from orgs where id = ${organisationId}::uuid for update`;
    const wishes = [
      adminOrganisations.lock({ organisationId, ...about }),
      adminOrganisations.unlock({ organisationId, reason }),
      adminOrganisations.remove({ organisationId, reason, confirmation: 'Musterhaus' }),
      adminModeration.takeDown({ kind: 'course', resourceId: courseId, ...about }),
      adminModeration.putBack({ kind: 'job', resourceId: jobId, reason }),
    ];
    outcomes.push(...wishes.map(outcomeOf));
    await expect.poll(() => countLockWaits(app(), 'orgs'), { timeout: 8_000 }).toBe(wishes.length);
    await db().profile.update({ where: { userId: person.userId }, data: { platformRole: 'support' } });
  });
  expect(await Promise.all(outcomes)).toEqual(Array(5).fill('FORBIDDEN'));
  const { publishedCourse, publishedJob } = db();
  expect([
    await publishedCourse.count({ where: { courseId } }),
    await publishedJob.count({ where: { jobId } }),
  ]).toEqual([1, 1]);
});

async function makeCompanyWithPeople() {
  const finder = await makePoolCrew(app());
  const { jobId } = finder;
  const asked = await makePoolApplicant(app());
  await listPoolPeople(finder);
  const personId = (await personIdOf(app(), finder.crew, asked)) ?? '';
  const text = 'Guten Tag, Ihr Profil passt zu uns. Dürfen wir Ihnen die Stelle vorstellen?';
  await finder.owner.caller.foundPeople.ask({ jobId, personId, text });
  const [{ requestId } = { requestId: '' }] = (await asked.caller.found.received({})).requests;
  return { organisationId: finder.crew.orgId, jobId, asked, requestId };
}

test('refuses a release, an application and an accepted request that wait for the lock', async () => {
  const { organisationId, jobId, asked, requestId } = await makeCompanyWithPeople();
  const [releasing, applying] = [await makeApplicant(app(), testedTraits), await makeApplicant(app(), testedTraits)];
  const target = { kind: 'job' as const, jobId };
  const scope = 'named' as const;
  const { digest: given } = await releasing.caller.releases.preview({ target, scope });
  const { digest: sent } = await applying.caller.releases.preview({ target, scope });
  const { digest: accepted } = await asked.caller.found.previewAccept({ requestId, scope });
  const admin = await platformAdmin();
  const outcomes: Array<Promise<string>> = [];
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from orgs where id = ${organisationId}::uuid for update`;
    outcomes.push(outcomeOf(admin.lock({ organisationId, ground: 'terms', reason })));
    await expect.poll(() => countLockWaits(app(), 'orgs'), { timeout: 4_000 }).toBe(1);
    const wishes = [
      releasing.caller.releases.give({ target, scope, digest: given }),
      applying.caller.applications.send({ jobId, scope, answers: [], questions: [], digest: sent }),
      asked.caller.found.accept({ requestId, scope, digest: accepted }),
    ];
    outcomes.push(...wishes.map(outcomeOf));
    await expect.poll(() => countLockWaits(app(), 'orgs'), { timeout: 4_000 }).toBe(1 + wishes.length);
  });
  expect(await Promise.all(outcomes)).toEqual(['accepted', ...Array(3).fill('COMPANY_NOT_OPEN')]);
  const where = { orgId: organisationId };
  expect([await db().release.count({ where }), await db().application.count({ where })]).toEqual([0, 0]);
  const notifications = { orgId: organisationId, kind: { in: ['released', 'applied', 'accepted'] } };
  expect(await db().personEvent.count({ where: notifications })).toBe(0);
});

test("notifies the organisation's people to reload after locking and unlocking", async () => {
  const { organisationId, jobId, asked } = await makeCompanyWithPeople();
  const released = await makeCandidate(app(), { jobId });
  const applied = await makeApplication(app(), { jobId });
  await applied.caller.releases.withdraw({ releaseId: applied.releaseId });
  const people = [released, applied, asked];
  const admin = await platformAdmin();
  await waitForEvents(app());
  const heard: string[] = [];
  const ends = people.map(({ userId }) =>
    app().events.subscribe(releasesChanged(userId), () => void heard.push(userId)),
  );
  const allUserIds = people.map(({ userId }) => userId).toSorted();
  for (const change of [
    () => admin.lock({ organisationId, ground: 'terms', reason }),
    () => admin.unlock({ organisationId, reason }),
  ]) {
    await change();
    await waitForEvents(app());
    expect(heard.splice(0).toSorted()).toEqual(allUserIds);
  }
  for (const end of ends) end();
});

test('content that is published while the organisation is being locked is not online afterwards', async () => {
  const admin = await platformAdmin();
  for (let round = 0; round < 5; round++) {
    const { orgId: organisationId, owner, editor, courseId } = await makeCompany();
    const { jobId, revision } = await makeJob(owner);
    const [locked] = await Promise.all([
      outcomeOf(admin.lock({ organisationId, ground: 'terms', reason })),
      outcomeOf(editor.caller.publishing.publish({ courseId })),
      outcomeOf(owner.caller.jobs.publish({ jobId, revision })),
    ]);
    expect(locked).toBe('accepted');
    expect(await db().publishedCourse.count({ where: { orgId: organisationId } })).toBe(0);
    expect(await db().publishedJob.count({ where: { orgId: organisationId } })).toBe(0);
  }
});

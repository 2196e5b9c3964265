import { expect, test } from 'vitest';
import { reportLimits } from '#shared/reports/report.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, contextFor, makePerson, testOrigin } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';

const app = testApp({ mail: false, settings: { MAILS_PER_RECIPIENT: '1000' } });

let addresses = 0;
const visitor = async () => {
  addresses++;
  const address = `198.18.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
  return createCaller(await contextFor(app(), null, { ...testOrigin, address }));
};
type Sending = Parameters<Awaited<ReturnType<typeof visitor>>['reports']['send']>[0];

const words = 'Im zweiten Absatz wird verlangt, dass nur Männer sich bewerben.';
const reportOf = (what: Pick<Sending, 'kind' | 'resourceId'>, more: Partial<Sending> = {}): Sending => ({
  ...what,
  category: 'discrimination',
  reason: words,
  name: 'Bea Besuch',
  email: `bea-${crypto.randomUUID()}@example.org`,
  goodFaith: true,
  ...more,
});
const reportsAbout = (resourceId: string) =>
  app().db.prisma.report.findMany({ where: { resourceId }, orderBy: [{ createdAt: 'asc' }, { further: 'desc' }] });
const mailsTo = (recipient: string) => app().db.prisma.outboxMail.findMany({ where: { recipient } });

async function makePublicCrew(): Promise<Crew & { slug: string }> {
  const crew = await makeCrew(app());
  const where = { id: crew.orgId };
  const { slug } = await app().db.prisma.organisation.update({ where, data: { isPublic: true } });
  return { ...crew, slug };
}

test("a visitor's report is stored as written, confirmed by mail, and mailed to admins without its text", async () => {
  const staff = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
  const support = await makePerson(app(), { userType: 'company', platformRole: 'support' });
  const { owner, orgId, slug } = await makePublicCrew();
  const [{ courseId }, { jobId }] = [await makeQuizCourse(owner), await makePublishedJob(owner)];
  const caller = await visitor();
  const things = [
    [{ kind: 'course', resourceId: courseId.toUpperCase() }, courseId],
    [{ kind: 'job', resourceId: jobId }, jobId],
    [{ kind: 'organisation', resourceId: slug }, orgId],
  ] as const;
  for (const [what, resourceId] of things) {
    const email = `Anna.${what.kind}@Example.org`;
    const sent = await caller.reports.send(reportOf(what, { email, reason: `  ${words}\n` }));
    expect(sent).toEqual({ isCounted: false, isMailed: true });
    const [report, ...more] = await reportsAbout(resourceId);
    expect(more).toEqual([]);
    expect(report).toMatchObject({ kind: what.kind, orgId, category: 'discrimination', reason: words, state: 'open' });
    expect(report).toMatchObject({ reporterId: null, reporterName: 'Bea Besuch', reporterEmail: email.toLowerCase() });
    expect(report?.title).not.toBe('');
    const [receipt] = await mailsTo(email.toLowerCase());
    expect(receipt?.subject).toBe('Ihre Meldung ist angekommen');
    // A visitor may enter another person's address, so the receipt must not contain text that the visitor wrote.
    expect(`${receipt?.text} ${receipt?.html}`).not.toMatch(/Bea|Männer/);
    const notification = (await mailsTo(staff.email)).find(({ text }) =>
      text?.includes(`/admin/reports/${report?.id}`),
    );
    expect(notification?.text).toContain('Diskriminierung');
    expect(`${notification?.subject} ${notification?.text} ${notification?.html}`).not.toMatch(
      /\bBea\b|Männer|example\.org/i,
    );
  }
  expect(await mailsTo(support.email)).toEqual([]);
  expect(await app().db.prisma.auditEvent.count({ where: { resourceType: 'report' } })).toBe(0);
});

test('a signed-in reporter is identified by the account, and no account data is copied', async () => {
  const { owner } = await makePublicCrew();
  const { jobId } = await makePublishedJob(owner);
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  const foreign = 'fremd-gemeldet@example.org';
  await caller.reports.send(reportOf({ kind: 'job', resourceId: jobId }, { name: 'Jemand', email: foreign }));
  expect(await reportsAbout(jobId)).toMatchObject([{ reporterId: person.userId, reporterName: '', reporterEmail: '' }]);
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect(await mailsTo(foreign)).toEqual([]);
  await app().db.prisma.user.delete({ where: { id: person.userId } });
  expect(await reportsAbout(jobId)).toMatchObject([{ reporterId: null, reporterName: '', reporterEmail: '' }]);
});

test('hidden content does not exist for any reporter', async () => {
  const { owner, orgId, slug } = await makePublicCrew();
  const hidden = await makeCrew(app());
  const { slug: hiddenSlug } = await app().db.prisma.organisation.findUniqueOrThrow({ where: { id: hidden.orgId } });
  const [forOrg, closed] = [await makeQuizCourse(owner, 'org-only'), await makeQuizCourse(owner, 'private')];
  const withdrawn = await makeQuizCourse(owner);
  await owner.caller.publishing.withdraw({ courseId: withdrawn.courseId });
  const { jobId: draftId } = await owner.caller.jobs.create({ title: 'Entwurf' });
  const { jobId: endedId } = await makePublishedJob(owner);
  await app().db.prisma.publishedJob.update({ where: { jobId: endedId }, data: { endsAt: app().clock.now() } });
  const things = [
    ...[forOrg, closed, withdrawn].map(({ courseId }) => ({ kind: 'course', resourceId: courseId }) as const),
    ...[draftId, endedId, 'keine-kennung', crypto.randomUUID()].map(
      (resourceId) => ({ kind: 'job', resourceId }) as const,
    ),
    ...[hiddenSlug, orgId, "' or true --"].map((resourceId) => ({ kind: 'organisation', resourceId }) as const),
  ];
  const outcomes: string[] = [];
  for (const what of things) outcomes.push(await outcomeOf((await visitor()).reports.send(reportOf(what))));
  outcomes.push(await outcomeOf(owner.caller.reports.send(reportOf({ kind: 'course', resourceId: forOrg.courseId }))));
  const locked = async () => (await visitor()).reports.send(reportOf({ kind: 'organisation', resourceId: slug }));
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { lockedAt: app().clock.now() } });
  expect([...outcomes, await outcomeOf(locked())]).toEqual(Array(things.length + 2).fill('NOT_FOUND'));
  expect(await app().db.prisma.report.count({ where: { orgId: { in: [orgId, hidden.orgId] } } })).toBe(0);
});

test('hostile and incomplete reports are refused; only abuse of minors may be reported anonymously', async () => {
  const { owner } = await makePublicCrew();
  const { jobId } = await makePublishedJob(owner);
  const what = { kind: 'job', resourceId: jobId } as const;
  const wrong: Array<Record<string, unknown>> = [
    { reason: 'Zu kurz.' },
    { reason: ` ${'x'.repeat(19)} ` },
    { reason: 'x'.repeat(2_001) },
    { reason: `vor\u0000nach ${words}` },
    { name: '' },
    { name: '\u202e\u200b' },
    { email: '' },
    { email: 'kein@' },
    { email: 'a@example.org, b@example.org' },
    { email: 'a@example.org\r\nBcc: b@example.org' },
    { category: 'spam' },
    { kind: 'message' },
    { goodFaith: false },
    { state: 'acted' },
  ];
  const outcomes: string[] = [];
  for (const more of wrong)
    outcomes.push(await outcomeOf((await visitor()).reports.send({ ...reportOf(what), ...more } as Sending)));
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toEqual([]);
  expect(await reportsAbout(jobId)).toEqual([]);
  const bare = { category: 'minors', name: '', email: '', reason: `<script>alert(1)</script> ${words}` } as const;
  expect(await (await visitor()).reports.send(reportOf(what, bare))).toEqual({ isCounted: false, isMailed: false });
  expect(await reportsAbout(jobId)).toMatchObject([{ reporterName: '', reporterEmail: '', reason: bare.reason }]);
});

test('limits a person to ten reports a day and an address to thirty; missing content does not count', async () => {
  const { owner } = await makePublicCrew();
  const { jobId } = await makePublishedJob(owner);
  const { perDay, perDayAndAddress } = reportLimits;
  const [byVisitor, byPerson] = [await visitor(), await callerFor(app(), await makePerson(app()))];
  for (const [caller, most] of [
    [byVisitor, perDayAndAddress],
    [byPerson, perDay],
  ] as const) {
    const send = (resourceId: string) => outcomeOf(caller.reports.send(reportOf({ kind: 'job', resourceId })));
    expect(await send(crypto.randomUUID())).toBe('NOT_FOUND');
    const outcomes: string[] = [];
    for (let count = 0; count <= most; count++) outcomes.push(await send(jobId));
    expect(outcomes).toEqual([...Array(most).fill('accepted'), 'TOO_MANY_REPORTS']);
  }
});

test('stores twenty reports about one thing and counts further ones at the first', async () => {
  const { owner } = await makePublicCrew();
  const { jobId } = await makePublishedJob(owner);
  const many = reportLimits.openPerResource + 4;
  const sent = await Promise.all(
    Array.from({ length: many }, async () =>
      (await visitor()).reports.send(reportOf({ kind: 'job', resourceId: jobId }, { email: 'oft@example.org' })),
    ),
  );
  expect(sent.filter(({ isCounted }) => isCounted)).toHaveLength(4);
  expect(sent.filter(({ isMailed }) => isMailed)).toHaveLength(5);
  const stored = await reportsAbout(jobId);
  expect([stored.length, stored.reduce((sum, { further }) => sum + further, 0)]).toEqual([
    reportLimits.openPerResource,
    4,
  ]);
  expect(stored.filter(({ further }) => further > 0)).toHaveLength(1);
  await app().db.prisma.report.update({ where: { id: stored[0]?.id ?? '' }, data: { state: 'dismissed' } });
  const again = await (await visitor()).reports.send(reportOf({ kind: 'job', resourceId: jobId }));
  expect(again.isCounted).toBe(false);
});

test('limits mails to visitors to 300 a day, and mails to platform admins to three an hour and one summary', async () => {
  const { owner } = await makePublicCrew();
  const { jobId } = await makePublishedJob(owner);
  const [receipts, day] = [{ name: 'report-receipt', points: reportLimits.receiptsPerDay, seconds: 86_400 }, 'all'];
  const send = async (more: Partial<Sending> = {}) =>
    (await visitor()).reports.send(reportOf({ kind: 'job', resourceId: jobId }, more));
  expect((await send()).isMailed).toBe(true);
  while (await app().rateLimits.consume(receipts, day));
  const email = 'nicht-geschrieben@example.org';
  expect(await send({ email })).toEqual({ isCounted: false, isMailed: false });
  expect(await mailsTo(email)).toEqual([]);
  const person = await callerFor(app(), await makePerson(app()));
  expect((await person.reports.send(reportOf({ kind: 'job', resourceId: jobId }))).isMailed).toBe(true);
  const staff = await makePerson(app(), { userType: 'company', platformRole: 'platform_admin' });
  await app().rateLimits.clear({ name: 'report-staff', points: reportLimits.staffMailsPerHour, seconds: 3600 }, 'all');
  await app().rateLimits.clear({ name: 'report-staff-more', points: 1, seconds: 3600 }, 'all');
  for (let count = 0; count < 6; count++) await send();
  const subjects = (await mailsTo(staff.email)).map(({ subject }) => subject).toSorted();
  const one = 'Eine Meldung ist eingegangen';
  expect(subjects).toEqual([...Array(reportLimits.staffMailsPerHour).fill(one), 'Weitere Meldungen sind eingegangen']);
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listPageSize } from '#shared/admin/list.ts';
import { categoryFilters, kindFilters, reportsInput, stateFilters } from '#shared/reports/schema.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { retention } from '../../retention.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { type Crew, type Member, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { explain } from '../../testing/query-plans.ts';
import { makeReleasedPerson } from '../../testing/releases.ts';
import { formerAdminCaller } from '../../testing/settings.ts';
import { download } from '../../testing/uploads.ts';
import { reportList } from './list.ts';

const app = testApp({ mail: false, server: true });
const words = 'Im zweiten Absatz wird verlangt, dass nur Männer sich bewerben.';
let admin: Member;
let support: Member;
let crew: Crew;

const staff = async (platformRole: 'platform_admin' | 'support'): Promise<Member> => {
  const person = await makePerson(app(), { userType: 'company', platformRole, firstName: 'Stefan', lastName: 'Stab' });
  return { ...person, caller: await callerFor(app(), person) };
};

beforeAll(async () => {
  crew = await makeCrew(app());
  [admin, support] = [await staff('platform_admin'), await staff('support')];
});
beforeEach(() => app().db.prisma.report.deleteMany());

type Stored = Parameters<ReturnType<typeof app>['db']['prisma']['report']['create']>[0]['data'];

const makeReport = async (more: Partial<Stored> = {}): Promise<string> => {
  const [kind, reason, createdAt] = ['job', words, app().clock.now()];
  const reporter = { reporterName: 'Bea Besuch', reporterEmail: 'bea@example.org' };
  const title = 'Pflegefachkraft';
  const data = { kind, reason, createdAt, title, ...reporter, ...more } as Stored;
  return (await app().db.prisma.report.create({ data, select: { id: true } })).id;
};
const stored = (id: string) => app().db.prisma.report.findUniqueOrThrow({ where: { id } });
const mailsTo = (recipient: string) =>
  app().db.prisma.outboxMail.findMany({ where: { recipient, subject: { startsWith: 'Über Ihre Meldung' } } });

test('the list contains undecided reports, filtered, searched and paged, without addresses', async () => {
  const { page } = admin.caller.adminReports;
  const { userId } = await makePerson(app(), { firstName: 'Ada', lastName: 'Lind' });
  const at = (minutes: number) => new Date(app().clock.now().getTime() + minutes * 60_000);
  const first = await makeReport({ title: 'Schweißer', createdAt: at(1) });
  const account = { reporterId: userId, reporterName: '', reporterEmail: '' };
  const second = await makeReport({ kind: 'course', state: 'reviewing', ...account, createdAt: at(2) });
  const third = await makeReport({ kind: 'message', title: '', fromCompany: true, ...account, createdAt: at(3) });
  const fourth = await makeReport({ state: 'acted', category: 'fraud', createdAt: at(4), reporterName: '' });
  const idsOf = async (input: Parameters<typeof page>[0]) => (await page(input)).rows.map(({ reportId }) => reportId);
  expect(await idsOf({})).toEqual([third, second, first]);
  expect(await idsOf({ order: 'asc', state: 'any' })).toEqual([first, second, third, fourth]);
  expect(await idsOf({ state: 'acted' })).toEqual([fourth]);
  expect(await idsOf({ state: 'open', kind: 'job' })).toEqual([first]);
  expect(await idsOf({ state: 'any', category: 'fraud' })).toEqual([fourth]);
  expect([await idsOf({ search: 'SCHWEISS' }), await idsOf({ search: 'schweiß' })]).toEqual([[first], [first]]);
  expect(await idsOf({ search: 'nur männer', kind: 'course' })).toEqual([second]);
  expect(await idsOf({ search: '50%_' })).toEqual([]);
  const { rows } = await support.caller.adminReports.page({ state: 'any' });
  expect(rows.map(({ reporterName }) => reporterName)).toEqual(['', '', 'Ada Lind', 'Bea Besuch']);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['category', 'createdAt', 'fromCompany', 'kind', 'reportId', 'reporterName', 'state', 'title'].toSorted(),
  );
  await app().db.pool.query(
    "insert into reports (reason, created_at) select 'Grund', $1 from generate_series(1, $2::int)",
    [at(9), listPageSize],
  );
  const { rows: newest, nextCursor } = await page({});
  expect(newest).toHaveLength(listPageSize);
  expect(await idsOf({ cursor: nextCursor })).toEqual([third, second, first]);
  expect(await outcomeOf(crew.owner.caller.adminReports.page({}))).toBe('FORBIDDEN');
  const csv = await (await download(app(), '/admin/export/reports.csv?search=schweiß', support)).text();
  expect(csv).toContain('Schweißer');
  expect(csv).toContain('Bea Besuch');
  expect(csv).not.toContain('@');
  expect((await download(app(), '/admin/export/reports.csv', crew.owner)).status).toBe(403);
});

test('staff sees the reported thing, its state and other reports; only platform admins see the address', async () => {
  const { orgId, owner } = crew;
  const { jobId } = await makePublishedJob(owner);
  const about = { orgId, resourceId: jobId };
  const reportId = await makeReport({ ...about, further: 3 });
  const others = await Promise.all(Array.from({ length: 12 }, () => makeReport(about)));
  await makeReport({ orgId, resourceId: crypto.randomUUID() });
  const seen = await admin.caller.adminReports.report({ reportId });
  const organisation = { organisationId: orgId, name: 'Musterhaus' };
  expect(seen).toMatchObject({ reporterEmail: 'bea@example.org', isReporterReachable: true, organisation, further: 3 });
  expect(seen).toMatchObject({ reason: words, thing: { resourceId: jobId, standing: 'online' }, handledBy: null });
  expect(seen.others).toMatchObject({ count: 12 });
  expect(others).toEqual(expect.arrayContaining(seen.others.newest.map((other) => other.reportId)));
  expect(seen.others.newest).toHaveLength(10);
  const seenBySupport = await support.caller.adminReports.report({ reportId });
  expect(seenBySupport).toEqual({ ...seen, reporterEmail: null });
  expect(Object.keys(seenBySupport).toSorted()).toEqual(
    [
      ...['answer', 'category', 'createdAt', 'fromCompany', 'further', 'handledAt', 'handledBy', 'isReporterReachable'],
      ...['kind', 'organisation', 'others', 'reason', 'reportId', 'reporterEmail', 'reporterName', 'state', 'text'],
      ...['thing', 'title'],
    ].toSorted(),
  );
  const standing = async () => (await admin.caller.adminReports.report({ reportId })).thing?.standing;
  await app().db.prisma.publishedJob.delete({ where: { jobId } });
  expect(await standing()).toBe('offline');
  await app().db.prisma.job.update({ where: { id: jobId }, data: { takenDownAt: app().clock.now() } });
  expect(await standing()).toBe('takenDown');
  await app().db.prisma.job.delete({ where: { id: jobId } });
  expect(await standing()).toBe('gone');
  for (const { caller } of [admin, support])
    expect(await outcomeOf(caller.adminReports.report({ reportId: crypto.randomUUID() }))).toBe('NOT_FOUND');
  expect(await outcomeOf(owner.caller.adminReports.report({ reportId }))).toBe('FORBIDDEN');
});

test('for a message staff sees text and side of the writer, but not the participants', async () => {
  const { crew: company, person, releaseId } = await makeReleasedPerson(app(), 'named');
  const { messageId } = await company.owner.caller.candidates.send({ releaseId, text: 'Sie sind ein Schurke' });
  await company.owner.caller.candidates.send({ releaseId, text: 'Das bleibt unter uns' });
  await person.caller.releases.report({ releaseId, messageId, reason: 'Beleidigung' });
  const { messageId: written } = await person.caller.releases
    .close({ releaseId, isClosed: false })
    .then(() => person.caller.releases.send({ releaseId, text: 'Selber einer' }));
  await company.owner.caller.candidates.report({ releaseId, messageId: written, reason: 'Auch nicht nett' });
  const { rows } = await admin.caller.adminReports.page({ kind: 'message' });
  const seen = await Promise.all(rows.map(({ reportId }) => admin.caller.adminReports.report({ reportId })));
  const [byPerson, byCompany] = [seen.find(({ fromCompany }) => fromCompany), seen.find((one) => !one.fromCompany)];
  expect(byPerson).toMatchObject({ text: 'Sie sind ein Schurke', organisation: { organisationId: company.orgId } });
  expect(byCompany).toMatchObject({ text: 'Selber einer', organisation: null });
  for (const one of seen)
    expect(one).toMatchObject({ reporterEmail: null, reporterName: '', isReporterReachable: true, thing: null });
  const reportsText = JSON.stringify(seen);
  const { firstName, lastName } = await app().db.prisma.profile.findUniqueOrThrow({ where: { userId: person.userId } });
  for (const secret of [person.email, person.userId, lastName, firstName, 'unter uns', releaseId])
    expect(reportsText).not.toContain(secret);
  await admin.caller.adminReports.decide({
    reportId: byPerson?.reportId ?? '',
    state: 'acted',
    answer: 'Wir haben das Unternehmen verwarnt.',
  });
  expect((await mailsTo(person.email))[0]?.text).toContain('eine Nachricht gemeldet');
});

test('platform admins begin and decide once; the reporter gets the reason and how to complain', async () => {
  const { begin, decide } = admin.caller.adminReports;
  const email = `${crypto.randomUUID()}@example.org`;
  const reportId = await makeReport({ orgId: crew.orgId, reporterEmail: email });
  const decision = {
    reportId,
    state: 'dismissed',
    answer: ' Die Anzeige nennt\nausdrücklich alle Geschlechter. ',
  } as const;
  const former = { caller: await formerAdminCaller(app()) };
  for (const { caller } of [support, crew.owner, former]) {
    expect(await outcomeOf(caller.adminReports.begin({ reportId }))).toBe('FORBIDDEN');
    expect(await outcomeOf(caller.adminReports.decide(decision))).toBe('FORBIDDEN');
  }
  const wrong = { state: 'reviewing', answer: decision.answer, reportId } as unknown as typeof decision;
  for (const input of [{ ...decision, answer: 'Zu kurz' }, { ...decision, answer: 'x'.repeat(2_001) }, wrong])
    expect(await outcomeOf(decide(input))).not.toBe('accepted');
  expect(await stored(reportId)).toMatchObject({ state: 'open', handledBy: null, answer: '' });
  await Promise.all([begin({ reportId }), begin({ reportId })]);
  expect(await stored(reportId)).toMatchObject({ state: 'reviewing', handledBy: admin.userId, handledAt: null });
  const detail = await support.caller.adminReports.report({ reportId });
  expect(detail).toMatchObject({ state: 'reviewing', handledBy: 'Stefan Stab' });
  await decide(decision);
  const answer = 'Die Anzeige nennt\nausdrücklich alle Geschlechter.';
  const handled = { handledBy: admin.userId, handledAt: app().clock.now() };
  expect(await stored(reportId)).toMatchObject({ state: 'dismissed', answer, ...handled });
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/ausdrücklich alle Geschlechter[\s\S]*ein Mensch, kein Automat[\s\S]*Bundesnetzagentur/);
  expect(await outcomeOf(decide(decision))).toBe('REPORT_DECIDED');
  expect(await outcomeOf(begin({ reportId }))).toBe('REPORT_DECIDED');
  const missing = crypto.randomUUID();
  expect(await outcomeOf(decide({ ...decision, reportId: missing }))).toBe('NOT_FOUND');
  expect(await outcomeOf(begin({ reportId: missing }))).toBe('NOT_FOUND');
  const trail = await auditTrail(app(), { resourceId: reportId });
  const about = { actorId: admin.userId, orgId: crew.orgId, resourceType: 'report' };
  expect(trail).toMatchObject([
    { ...about, action: 'report_begun', details: { kind: 'job', title: 'Pflegefachkraft' } },
    { ...about, action: 'report_decided', details: { kind: 'job', state: 'dismissed', title: 'Pflegefachkraft' } },
  ]);
});

test('when two admins decide concurrently, one wins, with one mail and one event', async () => {
  const other = await staff('platform_admin');
  const email = `${crypto.randomUUID()}@example.org`;
  const reportId = await makeReport({ reporterEmail: email });
  const outcomes = await Promise.all([
    outcomeOf(admin.caller.adminReports.decide({ reportId, state: 'acted', answer: 'Das geht so nicht.' })),
    outcomeOf(other.caller.adminReports.decide({ reportId, state: 'dismissed', answer: 'Das geht schon so.' })),
  ]);
  expect(outcomes.toSorted()).toEqual(['REPORT_DECIDED', 'accepted']);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await auditTrail(app(), { resourceId: reportId })).toHaveLength(1);
  const silent = await makeReport({ reporterEmail: '' });
  const before = await app().db.prisma.outboxMail.count();
  await admin.caller.adminReports.decide({ reportId: silent, state: 'acted', answer: 'Wir haben es gesperrt.' });
  expect(await app().db.prisma.outboxMail.count()).toBe(before);
});

test('a report and its decision outlast a deleted organisation, and the reporter still gets an answer', async () => {
  const { orgId, owner } = await makeCrew(app());
  const { jobId: resourceId } = await makePublishedJob(owner);
  const email = `${crypto.randomUUID()}@example.org`;
  const reportId = await makeReport({ orgId, resourceId, reporterEmail: email });
  const { adminModeration, adminReports } = admin.caller;
  const why = { ground: 'illegal', reason: 'Die Anzeige schließt Frauen aus.' } as const;
  await adminModeration.takeDown({ kind: 'job', resourceId, ...why });
  await app().db.prisma.organisation.delete({ where: { id: orgId } });
  const decisions = () => app().db.prisma.moderationDecision.findMany({ where: { resourceId } });
  expect(await decisions()).toMatchObject([{ orgId: null, reason: why.reason, liftedAt: null }]);
  expect((await adminReports.page({})).rows).toMatchObject([{ reportId, title: 'Pflegefachkraft' }]);
  const seen = await adminReports.report({ reportId });
  expect(seen).toMatchObject({ organisation: null, thing: { resourceId, standing: 'gone' } });
  await adminReports.decide({ reportId, state: 'acted', answer: 'Die Anzeige ist nicht mehr da.' });
  expect(await mailsTo(email)).toHaveLength(1);
  const threeYears = addMs(app().clock.now(), -days(3 * 366));
  await runCleanups(app(), [retention.decisions]);
  expect(await decisions()).toHaveLength(1);
  await app().db.prisma.moderationDecision.updateMany({ where: { resourceId }, data: { decidedAt: threeYears } });
  await runCleanups(app(), [retention.decisions]);
  expect(await decisions()).toEqual([]);
});

test('reports are deleted twelve months after the decision, undecided ones after twice as long', async () => {
  const monthsAgo = (months: number, more = 0) => {
    const moment = new Date(app().clock.now().getTime() + more);
    moment.setUTCMonth(moment.getUTCMonth() - months);
    return moment;
  };
  const long = { createdAt: monthsAgo(30) };
  const remaining = [
    await makeReport({ ...long, state: 'acted', handledAt: monthsAgo(12) }),
    await makeReport({ state: 'open', createdAt: monthsAgo(24) }),
    await makeReport({ state: 'reviewing', createdAt: monthsAgo(13) }),
  ];
  await makeReport({ ...long, state: 'dismissed', handledAt: monthsAgo(12, -1) });
  await makeReport({ state: 'open', createdAt: monthsAgo(24, -1) });
  await makeReport({ state: 'reviewing', ...long });
  await runCleanups(app());
  const left = await app().db.prisma.report.findMany({ select: { id: true } });
  expect(left.map(({ id }) => id).toSorted()).toEqual(remaining.toSorted());
});

test('every filter and both orders use an index', async () => {
  await app().db.pool.query(
    `insert into reports (kind, category, state, title, reason, created_at)
     select (array['message', 'course', 'job', 'organisation'])[1 + n % 4], (array['illegal', 'fraud', 'minors', 'other'])[1 + n % 4],
            case when n % 50 = 0 then 'open' when n % 50 = 1 then 'reviewing' else (array['acted', 'dismissed'])[1 + n % 2] end,
            'Titel ' || n, md5(n::text) || md5((n + 1)::text), now() - n * interval '1 minute'
       from generate_series(1, 4000) n`,
  );
  await app().db.pool.query('analyze reports');
  const wishes = [
    ...stateFilters.map((state) => ({ state })),
    ...kindFilters.map((kind) => ({ state: 'any', kind })),
    ...categoryFilters.map((category) => ({ state: 'any', category })),
    ...['quellwasser', 'qz'].map((search) => ({ search, state: 'any' })),
  ];
  for (const wish of wishes)
    for (const order of ['asc', 'desc'] as const) {
      const { text, values } = reportList.statement({ input: reportsInput.parse({ ...wish, order }), take: 51 });
      const plan = await explain(app(), { text, values });
      expect(`${JSON.stringify(wish)} ${plan}`).not.toContain('Seq Scan on reports');
      expect(plan).toMatch(/Index Scan(?: Backward)? using reports_|Bitmap Index Scan on reports_/);
    }
});

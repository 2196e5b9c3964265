import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CountedKind, countedKinds } from '#shared/admin/dashboard.ts';
import { addMs, days, minutes } from '../../../core/runtime/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../../testing/people.ts';
import { clearCachedCounts, storeFinishedDays } from './dashboard.ts';

const app = testApp({ mail: false });

const registered = async (moments: readonly string[]) => {
  for (const createdAt of moments) {
    const { userId } = await makePerson(app());
    await app().db.prisma.user.update({ where: { id: userId }, data: { createdAt } });
  }
};

const endValueTest = () =>
  app().db.prisma.valueTestRun.create({
    data: {
      testToken: 'run',
      status: 'finished',
      seed: 1,
      result: { create: { testToken: 'result', scores: {}, consistence: 1 } },
    },
  });

test('people are counted by German days, weeks and months; counts of finished days do not change', async () => {
  app().clock.set(new Date('2026-11-25T12:00:00Z'));
  const staff = await callerFor(app(), await makePersonAs(app(), 'support'));
  await app().db.prisma.user.updateMany({ data: { createdAt: '2024-01-01T00:00:00Z' } });
  await registered(['2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z', '2026-11-25T08:00:00Z', '2026-11-17T12:00:00Z']);
  await registered(['2026-10-31T22:59:00Z', '2026-10-31T23:01:00Z']);
  const curve = (span: 'day' | 'week' | 'month') => {
    clearCachedCounts(app());
    return staff.adminDashboard.curve({ kind: 'people', span });
  };
  const expected = { day: [1, 2], week: [1, 3], month: [1, 5] };
  for (const span of ['day', 'week', 'month'] as const) {
    const points = await curve(span);
    expect(points).toHaveLength({ day: 30, week: 26, month: 12 }[span]);
    expect(points.slice(-2).map(({ count }) => count)).toEqual(expected[span]);
  }
  expect((await curve('day')).at(-1)?.from).toBe('2026-11-25');
  expect((await curve('week')).at(-1)?.from).toBe('2026-11-23');
  expect((await curve('month')).at(-1)?.from).toBe('2026-11-01');
  const before = await curve('day');
  await Promise.all([storeFinishedDays(app()), storeFinishedDays(app())]);
  expect(await curve('day')).toEqual(before);
  await app().db.prisma.user.deleteMany({ where: { createdAt: '2026-11-24T22:30:00Z' } });
  expect(await curve('day')).toEqual(before);
  app().clock.set(new Date('2026-11-26T12:00:00Z'));
  expect((await curve('day')).slice(-3).map(({ count }) => count)).toEqual([1, 2, 0]);
});

test('counters show totals and the last week; only staff sees them', async () => {
  app().clock.set(new Date());
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  clearCachedCounts(app());
  const before = await support.adminDashboard.counters();
  const { owner } = await makeCrew(app());
  await endValueTest();
  await owner.caller.courses.create({ title: 'Hygiene' });
  expect(await support.adminDashboard.counters()).toEqual(before);
  app().clock.advance(minutes(1));
  const after = await support.adminDashboard.counters();
  expect(after.counters.courses).toEqual({
    total: before.counters.courses.total + 1,
    recent: before.counters.courses.recent + 1,
  });
  expect(after.counters.valueTests).toEqual({
    total: before.counters.valueTests.total + 1,
    recent: before.counters.valueTests.recent + 1,
  });
  expect(after.counters.tests).toEqual(before.counters.tests);
  expect(after.counters.organisations.total).toBe(before.counters.organisations.total + 1);
  expect(Object.keys(after).sort()).toEqual(['auditEventsOfDay', 'countedAt', 'counters']);
  await expect(owner.caller.adminDashboard.counters()).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
});

test('the states of the services are those of /readyz, with the work that waits', async () => {
  app().clock.set(new Date());
  const support = await callerFor(app(), await makePersonAs(app(), 'support'));
  clearCachedCounts(app());
  await app().db.prisma.outboxMail.create({ data: { recipient: 'a@example.org', subject: 'S', text: 'T', html: 'H' } });
  const states = await support.adminDashboard.services();
  expect(states.parts).toEqual({ database: 'ok', storage: 'ok', mail: 'ok', queue: 'ok', disk: 'ok' });
  expect(states.mails).toMatchObject({ sends: false, waiting: 1, failing: 0 });
  expect(Object.keys(states).sort()).toEqual(['ai', 'countedAt', 'mails', 'missing', 'parts', 'queue', 'storage']);
  const file = { filename: 'a', type: 'image/png', createdAt: app().clock.now() };
  await app().db.prisma.storedFile.create({ data: { ...file, key: 'course-content/a', size: 7n, orgId: null } });
  expect((await support.adminDashboard.services()).storage).toEqual({ files: 0, bytes: 0 });
  app().clock.advance(minutes(1));
  expect((await support.adminDashboard.services()).storage).toEqual({ files: 1, bytes: 7 });
});

type FilledKind = Exclude<CountedKind, 'people'>;
const filledKinds = countedKinds.filter((kind): kind is FilledKind => kind !== 'people');

const cameAt: Record<FilledKind, string> = {
  organisations: `insert into orgs (name, slug, created_at) select 'Haus', gen_random_uuid()::text, at`,
  courses: `insert into courses (title, invitation_token, created_at) select 'Kurs', gen_random_uuid()::text, at`,
  jobs: `insert into jobs (org_id, title, content, created_at) select org, 'Stelle', '{}', at`,
  tests: `insert into softskill_test_results (run_id, test_token, test_variant, scores, bands, quality, scoring_version, created_at)
          select run, run::text, 'test1', '{}', '[]', '{}', 1, at`,
  valueTests: `insert into value_test_results (run_id, test_token, scores, consistence, created_at) select run, run::text, '{}', 1, at`,
  applications: `insert into applications (org_id, user_id, release_id, job_title, reply_by, applied_at, status_at)
                 select org, person, gen_random_uuid(), 'Stelle', at::date, at, at`,
};
const runs: Partial<Record<FilledKind, string>> = {
  tests: `insert into softskill_test_runs (id, test_token, test_variant, catalogue_version_id, shown_part_one)
          select run, run::text, 'test1', (select min(id) from catalogue_versions), '[]' from came`,
  valueTests: `insert into value_test_runs (id, test_token, seed) select run, run::text, 1 from came`,
};

test('each kind is counted from its own rows: in total, over seven days and by day', async () => {
  const now = new Date('2019-05-15T12:00:00Z');
  app().clock.set(now);
  await app().db.prisma.dailyCount.deleteMany();
  const staff = await callerFor(app(), await makePersonAs(app(), 'support'));
  const crew = await makeCrew(app());
  const { userId } = await makePerson(app());
  const { counters, auditEventsOfDay } = await staff.adminDashboard.counters();
  const expected = structuredClone(counters);
  const curves: Partial<Record<CountedKind, number[]>> = { people: [0, 0, 0] };
  for (const [index, kind] of filledKinds.entries()) {
    const today = index + 1;
    const moments = [addMs(now, -days(7)), addMs(now, -days(6)), ...Array(today).fill(now)];
    const run = runs[kind];
    await app().db.pool.query(
      `with came as materialized (select at, gen_random_uuid() as run, $2::uuid as org, $3::uuid as person from unnest($1::timestamptz[]) at)
       ${run === undefined ? '' : `, made as (${run})`} ${cameAt[kind]} from came`,
      [moments, crew.orgId, userId],
    );
    expected[kind].total += moments.length;
    expected[kind].recent += moments.length - 1;
    curves[kind] = [1, 1, today];
  }
  await app().db.pool.query(
    `insert into audit_events (action, resource_type, resource_id, created_at)
     select 'job_deleted', 'job', 'x', at from unnest($1::timestamptz[]) at`,
    [[addMs(now, -days(1)), addMs(now, 1 - days(1)), now, now]],
  );
  const drawn = async (kind: CountedKind) => {
    clearCachedCounts(app());
    const points = (await staff.adminDashboard.curve({ kind, span: 'day' })).map(({ count }) => count);
    expect(points.slice(0, -8)).toEqual(Array(22).fill(0));
    expect(points.slice(-6, -1)).toEqual(Array(5).fill(0));
    return [points.at(-8), points.at(-7), points.at(-1)];
  };
  const all = async () =>
    Object.fromEntries(await Promise.all(countedKinds.map(async (kind) => [kind, await drawn(kind)])));
  expect(await all()).toEqual(curves);
  expect(await staff.adminDashboard.counters()).toMatchObject({
    counters: expected,
    auditEventsOfDay: auditEventsOfDay + 3,
  });
  await storeFinishedDays(app());
  expect(await all()).toEqual(curves);
  expect((await staff.adminDashboard.counters()).counters).toEqual(expected);
});

const workOf = [
  `insert into pgboss.job (name, state, start_after, started_on, completed_on)
   select 'figures', state::pgboss.job_state, now() + minutes * interval '1 minute', now(), $1::timestamptz - age * interval '1 hour'
     from (values ('created', -1, 0), ('created', 60, 0), ('retry', -1, 0), ('retry', -1, 0), ('active', -1, 0), ('completed', -1, 0),
                  ('failed', -1, 1), ('failed', -1, 23), ('failed', -1, 25)) job (state, minutes, age)`,
  `insert into mail_outbox (recipient, subject, attempts, sent_at)
   select 'a@example.org', 'S', attempts, $1::timestamptz - age * interval '1 hour'
     from (values (0, null), (2, null), (3, null), (1, 1), (1, 2), (1, 23), (1, 25)) mail (attempts, age)`,
  `insert into ai_usage (org_id, month, used, requests)
   select gen_random_uuid(), ($1::timestamptz - months * interval '1 month')::date, used, requests
     from (values (0, 1200, 3), (0, 800, 2), (1, 5000, 9)) usage (months, used, requests)`,
];

test('staff sees waiting work, failures of the day, AI use of the month and the part that fails', async () => {
  app().clock.set(new Date('2019-05-01T12:00:00Z'));
  const staff = await callerFor(app(), await makePersonAs(app(), 'support'));
  await app().db.prisma.outboxMail.deleteMany();
  await app().db.pool.query('delete from pgboss.job');
  await app().db.pool.query(`select pgboss.create_queue('figures', '{"policy": "standard"}')`);
  for (const statement of workOf) await app().db.pool.query(statement, [app().clock.now()]);
  const states = () => {
    clearCachedCounts(app());
    return staff.adminDashboard.services();
  };
  // The product's own background jobs may still be running.
  await expect.poll(async () => (await states()).queue).toEqual({ waiting: 3, active: 1, failedOfDay: 2 });
  expect(await states()).toMatchObject({
    mails: { sends: false, waiting: 1, failing: 2, sentOfDay: 3 },
    ai: { isSet: false, tokensOfMonth: 2000, requestsOfMonth: 5 },
  });
  const files = join(app().env.DATA_DIR, 'files');
  await rename(files, `${files}-gone`);
  const { parts } = await staff.adminDashboard.services();
  await rename(`${files}-gone`, files);
  expect(parts).toEqual({ database: 'ok', storage: 'failed', mail: 'ok', queue: 'ok', disk: 'ok' });
});

import { beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#shared/settings/schema.ts';
import { cleanupTexts } from '#shared/texts/admin/retention.ts';
import { addMs, days, hours } from './core/runtime/clock.ts';
import { hashToken, newToken } from './core/runtime/random.ts';
import { importShippedCatalogues } from './features/import/service.ts';
import { cleanupNames, runCleanups, runHourly } from './jobs.ts';
import { testApp } from './testing/app.ts';
import { callerFor, makePerson, testPassword } from './testing/people.ts';
import { answerAll, decideAllPairs, takeSoftskillTest, takeValueTest } from './testing/test-runs.ts';

const app = testApp();
const quiet = testApp({ mail: false });
beforeEach(() => app().clock.set(new Date()));

const db = () => app().db.prisma;
const cleanUpAfter = async (spanMs: number) => {
  app().clock.advance(spanMs);
  await runCleanups(app());
};

test('deletes expired sessions only', async () => {
  const { userId } = await makePerson(app());
  const now = app().clock.now();
  const make = (expiresAt: Date) =>
    db().session.create({ data: { id: newToken(), userId, expiresAt, address: '', userAgent: '' } });
  await make(addMs(now, -1000));
  const remaining = await make(addMs(now, 1000));
  await runCleanups(app());
  expect(await db().session.findMany({ where: { userId } })).toEqual([remaining]);
});

test('deletes expired links and pending sign-ins, including used ones', async () => {
  const { userId, email } = await makePerson(app());
  const now = app().clock.now();
  const make = (expiresAt: Date, usedAt: Date | null = null) =>
    db().oneTimeToken.create({
      data: { tokenHash: newToken(), purpose: 'reset_password', userId, email, expiresAt, usedAt },
    });
  await make(addMs(now, -1000));
  await make(addMs(now, -1000), now);
  const remaining = [await make(addMs(now, 1000)), await make(addMs(now, 2000), now)];
  await runCleanups(app());
  expect(await db().oneTimeToken.findMany({ where: { userId }, orderBy: { expiresAt: 'asc' } })).toEqual(remaining);
});

test('deletes expired counters, which contain network addresses', async () => {
  const now = BigInt(Date.now());
  const counter = (key: string, expire: bigint) => db().rateLimit.create({ data: { key, points: 1, expire } });
  await counter('over', now - 60_000n);
  await counter('counting', now + 600_000n);
  await runCleanups(app());
  const keys = (await db().rateLimit.findMany({ where: { key: { in: ['over', 'counting'] } } })).map(({ key }) => key);
  expect(keys).toEqual(['counting']);
});

test('deletes guests’ runs after a day without answers, otherwise with their results after 30 days', async () => {
  await importShippedCatalogues(app());
  const [guest, member] = [await callerFor(app(), null), await callerFor(app(), await makePerson(app()))];
  const begun = await guest.softskillTest.start({ variant: 'test1' });
  const answered = await guest.softskillTest.start({ variant: 'test1' });
  await answerAll(guest, answered, { groups: answered.partOne.slice(0, 1) });
  const finished = await takeSoftskillTest(guest);
  const beganValues = await guest.valueTest.start({});
  const chose = await guest.valueTest.start({});
  await decideAllPairs(guest, chose);
  const values = await takeValueTest(guest);
  const own = [
    (await member.softskillTest.start({ variant: 'test1' })).token,
    (await member.valueTest.start({})).token,
  ];
  const left = async () => {
    const isLeft = (rows: { testToken: string }[]) => (token: string) =>
      rows.some(({ testToken }) => testToken === hashToken(token));
    const softskill = [begun, answered, finished].map(({ token }) => token);
    const valueTokens = [beganValues, chose, values].map(({ token }) => token);
    return [
      ...softskill.map(isLeft(await db().softskillTestRun.findMany())),
      ...valueTokens.map(isLeft(await db().valueTestRun.findMany())),
    ];
  };
  await cleanUpAfter(hours(23));
  expect(await left()).toEqual([true, true, true, true, true, true]);
  await cleanUpAfter(hours(2));
  expect(await left()).toEqual([false, true, true, false, true, true]);
  await cleanUpAfter(days(28));
  expect(await left()).toEqual([false, true, true, false, true, true]);
  await cleanUpAfter(days(2));
  expect(await left()).toEqual(Array(6).fill(false));
  expect(await db().softskillTestResult.count()).toBe(0);
  expect(await db().valueTestResult.count()).toBe(0);
  expect((await db().softskillTestRun.findMany()).map(({ testToken }) => testToken)).toEqual([hashToken(own[0] ?? '')]);
  expect((await db().valueTestRun.findMany()).map(({ testToken }) => testToken)).toEqual([hashToken(own[1] ?? '')]);
});

test('deletes unconfirmed, unused accounts after 14 days if mails are sent', async () => {
  const unconfirmed = async (used: boolean) => {
    const person = await makePerson(app());
    await db().user.update({ where: { id: person.userId }, data: { emailVerifiedAt: null } });
    const network = { userId: person.userId, network: '192.0.2.0/24' };
    if (used) await db().knownNetwork.create({ data: network });
    return person.userId;
  };
  const [unused, used] = [await unconfirmed(false), await unconfirmed(true)];
  const confirmed = (await makePerson(app())).userId;
  const left = async () =>
    (await db().user.findMany({ where: { id: { in: [unused, used, confirmed] } } })).map(({ id }) => id).sort();
  await cleanUpAfter(days(13));
  expect(await left()).toEqual([unused, used, confirmed].sort());
  await cleanUpAfter(days(2));
  expect(await left()).toEqual([used, confirmed].sort());
});

test('deletes networks unused for half a year, unless they prove that an account was used', async () => {
  const [confirmed, unconfirmed] = [await makePerson(app()), await makePerson(app())];
  await db().user.update({ where: { id: unconfirmed.userId }, data: { emailVerifiedAt: null } });
  const now = app().clock.now();
  const network = (userId: string, name: string, age: number) =>
    db().knownNetwork.create({ data: { userId, network: name, lastUsedAt: addMs(now, -days(age)) } });
  await network(confirmed.userId, '192.0.2.0/24', 181);
  await network(confirmed.userId, '198.51.100.0/24', 179);
  await network(unconfirmed.userId, '192.0.2.0/24', 181);
  await runCleanups(app());
  const left = await db().knownNetwork.findMany({ where: { userId: { in: [confirmed.userId, unconfirmed.userId] } } });
  expect(left.map(({ userId, network: name }) => [userId === confirmed.userId, name]).sort()).toEqual([
    [false, '192.0.2.0/24'],
    [true, '198.51.100.0/24'],
  ]);
});

test('without a mail server, unconfirmed accounts stay if a person ever signed in', async () => {
  const [unused, used] = [await makePerson(quiet()), await makePerson(quiet())];
  const { user } = quiet().db.prisma;
  await user.updateMany({ data: { emailVerifiedAt: null } });
  const visitor = await callerFor(quiet(), null);
  await visitor.auth.signIn({ email: used.email, password: testPassword });
  quiet().clock.advance(days(100));
  await runCleanups(quiet());
  const left = await user.findMany({ where: { id: { in: [unused.userId, used.userId] } }, select: { id: true } });
  expect(left).toEqual([{ id: used.userId }]);
});

test('a cleanup repeats until nothing is expired, logs its count, and a failure does not stop the others', async () => {
  const removed = [500, 500, 7];
  const asked: string[] = [];
  const sweeps = [
    { name: 'broken', remove: () => Promise.reject(new Error('broken')) },
    {
      name: 'much',
      remove: async () => {
        asked.push('much');
        return removed.shift() ?? 0;
      },
    },
  ];
  await expect(runCleanups(app(), sweeps)).rejects.toThrow('cleanups failed');
  expect(asked).toHaveLength(3);
  expect(app().logged()).toContain('"removed":1007');
});

const runOf = async (name: string) => {
  const staff = await callerFor(app(), await makePerson(app(), { platformRole: 'support' }));
  return (await staff.adminSettings.cleanups()).find((run) => run.name === name);
};

test('each cleanup reports its last run, its count and a failure, until a later run succeeds', async () => {
  const first = app().clock.now();
  const name = 'a cleanup of this test';
  const counts = [500, 3, 0, 0];
  const cleanup = { name, remove: async () => counts.shift() ?? 0 };
  await runCleanups(app(), [cleanup]);
  const removed = { ranAt: first, removed: 503, removedAt: first, lastRemoved: 503, failedAt: null };
  expect(await runOf(name)).toMatchObject(removed);
  app().clock.advance(hours(1));
  const broken = { name, remove: () => Promise.reject(new Error('broken')) };
  await expect(runCleanups(app(), [broken])).rejects.toThrow('cleanups failed');
  expect(await runOf(name)).toMatchObject({ ...removed, failedAt: app().clock.now() });
  app().clock.advance(hours(1));
  await runCleanups(app(), [cleanup]);
  expect(await runOf(name)).toMatchObject({
    ...{ ranAt: app().clock.now(), removed: 0, removedAt: first, lastRemoved: 503, failedAt: null },
  });
});

test('a missed night is made up for within the hour, and hourly runs do not repeat the night', async () => {
  await runCleanups(app());
  const night = app().clock.now();
  app().clock.advance(hours(25));
  await runHourly(app());
  expect((await runOf('old mails'))?.ranAt).toEqual(night);
  expect((await runOf('expired sessions'))?.ranAt).toEqual(app().clock.now());
  app().clock.advance(hours(2));
  await runHourly(app());
  expect((await runOf('old mails'))?.ranAt).toEqual(app().clock.now());
});

test('every cleanup has words for staff, and every period belongs to one', async () => {
  expect(cleanupNames.filter((name) => !Object.hasOwn(cleanupTexts, name))).toEqual([]);
  const stored = await app().db.prisma.cleanupRun.findMany({ select: { name: true } });
  expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining([...cleanupNames]));
  const periods = cleanupNames.flatMap((name) => {
    const text = cleanupTexts[name];
    return text !== undefined && 'period' in text ? [text.period] : [];
  });
  expect([...new Set(periods)].sort()).toEqual(Object.keys(defaultSettings.retention).sort());
});

test('the queue knows every schedule', async () => {
  const { rows } = await app().db.pool.query<{ name: string }>('select name from pgboss.schedule order by name');
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['audit-check-nightly', 'audit-mail-weekly', 'clean-files', 'forget-deleted-parts'],
      ...['sweep-hourly', 'sweep-nightly'],
    ]),
  );
});

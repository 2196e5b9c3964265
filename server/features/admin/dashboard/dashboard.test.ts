/** What the portal begins with: counted from what is stored, by German days, and of nobody. */
import { expect, test } from 'vitest';
import { minutes } from '../../../core/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { callerFor, makePerson, personAs } from '../../../testing/people.ts';
import { forgetFigures, storeDays } from './dashboard.ts';

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

test('people are counted by German days, weeks and months; days that are over stay as they were counted', async () => {
  app().clock.set(new Date('2026-11-25T12:00:00Z'));
  const staff = await callerFor(app(), await personAs(app(), 'support'));
  await app().db.prisma.user.updateMany({ data: { createdAt: '2024-01-01T00:00:00Z' } });
  // 23:30 of the 24th in Berlin, 0:30 of the 25th in Berlin, and in weeks and months before.
  await registered(['2026-11-24T22:30:00Z', '2026-11-24T23:30:00Z', '2026-11-25T08:00:00Z', '2026-11-17T12:00:00Z']);
  await registered(['2026-10-31T22:59:00Z', '2026-10-31T23:01:00Z']);
  const curve = (span: 'day' | 'week' | 'month') => {
    forgetFigures(app());
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
  await Promise.all([storeDays(app()), storeDays(app())]);
  expect(await curve('day')).toEqual(before);
  await app().db.prisma.user.deleteMany({ where: { createdAt: '2026-11-24T22:30:00Z' } });
  expect(await curve('day')).toEqual(before);
  app().clock.set(new Date('2026-11-26T12:00:00Z'));
  expect((await curve('day')).slice(-3).map(({ count }) => count)).toEqual([1, 2, 0]);
});

test('counters say how many there are and how many came in a week; support sees them, nobody else', async () => {
  app().clock.set(new Date());
  const support = await callerFor(app(), await personAs(app(), 'support'));
  forgetFigures(app());
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

test('the states of the services are those of /readyz, with what waits', async () => {
  app().clock.set(new Date());
  const support = await callerFor(app(), await personAs(app(), 'support'));
  forgetFigures(app());
  await app().db.prisma.outboxMail.create({ data: { recipient: 'a@example.org', subject: 'S', text: 'T', html: 'H' } });
  const states = await support.adminDashboard.services();
  expect(states.parts).toEqual({ database: 'ok', storage: 'ok', mail: 'ok', queue: 'ok', disk: 'ok' });
  expect(states.mails).toMatchObject({ sends: false, waiting: 1, failing: 0 });
  expect(Object.keys(states).sort()).toEqual(['ai', 'countedAt', 'mails', 'parts', 'queue', 'storage']);
  const file = { filename: 'a', type: 'image/png', createdAt: app().clock.now() };
  await app().db.prisma.storedFile.create({ data: { ...file, key: 'course-content/a', size: 7n, orgId: null } });
  expect((await support.adminDashboard.services()).storage).toEqual({ files: 0, bytes: 0 });
  app().clock.advance(minutes(1));
  expect((await support.adminDashboard.services()).storage).toEqual({ files: 1, bytes: 7 });
});

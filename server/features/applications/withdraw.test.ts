import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { waitForEvents } from '../../testing/events.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { makeApplicant, testedTraits } from '../../testing/results.ts';
import { candidatesChanged, releasesChanged } from '../releases/service.ts';

const app = testApp({ mail: false });

const db = () => app().db.prisma;
const statusOf = async (userId: string) =>
  (await db().application.findMany({ where: { userId }, select: { status: true, endedAt: true } }))[0];

test('withdrawing can keep the release; the company sees the withdrawal', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, applicationId } = await makeApplication(app(), { jobId });
  await caller.applications.withdraw({ applicationId, endsRelease: false });
  expect(await statusOf(userId)).toEqual({ status: 'withdrawn', endedAt: app().clock.now() });
  expect(await db().release.count({ where: { userId } })).toBe(1);
  const { columns } = await crew.owner.caller.board.ofJob({ jobId });
  expect([columns.applied.count, columns.withdrawn.count]).toEqual([0, 1]);
  const events = await db().personEvent.findMany({ where: { userId, kind: 'applicationWithdrawn' } });
  expect(events).toMatchObject([{ orgName: 'Musterhaus', details: { jobTitle: 'Pflegefachkraft (m/w/d)' } }]);
  const move = { applicationId, from: 'withdrawn' as const, to: 'invited' as const };
  expect(await outcomeOf(crew.owner.caller.board.move(move))).toBe('APPLICATION_ENDED');
});

test('withdrawing with the release deletes everything the company had', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, applicationId } = await makeApplication(app(), { jobId });
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'reviewing' });
  await caller.applications.withdraw({ applicationId, endsRelease: true });
  expect(await db().release.count({ where: { userId } })).toBe(0);
  expect(await db().candidateEntry.count({ where: { orgId: crew.orgId } })).toBe(0);
  const { columns } = await crew.owner.caller.board.ofJob({ jobId });
  expect(Object.values(columns).map(({ count, cards }) => [count, cards.length])).toEqual(Array(6).fill([0, 0]));
  const { applications } = await caller.applications.mine({});
  expect(applications).toMatchObject([{ status: 'withdrawn', releaseId: null }]);
  const events = await db().personEvent.findMany({
    where: { userId, kind: { not: 'viewed' } },
    orderBy: { createdAt: 'asc' },
  });
  expect(events.map(({ kind, details }) => [kind, details])).toEqual([
    ['applied', { scope: 'named', jobTitle: 'Pflegefachkraft (m/w/d)' }],
    ['withdrawn', { jobTitle: 'Pflegefachkraft (m/w/d)' }],
  ]);
});

test('rejects withdrawing an application of another person or an ended one', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, applicationId } = await makeApplication(app(), { jobId });
  const withdrawal = { applicationId, endsRelease: true };
  const stranger = await makeApplicant(app(), testedTraits);
  expect(await outcomeOf(stranger.caller.applications.withdraw(withdrawal))).toBe('NOT_FOUND');
  expect(await outcomeOf(crew.owner.caller.applications.withdraw(withdrawal))).toBe('FORBIDDEN');
  expect(await statusOf(userId)).toEqual({ status: 'applied', endedAt: null });
  await crew.owner.caller.board.move({ applicationId, from: 'applied', to: 'hired' });
  expect(await outcomeOf(caller.applications.withdraw(withdrawal))).toBe('APPLICATION_ENDED');
  expect([await db().release.count({ where: { userId } }), (await statusOf(userId))?.status]).toEqual([1, 'hired']);
});

test('a company that lost the release gets no event about the withdrawn application', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, applicationId, releaseId } = await makeApplication(app(), { jobId });
  await waitForEvents(app());
  let heard = { company: 0, person: 0 };
  const ends = [
    app().events.subscribe(candidatesChanged(crew.orgId), () => heard.company++),
    app().events.subscribe(releasesChanged(userId), () => heard.person++),
  ];
  await caller.releases.withdraw({ releaseId });
  await waitForEvents(app());
  expect(heard.company).toBeGreaterThan(0);
  expect(heard.person).toBeGreaterThan(0);
  heard = { company: 0, person: 0 };
  await caller.applications.withdraw({ applicationId, endsRelease: false });
  await waitForEvents(app());
  expect(heard).toEqual({ company: 0, person: 1 });
  for (const end of ends) end();
});

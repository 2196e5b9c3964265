import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { applyAs, makeApplication, makeJobWithMembers } from '../../testing/applications.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';

const app = testApp({ mail: false });
const db = () => app().db.prisma;

test('the second page of a person’s applications continues after the first', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, releaseId } = await makeApplication(app(), { jobId });
  const [row] = await db().application.findMany({ where: { userId } });
  await db().application.createMany({
    data: Array.from({ length: 29 }, (_, index) => ({
      ...{ orgId: crew.orgId, userId, releaseId, jobTitle: `Stelle ${index}`, replyBy: row?.replyBy ?? new Date() },
      ...{ appliedAt: row?.appliedAt ?? new Date(), statusAt: new Date() },
    })),
  });
  const first = await caller.applications.mine({});
  const second = await caller.applications.mine({ cursor: first.nextCursor });
  const ids = [...first.applications, ...second.applications].map(({ applicationId }) => applicationId);
  expect([first.applications.length, new Set(ids).size, second.nextCursor]).toEqual([24, 30, null]);
});

test('invitations and unread messages come first, ended applications last, on every page', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const { caller, userId, releaseId } = await makeApplication(app(), { jobId });
  const [row] = await db().application.findMany({ where: { userId } });
  const stored = { orgId: crew.orgId, userId, releaseId, replyBy: row?.replyBy ?? new Date() };
  const statuses = ['withdrawn', 'invited', ...Array.from({ length: 24 }, () => 'applied' as const)] as const;
  await db().application.createMany({
    data: statuses.map((status, index) => ({
      ...{ ...stored, jobTitle: `Stelle ${index}`, status, endedAt: status === 'withdrawn' ? new Date() : null },
      ...{ appliedAt: new Date(app().clock.now().getTime() + 1000 * (30 - index)), statusAt: new Date() },
    })),
  });
  const writer = await makeCrew(app());
  const job = await makePublishedJob(writer.owner, { title: 'Leitung Küche (m/w/d)', questions: [] });
  const answered = await applyAs({ caller }, job);
  await writer.owner.caller.candidates.send({ releaseId: answered.releaseId, text: 'Guten Tag.' });
  const first = await caller.applications.mine({});
  const second = await caller.applications.mine({ cursor: first.nextCursor });
  const titles = [...first.applications, ...second.applications].map(({ jobTitle }) => jobTitle);
  expect(titles.slice(0, 3)).toEqual(['Stelle 1', 'Leitung Küche (m/w/d)', 'Stelle 2']);
  expect([titles.length, new Set(titles).size, titles.at(-1)]).toEqual([28, 28, 'Stelle 0']);
  await caller.releases.conversation({ releaseId: answered.releaseId });
  const read = await caller.applications.mine({});
  expect(read.applications.slice(0, 2).map(({ jobTitle }) => jobTitle)).toEqual(['Stelle 1', 'Stelle 2']);
});

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { makeCandidate } from '../../testing/releases.ts';
import { makePoolApplicant } from '../../testing/talent-pool.ts';
import { anonymousChangesJob } from '../releases/jobs.ts';
import { anonymousChanges, candidatesChanged } from '../releases/service.ts';

const app = testApp();

type Changes = AsyncGenerator<'changed'>;

test('readers of candidates get an event for new and withdrawn releases, without details', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const changes = (await owner.caller.candidates.changes()) as Changes;
  expect(await changes.next()).toEqual({ value: 'changed', done: false });
  const { releaseId, caller } = await makeCandidate(app(), { jobId });
  expect(await changes.next()).toEqual({ value: 'changed', done: false });
  await caller.releases.withdraw({ releaseId });
  expect(await changes.next()).toEqual({ value: 'changed', done: false });
  await changes.return(undefined);
});

test('changes of anonymous people are published only with the hourly event, which is sent even without changes', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const heard: string[] = [];
  const end = [
    app().events.subscribe(candidatesChanged(crew.orgId), () => void heard.push('company')),
    app().events.subscribe(anonymousChanges, () => void heard.push('turn')),
  ];
  const { releaseId, caller } = await makeCandidate(app(), { jobId, scope: 'anonymous' });
  await caller.releases.send({ releaseId, text: 'Guten Tag' });
  await caller.releases.renew({ releaseId });
  const found = await makePoolApplicant(app());
  await found.caller.found.changeWishes({ wishes: { threshold: 60, place: null } });
  const changes = (await crew.owner.caller.candidates.changes()) as Changes;
  await changes.next();
  await anonymousChangesJob.work(app(), {});
  expect(await changes.next()).toEqual({ value: 'changed', done: false });
  await changes.return(undefined);
  expect(heard).toEqual(['turn']);
  for (const unsubscribe of end) unsubscribe();
});

test('a member who has lost the role gets no more events', async () => {
  const { owner, admin } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const changes = (await admin.caller.candidates.changes()) as Changes;
  await changes.next();
  await owner.caller.members.changeRole({ userId: admin.userId, role: 'editor' });
  await makeCandidate(app(), { jobId });
  expect(await changes.next()).toEqual({ value: undefined, done: true });
});

test('other roles get no events', async () => {
  const { viewer, editor } = await makeCrew(app());
  for (const { caller } of [viewer, editor]) expect(await outcomeOf(caller.candidates.changes())).toBe('FORBIDDEN');
});

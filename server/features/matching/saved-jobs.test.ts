import { expect, test } from 'vitest';
import { matchingLimits } from '#shared/matching/schema.ts';
import { days, seconds } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { countLockWaits } from '../../testing/events.ts';
import { fillJobs, makeJob, makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { type Applicant, makeApplicant } from '../../testing/results.ts';

const app = testApp();

async function saveAll({ caller }: Applicant, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    app().clock.advance(seconds(1));
    await caller.savedJobs.save({ jobId });
  }
}

const allIds = async (take: number): Promise<string[]> =>
  (
    await app().db.pool.query<{ id: string }>(
      'select job_id as id from published_jobs order by published_at limit $1',
      [take],
    )
  ).rows.map(({ id }) => id);

test('lists saved jobs last saved first, page by page, each once, only for their owner', async () => {
  await fillJobs(app(), 60);
  const [applicant, other] = [await makeApplicant(app()), await makeApplicant(app())];
  const jobIds = await allIds(30);
  await saveAll(applicant, jobIds);
  const first = await applicant.caller.savedJobs.page({});
  const second = await applicant.caller.savedJobs.page({ cursor: first.nextCursor });
  expect([first.jobs.length, second.jobs.length, second.nextCursor]).toEqual([24, 6, null]);
  expect([...first.jobs, ...second.jobs].map(({ jobId }) => jobId)).toEqual(jobIds.toReversed());
  expect(new Set(await applicant.caller.savedJobs.ids())).toEqual(new Set(jobIds));
  expect(await other.caller.savedJobs.ids()).toEqual([]);
  expect((await other.caller.savedJobs.page({})).jobs).toEqual([]);
});

test('saving again and removing a job that is not saved change nothing', async () => {
  const [applicant, { owner }] = [await makeApplicant(app()), await makeCrew(app())];
  const { jobId } = await makePublishedJob(owner);
  await saveAll(applicant, [jobId, jobId]);
  expect(await applicant.caller.savedJobs.ids()).toEqual([jobId]);
  await applicant.caller.savedJobs.remove({ jobId });
  await applicant.caller.savedJobs.remove({ jobId });
  expect(await applicant.caller.savedJobs.ids()).toEqual([]);
});

test('a closed or ended job stays with its title; a deleted one disappears', async () => {
  const [applicant, { owner }] = [await makeApplicant(app()), await makeCrew(app())];
  const { jobId } = await makePublishedJob(owner, { title: 'Gärtnerei' });
  await saveAll(applicant, [jobId]);
  expect((await applicant.caller.savedJobs.page({})).jobs).toMatchObject([
    { jobId, title: 'Gärtnerei', isClosed: false },
  ]);
  await owner.caller.jobs.close({ jobId });
  const { revision, draft } = await owner.caller.jobs.job({ jobId });
  await owner.caller.jobs.save({ jobId, revision, draft: { ...draft, title: 'Noch geheim' } });
  const [closed] = (await applicant.caller.savedJobs.page({})).jobs;
  expect(Object.keys(closed ?? {}).toSorted()).toEqual(['isClosed', 'jobId', 'savedAt', 'title']);
  expect(closed).toMatchObject({ jobId, title: 'Gärtnerei', isClosed: true });
  await owner.caller.jobs.reopen({ jobId });
  app().clock.advance(days(91));
  expect((await applicant.caller.savedJobs.page({})).jobs).toMatchObject([{ jobId, isClosed: true }]);
  app().clock.set(new Date());
  await owner.caller.jobs.remove({ jobId });
  expect((await applicant.caller.savedJobs.page({})).jobs).toEqual([]);
});

test('only jobs that applicants can see can be saved', async () => {
  const [applicant, { owner }] = [await makeApplicant(app()), await makeCrew(app())];
  const [draft, published] = [await makeJob(owner), await makePublishedJob(owner)];
  const outcome = (jobId: string) => outcomeOf(applicant.caller.savedJobs.save({ jobId }));
  expect(await outcome('7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11')).toBe('NOT_FOUND');
  expect(await outcome(draft.jobId)).toBe('NOT_FOUND');
  await owner.caller.jobs.close({ jobId: published.jobId });
  expect(await outcome(published.jobId)).toBe('JOB_GONE');
  expect(await applicant.caller.savedJobs.ids()).toEqual([]);
});

test('a job that is deleted concurrently cannot be saved', async () => {
  const [applicant, { owner }] = [await makeApplicant(app()), await makeCrew(app())];
  const { jobId } = await makePublishedJob(owner);
  let outcome: Promise<string> = Promise.resolve('');
  await app().db.prisma.$transaction(async (tx) => {
    await tx.job.delete({ where: { id: jobId } });
    outcome = outcomeOf(applicant.caller.savedJobs.save({ jobId }));
    await expect.poll(() => countLockWaits(app(), 'jobs')).toBe(1);
  });
  expect(await outcome).toBe('NOT_FOUND');
  expect(await applicant.caller.savedJobs.ids()).toEqual([]);
});

test('saves at most 500 jobs, even if two are saved concurrently', async () => {
  await fillJobs(app(), matchingLimits.savedJobs);
  const applicant = await makeApplicant(app());
  const ids = await allIds(matchingLimits.savedJobs + 1);
  const [one = '', other = '', ...rest] = ids;
  await app().db.pool.query(
    'insert into saved_jobs (user_id, job_id, saved_at) select $1, id, now() from unnest($2::uuid[]) id',
    [applicant.userId, rest],
  );
  const outcomes = await Promise.all(
    [one, other].map((jobId) => outcomeOf(applicant.caller.savedJobs.save({ jobId }))),
  );
  expect(outcomes.toSorted()).toEqual(['TOO_MANY_SAVED', 'accepted']);
  expect(await applicant.caller.savedJobs.ids()).toHaveLength(matchingLimits.savedJobs);
  expect(await outcomeOf(applicant.caller.savedJobs.save({ jobId: rest[0] ?? '' }))).toBe('accepted');
});

test('company members cannot save jobs', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  for (const attempt of [
    owner.caller.savedJobs.save({ jobId }),
    owner.caller.savedJobs.ids(),
    owner.caller.savedJobs.page({}),
  ])
    expect(await outcomeOf(attempt)).toBe('FORBIDDEN');
});

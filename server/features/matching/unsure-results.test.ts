import { expect, test } from 'vitest';
import { isLowMatch } from '#shared/talent-pool/fit-groups.ts';
import { inTransaction } from '../../core/database/db.ts';
import { testApp } from '../../testing/app.ts';
import { applyAs } from '../../testing/applications.ts';
import { makePublishedJob, publishJobsChange } from '../../testing/jobs.ts';
import { jobOf } from '../../testing/matching.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { callerFor } from '../../testing/people.ts';
import { makeApplicant, skillsFrom } from '../../testing/results.ts';
import { type Ordering, takeSoftskillTest, takeValueTest } from '../../testing/test-runs.ts';
import { matchPersonOf, recordShownMatch } from './service.ts';
import { inReadOrder } from './short-match.ts';

const app = testApp({ mail: false });
const words = ['Natur', 'Humor', 'Freiheit', 'Familie', 'Ordnung'];
const values = { Natur: 9, Mut: 2 };
/** Below 0.6, the values result is contradictory. */
const setConsistence = (consistence: number) =>
  app().db.pool.query('update value_test_results set consistence = $1', [consistence]);

async function twoJobs() {
  const [crew, other] = [await makeCrew(app()), await makeCrew(app())];
  await app().db.pool.query('update orgs set is_public = true, organisation_values = $2 where id = $1', [
    crew.orgId,
    words,
  ]);
  const [withValues, without] = [await makePublishedJob(crew.owner), await makePublishedJob(other.owner)];
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, null);
  await publishJobsChange(app().db.pool);
  return { orgId: crew.orgId, owner: crew.owner, withValues: withValues.jobId, without: without.jobId };
}

test('contradictory values mark every match that counts them, for the person and never for a company', async () => {
  const { orgId, withValues, without } = await twoJobs();
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values });
  const { matching } = applicant.caller;
  const marks = async () => {
    const jobIds = [withValues, without];
    const { matches, unsure } = await matching.ofJobs({ jobIds });
    const [{ match }, { jobs }] = [await matching.explain({ jobId: withValues }), await matching.discover({})];
    const companies = (await matching.companies({})).companies.flatMap(({ best }) => best ?? []);
    return {
      unsure,
      ofJobs: jobIds.map((jobId) => matches[jobId]?.hasUnsureValues),
      others: [match, jobs.find(({ jobId }) => jobId === withValues)?.match, companies[0]?.match].map(
        (one) => one?.hasUnsureValues,
      ),
    };
  };
  await setConsistence(0.6);
  expect(await marks()).toEqual({
    unsure: undefined,
    ofJobs: [undefined, undefined],
    others: Array(3).fill(undefined),
  });
  await setConsistence(0.59);
  expect(await marks()).toEqual({ unsure: 'values', ofJobs: [true, undefined], others: [true, true, true] });
  const person = await matchPersonOf(app(), applicant.userId);
  const shown = await inTransaction(app().db, (tx) =>
    recordShownMatch(app(), tx, {
      ...{ orgId, jobId: withValues, userId: applicant.userId, person },
      job: jobOf([1], [3], words),
    }),
  );
  expect(Object.keys(shown?.match ?? {}).toSorted()).toEqual([
    ...['basis', 'high', 'low', 'match', 'skillFit', 'valueFit'],
  ]);
});

/** Answers without a clear order, which give wide ranges. */
const mixed: Ordering = ({ groupIndex, statements }) => {
  const keyOf = (id: number) => (id * 7 + groupIndex * 5) % 11;
  return statements.map(({ id }) => id).toSorted((a, b) => keyOf(a) - keyOf(b) || a - b);
};

/** Ranges of jobs with fewer skills are wider. */
async function publishMixedJobs(owner: Parameters<typeof makePublishedJob>[0]) {
  for (let index = 0; index < 12; index++) {
    const skills = Array.from({ length: 3 + (index % 3) * 2 }, (_, place) => ({
      skillId: 1 + ((2 * index + 3 * place) % 30),
      weight: 3 as const,
    }));
    await makePublishedJob(owner, { title: `Stelle ${index}`, skills });
  }
  await publishJobsChange(app().db.pool);
}

const setReliable = (isReliable: boolean) =>
  app().db.pool.query(
    `update softskill_test_results set quality = quality || jsonb_build_object('isReliable', $1::boolean)`,
    [isReliable],
  );

test('an unreliable soft-skill result names its variant first, for a guest too', async () => {
  const { withValues, owner } = await twoJobs();
  await publishMixedJobs(owner);
  const guest = await callerFor(app(), null);
  const [softskill, ofValues] = [await takeSoftskillTest(guest, mixed), await takeValueTest(guest)];
  const tokens = { softskill: softskill.token, values: ofValues.token };
  const unsure = async () => (await guest.matching.explain({ jobId: withValues, tokens })).unsure;
  await setConsistence(0.5);
  await setReliable(true);
  expect(await unsure()).toBe('values');
  const middles = async () =>
    (await guest.matching.discover({ tokens })).jobs.map(({ match }) => (match?.low ?? 0) + (match?.high ?? 0));
  const doubts = async () => {
    const { jobs } = await guest.matching.discover({ tokens });
    return [...new Set(jobs.map(({ match }) => match?.hasUnsureSkills ?? false))];
  };
  expect(await doubts()).toEqual([false]);
  await setReliable(false);
  expect(await unsure()).toBe('test1');
  expect(await doubts()).toEqual([true]);
  expect(await middles()).toEqual((await middles()).toSorted((a, b) => b - a));
  const idsOf = (jobs: ReadonlyArray<{ jobId: string }>) => jobs.slice(0, 3).map(({ jobId }) => jobId);
  const listed = idsOf((await guest.matching.discover({ tokens })).jobs);
  expect(idsOf((await guest.matching.best({ tokens })).best)).toEqual(listed);
  await setConsistence(1);
  expect(await unsure()).toBe('test1');
});

test('only of an unsure result, the order follows the ranges that the person reads', () => {
  const jobs = [37, 39, 40].map((low) => ({ match: { low, high: 100 - low / 10 } })) as never[];
  const lows = (softskills: 'test1' | null) =>
    inReadOrder(jobs, { unsure: { softskills } } as never).map(({ match }: { match: { low: number } }) => match.low);
  expect(lows(null)).toEqual([37, 39, 40]);
  expect(lows('test1')).toEqual([40, 39, 37]);
});

test('the figure of an unsure result counts the jobs that the list does not call less fitting', async () => {
  const { owner } = await twoJobs();
  await publishMixedJobs(owner);
  const applicant = await makeApplicant(app(), { skills: skillsFrom(1), values });
  const { matching } = applicant.caller;
  const counted = async () => {
    const { matchingJobs, appliedMatching } = await matching.overview();
    return [matchingJobs, appliedMatching];
  };
  const listed = async () => {
    const { jobs, nextCursor: cursor } = await matching.discover({});
    const rest = cursor === null ? [] : (await matching.discover({ cursor })).jobs;
    return [...jobs, ...rest].filter(({ match }) => !isLowMatch(match));
  };
  const byNumber = await listed();
  expect(await counted()).toEqual([byNumber.length, 0]);
  await setReliable(false);
  const byMiddle = await listed();
  expect(byMiddle.length).not.toBe(byNumber.length);
  expect(await counted()).toEqual([byMiddle.length, 0]);
  await applyAs(applicant, { jobId: byMiddle[0]?.jobId ?? '' });
  expect(await counted()).toEqual([byMiddle.length - 1, 1]);
});

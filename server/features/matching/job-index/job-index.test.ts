import { expect, test } from 'vitest';
import { channel, type EventData, type Topic } from '../../../core/events/events.ts';
import { testApp } from '../../../testing/app.ts';
import { fillJobs, makePublishedJob } from '../../../testing/jobs.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { companyOfJobsChanged, jobsChanged } from '../../jobs/service.ts';
import { allJobsOf, jobsOf } from './job-index.ts';
import { matchJobAt } from './scoring.ts';

const app = testApp();

async function fromOtherProcess<Data extends EventData>(
  topic: Topic<Data>,
  data: NoInfer<Data>,
  statement: string,
): Promise<void> {
  const { promise: isHeard, resolve } = Promise.withResolvers<void>();
  const stop = app().events.subscribe(topic, (heard) => {
    if (heard === data) resolve();
  });
  await app().db.pool.query(statement);
  await app().db.pool.query('select pg_notify($1, $2)', [channel, JSON.stringify({ topic: topic.name, data })]);
  await isHeard;
  stop();
}

test('loads all online jobs in more than one batch', async () => {
  await fillJobs(app(), 4_500);
  const { table, companies } = await jobsOf(app());
  expect(table.size).toBe(4_500);
  expect(companies.list.reduce((sum, company) => sum + (company?.jobs ?? 0), 0)).toBe(4_500);
});

test('a large index answers with old data while it reloads', async () => {
  const before = await jobsOf(app());
  await fromOtherProcess(jobsChanged, null, 'select 1');
  expect((await jobsOf(app())).table).toBe(before.table);
});

test('a change by another process applies at once and leaves other jobs unchanged', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const requirement = async () => {
    const jobs = await jobsOf(app());
    const row = jobs.table.rowOf(jobId);
    return row < 0 ? null : matchJobAt(jobs, row).skills;
  };
  expect(await requirement()).toHaveLength(3);
  const size = (await jobsOf(app())).table.size;
  await fromOtherProcess(
    jobsChanged,
    jobId,
    `update published_jobs set skill_ids = '{4,5,6,7}', skill_weights = '{3,3,1,1}' where job_id = '${jobId}'`,
  );
  expect(await requirement()).toEqual([
    { skillId: 4, weight: 3 },
    { skillId: 5, weight: 3 },
    { skillId: 6, weight: 1 },
    { skillId: 7, weight: 1 },
  ]);
  await fromOtherProcess(jobsChanged, jobId, `delete from published_jobs where job_id = '${jobId}'`);
  expect(await requirement()).toBeNull();
  expect((await jobsOf(app())).table.size).toBe(size - 1);
});

test('changed values of a company apply at once, and only this company is read', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const { table } = await jobsOf(app());
  const valuesOf = async () => {
    const jobs = await jobsOf(app());
    expect(jobs.table).toBe(table);
    return matchJobAt(jobs, jobs.table.rowOf(jobId)).values;
  };
  expect(await valuesOf()).toEqual([]);
  const change = `update orgs set organisation_values = '{Natur,Mut}', is_public = true where id = '${crew.orgId}'`;
  await fromOtherProcess(companyOfJobsChanged, crew.orgId, change);
  expect(await valuesOf()).toEqual(['Natur', 'Mut']);
  const { companies } = await jobsOf(app());
  expect(companies.list[companies.numberOf.get(crew.orgId) ?? -1]).toMatchObject({ isPublic: true, jobs: 1 });
});

test('ignores events of a company without jobs', async () => {
  const { orgId } = await makeCrew(app());
  await fromOtherProcess(companyOfJobsChanged, orgId, 'select 1');
  expect((await jobsOf(app())).companies.numberOf.has(orgId)).toBe(false);
});

test('concurrent readers get the same index, loaded once', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  const all = await Promise.all(Array.from({ length: 10 }, () => jobsOf(app())));
  expect(new Set(all.map(({ table }) => table)).size).toBe(1);
  expect(all.every(({ table }) => table.rowOf(jobId) >= 0)).toBe(true);
});

test('concurrent computations over all jobs run in separate ticks of the event loop', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  count();
  const turns = await Promise.all(
    Array.from({ length: 10 }, async () => {
      await allJobsOf(app());
      return turn;
    }),
  );
  isOver = true;
  expect(new Set(turns).size).toBe(10);
});

import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { makePublishedJob } from '../../../testing/jobs.ts';
import { type Crew, makeCrew } from '../../../testing/organisations.ts';
import { jobsOf } from './job-index.ts';
import { matchJobAt } from './scoring.ts';

const app = testApp();

async function setValues({ owner }: Crew, values: string[]): Promise<void> {
  const { name, version: basedOnVersion } = await owner.caller.organisations.current();
  const rest = { name, description: '', imprint: '', isPublic: true, needsReview: false, basedOnVersion };
  await owner.caller.organisations.updateSettings({ ...rest, values });
}

test('changed values of a company apply at once', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const values = async () => {
    const jobs = await jobsOf(app());
    return matchJobAt(jobs, jobs.table.rowOf(jobId)).values;
  };
  expect(await values()).toEqual([]);
  await setValues(crew, ['Mut', 'Natur']);
  expect(await values()).toEqual(['Mut', 'Natur']);
  await setValues(crew, []);
  expect(await values()).toEqual([]);
});

test('deleting a company removes its jobs, and its number is reused', async () => {
  const crew = await makeCrew(app());
  const { jobId } = await makePublishedJob(crew.owner);
  const { name } = await crew.owner.caller.organisations.current();
  expect((await jobsOf(app())).table.rowOf(jobId)).toBeGreaterThanOrEqual(0);
  await crew.owner.caller.organisations.delete({ confirmation: name });
  const { table, companies } = await jobsOf(app());
  expect(table.rowOf(jobId)).toBe(-1);
  expect(companies.numberOf.has(crew.orgId)).toBe(false);
});

test('retries a failed read', async () => {
  const { owner } = await makeCrew(app());
  const { jobId } = await makePublishedJob(owner);
  await jobsOf(app());
  await app().db.pool.query('alter table published_jobs rename to moved_jobs');
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, jobId);
  await expect(jobsOf(app())).rejects.toThrow();
  await app().events.publish(app().db.prisma, { name: 'jobs-changed' }, null);
  await expect(jobsOf(app())).rejects.toThrow();
  await app().db.pool.query('alter table moved_jobs rename to published_jobs');
  expect((await jobsOf(app())).table.rowOf(jobId)).toBeGreaterThanOrEqual(0);
});

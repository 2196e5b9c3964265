import type pg from 'pg';
import { makeJobDraft } from '../../../server/testing/jobs.ts';
import { someImprint } from '../../../server/testing/verification.ts';
import { ask, makeOwner, post, resultOf, type Visitor } from '../accounts.ts';

export type Company = Visitor & { jobIds: string[] };

export async function makeCompany(baseUrl: string, pool: pg.Pool, jobs = 1): Promise<Company> {
  const { cookie } = await makeOwner(baseUrl, 'company@example.org');
  await pool.query(`update orgs set organisation_values = '{Natur,Humor,Mut}'`);
  const visitor = { baseUrl, cookie };
  await post(visitor, 'verification.saveImprint', { imprint: someImprint, basedOnVersion: 0 });
  const jobIds: string[] = [];
  for (let count = 0; count < jobs; count++) jobIds.push(await publishJob(visitor, count));
  // Lifts the rate limit: this measures the response time.
  await pool.query(
    `insert into rate_limits (key, points, expire) select 'found-lists:' || id, -1000000, $1 from orgs on conflict do nothing`,
    [Date.now() + 3_600_000],
  );
  return { ...visitor, jobIds };
}

async function publishJob(company: Visitor, number: number): Promise<string> {
  const { skills, ...others } = makeJobDraft();
  const requirements = skills.map(({ skillId, weight }) => ({ skillId: skillId + 4 * number, weight }));
  const draft = { ...others, skills: requirements };
  const { jobId } = await resultOf<{ jobId: string }>(await post(company, 'jobs.create', { title: draft.title }));
  const revisionOf = async () => (await ask<{ revision: string }>(company, 'jobs.job', { jobId })).revision;
  await post(company, 'jobs.save', { jobId, revision: await revisionOf(), draft });
  await post(company, 'jobs.publish', { jobId, revision: await revisionOf() });
  return jobId;
}

import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { fillCandidates } from '../../testing/fill-candidates.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { explain, vacuumTables } from '../../testing/query-plans.ts';
import { lockedStatement, markStatement } from './row-queries.ts';

const app = testApp();

test('the first queries of every list use only indexes, regardless of releases to others', async () => {
  const now = app().clock.now();
  const companyOf = async (count: number): Promise<string> => {
    const { orgId, owner } = await makeCrew(app());
    const { jobId } = await makePublishedJob(owner);
    await fillCandidates(app(), { orgId, jobIds: [jobId], count, now });
    return orgId;
  };
  await companyOf(4_000);
  const orgId = await companyOf(200);
  await vacuumTables(app(), 'users', 'releases');
  const mark = markStatement({ orgId, now });
  const plans = [
    await explain(app(), mark),
    await explain(app(), { ...mark, name: undefined }),
    await explain(app(), lockedStatement(orgId)),
  ];
  expect(plans[0]).toContain('releases_org_id_expires_at_revision_idx');
  expect(plans[1]).toContain('releases_org_id_expires_at_revision_idx');
  expect(plans[2]).toContain('users_locked');
  expect(plans.join()).not.toContain('Seq Scan');
});

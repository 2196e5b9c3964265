import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { callerFor } from '../../../testing/people.ts';
import { asShown, takeSoftskillTest, takeValueTest } from '../../../testing/test-runs.ts';
import { loadCatalogue } from '../soft-skills/catalogue.ts';
import { findRun, listDecisions } from '../soft-skills/queries.ts';
import { computeSoftskillResult } from '../soft-skills/score-run.ts';
import { queueOutdatedResults, recomputeOutdatedResults } from './recompute-outdated.ts';
import { verifyResults } from './verify.ts';

const app = testApp();

test('every result can be recomputed from its answers; a manipulated one is reported', async () => {
  const guest = await callerFor(app(), null);
  const honest = await takeSoftskillTest(guest);
  const forged = await takeSoftskillTest(guest);
  const values = await takeValueTest(guest);
  const other = await takeValueTest(guest);
  expect(await verifyResults(app().db)).toEqual({ checked: 4, differences: [] });
  await app().db.pool.query(`update softskill_test_results set scores = scores || '{"1": 3}' where id = $1`, [
    forged.resultId,
  ]);
  await app().db.pool.query(`update value_test_results set consistence = 0.5 where id = $1`, [values.resultId]);
  const { checked, differences } = await verifyResults(app().db);
  expect(checked).toBe(4);
  expect(differences).toEqual([
    { kind: 'softskill', resultId: forged.resultId },
    { kind: 'values', resultId: values.resultId },
  ]);
  expect([honest.resultId, other.resultId]).not.toContain(differences[0]?.resultId);
});

test('verifies a version 1 result by its own rules, and recomputes it from its answers', async () => {
  const guest = await callerFor(app(), null);
  const { resultId, token } = await takeSoftskillTest(guest, (group) => asShown(group).toReversed());
  const { prisma } = app().db;
  const now = await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  const run = await findRun(prisma, { id: now.runId });
  if (run === null) throw new Error('no run');
  const catalogue = await loadCatalogue(app().db, run.catalogueVersionId);
  const former = computeSoftskillResult(catalogue, {
    run,
    decisions: await listDecisions(prisma, run.id),
    scoringVersion: 1,
  });
  expect(former.bands).not.toEqual(now.bands);
  await prisma.softskillTestResult.update({ where: { id: resultId }, data: { ...former, scoringVersion: 1 } });
  expect((await verifyResults(app().db)).differences.map((difference) => difference.resultId)).not.toContain(resultId);
  expect((await guest.results.softskill({ token })).quality.decisive).toEqual([]);

  await queueOutdatedResults(app());
  await recomputeOutdatedResults(app());
  expect(await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } })).toEqual(now);
  await recomputeOutdatedResults(app());
});

test('recomputes a result that used statement offsets, and skips it in the verification until then', async () => {
  const { resultId } = await takeSoftskillTest(await callerFor(app(), null));
  const { prisma } = app().db;
  const now = await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  await prisma.softskillTestResult.update({ where: { id: resultId }, data: { bands: [], scoringVersion: 0 } });
  expect((await verifyResults(app().db)).differences.map((difference) => difference.resultId)).not.toContain(resultId);
  await recomputeOutdatedResults(app());
  expect(await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } })).toEqual(now);
});

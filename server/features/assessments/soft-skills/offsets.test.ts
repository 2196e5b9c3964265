import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { manyFinishedRuns } from '../../../testing/many-runs.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, personAs } from '../../../testing/people.ts';
import { formerAdminCaller } from '../../../testing/settings.ts';
import { byId, takeSoftskillTest } from '../../../testing/test-runs.ts';
import { verifyResults } from '../results/verify.ts';
import { findOffsets } from './offset-queries.ts';

const app = testApp();
const staff = async () => (await callerFor(app(), await personAs(app(), 'platformAdmin'))).adminQuality;
const variant = 'test1';
const bandsOf = async (id: string) =>
  app().db.prisma.softskillTestResult.findUniqueOrThrow({ where: { id }, select: { bands: true, offsetsId: true } });

test('offsets are estimated from 100 finished runs, wait until they are switched on, and stay with what they were used for', async () => {
  const guest = await callerFor(app(), null);
  const before = await takeSoftskillTest(guest, byId);
  const admin = await staff();
  await manyFinishedRuns(app(), before.resultId, 98);
  await expect(admin.estimate({ variant })).rejects.toMatchObject({
    cause: { code: 'TOO_FEW_RUNS', details: { needed: 100, found: 99 } },
  });
  await manyFinishedRuns(app(), before.resultId, 1);
  const { adminQuality: former } = await formerAdminCaller(app());
  expect(await outcomeOf(former.estimate({ variant }))).toBe('FORBIDDEN');
  expect(await app().db.prisma.statementOffsets.count()).toBe(0);
  const { offsetsId: id } = await admin.estimate({ variant });
  expect(await outcomeOf(former.switchOn({ offsetsId: id }))).toBe('FORBIDDEN');
  const learned = (await findOffsets(app().db.prisma, id))?.offsets;
  // Everybody ordered by id: what came first in its groups attracted more than what came last.
  const { statementOrder } = await app().db.prisma.softskillGroupDecision.findFirstOrThrow({
    where: { groupIndex: 0 },
  });
  const [first = 0, , , last = 0] = statementOrder;
  expect(learned?.get(first)).toBeGreaterThan(learned?.get(last) ?? 0);

  const unused = await takeSoftskillTest(guest, byId);
  expect((await bandsOf(unused.resultId)).offsetsId).toBeNull();
  await admin.switchOn({ offsetsId: id });
  const after = await takeSoftskillTest(guest, byId);
  expect((await bandsOf(after.resultId)).offsetsId).toBe(id);
  // They say what everybody says: nothing stands out any more.
  const spread = async (resultId: string) => {
    const { bands } = await bandsOf(resultId);
    const strengths = (bands as Array<{ strength: number }>).map(({ strength }) => strength);
    return Math.max(...strengths) - Math.min(...strengths);
  };
  expect(await spread(after.resultId)).toBeLessThan((await spread(before.resultId)) / 2);
  expect((await bandsOf(before.resultId)).offsetsId).toBeNull();
  const { checked, differences } = await verifyResults(app().db);
  expect([checked, differences]).toEqual([102, []]);
});

test('what is not there, or in use already, is not switched on', async () => {
  const admin = await staff();
  const { id } = await app().db.prisma.statementOffsets.findFirstOrThrow({ select: { id: true } });
  for (const offsetsId of [2_000_000_000, id])
    await expect(admin.switchOn({ offsetsId })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
});

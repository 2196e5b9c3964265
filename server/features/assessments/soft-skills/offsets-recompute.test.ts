import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { manyFinishedRuns } from '../../../testing/many-runs.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson, personAs } from '../../../testing/people.ts';
import { formerAdminCaller } from '../../../testing/settings.ts';
import { byId, takeSoftskillTest } from '../../../testing/test-runs.ts';
import { measuredResults } from '../results/measured.ts';
import { bringUpToDate } from '../results/outdated.ts';
import { verifyResults } from '../results/verify.ts';
import { activeCatalogue } from './catalogue.ts';

const app = testApp({ mail: false });
const variant = 'test1';

test('all results of the version are computed anew with the offsets in use, each saying so, once, by a job that shows how far it is', async () => {
  const { prisma } = app().db;
  const admin = await personAs(app(), 'platformAdmin');
  const { adminQuality } = await callerFor(app(), admin);
  const person = await makePerson(app());
  const { resultId } = await takeSoftskillTest(await callerFor(app(), person), byId);
  await manyFinishedRuns(app(), resultId, 45);
  const measured = await measuredResults(app(), person.userId);
  const before = await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  expect(await outcomeOf(adminQuality.recompute({ variant }))).toBe('NOT_FOUND');
  const { versionId, statements } = await activeCatalogue(app().db, variant);
  const offsets = [...statements.keys()].map((id) => [id, Math.sin(id)]);
  const data = { catalogueVersionId: versionId, offsets, runs: 100 };
  const { id } = await prisma.statementOffsets.create({ data, select: { id: true } });
  await adminQuality.switchOn({ offsetsId: id });

  expect(await outcomeOf((await formerAdminCaller(app())).adminQuality.recompute({ variant }))).toBe('FORBIDDEN');
  // Two at once are one.
  const ordered = await Promise.all([adminQuality.recompute({ variant }), adminQuality.recompute({ variant })]);
  expect(ordered).toEqual([{ results: 46 }, { results: 46 }]);
  await expect
    .poll(() => adminQuality.progress({ variant }), { timeout: 20_000 })
    .toEqual({ status: 'done', done: 46, of: 46, error: null });
  expect(await prisma.softskillTestResult.count({ where: { offsetsId: id } })).toBe(46);
  const after = await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  expect(after.bands).not.toEqual(before.bands);
  expect([after.scores, after.quality, after.createdAt]).toEqual([before.scores, before.quality, before.createdAt]);
  expect((await verifyResults(app().db)).differences).toEqual([]);
  expect((await measuredResults(app(), person.userId)).skills?.rankOf).not.toEqual(measured.skills?.rankOf);
  const { offsets: shown } = await adminQuality.state({ variant });
  expect(shown.stored).toEqual([
    { offsetsId: id, runs: 100, estimatedAt: expect.any(Date), activatedAt: app().clock.now(), isActive: true },
  ]);

  // Nothing is left to do: nothing is ordered.
  expect(await adminQuality.recompute({ variant })).toEqual({ results: 0 });
  const events = await auditTrail(app(), { resourceType: 'catalogue' });
  expect(events.map(({ action, resourceId, actorId, details }) => [action, resourceId, actorId, details])).toEqual([
    ['offsets_switched_on', String(versionId), admin?.userId, { offsets_id: id }],
    ['results_recomputed', String(versionId), admin?.userId, { results: 46 }],
  ]);

  // New scoring rules leave a result what it knew about the statements.
  await prisma.softskillTestResult.update({ where: { id: resultId }, data: { scoringVersion: 1, bands: [] } });
  await bringUpToDate(app());
  expect(await prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } })).toEqual(after);
});

test('it ends, and says so, when others are switched on meanwhile', async () => {
  const { prisma } = app().db;
  const { adminQuality } = await callerFor(app(), await personAs(app(), 'platformAdmin'));
  const { versionId: catalogueVersionId } = await activeCatalogue(app().db, variant);
  const add = async (offsets: Array<[number, number]>) =>
    (await prisma.statementOffsets.create({ data: { catalogueVersionId, offsets, runs: 100 }, select: { id: true } }))
      .id;
  const [second, third] = [await add([[1, 1]]), await add([[1, 2]])];
  app().clock.advance(1_000);
  await adminQuality.switchOn({ offsetsId: second });
  app().clock.advance(1_000);
  await adminQuality.recompute({ variant });
  await adminQuality.switchOn({ offsetsId: third });
  const { offsets } = await adminQuality.state({ variant });
  expect(offsets.stored.map(({ isActive }) => isActive)).toEqual([true, false, false]);
  await expect.poll(async () => (await adminQuality.progress({ variant }))?.status, { timeout: 20_000 }).toBe('failed');
  expect(await prisma.softskillTestResult.count({ where: { offsetsId: third } })).toBe(0);
  expect((await verifyResults(app().db)).differences).toEqual([]);
});

/**
 * What the finished runs of a catalogue version teach about its statements: which of them attract everybody. Estimated for itself, used in runs that are finished after it was switched on; what a result was computed with
 * stays with it.
 */
import { runsForOffsets } from '#shared/assessments/soft-skills/statement-offsets.ts';
import type { App } from '../../../core/app.ts';
import { seconds } from '../../../core/clock.ts';
import { inTransaction } from '../../../core/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { worksIn } from '../../../core/workers/work.ts';
import { activateOffsets, countFinishedRuns, countOrders, insertOffsets, meanSpread } from './offset-queries.ts';

const works = worksIn<typeof import('./offsets.work.ts')>(new URL('./offsets.work.ts', import.meta.url));
const terms = { pace: 'quick', limitMs: seconds(30), tooMuch: 'BUSY' } as const;

/** @returns the id under which the estimate waits to be switched on. @throws RuleError TOO_FEW_RUNS */
export async function estimateOffsets(app: App, catalogueVersionId: number): Promise<number> {
  const { prisma } = app.db;
  const runs = await countFinishedRuns(prisma, catalogueVersionId);
  if (runs < runsForOffsets) throw new RuleError('TOO_FEW_RUNS', { needed: runsForOffsets, found: runs });
  const [counts, spread] = await Promise.all([
    countOrders(prisma, catalogueVersionId),
    meanSpread(prisma, catalogueVersionId),
  ]);
  const { offsets } = await app.workers.run(works('learnOffsets'), { counts, spread }, terms);
  return insertOffsets(prisma, { catalogueVersionId, offsets, runs, estimatedAt: app.clock.now() });
}

/** From now on. Former results keep what they were computed with. @throws RuleError NOT_FOUND */
export const switchOnOffsets = (app: App, id: number): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    if (!(await activateOffsets(tx, id, app.clock.now()))) throw new RuleError('NOT_FOUND');
  });

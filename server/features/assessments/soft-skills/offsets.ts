/**
 * What the finished runs of a catalogue version teach about its statements: which of them attract everybody. Estimated for itself, used in runs that are finished after it was switched on; what a result was computed with
 * stays with it, until results are recomputed on purpose (offsets-recompute.ts).
 */
import { runsForOffsets } from '#shared/assessments/soft-skills/statement-offsets.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { App } from '../../../core/app.ts';
import { seconds } from '../../../core/clock.ts';
import type { SignedInContext } from '../../../core/context.ts';
import { inTransaction } from '../../../core/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { worksIn } from '../../../core/workers/work.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { requireActingAdmin } from '../../members/service.ts';
import { activeCatalogue } from './catalogue.ts';
import {
  activateOffsets,
  countFinishedRuns,
  countOrders,
  findActiveOffsets,
  insertOffsets,
  listOffsets,
  meanSpread,
} from './offset-queries.ts';

const works = worksIn<typeof import('./offsets.work.ts')>(new URL('./offsets.work.ts', import.meta.url));
const terms = { pace: 'quick', limitMs: seconds(30), tooMuch: 'BUSY' } as const;

/**
 * From the stored runs of the version that new runs of the variant start on.
 * @returns the id under which the estimate waits to be switched on. @throws RuleError TOO_FEW_RUNS, NO_CATALOGUE
 */
export async function estimateOffsets(ctx: SignedInContext, variant: TestVariant): Promise<number> {
  const { app } = ctx;
  const { prisma } = app.db;
  const { versionId: catalogueVersionId } = await activeCatalogue(app.db, variant);
  const runs = await countFinishedRuns(prisma, catalogueVersionId);
  if (runs < runsForOffsets) throw new RuleError('TOO_FEW_RUNS', { needed: runsForOffsets, found: runs });
  const [counts, spread] = await Promise.all([
    countOrders(prisma, catalogueVersionId),
    meanSpread(prisma, catalogueVersionId),
  ]);
  const { offsets } = await app.workers.run(works('learnOffsets'), { counts, spread }, terms);
  const row = { catalogueVersionId, offsets, runs, estimatedAt: app.clock.now() };
  return inTransaction(app.db, async (tx) => {
    await requireActingAdmin(ctx, tx);
    const id = await insertOffsets(tx, row);
    const resourceId = String(catalogueVersionId);
    await logAuditEvent(ctx, tx, { action: 'offsets_estimated', resourceId, details: { runs }, names: {} });
    return id;
  });
}

/** From now on. Former results keep what they were computed with. @throws RuleError NOT_FOUND */
export const switchOnOffsets = (ctx: SignedInContext, id: number): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const versionId = await activateOffsets(tx, id, ctx.app.clock.now());
    await requireActingAdmin(ctx, tx);
    if (versionId === null) throw new RuleError('NOT_FOUND');
    const [resourceId, details] = [String(versionId), { offsets_id: id }];
    await logAuditEvent(ctx, tx, { action: 'offsets_switched_on', resourceId, details, names: {} });
  });

/** The newest estimates of a version and which of them is in use, and how many stored runs the next one would be made from. */
export async function offsetsState({ db: { prisma } }: App, versionId: number) {
  const [stored, active, learnable] = await Promise.all([
    listOffsets(prisma, versionId),
    findActiveOffsets(prisma, versionId),
    countFinishedRuns(prisma, versionId),
  ]);
  return { stored: stored.map((row) => ({ ...row, isActive: row.id === active?.id })), learnable };
}

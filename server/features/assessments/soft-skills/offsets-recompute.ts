/**
 * Results of a catalogue version are computed anew with the offsets that are in use, when an admin wants it: otherwise what a result was
 * computed with stays with it. The row says afterwards which offsets it was, so that everybody can come to the same again. What it
 * was before can be computed, too: offsets never change, and the audit log keeps when which of them were switched on and when results
 * were recomputed with them. What was released or shown to companies is a copy and
 * stays as it was.
 */
import { z } from 'zod';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { App } from '../../../core/app.ts';
import { again, defineJob, type JobWork } from '../../../core/background/definition.ts';
import { startJob } from '../../../core/background/run.ts';
import { hours, later, minutes } from '../../../core/clock.ts';
import type { SignedInContext } from '../../../core/context.ts';
import { inTransaction } from '../../../core/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { requireActingAdmin } from '../../members/service.ts';
import { computeAnew } from '../results/outdated.ts';
import { activeCatalogue } from './catalogue.ts';
import { findActiveOffsets, type LearnedOffsets } from './offset-queries.ts';
import {
  countOtherResults,
  findRecomputing,
  listOtherResults,
  lockRecomputing,
  type Place,
  type RecomputingRow,
} from './offsets-recompute-queries.ts';

const portion = 20;
/** After so many portions others come in between, and a restart has less to do again. */
const portionsOfTurn = 25;
/** Longer than any of them waits for its turn. */
const shownForMs = hours(24);

const count = z.int().min(0);
const payload = z.object({ versionId: z.int(), offsetsId: z.int(), of: count });
const progress = z.object({ versionId: z.int(), done: count, of: count });
type Payload = z.infer<typeof payload>;
type Progress = z.infer<typeof progress>;

export const recomputeJob = defineJob({
  kind: 'recompute-results',
  payload,
  progress,
  result: z.object({ results: count }),
  attempts: 3,
  atOnce: 1,
  limitMs: minutes(10),
  retryDelaySeconds: 5,
  run: recompute,
});

/**
 * Orders it. Ordering it again while it is under way changes nothing.
 * @returns how many results it is about; 0 if all of them say the same already. @throws RuleError NOT_FOUND if no offsets are in use
 */
export async function orderRecompute(ctx: SignedInContext, variant: TestVariant): Promise<{ results: number }> {
  const { app, user } = ctx;
  const { versionId } = await activeCatalogue(app.db, variant);
  return inTransaction(app.db, async (tx) => {
    await lockRecomputing(tx, versionId);
    await requireActingAdmin(ctx, tx);
    const learned = await findActiveOffsets(tx, versionId);
    if (learned === null) throw new RuleError('NOT_FOUND');
    const current = await findRecomputing(tx, versionId, later(app.clock.now(), -shownForMs));
    if (current !== null && isOpen(current)) return { results: current.of };
    const results = await countOtherResults(tx, { versionId, offsetsId: learned.id });
    if (results === 0) return { results };
    const given = { versionId, offsetsId: learned.id, of: results };
    await startJob(app, tx, recomputeJob, { ownerId: user.userId, payload: given });
    const resourceId = String(versionId);
    await logAuditEvent(ctx, tx, { action: 'results_recomputed', resourceId, details: { results }, names: {} });
    return { results };
  });
}

const isOpen = ({ status }: RecomputingRow): boolean => status === 'waiting' || status === 'running';

export const recomputing = ({ db, clock }: App, versionId: number): Promise<RecomputingRow | null> =>
  findRecomputing(db.prisma, versionId, later(clock.now(), -shownForMs));

const beginning: Place = { finishedAt: '-infinity', runId: '00000000-0000-0000-0000-000000000000' };

/** Ends where others have been switched on meanwhile: then it has to be ordered anew. */
async function recompute({ app, payload: wanted, tell, signal }: JobWork<Payload, Progress>) {
  const { versionId, of } = wanted;
  let left = await countOtherResults(app.db.prisma, wanted);
  let after = beginning;
  for (let step = 0; step < portionsOfTurn; step++) {
    await tell({ versionId, done: Math.max(0, of - left), of });
    signal.throwIfAborted();
    const learned = await learnedAs(app, wanted);
    const rows = await listOtherResults(app.db.prisma, { ...wanted, after, take: portion });
    for (const row of rows) left -= Number(await computeAnew(app, row, learned));
    const last = rows.at(-1);
    if (last === undefined) return { results: of };
    after = { finishedAt: last.finishedAt, runId: last.runId };
  }
  return again;
}

async function learnedAs({ db }: App, { versionId, offsetsId }: Payload): Promise<LearnedOffsets> {
  const learned = await findActiveOffsets(db.prisma, versionId);
  if (learned?.id !== offsetsId) throw new RuleError('NOT_FOUND');
  return learned;
}

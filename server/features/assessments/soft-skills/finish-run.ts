import { scoringVersion } from '#shared/assessments/soft-skills/scoring.ts';
import { partOneGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { catalogueOfRun } from './catalogue.ts';
import { type Decision, findResultIdOf, insertResult, listDecisions, lockRun, type RunRow } from './queries.ts';
import { requireAccessibleRun } from './run-state.ts';
import { computeSoftskillResult } from './score-run.ts';

/** Finishing again returns the same result. @throws RuleError RUN_INCOMPLETE */
export async function finishRun(ctx: Context, key: string): Promise<{ resultId: string }> {
  const { id, catalogueVersionId } = await requireAccessibleRun(ctx, key);
  const catalogue = await catalogueOfRun(ctx.app, { catalogueVersionId });
  return inTransaction(ctx.app.db, async (tx) => {
    const run = await lockRun(tx, id);
    if (run === null) throw new RuleError('NOT_FOUND');
    const existingResultId = await findResultIdOf(tx, id);
    if (existingResultId !== null) return { resultId: existingResultId };
    const decisions = await listDecisions(tx, id);
    if (!isComplete(run, decisions)) throw new RuleError('RUN_INCOMPLETE');
    const scored = computeSoftskillResult(catalogue, { run, decisions, scoringVersion });
    const result = { ...scored, scoringVersion, createdAt: ctx.app.clock.now() };
    return { resultId: await insertResult(tx, run, result) };
  });
}

const isComplete = (run: RunRow, decisions: readonly Decision[]): boolean =>
  run.shownPartTwo !== null && decisions.length === partOneGroupCount + run.shownPartTwo.length;

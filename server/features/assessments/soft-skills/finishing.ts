/** The end of a soft-skill test: every group is there, the result is computed from the stored orders and kept. */
import { runQuality } from '#shared/assessments/soft-skills/quality.ts';
import { scoreAnswers, scoringVersion } from '#shared/assessments/soft-skills/scoring.ts';
import { rankBands } from '#shared/assessments/soft-skills/uncertainty.ts';
import { partOneGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { type Catalogue, loadCatalogue, skillOf } from './catalogue.ts';
import { partOneOf } from './part-two.ts';
import { type Decision, findResultIdOf, insertResult, listDecisions, lockRun, type RunRow } from './queries.ts';
import { accessibleRun } from './run-state.ts';

/** Finishing again returns the same result. @throws RuleError RUN_INCOMPLETE */
export async function finishRun(ctx: Context, key: string): Promise<{ resultId: string }> {
  const { id, catalogueVersionId } = await accessibleRun(ctx, key);
  const catalogue = await loadCatalogue(ctx.app.db, catalogueVersionId);
  return inTransaction(ctx.app.db, async (tx) => {
    const run = await lockRun(tx, id);
    if (run === null) throw new RuleError('NOT_FOUND');
    const finished = await findResultIdOf(tx, id);
    if (finished !== null) return { resultId: finished };
    const decisions = await listDecisions(tx, id);
    if (!isComplete(run, decisions)) throw new RuleError('RUN_INCOMPLETE');
    const result = { ...softskillResultOf(catalogue, run, decisions), scoringVersion, createdAt: ctx.app.clock.now() };
    return { resultId: await insertResult(tx, run, result) };
  });
}

const isComplete = (run: RunRow, decisions: readonly Decision[]): boolean =>
  run.shownPartTwo !== null && decisions.length === partOneGroupCount + run.shownPartTwo.length;

type Shown = Pick<RunRow, 'shownPartOne' | 'shownPartTwo'>;

/** Points, rank bands and quality, from nothing but the catalogue version, what was shown and what was answered. */
export function softskillResultOf(catalogue: Catalogue, run: Shown, decisions: readonly Decision[]) {
  const answered = decisions.map(({ statementOrder }) => ({ statementIds: statementOrder, order: statementOrder }));
  const bySkill = skillOf(catalogue);
  const partOne = partOneOf(decisions);
  const conduct = partOne.map(({ groupIndex, statementOrder, durationSeconds }) => ({
    shownOrder: run.shownPartOne[groupIndex] ?? [],
    order: statementOrder,
    durationMs: durationSeconds * 1000,
  }));
  return {
    scores: Object.fromEntries(scoreAnswers(answered, bySkill, catalogue.skillIds)),
    bands: rankBands(answered, bySkill, catalogue.skillIds),
    quality: runQuality(conduct, bySkill),
  };
}

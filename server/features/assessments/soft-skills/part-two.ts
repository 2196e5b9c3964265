import { shuffle } from '#shared/assessments/random.ts';
import { partTwoGroups } from '#shared/assessments/soft-skills/design.ts';
import { partTwoSkills } from '#shared/assessments/soft-skills/part-two-skills.ts';
import { partOneGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { SoftskillRunState } from '#shared/assessments/state.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { type Catalogue, catalogueOfRun, skillOf } from './catalogue.ts';
import {
  type Decision,
  deletePartTwoDecisions,
  listDecisions,
  lockRun,
  type NewDecision,
  type RunRow,
  updatePartTwo,
} from './queries.ts';
import { readRun, requireAccessibleRun } from './run-state.ts';
import { storeDecisionInTransaction } from './store-decisions.ts';

type RunContext = { runId: string; catalogue: Catalogue };

/** @throws RuleError RUN_INCOMPLETE */
export async function beginPartTwo(ctx: Context, key: string): Promise<SoftskillRunState> {
  const run = await requireAccessibleRun(ctx, key);
  const catalogue = await catalogueOfRun(ctx.app, run);
  await inTransaction(ctx.app.db, async (tx) => {
    const locked = await lockOpenRun(tx, run.id);
    if (locked.shownPartTwo !== null) return;
    const decisions = partOneOf(await listDecisions(tx, run.id));
    if (decisions.length < partOneGroupCount) throw new RuleError('RUN_INCOMPLETE');
    await updatePartTwo(tx, run.id, buildPartTwo(catalogue, strongestSkillIds(catalogue, decisions)));
  });
  return readRun(ctx, key);
}

async function lockOpenRun(tx: Tx, runId: string): Promise<RunRow> {
  const run = await lockRun(tx, runId);
  if (run === null) throw new RuleError('NOT_FOUND');
  if (run.status === 'finished') throw new RuleError('RUN_FINISHED');
  return run;
}

export const partOneOf = (decisions: readonly Decision[]): Decision[] =>
  decisions.filter(({ groupIndex }) => groupIndex < partOneGroupCount);

function strongestSkillIds(catalogue: Catalogue, partOne: readonly Decision[]): number[] {
  const answered = partOne.map(({ statementOrder }) => ({ statementIds: statementOrder, order: statementOrder }));
  return partTwoSkills(answered, skillOf(catalogue), catalogue.skillIds);
}

function buildPartTwo(catalogue: Catalogue, skillIds: readonly number[]): number[][] {
  const additional = skillIds.flatMap((skillId) => {
    const pair = catalogue.additional.get(skillId);
    return pair === undefined ? [] : [{ skillId, additional: pair }];
  });
  return partTwoGroups(additional).map((group) => shuffle(group, Math.random));
}

/** Rebuilds part 2 if the ten strongest skills or their order change. */
export async function replacePartOneAnswer(
  tx: Tx,
  { runId, catalogue }: RunContext,
  decision: NewDecision,
): Promise<void> {
  const run = await lockOpenRun(tx, runId);
  const before = strongestSkillIds(catalogue, partOneOf(await listDecisions(tx, runId)));
  await storeDecisionInTransaction(tx, run, decision);
  const after = strongestSkillIds(catalogue, partOneOf(await listDecisions(tx, runId)));
  if (before.join() === after.join()) return;
  await deletePartTwoDecisions(tx, runId, partOneGroupCount);
  await updatePartTwo(tx, runId, buildPartTwo(catalogue, after));
}

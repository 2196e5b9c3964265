/**
 * Taking the soft-skill test. The browser sends orders of statement ids, never points. Every confirmed group is stored at
 * once and may be changed until the run is finished. Part 2 is built here from part 1; a part-1 answer that changes the
 * ten strongest skills afterwards renews part 2. Finishing needs every group and can be repeated without effect.
 */

import { shuffle } from '#shared/assessments/random.ts';
import type { AnswerInput } from '#shared/assessments/schema.ts';
import { isOrderOf, pointsOfGroup } from '#shared/assessments/soft-skills/scoring.ts';
import { partOneGroupCount, type TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { SoftskillRunState } from '#shared/assessments/state.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { hashToken, newToken } from '../../../core/random.ts';
import { rowFor } from '../runs/access.ts';
import { takeRun } from '../runs/limits.ts';
import { activeCatalogue, loadCatalogue, skillOf } from './catalogue.ts';
import { replacePartOneAnswer } from './part-two.ts';
import { deleteUnansweredRun, findOpenRun, insertRun, lookUpRun, type RunRow } from './queries.ts';
import { accessibleRun, stateOf } from './run-state.ts';
import { storeDecision } from './store-decisions.ts';

/**
 * Goes on with this person's open run of the variant, or begins one. A run of the other variant that this browser began and
 * never answered goes for it. @throws RuleError TOO_MANY_ATTEMPTS
 */
export async function startRun(
  ctx: Context,
  input: { variant: TestVariant; token: string | null },
): Promise<SoftskillRunState> {
  const { db, clock } = ctx.app;
  const open = await ownOpenRun(ctx, input);
  if (open !== null) return stateOf(ctx, open.key, open.run);
  await takeRun(ctx);
  const catalogue = await activeCatalogue(db, input.variant);
  const token = newToken();
  if (input.token !== null) await deleteUnansweredRun(db.prisma, hashToken(input.token));
  const run = await insertRun(db.prisma, {
    testToken: hashToken(token),
    userId: ctx.user?.userId ?? null,
    testVariant: input.variant,
    catalogueVersionId: catalogue.versionId,
    shownPartOne: catalogue.groups.map((group) => shuffle(group, Math.random)),
    startedAt: clock.now(),
  });
  return stateOf(ctx, token, run);
}

async function ownOpenRun(ctx: Context, { variant, token }: { variant: TestVariant; token: string | null }) {
  if (token !== null) {
    const run = await lookUpRun(ctx.app.db, rowFor(token));
    const isMine = run !== null && (run.userId === null || run.userId === ctx.user?.userId);
    if (isMine && run.status === 'open' && run.testVariant === variant) return { key: token, run };
  }
  const run = ctx.user === null ? null : await findOpenRun(ctx.app.db.prisma, ctx.user.userId, variant);
  return run === null ? null : { key: run.id, run };
}

/** Stores one confirmed group. @throws RuleError RUN_FINISHED, ORDER_INVALID, PART_TWO_CHANGED */
export async function answerGroup(ctx: Context, { token, ...answer }: AnswerInput): Promise<void> {
  const { db, clock } = ctx.app;
  const run = await accessibleRun(ctx, token);
  if (run.status === 'finished') throw new RuleError('RUN_FINISHED');
  const catalogue = await loadCatalogue(db, run.catalogueVersionId);
  requireOrderOfGroup(run, answer);
  const groupScores = Object.fromEntries(
    pointsOfGroup(answer.order, skillOf(catalogue)).map(({ skillId, points }) => [skillId, points]),
  );
  const decision = { ...answer, groupScores, decidedAt: clock.now() };
  if (answer.groupIndex < partOneGroupCount && run.shownPartTwo !== null) {
    return inTransaction(db, (tx) => replacePartOneAnswer(tx, { runId: run.id, catalogue }, decision));
  }
  if (await storeDecision(db, run, decision)) return;
  const now = await accessibleRun(ctx, token);
  throw new RuleError(now.status === 'finished' ? 'RUN_FINISHED' : 'PART_TWO_CHANGED');
}

function requireOrderOfGroup(run: RunRow, { groupIndex, order }: Pick<AnswerInput, 'groupIndex' | 'order'>): void {
  const isPartTwo = groupIndex >= partOneGroupCount;
  const group = isPartTwo ? run.shownPartTwo?.[groupIndex - partOneGroupCount] : run.shownPartOne[groupIndex];
  if (group === undefined || !isOrderOf(order, group))
    throw new RuleError(isPartTwo && group !== undefined ? 'PART_TWO_CHANGED' : 'ORDER_INVALID');
}

import { shuffle } from '#shared/assessments/random.ts';
import type { AnswerInput } from '#shared/assessments/schema.ts';
import { isOrderOf, pointsOfGroup } from '#shared/assessments/soft-skills/scoring.ts';
import { partOneGroupCount, type TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { SoftskillRunState } from '#shared/assessments/state.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { hashToken, newToken } from '../../../core/runtime/random.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { freshStart, isAccessible, ownerOf, requireRunQuota, rowKeyOf } from '../runs/run-access.ts';
import { activeCatalogue, catalogueOfRun, skillOf } from './catalogue.ts';
import { replacePartOneAnswer } from './part-two.ts';
import {
  deleteUnansweredRun,
  findOpenRun,
  findRunByToken,
  insertRun,
  type NewDecision,
  type RunRow,
} from './queries.ts';
import { findCachedRun, invalidateRun, presentRun, requireAccessibleRun } from './run-state.ts';
import { storeDecision } from './store-decisions.ts';

/**
 * A new run deletes the unanswered run of the other variant that this browser started.
 * @throws RuleError TOO_MANY_ATTEMPTS
 */
export async function startRun(
  ctx: Context,
  input: { variant: TestVariant; token: string | null },
): Promise<SoftskillRunState> {
  const { db, clock } = ctx.app;
  const open = await findOwnOpenRun(ctx, input);
  const resumed = open && (await presentUnlessDeleted(ctx, open));
  if (resumed !== null) return resumed;
  const previous = input.token === null ? null : await findRunByToken(db, rowKeyOf(input.token));
  await requireRunQuota(ctx);
  const catalogue = await activeCatalogue(db, input.variant);
  const token = newToken();
  if (input.token !== null) await deleteUnansweredRun(db.prisma, hashToken(input.token));
  const run = await insertRun(db.prisma, {
    testToken: hashToken(token),
    userId: ownerOf(ctx),
    testVariant: input.variant,
    catalogueVersionId: catalogue.versionId,
    shownPartOne: catalogue.groups.map((group) => shuffle(group, Math.random)),
    startedAt: clock.now(),
  });
  return { ...(await presentRun(ctx, token, run)), ...freshStart(ctx, input.token, previous) };
}

const presentUnlessDeleted = (ctx: Context, { key, run }: { key: string; run: RunRow }) =>
  presentRun(ctx, key, run).catch((error: unknown) => {
    if (error instanceof RuleError && error.code === 'NOT_FOUND') return null;
    throw error;
  });

async function findOwnOpenRun(ctx: Context, { variant, token }: { variant: TestVariant; token: string | null }) {
  if (token !== null) {
    const run = await findRunByToken(ctx.app.db, rowKeyOf(token));
    const isMine = run !== null && (run.userId === null || run.userId === ownerOf(ctx));
    if (isMine && run.status === 'open' && run.testVariant === variant) return { key: token, run };
  }
  const owner = ownerOf(ctx);
  const run = owner === null ? null : await findOpenRun(ctx.app.db.prisma, owner, variant);
  return run === null ? null : { key: run.id, run };
}

/** @throws RuleError RUN_FINISHED, ORDER_INVALID, PART_TWO_CHANGED */
export async function answerGroup(ctx: Context, { token, ...answer }: AnswerInput): Promise<void> {
  const { db } = ctx.app;
  const cachedRun = await findCachedRun(db, rowKeyOf(token));
  if (
    cachedRun !== null &&
    isAccessible(ctx, token, cachedRun) &&
    (await tryStoreWithCachedRun(ctx, cachedRun, answer))
  )
    return;
  // The stored run decides the error code, not the cached one.
  invalidateRun(db, rowKeyOf(token));
  const run = await requireAccessibleRun(ctx, token);
  if (run.status === 'finished') throw new RuleError('RUN_FINISHED');
  requireOrderOfGroup(run, answer);
  const decision = await createDecision(ctx, run, answer);
  if (canRebuildPartTwo(run, answer)) return replaceAnswer(ctx, run, decision);
  if (await storeDecision(db, run, decision)) return;
  const now = await requireAccessibleRun(ctx, token);
  throw new RuleError(now.status === 'finished' ? 'RUN_FINISHED' : 'PART_TWO_CHANGED');
}

type Answer = Omit<AnswerInput, 'token'>;

async function tryStoreWithCachedRun(ctx: Context, run: RunRow, answer: Answer): Promise<boolean> {
  const group = groupOf(run, answer);
  const fits = run.status === 'open' && group !== undefined && isOrderOf(answer.order, group);
  if (!fits || canRebuildPartTwo(run, answer)) return false;
  return storeDecision(ctx.app.db, run, await createDecision(ctx, run, answer));
}

async function createDecision({ app }: Context, run: RunRow, answer: Answer): Promise<NewDecision> {
  const points = pointsOfGroup(answer.order, skillOf(await catalogueOfRun(app, run)));
  const groupScores = Object.fromEntries(points.map((scored) => [scored.skillId, scored.points]));
  return { ...answer, groupScores, decidedAt: app.clock.now() };
}

const canRebuildPartTwo = (run: RunRow, { groupIndex }: Answer): boolean =>
  groupIndex < partOneGroupCount && run.shownPartTwo !== null;

async function replaceAnswer({ app }: Context, run: RunRow, decision: NewDecision): Promise<void> {
  const catalogue = await catalogueOfRun(app, run);
  await inTransaction(app.db, (tx) => replacePartOneAnswer(tx, { runId: run.id, catalogue }, decision));
}

const groupOf = ({ shownPartOne, shownPartTwo }: RunRow, { groupIndex }: Answer): number[] | undefined =>
  groupIndex < partOneGroupCount ? shownPartOne[groupIndex] : shownPartTwo?.[groupIndex - partOneGroupCount];

function requireOrderOfGroup(run: RunRow, answer: Answer): void {
  const [group, isPartTwo] = [groupOf(run, answer), answer.groupIndex >= partOneGroupCount];
  if (group === undefined || !isOrderOf(answer.order, group))
    throw new RuleError(isPartTwo && group !== undefined ? 'PART_TWO_CHANGED' : 'ORDER_INVALID');
}

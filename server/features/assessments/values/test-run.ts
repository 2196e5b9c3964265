import { seededRandom, shuffle } from '#shared/assessments/random.ts';
import type { CompareInput } from '#shared/assessments/schema.ts';
import type { ValueRunState } from '#shared/assessments/state.ts';
import { consistence, scoreValues } from '#shared/assessments/values/consistency.ts';
import { pairSequence } from '#shared/assessments/values/value-pairs.ts';
import { isValueWord, valueWords } from '#shared/assessments/values/values.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { hashToken, newSeed, newToken } from '../../../core/runtime/random.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { freshStart, ownerOf, requireAccess, requireRunQuota, rowKeyOf } from '../runs/run-access.ts';
import {
  findOpenValueRun,
  findSelection,
  findValueResultIdOf,
  findValueRun,
  insertComparison,
  insertValueResult,
  insertValueRun,
  listComparisons,
  lockValueRun,
  updateSelection,
  type ValueRunRow,
} from './queries.ts';

export async function startValueRun(ctx: Context, token: string | null): Promise<ValueRunState> {
  const db = ctx.app.db.prisma;
  const tokenRun = token === null ? null : await findValueRun(db, rowKeyOf(token));
  const isMine =
    tokenRun !== null && tokenRun.status === 'open' && (tokenRun.userId === null || tokenRun.userId === ownerOf(ctx));
  if (isMine && token !== null) return stateOf(ctx, token, tokenRun);
  const owner = ownerOf(ctx);
  const open = owner === null ? null : await findOpenValueRun(db, owner);
  if (open !== null) return stateOf(ctx, open.id, open);
  await requireRunQuota(ctx);
  const fresh = newToken();
  const run = {
    testToken: hashToken(fresh),
    userId: ownerOf(ctx),
    seed: newSeed(),
    startedAt: ctx.app.clock.now(),
  };
  return { ...(await stateOf(ctx, fresh, await insertValueRun(db, run))), ...freshStart(ctx, token, tokenRun) };
}

const requireAccessibleValueRun = async (ctx: Context, key: string): Promise<ValueRunRow> =>
  requireAccess(ctx, key, await findValueRun(ctx.app.db.prisma, rowKeyOf(key)));

export const readValueRun = async (ctx: Context, key: string): Promise<ValueRunState> =>
  stateOf(ctx, key, await requireAccessibleValueRun(ctx, key));

async function stateOf({ app }: Context, token: string, run: ValueRunRow): Promise<ValueRunState> {
  const [selected, comparisons] = await Promise.all([
    findSelection(app.db.prisma, run.id),
    listComparisons(app.db.prisma, run.id),
  ]);
  const winners = new Map(comparisons.map((row) => [row.pairIndex, row.winner]));
  const pairs = (run.pairs ?? []).map((pair, index) => ({ ...pair, winner: winners.get(index) ?? null }));
  return { token, status: run.status, words: shuffle(valueWords, seededRandom(run.seed)), selected, pairs };
}

/** @throws RuleError NOT_FOUND, RUN_FINISHED */
export async function withOpenRun<T>(
  ctx: Context,
  key: string,
  work: (tx: Tx, run: ValueRunRow) => Promise<T>,
): Promise<T> {
  const { id } = await requireAccessibleValueRun(ctx, key);
  return inTransaction(ctx.app.db, async (tx) => {
    const run = await lockValueRun(tx, id);
    if (run === null) throw new RuleError('NOT_FOUND');
    if (run.status === 'finished') throw new RuleError('RUN_FINISHED');
    return work(tx, run);
  });
}

export async function chooseValues(ctx: Context, key: string, values: string[]): Promise<ValueRunState> {
  if (new Set(values).size !== values.length || !values.every(isValueWord)) throw new RuleError('INVALID_INPUT');
  await withOpenRun(ctx, key, async (tx, run) => {
    const before = await findSelection(tx, run.id);
    if (before !== null && [...before].sort().join() === [...values].sort().join()) return;
    if (run.shownTriads.length > 0) throw new RuleError('RUN_FINISHED');
    await updateSelection(tx, run, { values, pairs: pairSequence(values, seededRandom(run.seed + 1)) });
  });
  return readValueRun(ctx, key);
}

/** @throws RuleError ORDER_INVALID for a value that is not in the pair, RUN_FINISHED once contradictions were shown */
export async function compareValues(ctx: Context, { token, pairIndex, winner }: CompareInput): Promise<void> {
  const run = await requireAccessibleValueRun(ctx, token);
  if (run.status === 'finished') throw new RuleError('RUN_FINISHED');
  const pair = run.pairs?.[pairIndex];
  if (pair === undefined || (winner !== pair.left && winner !== pair.right)) throw new RuleError('ORDER_INVALID');
  const loser = winner === pair.left ? pair.right : pair.left;
  const stored = await insertComparison(ctx.app.db.prisma, run, {
    pairIndex,
    winner,
    loser,
    decidedAt: ctx.app.clock.now(),
  });
  if (!stored) throw new RuleError('RUN_FINISHED');
}

/** @throws RuleError RUN_INCOMPLETE */
export async function completeComparisons(tx: Tx, run: ValueRunRow) {
  const comparisons = await listComparisons(tx, run.id);
  if (run.pairs === null || comparisons.length < run.pairs.length) throw new RuleError('RUN_INCOMPLETE');
  return comparisons;
}

/** Finishing again returns the same result. @throws RuleError RUN_INCOMPLETE */
export async function finishValueRun(ctx: Context, key: string): Promise<{ resultId: string }> {
  const { id } = await requireAccessibleValueRun(ctx, key);
  return inTransaction(ctx.app.db, async (tx) => {
    const run = await lockValueRun(tx, id);
    if (run === null) throw new RuleError('NOT_FOUND');
    const finished = await findValueResultIdOf(tx, id);
    if (finished !== null) return { resultId: finished };
    const result = computeValueResult((await findSelection(tx, id)) ?? [], await completeComparisons(tx, run));
    return { resultId: await insertValueResult(tx, run, { ...result, createdAt: ctx.app.clock.now() }) };
  });
}

type Answer = { winner: string; loser: string; firstWinner: string };

/** The ranking uses the last answers, the consistency the first ones. */
export function computeValueResult(
  values: readonly string[],
  answers: readonly Answer[],
): { scores: Record<string, number>; consistence: number } {
  const scores = Object.fromEntries(scoreValues(values, answers));
  const first = answers.map(({ winner, loser, firstWinner }) => ({
    winner: firstWinner,
    loser: firstWinner === winner ? loser : winner,
  }));
  return { scores, consistence: consistence([...scoreValues(values, first).values()]) };
}

/**
 * After all comparisons, the server offers one contradiction at a time until it is answered or skipped. Answers can be
 * taken back one by one; first answers stay stored.
 */

import { seededRandom } from '#shared/assessments/random.ts';
import type { DecideAgainInput, TakeBackInput } from '#shared/assessments/schema.ts';
import type { Contradiction, Resolution } from '#shared/assessments/state.ts';
import {
  findContradictions,
  maxContradictions,
  nextOffer,
  replaceAnswer,
} from '#shared/assessments/values/contradictions.ts';
import { RuleError } from '../../../core/errors.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { updateComparison, updateOffers, type ValueRunRow } from './queries.ts';
import { completeComparisons, withOpenRun } from './test-run.ts';

/** The word list and the pairs use offsets 0 and 1. */
const roundSeedOffset = 2;

/** Null if no contradiction is left. @throws RuleError RUN_INCOMPLETE */
export const offerContradiction = (ctx: Context, key: string): Promise<Contradiction | null> =>
  withOpenRun(ctx, key, async (tx, run) => {
    const comparisons = await completeComparisons(tx, run);
    const offered = pendingTriadOf(run);
    if (offered !== null) return asContradiction(offered, run.shownTriads.length);
    const random = seededRandom(run.seed + roundSeedOffset + run.shownTriads.length);
    const offer = nextOffer(comparisons, run.shownTriads, random);
    if (offer === null) return null;
    const triad: Contradiction['triad'] = [offer[0], offer[1], offer[2]];
    await updateOffers(tx, run.id, { shown: [...run.shownTriads, triad], answered: run.answeredTriads });
    return asContradiction(triad, run.shownTriads.length + 1);
  });

const asContradiction = (triad: Contradiction['triad'], number: number): Contradiction => ({
  triad,
  number,
  of: maxContradictions,
});

const pendingTriadOf = ({ shownTriads, answeredTriads }: ValueRunRow): Contradiction['triad'] | null =>
  shownTriads[answeredTriads] ?? null;

/** @throws RuleError STALE_CHANGE if another decision is offered, ORDER_INVALID for a value outside the question */
export const decideContradiction = (ctx: Context, { token, triad, winner }: DecideAgainInput): Promise<Resolution> =>
  withOpenRun(ctx, token, async (tx, run) => {
    const offered = pendingTriadOf(run);
    if (offered === null || offered.join() !== triad.join()) throw new RuleError('STALE_CHANGE');
    const [before, after] = offered;
    if (winner !== null && winner !== before && winner !== after) throw new RuleError('ORDER_INVALID');
    const comparisons = await completeComparisons(tx, run);
    const contradictions = findContradictions(comparisons).length;
    await updateOffers(tx, run.id, { shown: run.shownTriads, answered: run.answeredTriads + 1 });
    if (winner !== after) return { resolved: 0, left: contradictions };
    const change = { winner: after, loser: before };
    await updateComparison(tx, run.id, { ...change, decidedAt: ctx.app.clock.now() });
    const left = findContradictions(replaceAnswer(comparisons, change)).length;
    return { resolved: contradictions - left, left };
  });

/** Restores the earlier answer and offers the decision again. @throws RuleError STALE_CHANGE unless it was the last */
export const takeBackContradiction = (ctx: Context, { token, number }: TakeBackInput): Promise<void> =>
  withOpenRun(ctx, token, async (tx, run) => {
    const last = run.shownTriads[number - 1];
    if (number !== run.answeredTriads || last === undefined) throw new RuleError('STALE_CHANGE');
    const [winner, loser] = last;
    await updateComparison(tx, run.id, { winner, loser, decidedAt: ctx.app.clock.now() });
    await updateOffers(tx, run.id, { shown: run.shownTriads.slice(0, number), answered: number - 1 });
  });

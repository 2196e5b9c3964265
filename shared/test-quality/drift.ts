import { runsForComparing } from './places.ts';

/** `times`: answers with the statement; `first`: answers with it in first place. */
export type FirstPlaces = { statementId: number; first: number; times: number };
type Moved = {
  statementId: number;
  before: number;
  after: number;
  /** Standard error of the difference without a change. */
  error: number;
};

/** In standard errors. By chance one of 120 statements reaches it in 1 of 18 months (120 · 2 · (1 − Φ(3.5)) = .056). */
const driftErrors = 3.5;

export function comparedMonths<Month extends { month: string; runs: number }>(
  months: readonly Month[],
): [earlier: Month, later: Month] | null {
  const enough = months.filter(({ runs }) => runs >= runsForComparing);
  const [later, earlier] = enough.toSorted((a, b) => (a.month < b.month ? 1 : -1));
  return later === undefined || earlier === undefined ? null : [earlier, later];
}

/** Pooled test of two proportions (e.g. Agresti 2013, Categorical Data Analysis, § 3.2); largest change first. */
export function drifted(earlier: readonly FirstPlaces[], later: readonly FirstPlaces[]): Moved[] {
  const then = new Map(earlier.map((places) => [places.statementId, places]));
  return later
    .flatMap((now) => {
      const before = then.get(now.statementId);
      return before === undefined ? [] : movedBetween(before, now);
    })
    .filter(({ before, after, error }) => error > 0 && Math.abs(after - before) >= driftErrors * error)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function movedBetween(then: FirstPlaces, now: FirstPlaces): Moved[] {
  if (then.times < runsForComparing || now.times < runsForComparing) return [];
  const pooled = (then.first + now.first) / (then.times + now.times);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / then.times + 1 / now.times));
  return [{ statementId: now.statementId, before: then.first / then.times, after: now.first / now.times, error }];
}

import { runsForComparing } from './places.ts';

/** `times`: answers with the statement; `first`: answers with it in first place. */
export type FirstPlaces = { statementId: number; first: number; times: number };
type DriftedStatement = {
  statementId: number;
  before: number;
  after: number;
  /** Standard error of the difference without a change. */
  error: number;
};

/** In standard errors. By chance one of 120 statements reaches it in 1 of 18 months (120 · 2 · (1 − Φ(3.5)) = .056). */
const driftThreshold = 3.5;

export function latestComparableMonths<Month extends { month: string; runs: number }>(
  months: readonly Month[],
): [earlier: Month, later: Month] | null {
  const comparable = months.filter(({ runs }) => runs >= runsForComparing);
  const [later, earlier] = comparable.toSorted((a, b) => (a.month < b.month ? 1 : -1));
  return later === undefined || earlier === undefined ? null : [earlier, later];
}

/** Pooled test of two proportions (e.g. Agresti 2013, Categorical Data Analysis, § 3.2); largest change first. */
export function findDrift(earlier: readonly FirstPlaces[], later: readonly FirstPlaces[]): DriftedStatement[] {
  const previousPlaces = new Map(earlier.map((places) => [places.statementId, places]));
  return later
    .flatMap((current) => {
      const before = previousPlaces.get(current.statementId);
      return before === undefined ? [] : driftBetween(before, current);
    })
    .filter(({ before, after, error }) => error > 0 && Math.abs(after - before) >= driftThreshold * error)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function driftBetween(previous: FirstPlaces, current: FirstPlaces): DriftedStatement[] {
  if (previous.times < runsForComparing || current.times < runsForComparing) return [];
  const pooled = (previous.first + current.first) / (previous.times + current.times);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / previous.times + 1 / current.times));
  return [
    {
      statementId: current.statementId,
      before: previous.first / previous.times,
      after: current.first / current.times,
      error,
    },
  ];
}

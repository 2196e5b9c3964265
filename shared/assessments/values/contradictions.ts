import type { Comparison } from './consistency.ts';

/** A contradiction: the first before the second, the second before the third, the third before the first. */
export type Triad<T = string> = readonly [T, T, T];

/** How many contradictions a person is shown at most. */
export const maxContradictions = 5;

/**
 * Every circular triad among the comparisons, each once, beginning with the value that was compared first. The last answer
 * to a pair counts; missing pairs are in no triad. In the order of the values' first appearance.
 */
export function findContradictions<T>(comparisons: readonly Comparison<T>[]): Triad<T>[] {
  const values = [...new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]))];
  const beaten = beatenBy(comparisons);
  const beats = (a: T, b: T) => beaten.get(a)?.has(b) === true;
  return values.flatMap((a, index) => {
    const later = values.slice(index + 1);
    return later
      .filter((b) => beats(a, b))
      .flatMap((b) => later.filter((c) => beats(b, c) && beats(c, a)).map((c): Triad<T> => [a, b, c]));
  });
}

/**
 * The next contradiction to show, or null when there is none, all were shown or `maxContradictions` were. A triad is never
 * shown twice, whichever way round. Picked is the one with the answer that takes part in most contradictions, because
 * deciding that one again resolves most; among equals the first.
 */
export function nextContradiction<T>(
  comparisons: readonly Comparison<T>[],
  alreadyShown: readonly Triad<T>[],
): Triad<T> | null {
  if (alreadyShown.length >= maxContradictions) return null;
  const triads = findContradictions(comparisons);
  const weight = (triad: Triad<T>) =>
    Math.max(...edgesOf(triad).map((edge) => triads.filter((other) => hasEdge(other, edge)).length));
  return (
    triads
      .filter((triad) => !alreadyShown.some((shown) => isSameTriad(shown, triad)))
      .map((triad) => ({ triad, weight: weight(triad) }))
      .reduce<{ triad: Triad<T>; weight: number } | null>(
        (best, next) => (best === null || next.weight > best.weight ? next : best),
        null,
      )?.triad ?? null
  );
}

/** The comparisons with one pair decided again, in its place; the given list, the first answers, stays as it is. */
export function decideAgain<T>(comparisons: readonly Comparison<T>[], decision: Comparison<T>): Comparison<T>[] {
  return comparisons.map((answer) => (isSamePair(answer, decision) ? decision : answer));
}

/** The three answers that make the contradiction. */
export function edgesOf<T>([a, b, c]: Triad<T>): [Comparison<T>, Comparison<T>, Comparison<T>] {
  return [
    { winner: a, loser: b },
    { winner: b, loser: c },
    { winner: c, loser: a },
  ];
}

function beatenBy<T>(comparisons: readonly Comparison<T>[]): Map<T, Set<T>> {
  const beaten = new Map<T, Set<T>>();
  for (const { winner, loser } of comparisons) {
    beaten.get(loser)?.delete(winner);
    beaten.set(winner, (beaten.get(winner) ?? new Set<T>()).add(loser));
  }
  return beaten;
}

const hasEdge = <T>(triad: Triad<T>, edge: Comparison<T>) =>
  edgesOf(triad).some(({ winner, loser }) => winner === edge.winner && loser === edge.loser);
const isSameTriad = <T>(a: Triad<T>, b: Triad<T>) => a.every((value) => b.includes(value));
const isSamePair = <T>(a: Comparison<T>, b: Comparison<T>) =>
  (a.winner === b.winner && a.loser === b.loser) || (a.winner === b.loser && a.loser === b.winner);

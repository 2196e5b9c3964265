/**
 * How far the required skills are among a person's own strengths. With rank r of n skills, p = 1 − (r − 1)/(n − 1);
 * the fit is Σ w·p / Σ w, scaled so that the best attainable assignment of places is 1 and the worst 0. A lead is the
 * whole number 2·(n − r), so that the order of summing changes nothing: p = lead / 2(n − 1).
 */

/** Σ weight·lead of the worst and of the best attainable assignment of places. */
type SkillScale = { worst: number; best: number };

export const leadOfPlace = (place: number, size: number): number =>
  clamp(2 * (size - place), 0, 2 * Math.max(0, size - 1));

/**
 * The lead of each skill. Skills that share a rank count with the middle of the places they occupy (1, 2, 2, 4: 2.5),
 * so that ties bring neither gain nor loss. The next rank in use ends a tie, so that a missing skill raises no other.
 */
export function leadsOf(rankOf: ReadonlyMap<number, number>, size: number): Map<number, number> {
  const taken = [...new Set(rankOf.values())].sort((a, b) => a - b);
  const leadOf = new Map(
    taken.map((rank, index) => [rank, leadOfPlace((rank + (taken[index + 1] ?? size + 1) - 1) / 2, size)]),
  );
  return new Map([...rankOf].map(([skillId, rank]) => [skillId, leadOf.get(rank) ?? 0]));
}

/**
 * The heaviest requirement takes the first place at best and the last one at worst, the next heaviest the place next
 * to it.
 */
export function scaleOf(weights: readonly number[], size: number): SkillScale {
  const heaviestFirst = [...weights].sort((a, b) => b - a);
  const total = (placeOf: (index: number) => number) =>
    heaviestFirst.reduce((sum, weight, index) => sum + weight * leadOfPlace(placeOf(index), size), 0);
  return { worst: total((index) => size - index), best: total((index) => 1 + index) };
}

/**
 * 0 to 1; null if no assignment of places makes a difference. Clamped, because requirements without a place may total
 * less than the worst.
 */
export const scaledFit = (total: number, worst: number, best: number): number | null =>
  best > worst ? clamp((total - worst) / (best - worst), 0, 1) : null;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

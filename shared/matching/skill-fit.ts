/**
 * How far the skills that a job asks for are among a person's own strengths. With the place r of a skill among n, p = 1 − (r − 1)/(n − 1);
 * the fit is Σ w·p / Σ w, scaled so that the best attainable assignment of places to the requirements is 1 and the worst 0.
 * Counted in whole numbers, so that no order of summing changes it: a skill's lead is twice the number of places it stands above the
 * last one, 2·(n − r), and so p = lead / 2(n − 1).
 */

/** Σ weight·lead of the worst and of the best attainable assignment of places. */
type SkillScale = { worst: number; best: number };

export const leadOfPlace = (place: number, size: number): number =>
  clamp(2 * (size - place), 0, 2 * Math.max(0, size - 1));

/**
 * The lead of each skill. Skills that share a place count with the middle of the places they hold together (1, 2, 2, 4: 2.5), so that
 * nobody gains or loses by equals. Where those end is told by the next place that is taken: a skill that is missing raises no other.
 */
export function leadsOf(rankOf: ReadonlyMap<number, number>, size: number): Map<number, number> {
  const taken = [...new Set(rankOf.values())].sort((a, b) => a - b);
  const leadOf = new Map(
    taken.map((rank, index) => [rank, leadOfPlace((rank + (taken[index + 1] ?? size + 1) - 1) / 2, size)]),
  );
  return new Map([...rankOf].map(([skillId, rank]) => [skillId, leadOf.get(rank) ?? 0]));
}

/** The heaviest requirement takes the first place at best and the last one at worst, the next heaviest the one beside it. */
export function scaleOf(weights: readonly number[], size: number): SkillScale {
  const heaviestFirst = [...weights].sort((a, b) => b - a);
  const total = (placeOf: (index: number) => number) =>
    heaviestFirst.reduce((sum, weight, index) => sum + weight * leadOfPlace(placeOf(index), size), 0);
  return { worst: total((index) => size - index), best: total((index) => 1 + index) };
}

/** 0 to 1; null where no assignment of places could make a difference. Requirements without a place may leave even less than the worst. */
export const scaledFit = (total: number, worst: number, best: number): number | null =>
  best > worst ? clamp((total - worst) / (best - worst), 0, 1) : null;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

import type { ExplainedMatch, SkillPart } from './types.ts';

/**
 * For rank r of n skills, p = 1 − (r − 1)/(n − 1). The fit is Σ w·p / Σ w, scaled to 0 (worst assignment) to 1 (best).
 * A lead is the whole number 2·(n − r), so that the order of summing changes nothing: p = lead / 2(n − 1).
 */

type SkillScale = { worst: number; best: number };

export const leadOfPlace = (place: number, size: number): number =>
  clamp(2 * (size - place), 0, 2 * Math.max(0, size - 1));

/** Tied skills count with the middle of their places (1, 2, 2, 4: 2.5). The next rank in use ends a tie. */
export function leadsOf(rankOf: ReadonlyMap<number, number>, size: number): Map<number, number> {
  const usedRanks = [...new Set(rankOf.values())].sort((a, b) => a - b);
  const leadOf = new Map(
    usedRanks.map((rank, index) => [rank, leadOfPlace((rank + (usedRanks[index + 1] ?? size + 1) - 1) / 2, size)]),
  );
  return new Map([...rankOf].map(([skillId, rank]) => [skillId, leadOf.get(rank) ?? 0]));
}

/** The heaviest requirement is first at best and last at worst, the next heaviest beside it. */
export function scaleOf(weights: readonly number[], size: number): SkillScale {
  const heaviestFirst = [...weights].sort((a, b) => b - a);
  const total = (placeOf: (index: number) => number) =>
    heaviestFirst.reduce((sum, weight, index) => sum + weight * leadOfPlace(placeOf(index), size), 0);
  return { worst: total((index) => size - index), best: total((index) => 1 + index) };
}

/** Null if all assignments are equal. Clamped, because requirements without a place can total less than the worst. */
export const scaledFit = (total: number, worst: number, best: number): number | null =>
  best > worst ? clamp((total - worst) / (best - worst), 0, 1) : null;

type SkillReasons = Record<'strong' | 'weak', SkillPart[]>;

/**
 * `strong`: in the upper third of the person's skills, the most points first. `weak`: not in it, and the match would be
 * higher without it, the highest first. A strong one never lowers the match, a weak one always does.
 */
export function skillReasons({ match, parts, counterfactuals }: ReasonedMatch, size: number): SkillReasons {
  const without = new Map(counterfactuals.map((one) => [one.skillId, one.match]));
  const lossOf = ({ skillId }: SkillPart) => (without.get(skillId) ?? match) - match;
  const skills = parts.filter((part) => part.kind === 'skill');
  const isStrong = ({ rank }: SkillPart) => rank !== null && rank <= size / 3;
  return {
    strong: skills.filter((part) => isStrong(part) && lossOf(part) <= 0).sort((a, b) => b.points - a.points),
    weak: skills.filter((part) => !isStrong(part) && lossOf(part) > 0).sort((a, b) => lossOf(b) - lossOf(a)),
  };
}

type ReasonedMatch = Pick<ExplainedMatch, 'match' | 'parts' | 'counterfactuals'>;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

import type { RankDraws } from '../../matching/types.ts';
import { choleskyFactor, type Matrix, solveLower } from './cholesky.ts';
import { centralRanks, countRankDraws, jointRankDraws } from './rank-draws.ts';
import type { AnsweredGroup, SkillOf } from './scoring.ts';
import { fitStrengths, type StrengthSettings } from './strength.ts';

/** `rank`: 1 is the strongest. `low` to `high`: the plausible ranks; low ≤ rank ≤ high. */
export type RankBand = { skillId: number; rank: number; low: number; high: number };
/** Strength and its standard error in logits. The strengths of a person sum to 0. */
export type StrengthBand = RankBand & { strength: number; error: number };
type BandSettings = StrengthSettings & { level: number; draws: number };

/**
 * - `weight` 0.6: the six comparisons of a group are one ranking, not six independent answers. With equal strengths
 * the points of a statement have the variance 5/4, independent comparisons would give 3/4; 3/4 : 5/4 restores the
 * spread (adjusted composite likelihood, Varin, Reid & Firth 2011).
 * - `priorVariance` 'own': one fixed variance covered 92 % of the true ranks of people who answer evenly and 72 % of
 * those who waver; a variance per person covers about the same share for all.
 */
export const bandSettings: BandSettings = { priorVariance: 'own', weight: 0.6, level: 0.8, draws: 1000 };

/** In logits; closer strengths count as equal. */
const decimals = 4;

/**
 * Rank and band of each skill, strongest first; equal strengths share a rank (1, 2, 2, 4). The band is the central
 * interval of the skill's rank over draws from the posterior, widened to include the rank. Skills without answers
 * keep wide bands. Skill ids and catalogue order have no influence. `skillOrder`: skill ids, each once or more. Takes
 * about 6 ms per person.
 */
export function rankBands(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): StrengthBand[] {
  const { level, draws } = bandSettings;
  const { skillIds, strengths, precision } = fitted(answered, skillOf, skillOrder);
  const counts = countRankDraws({ strengths, precision }, draws);
  const errors = standardErrors(precision);
  const rounded = [...strengths].map((strength) => round(strength));
  return skillIds.map((skillId, index) => {
    const strength = rounded[index] ?? 0;
    const rank = 1 + rounded.filter((other) => other > strength).length;
    const own = counts.subarray(index * skillIds.length, (index + 1) * skillIds.length);
    const [low, high] = centralRanks(own, draws, level);
    const error = round(errors[index] ?? 0);
    return { skillId, rank, low: Math.min(low, rank), high: Math.max(high, rank), strength, error };
  });
}

/**
 * The draws behind the bands of the same answers, for figures that depend on several skills. Takes as long as the
 * bands.
 */
export function rankDrawsOf(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): RankDraws {
  const { draws } = bandSettings;
  const { skillIds, ...posterior } = fitted(answered, skillOf, skillOrder);
  return { skillIds, draws, ranks: jointRankDraws(posterior, draws) };
}

type Fitted = { skillIds: readonly number[]; strengths: Float64Array; precision: Matrix };

function fitted(answered: readonly AnsweredGroup[], skillOf: SkillOf, skillOrder: readonly number[]): Fitted {
  const inOrder = fitStrengths(answered, { skillOf, skillIds: [...new Set(skillOrder)] }, bandSettings);
  return strongestFirst(inOrder, firstStatements(answered, skillOf));
}

function firstStatements(answered: readonly AnsweredGroup[], skillOf: SkillOf): Map<number, number> {
  const first = new Map<number, number>();
  for (const statementId of answered.flatMap(({ order }) => order)) {
    const skillId = skillOf(statementId);
    if (skillId !== undefined) first.set(skillId, Math.min(statementId, first.get(skillId) ?? statementId));
  }
  return first;
}

/**
 * Order of drawing that does not depend on skill ids and the catalogue, so that the draws do not either: by strength,
 * ties by statement ids.
 */
function strongestFirst(
  { skillIds, strengths, precision: { size, entries } }: Fitted,
  first: Map<number, number>,
): Fitted {
  const firstOf = (index: number) => first.get(skillIds[index] ?? Number.NaN) ?? 0;
  const order = [...strengths.keys()].sort(
    (a, b) => round(strengths[b] ?? 0) - round(strengths[a] ?? 0) || firstOf(a) - firstOf(b),
  );
  const sorted = new Float64Array(size * size);
  for (const [row, fromRow] of order.entries())
    for (const [column, fromColumn] of order.entries())
      sorted[row * size + column] = entries[fromRow * size + fromColumn] ?? 0;
  return {
    skillIds: order.flatMap((index) => skillIds.slice(index, index + 1)),
    strengths: Float64Array.from(order, (index) => strengths[index] ?? 0),
    precision: { size, entries: sorted },
  };
}

function standardErrors(precision: Matrix): Float64Array {
  const factor = choleskyFactor(precision);
  return Float64Array.from({ length: precision.size }, (_, index) => {
    const unit = new Float64Array(precision.size);
    unit[index] = 1;
    return Math.sqrt(solveLower(factor, unit).reduce((sum, entry) => sum + entry ** 2, 0));
  });
}

const round = (value: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals + 0;

export function overlaps(a: Pick<RankBand, 'low' | 'high'>, b: Pick<RankBand, 'low' | 'high'>): boolean {
  return a.low <= b.high && b.low <= a.high;
}

/** Strength of a skill in one run and its standard error, in logits. */
type Measured = { strength: number; error: number };

/**
 * Standard errors between two runs from which a skill counts as shifted. Fewer than 5 in 100 unchanged people see any
 * of their 30 skills as shifted, in every scenario of `simulation.ts` and with either variant. The limit for a single
 * skill (1.96) would be too low.
 */
export const shiftThreshold = 2.4;

export function isShifted(before: Measured, after: Measured): boolean {
  return Math.abs(after.strength - before.strength) > shiftThreshold * Math.hypot(before.error, after.error);
}

import type { RankDraws } from '../../matching/types.ts';
import { choleskyFactor, type Matrix, solveLower } from './cholesky.ts';
import { centralRanks, countRankDraws, jointRankDraws } from './rank-draws.ts';
import type { AnsweredGroup, SkillOf } from './scoring.ts';
import { fitStrengths, type StrengthSettings } from './strength.ts';

/** `low` to `high`: plausible ranks; low ≤ rank ≤ high, 1 is the strongest. */
export type RankBand = { skillId: number; rank: number; low: number; high: number };
/** In logits; the strengths of a person sum to 0. */
export type StrengthBand = RankBand & { strength: number; error: number };
type BandSettings = StrengthSettings & { level: number; draws: number };

/**
 * - `weight`: the six comparisons of a group are one ranking. Points of a statement have the variance 5/4, independent
 * comparisons give 3/4; 3/4 : 5/4 corrects it (adjusted composite likelihood, Varin, Reid & Firth 2011).
 * - `priorVariance` 'own': a fixed variance covers 92 % of the true ranks of consistent people, but 72 % of others.
 */
export const bandSettings: BandSettings = { priorVariance: 'own', weight: 0.6, level: 0.8, draws: 1000 };

const decimals = 4;

export function rankBands(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): StrengthBand[] {
  const { level, draws } = bandSettings;
  const { skillIds, strengths, precision } = fitStrongestFirst(answered, skillOf, skillOrder);
  const counts = countRankDraws({ strengths, precision }, draws);
  const errors = standardErrors(precision);
  const rounded = [...strengths].map((strength) => round(strength));
  return skillIds.map((skillId, index) => {
    const strength = rounded[index] ?? 0;
    const rank = 1 + rounded.filter((other) => other > strength).length;
    const skillCounts = counts.subarray(index * skillIds.length, (index + 1) * skillIds.length);
    const [low, high] = centralRanks(skillCounts, draws, level);
    const error = round(errors[index] ?? 0);
    return { skillId, rank, low: Math.min(low, rank), high: Math.max(high, rank), strength, error };
  });
}

export function rankDrawsOf(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): RankDraws {
  const { draws } = bandSettings;
  const { skillIds, ...posterior } = fitStrongestFirst(answered, skillOf, skillOrder);
  return { skillIds, draws, ranks: jointRankDraws(posterior, draws) };
}

type FittedSkills = { skillIds: readonly number[]; strengths: Float64Array; precision: Matrix };

function fitStrongestFirst(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): FittedSkills {
  const unsorted = fitStrengths(answered, { skillOf, skillIds: [...new Set(skillOrder)] }, bandSettings);
  return strongestFirst(unsorted, firstStatements(answered, skillOf));
}

function firstStatements(answered: readonly AnsweredGroup[], skillOf: SkillOf): Map<number, number> {
  const first = new Map<number, number>();
  for (const statementId of answered.flatMap(({ order }) => order)) {
    const skillId = skillOf(statementId);
    if (skillId !== undefined) first.set(skillId, Math.min(statementId, first.get(skillId) ?? statementId));
  }
  return first;
}

/** By strength, then statement id: the draws must not depend on skill ids or the catalogue. */
function strongestFirst(
  { skillIds, strengths, precision: { size, entries } }: FittedSkills,
  first: Map<number, number>,
): FittedSkills {
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

type MeasuredStrength = { strength: number; error: number };

/** Fewer than 5 in 100 unchanged people see a shifted skill in any scenario of `simulation.ts`; 1.96 is too low. */
export const shiftThreshold = 2.4;

export function isShifted(before: MeasuredStrength, after: MeasuredStrength): boolean {
  return Math.abs(after.strength - before.strength) > shiftThreshold * Math.hypot(before.error, after.error);
}

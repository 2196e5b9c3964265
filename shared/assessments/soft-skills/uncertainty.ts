import type { RankDraws } from '../../matching/types.ts';
import { choleskyFactor, type Matrix, solveLower } from './cholesky.ts';
import { centralRanks, drawRanks, jointRanks } from './rank-draws.ts';
import type { AnsweredGroup, SkillOf } from './scoring.ts';
import { fitStrengths, type StrengthSettings } from './strength.ts';

/** The rank of a skill, 1 strongest, and the ranks it may really have: low ≤ rank ≤ high. */
export type RankBand = { skillId: number; rank: number; low: number; high: number };
/** Its strength and the standard error of that, in logits. The strengths of a person sum to 0. */
export type StrengthBand = RankBand & { strength: number; error: number };
/** `level`: share of the draws inside a band. */
type BandSettings = StrengthSettings & { level: number; draws: number };

/**
 * - `weight` 0.6: the six comparisons of a group are one ranking, not six independent answers. With equal strengths the
 *   points of one of four statements vary by 5/4 where independent comparisons would give 3/4; 3/4 : 5/4 restores the
 *   spread (adjusted composite likelihood, Varin, Reid & Firth 2011).
 * - `priorVariance` 'own': one fixed figure held 92 % of the true ranks for people who answer evenly and 72 % for those who
 *   waver; a figure of each person's own holds about as many for all of them.
 */
export const bandSettings: BandSettings = { priorVariance: 'own', weight: 0.6, level: 0.8, draws: 1000 };

/** Logits; what is nearer cannot be told apart. */
const decimals = 4;

/**
 * Place and band of each skill, strongest first: skills stand in the order of their strength, equal strengths share a place
 * (1, 2, 2, 4), and the central interval of a skill's rank over draws from the posterior, widened to hold its place, is its band.
 * Skills without answers keep wide bands. What a skill is called and where it stands in the catalogue changes nothing.
 * `skillOrder`: skill ids, each once or more. Some 6 ms of computing a person.
 */
export function rankBands(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): StrengthBand[] {
  const { level, draws } = bandSettings;
  const { skillIds, strengths, precision } = fitted(answered, skillOf, skillOrder);
  const counts = drawRanks({ strengths, precision }, draws);
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
 * The draws that the bands of the same answers are made of, whole: what depends on several skills at once is drawn from them.
 * Takes as long as the bands.
 */
export function rankDrawsOf(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): RankDraws {
  const { draws } = bandSettings;
  const { skillIds, ...posterior } = fitted(answered, skillOf, skillOrder);
  return { skillIds, draws, ranks: jointRanks(posterior, draws) };
}

type Fitted = { skillIds: readonly number[]; strengths: Float64Array; precision: Matrix };

function fitted(answered: readonly AnsweredGroup[], skillOf: SkillOf, skillOrder: readonly number[]): Fitted {
  const inOrder = fitStrengths(answered, { skillOf, skillIds: [...new Set(skillOrder)] }, bandSettings);
  return strongestFirst(inOrder, firstStatements(answered, skillOf));
}

/** The smallest statement id that stood for a skill. */
function firstStatements(answered: readonly AnsweredGroup[], skillOf: SkillOf): Map<number, number> {
  const first = new Map<number, number>();
  for (const statementId of answered.flatMap(({ order }) => order)) {
    const skillId = skillOf(statementId);
    if (skillId !== undefined) first.set(skillId, Math.min(statementId, first.get(skillId) ?? statementId));
  }
  return first;
}

/**
 * Drawn from in an order that does not depend on what skills are called and where they stand in the catalogue, so that the draws do
 * not either: by strength, and equal ones by the statements that stood for them.
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

/** Square roots of the diagonal of the inverse. */
function standardErrors(precision: Matrix): Float64Array {
  const factor = choleskyFactor(precision);
  return Float64Array.from({ length: precision.size }, (_, index) => {
    const unit = new Float64Array(precision.size);
    unit[index] = 1;
    return Math.sqrt(solveLower(factor, unit).reduce((sum, entry) => sum + entry ** 2, 0));
  });
}

const round = (value: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals + 0;

/** Whether two bands share a rank: then the order of the two skills is not certain. */
export function overlaps(a: Pick<RankBand, 'low' | 'high'>, b: Pick<RankBand, 'low' | 'high'>): boolean {
  return a.low <= b.high && b.low <= a.high;
}

/** A skill's strength in one run and its standard error, in logits. */
type Measured = { strength: number; error: number };

/**
 * Standard errors between two runs from which a skill counts as shifted. Fewer than 5 in 100 unchanged people see any of their 30
 * skills as shifted, in every scenario of `simulation.ts` and with either variant. The bound for a single skill (1.96) would be too low.
 */
export const shiftedFrom = 2.4;

/** Whether a skill has clearly moved between two runs of one person. */
export function isShifted(before: Measured, after: Measured): boolean {
  return Math.abs(after.strength - before.strength) > shiftedFrom * Math.hypot(before.error, after.error);
}

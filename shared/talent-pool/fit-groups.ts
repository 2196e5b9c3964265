import type { MatchBasis } from '../matching/types.ts';

export const fitGroups = ['high', 'middle', 'low'] as const;
export type FitGroup = (typeof fitGroups)[number];

export const groupBounds = { high: 70, middle: 55 } as const;

export function fitGroup(match: number): FitGroup {
  if (match >= groupBounds.high) return 'high';
  return match >= groupBounds.middle ? 'middle' : 'low';
}

/** From here on, a low match is called partial, for the person only. */
export const partialBound = 40;

type Based = { basis: MatchBasis };

/** Without a soft-skill result, most jobs have the same number, so the person reads none. */
export const hasNumber = (match: Based | null | undefined): boolean => match != null && match.basis !== 'values';

type Read = Based & { match: number; low: number; high: number; hasUnsureSkills?: boolean };

/** As the person reads it: a match without a number is not low, and an unsure result counts with the middle of its range. */
export const isLowMatch = (match: Read | null): boolean =>
  match !== null &&
  hasNumber(match) &&
  fitGroup(match.hasUnsureSkills === true ? middleOf(match) : match.match) === 'low';

export const middleOf = ({ low, high }: { low: number; high: number }): number => (low + high) / 2;

/** Ranges of a run with consistent answers are narrower. */
const unsureRange = 20;

type Doubted = { low: number; high: number; hasUnsureValues?: boolean; hasUnsureSkills?: boolean };

/** The whole range counts, not the number. */
export const hasUnsureRange = ({ low, high, hasUnsureSkills = false }: Doubted): boolean =>
  low < high && (hasUnsureSkills || high - low >= unsureRange);

/** A contradictory values result has no range. */
export const isUnsure = (match: Doubted): boolean => match.hasUnsureValues === true || hasUnsureRange(match);

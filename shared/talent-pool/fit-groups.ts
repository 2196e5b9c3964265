export const fitGroups = ['high', 'middle', 'low'] as const;
export type FitGroup = (typeof fitGroups)[number];

export const groupBounds = { high: 70, middle: 55 } as const;

export function fitGroup(match: number): FitGroup {
  if (match >= groupBounds.high) return 'high';
  return match >= groupBounds.middle ? 'middle' : 'low';
}

/** From here on, a low match is called partial, for the person only. */
export const partialBound = 40;

/** Ranges of a run with consistent answers are narrower. */
const unsureRange = 20;

type Range = { low: number; high: number };
export const hasWideRange = ({ low, high }: Range): boolean => high - low >= unsureRange;

/** A contradictory values result has no range. */
export const isUnsure = (match: Range & { hasUnsureValues?: boolean }): boolean =>
  match.hasUnsureValues === true || hasWideRange(match);

export const fitGroups = ['high', 'middle', 'low'] as const;
export type FitGroup = (typeof fitGroups)[number];

export const groupBounds = { high: 70, middle: 55 } as const;

export function fitGroup(match: number): FitGroup {
  if (match >= groupBounds.high) return 'high';
  return match >= groupBounds.middle ? 'middle' : 'low';
}

/** Only the person reads that a low match from here on fits in part. */
export const partialBound = 40;

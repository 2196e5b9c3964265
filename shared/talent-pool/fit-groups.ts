export const fitGroups = ['high', 'middle', 'low'] as const;
export type FitGroup = (typeof fitGroups)[number];

export const groupBounds = { high: 70, middle: 55 } as const;

export function fitGroup(match: number): FitGroup {
  if (match >= groupBounds.high) return 'high';
  return match >= groupBounds.middle ? 'middle' : 'low';
}

type Range = Readonly<Record<'match' | 'low' | 'high', number>>;

/** A range from the lowest to the highest group allows only the one between. */
export function ownFitGroup({ match, low, high }: Range): FitGroup {
  return low < groupBounds.middle && high >= groupBounds.high ? 'middle' : fitGroup(match);
}

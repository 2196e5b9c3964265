/** Into which group a match falls where a company sees people without a name: bounds in whole percent, told on the page. */
export const fitGroups = ['high', 'middle', 'low'] as const;
export type FitGroup = (typeof fitGroups)[number];

/** 'hoch' from here on, 'mittel' from there on. About one in twenty simulated matches with a believable job is 'hoch'. */
export const groupBounds = { high: 70, middle: 55 } as const;

export function fitGroup(match: number): FitGroup {
  if (match >= groupBounds.high) return 'high';
  return match >= groupBounds.middle ? 'middle' : 'low';
}

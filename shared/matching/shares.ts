/** Percent of a match that skills and values bring where both exist; alone, each brings all of it. */
const shares = { skills: 70, values: 30 } as const;

/** Points that a fit of 1 brings. */
export const shareOf = (kind: keyof typeof shares, isAlone: boolean): number => (isAlone ? 100 : shares[kind]);

/** Whole percent from the two fits, 0 to 1; null without either. */
export function wholeMatch(skillFit: number | null, valueFit: number | null): number | null {
  if (skillFit === null && valueFit === null) return null;
  const isAlone = skillFit === null || valueFit === null;
  return Math.round(shareOf('skills', isAlone) * (skillFit ?? 0) + shareOf('values', isAlone) * (valueFit ?? 0));
}

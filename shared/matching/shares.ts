/** Percent of a match from each half. */
export type Shares = Readonly<Record<'skills' | 'values', number>>;
export const shares: Shares = { skills: 70, values: 30 };

/**
 * Percent that a missing half counts as: the mean fit of a random pair (`chanceFit` of the simulation, which a test
 * compares). Leaving data out therefore raises no match on average, and never brings more than this.
 */
export const chanceFit: Shares = { skills: 50, values: 42 };

export function wholeMatch(skillFit: number | null, valueFit: number | null, of: Shares = shares): number | null {
  if (skillFit === null && valueFit === null) return null;
  return Math.round(pointsOf('skills', skillFit, of) + pointsOf('values', valueFit, of));
}

export const pointsOf = (half: keyof Shares, fit: number | null, of: Shares = shares): number =>
  of[half] * (fit ?? chanceFit[half] / 100);

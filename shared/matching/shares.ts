/** In percent. */
export type Shares = Readonly<Record<'skills' | 'values', number>>;
export const shares: Shares = { skills: 70, values: 30 };

/** Percent of a missing half: mean fit of a random pair, so that leaving data out raises no match on average. */
export const chanceFit: Shares = { skills: 50, values: 42 };

export function wholeMatch(skillFit: number | null, valueFit: number | null, of: Shares = shares): number | null {
  if (skillFit === null && valueFit === null) return null;
  return Math.round(pointsOf('skills', skillFit, of) + pointsOf('values', valueFit, of));
}

export const pointsOf = (half: keyof Shares, fit: number | null, of: Shares = shares): number =>
  of[half] * (fit ?? chanceFit[half] / 100);

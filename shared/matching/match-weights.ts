/** In percent. */
export type MatchWeights = Readonly<Record<'skills' | 'values', number>>;
export const matchWeights: MatchWeights = { skills: 70, values: 30 };

/** Percent of a missing half: mean fit of a random pair, so that leaving data out raises no match on average. */
export const chanceFit: MatchWeights = { skills: 50, values: 42 };

export function wholeMatch(
  skillFit: number | null,
  valueFit: number | null,
  percents: MatchWeights = matchWeights,
): number | null {
  if (skillFit === null && valueFit === null) return null;
  return Math.round(pointsOf('skills', skillFit, percents) + pointsOf('values', valueFit, percents));
}

export const pointsOf = (half: keyof MatchWeights, fit: number | null, percents: MatchWeights = matchWeights): number =>
  percents[half] * (fit ?? chanceFit[half] / 100);

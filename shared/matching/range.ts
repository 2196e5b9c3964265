import { type Fits, type MatchInputs, type SkillInputs, scaleOfRequirements } from './inputs.ts';
import { type Shares, wholeMatch } from './shares.ts';
import { leadOfPlace, scaledFit } from './skill-fit.ts';
import type { Match } from './types.ts';

/** Share of the draws inside. */
const level = 0.8;

/**
 * Between which whole numbers the match lies in the central 80 % of the draws behind the rank bands, widened to hold the match. Values
 * are taken as they were answered; where only they enter, nothing is drawn.
 */
export function rangeOf(inputs: MatchInputs, fits: Fits, match: number): Pick<Match, 'low' | 'high'> {
  if (inputs.skills === null || fits.skills === null || inputs.skills.draws === 0) return { low: match, high: match };
  const [low, high] = centralMatches(drawnMatches(inputs.skills, fits.values, inputs.shares), inputs.skills.draws);
  return { low: Math.min(low, match), high: Math.max(high, match) };
}

/**
 * The first and the last number that the central share holds, where the draws of a number lie half below it and half above: with whole
 * numbers at both ends the range would hold 2 to 3 in 100 draws too many.
 */
function centralMatches(counts: Float64Array, draws: number): [number, number] {
  const tail = ((1 - level) / 2) * draws;
  let [below, low, high] = [0, counts.length, 0];
  for (const [match, count] of counts.entries()) {
    const middle = below + count / 2;
    if (count > 0 && middle >= tail) low = Math.min(low, match);
    if (count > 0 && middle <= draws - tail) high = match;
    below += count;
  }
  return [low, high];
}

/** How often each match from 0 to 100 was drawn. */
function drawnMatches(skills: SkillInputs, valueFit: number | null, shares: Shares): Float64Array {
  const { requirements, draws, ranks, size } = skills;
  const { worst, best } = scaleOfRequirements(skills);
  const weights = requirements.map(({ weight }) => weight);
  const counts = new Float64Array(101);
  for (let draw = 0; draw < draws; draw++) {
    let total = 0;
    for (let index = 0; index < weights.length; index++)
      total += (weights[index] ?? 0) * leadOfPlace(ranks[draw * weights.length + index] ?? size, size);
    const match = wholeMatch(scaledFit(total, worst, best), valueFit, shares) ?? 0;
    counts[match] = (counts[match] ?? 0) + 1;
  }
  return counts;
}

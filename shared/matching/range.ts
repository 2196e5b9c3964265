import { centralRanks } from '../assessments/soft-skills/rank-draws.ts';
import { type Fits, type SkillInputs, scaleOfRequirements } from './inputs.ts';
import { wholeMatch } from './shares.ts';
import { leadOfPlace, scaledFit } from './skill-fit.ts';
import type { Match } from './types.ts';

/** Share of the draws inside. */
const level = 0.8;

/**
 * Between which whole numbers the match lies in the central 80 % of the draws behind the rank bands, widened to hold the match. Values
 * are taken as they were answered; where only they enter, nothing is drawn.
 */
export function rangeOf(skills: SkillInputs | null, fits: Fits, match: number): Pick<Match, 'low' | 'high'> {
  if (skills === null || fits.skills === null || skills.draws === 0) return { low: match, high: match };
  const [low, high] = centralRanks(drawnMatches(skills, fits.values), skills.draws, level);
  return { low: Math.min(low - 1, match), high: Math.max(high - 1, match) };
}

/** How often each match from 0 to 100 was drawn. */
function drawnMatches(skills: SkillInputs, valueFit: number | null): Float64Array {
  const { requirements, draws, ranks, size } = skills;
  const { worst, best } = scaleOfRequirements(skills);
  const weights = requirements.map(({ weight }) => weight);
  const counts = new Float64Array(101);
  for (let draw = 0; draw < draws; draw++) {
    let total = 0;
    for (let index = 0; index < weights.length; index++)
      total += (weights[index] ?? 0) * leadOfPlace(ranks[draw * weights.length + index] ?? size, size);
    const match = wholeMatch(scaledFit(total, worst, best), valueFit) ?? 0;
    counts[match] = (counts[match] ?? 0) + 1;
  }
  return counts;
}

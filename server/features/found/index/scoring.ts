/** The match of everybody in the index with one job as it is shown to the organisation of `seed`, some nanoseconds each. */
import { wholeMatch } from '#shared/matching/shares.ts';
import { scaledFit, scaleOf } from '#shared/matching/skill-fit.ts';
import { basicValues, type MatchJob } from '#shared/matching/types.ts';
import { comparedProfile, shareOfValue, type ValueProfile } from '#shared/matching/value-fit.ts';
import { coarse, mostNoise } from '#shared/releases/anonymous.ts';
import { type ChanceSeed, noiseOf } from '#shared/releases/noise.ts';
import { type Chunk, nobody } from './table.ts';

/** Match by place in the chunk; −1 for 'keine Aussage' and below the person's threshold. */
export type ChunkScorer = (place: number) => number;

const valuesInRow = basicValues.length;
const manySkills = 256;

export function scorerFor({ skills, values }: MatchJob, seed: ChanceSeed): (chunk: Chunk) => ChunkScorer {
  const weights = skills.map(({ weight }) => weight);
  const scales = Array.from({ length: manySkills }, (_, size) => scaleOf(weights, size));
  const company = comparedProfile(values);
  return (chunk) => {
    const columns = skills.flatMap(({ skillId, weight }) => {
      const leads = chunk.leads.get(skillId);
      return leads === undefined ? [] : [{ leads, weight }];
    });
    const skillFitAt = (place: number): number | null => {
      const size = chunk.rankedSkills[place] ?? 0;
      const scale = scales[size];
      if (size === 0 || weights.length === 0 || scale === undefined) return null;
      let total = 0;
      for (const { leads, weight } of columns) total += weight * (leads[place] ?? 0);
      return scaledFit(total, scale.worst, scale.best);
    };
    return (place) => {
      const threshold = chunk.thresholds[place] ?? nobody;
      if (threshold === nobody) return -1;
      const skillFit = skillFitAt(place);
      // However much their values had in common. One more, because sums of shares may lie a little above 1.
      if (skillFit !== null && company !== null && 1 + (wholeMatch(skillFit, 1) ?? 0) + mostChange < threshold)
        return -1;
      const match = wholeMatch(skillFit, company && wholePercent(valueFitAt(chunk, place, company)));
      const shown = match === null ? -1 : coarse(match, noiseOf(seed, chunk.ids, place * 4));
      return shown < threshold ? -1 : shown;
    };
  };
}

/** By which noise and rounding lift a match at most. */
const mostChange = mostNoise + 3;

const wholePercent = (fit: number | null): number | null => (fit === null ? null : Math.round(100 * fit) / 100);

/** `valueFit(profileOfWeights(weights), company)` to the last digit, without making a profile for everybody. */
function valueFitAt({ weights }: Chunk, place: number, company: ValueProfile): number | null {
  const start = place * valuesInRow;
  let total = 0;
  for (let index = start; index < start + valuesInRow; index++) total += weights[index] ?? 0;
  if (total === 0) return null;
  let before = weights[start + valuesInRow - 1] ?? 0;
  let at = weights[start] ?? 0;
  let fit = 0;
  for (let index = 0; index < valuesInRow; index++) {
    const after = weights[start + (index + 1 === valuesInRow ? 0 : index + 1)] ?? 0;
    fit += Math.min(shareOfValue(at, before + after) / total, company[index] ?? 0);
    before = at;
    at = after;
  }
  return fit;
}

import type { SkillRequirement } from '../jobs/draft.ts';
import type { Fits, MatchInputs } from './inputs.ts';
import { type MatchWeights, matchWeights, wholeMatch } from './match-weights.ts';
import { leadOfPlace, scaledFit, scaleOf } from './skill-fit.ts';
import type { Match, MatchPerson } from './types.ts';

const level = 0.8;

type Range = Pick<Match, 'low' | 'high'>;

/** Central 80 % of the match over the draws, widened to include the match. Only skills are drawn. */
export function rangeOf({ skills, weights }: MatchInputs, fits: Fits, match: number): Range {
  if (skills === null) return { low: match, high: match };
  const { requirements, ranks, ...drawn } = skills;
  const required = requirements.map(({ weight }, column) => ({
    weight,
    leads: drawnLeads({ ...drawn, ranks, width: requirements.length, column }),
  }));
  return drawnRange({ ...drawn, required, valueFit: fits.values, weights }, match);
}

/** For many jobs of one person. A range takes about 30 µs. */
export function createRanges({ rankOf, size, draws: { skillIds, draws, ranks } }: NonNullable<MatchPerson['skills']>) {
  const width = skillIds.length;
  const leadsOf = new Map(
    skillIds.map((skillId, column) => [skillId, drawnLeads({ ranks, draws, size, width, column })]),
  );
  return (skills: readonly SkillRequirement[], valueFit: number | null, match: number): Range => {
    const required = skills.map(({ skillId, weight }) => ({
      weight,
      leads: (rankOf.has(skillId) && leadsOf.get(skillId)) || noLeads,
    }));
    return drawnRange({ required, draws, size, valueFit, weights: matchWeights }, match);
  };
}

type RankColumn = { ranks: Uint8Array; draws: number; size: number; width: number; column: number };

/** By draw. */
function drawnLeads({ ranks, draws, size, width, column }: RankColumn): Uint16Array {
  const leadOf = Array.from({ length: size + 1 }, (_, rank) => leadOfPlace(rank, size));
  const leads = new Uint16Array(draws);
  for (let draw = 0; draw < draws; draw++) leads[draw] = leadOf[ranks[draw * width + column] ?? size] ?? 0;
  return leads;
}
const noLeads = new Uint16Array(0);

type Drawn = {
  required: ReadonlyArray<{ weight: number; leads: Uint16Array }>;
  draws: number;
  size: number;
  valueFit: number | null;
  weights: MatchWeights;
};

function drawnRange(drawn: Drawn, match: number): Range {
  const counts = countDrawnMatches(drawn);
  if (counts === null) return { low: match, high: match };
  const [low, high] = centralMatches(counts, drawn.draws);
  return { low: Math.min(low, match), high: Math.max(high, match) };
}

/** The draws of a number count half below and half above it; otherwise the range has 2 to 3 % too many draws. */
function centralMatches(counts: Float64Array, draws: number): [number, number] {
  const tail = ((1 - level) / 2) * draws;
  let [below, low, high] = [0, counts.length, 0];
  for (let match = 0; match < counts.length; match++) {
    const count = counts[match] ?? 0;
    const middle = below + count / 2;
    if (count > 0 && middle >= tail) low = Math.min(low, match);
    if (count > 0 && middle <= draws - tail) high = match;
    below += count;
  }
  return [low, high];
}

/** Draws by match; null if the skills say nothing. Each total of leads is scored once. */
function countDrawnMatches({ required, draws, size, valueFit, weights }: Drawn): Float64Array | null {
  const { worst, best } = scaleOf(
    required.map(({ weight }) => weight),
    size,
  );
  if (draws === 0 || best <= worst) return null;
  const totals = new Uint16Array(draws);
  let most = 0;
  for (const { weight, leads } of required) {
    most += weight * leadOfPlace(1, size);
    for (let draw = 0; draw < leads.length; draw++) totals[draw] = (totals[draw] ?? 0) + weight * (leads[draw] ?? 0);
  }
  const drawsOfTotal = new Uint16Array(most + 1);
  for (let draw = 0; draw < draws; draw++) {
    const total = totals[draw] ?? 0;
    drawsOfTotal[total] = (drawsOfTotal[total] ?? 0) + 1;
  }
  const counts = new Float64Array(101);
  for (let total = 0; total <= most; total++) {
    const count = drawsOfTotal[total] ?? 0;
    if (count === 0) continue;
    const drawn = wholeMatch(scaledFit(total, worst, best), valueFit, weights) ?? 0;
    counts[drawn] = (counts[drawn] ?? 0) + count;
  }
  return counts;
}

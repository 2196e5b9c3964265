import type { Fits, MatchInputs, SkillInputs } from './inputs.ts';
import type { MatchWeights } from './match-weights.ts';
import { arrayTypeForSkills, type PeopleColumns } from './people-columns.ts';
import { jobColumns, scorerOf } from './score.ts';
import { leadOfPlace } from './skill-fit.ts';
import type { Match } from './types.ts';

const level = 0.8;

/** Central 80 % of the match over the draws, widened to include the match. Only skills are drawn. */
export function rangeOf(inputs: MatchInputs, fits: Fits, match: number): Pick<Match, 'low' | 'high'> {
  if (inputs.skills === null || fits.skills === null || inputs.skills.draws === 0) return { low: match, high: match };
  const [low, high] = centralMatches(
    countDrawnMatches(inputs.skills, fits.values, inputs.weights),
    inputs.skills.draws,
  );
  return { low: Math.min(low, match), high: Math.max(high, match) };
}

/** The draws of a number count half below and half above it; otherwise the range has 2 to 3 % too many draws. */
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

function countDrawnMatches(skills: SkillInputs, valueFit: number | null, weights: MatchWeights): Float64Array {
  const jobs = jobColumns([{ skills: skills.requirements, values: [] }]);
  const { match } = scorerOf(drawnPeople(skills), jobs, { valueFit: () => valueFit, weights });
  const counts = new Float64Array(101);
  for (let draw = 0; draw < skills.draws; draw++) {
    const drawn = Math.max(0, match(draw, 0));
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  return counts;
}

function drawnPeople({ requirements, draws, ranks, size }: SkillInputs): PeopleColumns {
  const width = requirements.length + 1;
  const columnOf = new Uint16Array(1 + Math.max(...requirements.map(({ skillId }) => skillId)));
  for (const [index, { skillId }] of requirements.entries()) columnOf[skillId] = index + 1;
  const leads = new (arrayTypeForSkills(size))(draws * width);
  const leadOf = Array.from({ length: size + 1 }, (_, rank) => leadOfPlace(rank, size));
  for (let draw = 0; draw < draws; draw++)
    for (let index = 0; index < requirements.length; index++)
      leads[draw * width + index + 1] = leadOf[ranks[draw * requirements.length + index] ?? size] ?? 0;
  return { leads, width, columnOf, sizes: new (arrayTypeForSkills(size))(draws).fill(size), values: new Uint8Array(0) };
}

import { seededRandom, standardNormal } from '../random.ts';
import { fitBradleyTerry, type Posterior, type Win } from './bradley-terry.ts';
import { solveTransposed } from './cholesky.ts';
import { type AnsweredGroup, isOrderOf, rankSkills, type SkillOf, scoreAnswers } from './scoring.ts';

/** The rank of a skill, 1 strongest, and the ranks it may really have: low ≤ rank ≤ high. */
export type RankBand = { skillId: number; rank: number; low: number; high: number };
/** `level`: share of the draws inside a band; `weight` and `priorVariance` as in `bradley-terry.ts`. */
export type BandSettings = { priorVariance: number; weight: number; level: number; draws: number };

/**
 * Chosen so that the bands keep their promise in `simulation.ts` at the middle noise: 80 % nominal, about 82 % of the true
 * ranks inside. They hold more at lower noise (92 %) and less at higher (72 %), which no fixed figures can avoid.
 * - `weight` 0.6: the six comparisons of a group are one ranking, not six independent answers. With equal strengths the
 *   points of one of four statements vary by 5/4 where independent comparisons would give 3/4; 3/4 : 5/4 restores the
 *   spread (adjusted composite likelihood, Varin, Reid & Firth 2011). With weight 1 the bands were 10 points too narrow.
 * - `priorVariance` 2: a wide prior, which pulls strengths together little; 1 gave 86 % and bands one rank wider.
 * - `level` 80 %: at 90 % a band covers 18 of the 30 ranks and tells nobody anything; at 80 % it covers 15.
 */
export const bandSettings: BandSettings = { priorVariance: 2, weight: 0.6, level: 0.8, draws: 1000 };

/** Fixed, so that the same answers always give the same bands. */
const seed = 20_240_501;

/**
 * The band of each skill, strongest first. Points in a group are 1 + the number of statements beaten in it, so that the
 * answers are comparisons in pairs (180 in part 1, 30 in part 2): a Bradley–Terry model with its Laplace approximation
 * is drawn from, and the central interval of a skill's rank over the draws, widened to hold the rank by points, is its
 * band. Skills without answers keep wide bands. Groups with an order that is not theirs or statements of no listed skill
 * are left out; nothing is thrown. About 6 ms of computing a person.
 * `skillOrder`: skill ids in catalogue order, which breaks ties.
 */
export function rankBands(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): RankBand[] {
  const skillIds = [...new Set(skillOrder)];
  const indexOf = new Map(skillIds.map((skillId, index) => [skillId, index]));
  const itemOf = (statementId: number) => {
    const skillId = skillOf(statementId);
    return skillId === undefined ? undefined : indexOf.get(skillId);
  };
  const usable = answered.filter(
    ({ statementIds, order }) => isOrderOf(order, statementIds) && order.every((id) => itemOf(id) !== undefined),
  );
  const wins = usable.flatMap(({ order }) => winsOf(order.flatMap((statementId) => itemOf(statementId) ?? [])));
  const counts = drawRanks(fitBradleyTerry({ size: skillIds.length, wins, ...bandSettings }), bandSettings.draws);
  return rankSkills(scoreAnswers(usable, skillOf, skillIds), skillIds).map(({ skillId, rank }) => {
    const first = (indexOf.get(skillId) ?? 0) * skillIds.length;
    const [low, high] = centralRanks(counts.subarray(first, first + skillIds.length));
    return { skillId, rank, low: Math.min(low, rank), high: Math.max(high, rank) };
  });
}

/** Whether two bands share a rank: then the order of the two skills is not certain. */
export function overlaps(a: Pick<RankBand, 'low' | 'high'>, b: Pick<RankBand, 'low' | 'high'>): boolean {
  return a.low <= b.high && b.low <= a.high;
}

/** Everything ranked above another thing was preferred to it. */
function winsOf(order: readonly number[]): Win[] {
  return order.flatMap((winner, place) =>
    order
      .slice(place + 1)
      .filter((loser) => loser !== winner)
      .map((loser): Win => [winner, loser]),
  );
}

/** How often each item had each rank over the draws: the count of item i and rank r stands at i · size + r − 1. */
function drawRanks({ strengths, precisionFactor }: Posterior, draws: number): Float64Array {
  const random = seededRandom(seed);
  const size = strengths.length;
  const counts = new Float64Array(size * size);
  const noise = new Float64Array(size);
  for (let draw = 0; draw < draws; draw++) {
    for (let index = 0; index < size; index++) noise[index] = standardNormal(random);
    const drawn = solveTransposed(precisionFactor, noise);
    for (let index = 0; index < size; index++) drawn[index] = (drawn[index] ?? 0) + (strengths[index] ?? 0);
    countRanks(drawn, counts);
  }
  return counts;
}

/** Adds one draw: an item's rank is 1 + the number of items drawn higher. Flat loops, since this is most of the time. */
function countRanks(drawn: Float64Array, counts: Float64Array): void {
  const size = drawn.length;
  const above = new Int32Array(size);
  for (let a = 0; a < size; a++) {
    const ofA = drawn[a] ?? 0;
    let higher = 0;
    for (let b = 0; b < a; b++) {
      if ((drawn[b] ?? 0) > ofA) higher++;
      else above[b] = (above[b] ?? 0) + 1;
    }
    above[a] = higher;
  }
  for (let item = 0; item < size; item++) {
    const cell = item * size + (above[item] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
}

/** First and last rank of the central interval, from how often each rank was drawn. */
function centralRanks(counts: Float64Array): [number, number] {
  const { level, draws } = bandSettings;
  const tail = ((1 - level) / 2) * draws;
  let sum = 0;
  const cumulated = counts.map((count) => {
    sum += count;
    return sum;
  });
  return [cumulated.findIndex((upTo) => upTo > tail) + 1, cumulated.findIndex((upTo) => upTo >= draws - tail) + 1];
}

import { fitBradleyTerry, type Posterior, type Win } from './bradley-terry.ts';
import { solveTransposed } from './cholesky.ts';
import { type Random, seededRandom, standardNormal } from './random.ts';
import { type AnsweredGroup, isOrderOf, rankSkills, type SkillOf, scoreAnswers } from './scoring.ts';

/** The rank of a skill, 1 strongest, and the ranks it may really have: low ≤ rank ≤ high. */
export type RankBand = { skillId: number; rank: number; low: number; high: number };
/** The figures of the model; see `bandSettings`. */
export type BandSettings = {
  priorVariance: number;
  weight: number;
  level: number;
  draws: number;
};

export const bandSettings: BandSettings = { priorVariance: 0.8, weight: 1, level: 0.8, draws: 1000 };

const seed = 20_240_501;

export function rankBands(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillOrder: readonly number[],
): RankBand[] {
  return rankBandsWith(bandSettings, answered, { skillOf, skillOrder });
}

export function rankBandsWith(
  settings: BandSettings,
  answered: readonly AnsweredGroup[],
  { skillOf, skillOrder }: { skillOf: SkillOf; skillOrder: readonly number[] },
): RankBand[] {
  const skillIds = [...new Set(skillOrder)];
  const indexOf = new Map(skillIds.map((skillId, index) => [skillId, index]));
  const isKnown = (statementId: number) => indexOf.has(skillOf(statementId) ?? Number.NaN);
  const usable = answered.filter(({ statementIds, order }) => isOrderOf(order, statementIds) && order.every(isKnown));
  const wins = usable.flatMap(({ order }) =>
    winsOf(order.map((statementId) => indexOf.get(skillOf(statementId) ?? Number.NaN) ?? 0)),
  );
  const posterior = fitBradleyTerry({ size: skillIds.length, wins, ...settings });
  const counts = drawRanks(posterior, settings.draws);
  return rankSkills(scoreAnswers(usable, skillOf, skillIds), skillIds).map(({ skillId, rank }) => {
    const [low, high] = centralRanks(counts[indexOf.get(skillId) ?? 0] ?? [], settings);
    return { skillId, rank, low: Math.min(low, rank), high: Math.max(high, rank) };
  });
}

export function overlaps(a: Pick<RankBand, 'low' | 'high'>, b: Pick<RankBand, 'low' | 'high'>): boolean {
  return a.low <= b.high && b.low <= a.high;
}

function winsOf(order: readonly number[]): Win[] {
  return order.flatMap((winner, place) =>
    order
      .slice(place + 1)
      .filter((loser) => loser !== winner)
      .map((loser): Win => [winner, loser]),
  );
}

/** How often each item had each rank, by index of the item and rank − 1. */
function drawRanks({ strengths, precisionFactor }: Posterior, draws: number): number[][] {
  const random: Random = seededRandom(seed);
  const size = strengths.length;
  const counts = Array.from(strengths, () => new Array<number>(size).fill(0));
  for (let draw = 0; draw < draws; draw++) {
    const noise = solveTransposed(precisionFactor, Float64Array.from(strengths, () => standardNormal(random)));
    const drawn = strengths.map((strength, index) => strength + (noise[index] ?? 0));
    counts.forEach((ofItem, index) => {
      const own = drawn[index] ?? 0;
      let above = 0;
      for (const other of drawn) if (other > own) above++;
      ofItem[above] = (ofItem[above] ?? 0) + 1;
    });
  }
  return counts;
}

/** First and last rank of the central interval. */
function centralRanks(counts: readonly number[], { level, draws }: BandSettings): [number, number] {
  const tail = ((1 - level) / 2) * draws;
  let below = 0;
  let low = counts.length;
  let high = counts.length;
  for (const [index, count] of counts.entries()) {
    below += count;
    if (below > tail) low = Math.min(low, index + 1);
    if (below >= draws - tail) high = Math.min(high, index + 1);
  }
  return [low, high];
}

import { type Comparisons, evidenceOf, fitBradleyTerry, type Posterior, type Win } from './bradley-terry.ts';
import { type AnsweredGroup, isOrderOf, type SkillOf } from './scoring.ts';

export type StrengthSettings = { weight: number; priorVariance: number | 'own' };
type SkillSet = { skillOf: SkillOf; skillIds: readonly number[] };
type FittedStrengths = Posterior & { skillIds: readonly number[]; priorVariance: number };

/** In squared logits, from nearly flat to fully consistent answers. */
const priorRange = { from: 0.1, to: 12 };
/** Golden-section search; the last step is 4 % of a variance. */
const searchSteps = 10;

/** Skips groups with a wrong order or unlisted skills; never throws. */
export function fitStrengths(
  answered: readonly AnsweredGroup[],
  { skillOf, skillIds }: SkillSet,
  { weight, priorVariance }: StrengthSettings,
): FittedStrengths {
  const indexOf = new Map(skillIds.map((skillId, index) => [skillId, index]));
  const itemOf = (statementId: number) => indexOf.get(skillOf(statementId) ?? Number.NaN);
  const wins = answered.filter(isReadable(itemOf)).flatMap(({ order }) => winsOf(order, itemOf));
  const comparisons = { size: skillIds.length, wins, weight };
  const variance = priorVariance === 'own' ? estimateVariance(comparisons) : priorVariance;
  return { ...fitBradleyTerry({ ...comparisons, priorVariance: variance }), skillIds, priorVariance: variance };
}

type ItemOf = (statementId: number) => number | undefined;

const isReadable =
  (itemOf: ItemOf) =>
  ({ statementIds, order }: AnsweredGroup): boolean =>
    isOrderOf(order, statementIds) && order.every((statementId) => itemOf(statementId) !== undefined);

function winsOf(order: readonly number[], itemOf: ItemOf): Win[] {
  const ranked = order.map((statementId) => itemOf(statementId) ?? 0);
  return ranked.flatMap((winner, place) =>
    ranked
      .slice(place + 1)
      .filter((loser) => loser !== winner)
      .map((loser): Win => [winner, loser]),
  );
}

/** Most probable prior variance of this person (empirical Bayes; Morris 1983), by golden section over its logarithm. */
function estimateVariance(comparisons: Omit<Comparisons, 'priorVariance'>): number {
  let strengths: Float64Array | undefined;
  const evidence = (logVariance: number) => {
    const all = { ...comparisons, priorVariance: Math.exp(logVariance) };
    const posterior = fitBradleyTerry(all, strengths);
    strengths = posterior.strengths;
    return evidenceOf(all, posterior);
  };
  const section = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(priorRange.from), Math.log(priorRange.to)];
  let [left, right] = [high - section * (high - low), low + section * (high - low)];
  let [atLeft, atRight] = [evidence(left), evidence(right)];
  for (let step = 0; step < searchSteps; step++) {
    if (atLeft >= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - section * (high - low);
      atLeft = evidence(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + section * (high - low);
      atRight = evidence(right);
    }
  }
  return Math.exp((low + high) / 2);
}

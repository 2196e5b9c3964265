import { partTwoSkillCount } from './variants.ts';

/** Stored with every result. Increase it when the same answers give different points or ranks. */
export const scoringVersion = 2;

export type AnsweredGroup = { statementIds: readonly number[]; order: readonly number[] };
export type SkillOf = (statementId: number) => number | undefined;
export type RankedSkill = { skillId: number; points: number; rank: number };

export function isOrderOf(order: readonly number[], statementIds: readonly number[]): boolean {
  const ordered = new Set(order);
  return (
    order.length === statementIds.length &&
    ordered.size === order.length &&
    statementIds.every((statementId) => ordered.has(statementId))
  );
}

/**
 * `order`: most fitting first; 4, 3, 2, 1 points for four.
 * @throws Error for a statement without a skill
 */
export function pointsOfGroup(order: readonly number[], skillOf: SkillOf): { skillId: number; points: number }[] {
  return order.map((statementId, place) => {
    const skillId = skillOf(statementId);
    if (skillId === undefined) throw new Error(`statement ${statementId} has no skill`);
    return { skillId, points: order.length - place };
  });
}

/**
 * The total is the same for every person, so points compare skills of one person, never people.
 * @throws Error for an order that does not match its group and for unlisted statements or skills
 */
export function scoreAnswers(
  answered: readonly AnsweredGroup[],
  skillOf: SkillOf,
  skillIds: readonly number[],
): Map<number, number> {
  const scores = new Map(skillIds.map((skillId) => [skillId, 0]));
  for (const { statementIds, order } of answered) {
    if (!isOrderOf(order, statementIds)) throw new Error('not an order of the statements of its group');
    for (const { skillId, points } of pointsOfGroup(order, skillOf)) {
      const before = scores.get(skillId);
      if (before === undefined) throw new Error(`skill ${skillId} is not in the catalogue`);
      scores.set(skillId, before + points);
    }
  }
  return scores;
}

/** Ties keep the order of `skillOrder`; ranks have no gaps. */
export function rankSkills(scores: ReadonlyMap<number, number>, skillOrder: readonly number[]): RankedSkill[] {
  return skillOrder
    .map((skillId) => ({ skillId, points: scores.get(skillId) ?? 0 }))
    .sort((a, b) => b.points - a.points)
    .map((scored, index) => ({ ...scored, rank: index + 1 }));
}

export function topTen(ranked: readonly RankedSkill[]): number[] {
  return ranked
    .filter(({ points }) => points > 0)
    .slice(0, partTwoSkillCount)
    .map(({ skillId }) => skillId);
}

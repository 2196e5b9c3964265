import { partTwoSkillCount } from './variants.ts';

/**
 * Stored with every result; raised whenever the same answers would give other points or ranks. Version 1 ranked by points
 * (`version-one.ts`).
 */
export const scoringVersion = 2;

/** A group as answered: its statement ids and the person's order of them, most fitting first. */
export type AnsweredGroup = { statementIds: readonly number[]; order: readonly number[] };
/** The skill that a statement belongs to, undefined for an unknown statement. */
export type SkillOf = (statementId: number) => number | undefined;
export type RankedSkill = { skillId: number; points: number; rank: number };

/** Whether `order` holds exactly the given statement ids, each once. */
export function isOrderOf(order: readonly number[], statementIds: readonly number[]): boolean {
  const ordered = new Set(order);
  return (
    order.length === statementIds.length &&
    ordered.size === order.length &&
    statementIds.every((statementId) => ordered.has(statementId))
  );
}

/**
 * Points of one ordered group, most fitting first: 4, 3, 2, 1 for a group of four, that is 1 + the number of statements
 * ranked below. Throws Error for a statement of no skill.
 */
export function pointsOfGroup(order: readonly number[], skillOf: SkillOf): { skillId: number; points: number }[] {
  return order.map((statementId, place) => {
    const skillId = skillOf(statementId);
    if (skillId === undefined) throw new Error(`statement ${statementId} has no skill`);
    return { skillId, points: order.length - place };
  });
}

/**
 * Points per skill, summed over the groups of both parts; skills without an answered group have 0. Every person has the
 * same total (10 for each group of four: 300 after part 1, 350 after part 2), so points compare the skills of one person,
 * never persons. Throws Error for an order that is not one of its group and for a statement or skill that is not listed.
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

/**
 * Skills by points, most first, ranks 1 … n without gaps; equal points in the given order.
 * `skillOrder`: the skill ids; those without points count as 0.
 */
export function rankSkills(scores: ReadonlyMap<number, number>, skillOrder: readonly number[]): RankedSkill[] {
  return skillOrder
    .map((skillId) => ({ skillId, points: scores.get(skillId) ?? 0 }))
    .sort((a, b) => b.points - a.points)
    .map((scored, index) => ({ ...scored, rank: index + 1 }));
}

/** Ids of the ten strongest scored skills, strongest first; fewer when fewer have points (then there is no part 2). */
export function topTen(ranked: readonly RankedSkill[]): number[] {
  return ranked
    .filter(({ points }) => points > 0)
    .slice(0, partTwoSkillCount)
    .map(({ skillId }) => skillId);
}

import type { SkillOf } from './scoring.ts';

/** Points of a skill, and in how many of the answered groups one of its statements stood. */
export type AnsweredSkill = { points: number; answered: number };

const strongestCount = 5;

/**
 * Points per answered statement, on average over the five strongest skills: how decidedly somebody puts their strengths before the
 * rest, between 1 and 4. The average over all skills is the same for everybody. null if nothing was answered.
 * `skills`: strongest first.
 */
export function strongestAverage(skills: readonly AnsweredSkill[]): number | null {
  const strongest = skills.filter(({ answered }) => answered > 0).slice(0, strongestCount);
  if (strongest.length === 0) return null;
  return strongest.reduce((sum, { points, answered }) => sum + points / answered, 0) / strongest.length;
}

/** How many statements of each skill stand in these groups; a skill with none is missing. */
export function statementsPerSkill(groups: ReadonlyArray<readonly number[]>, skillOf: SkillOf): Map<number, number> {
  const counts = new Map<number, number>();
  for (const statementId of groups.flat()) {
    const skillId = skillOf(statementId);
    if (skillId !== undefined) counts.set(skillId, (counts.get(skillId) ?? 0) + 1);
  }
  return counts;
}

import type { SkillOf } from './scoring.ts';

export type AnsweredSkill = { points: number; answered: number };

const strongestCount = 5;

/** Points per answered statement of the five strongest skills. `skills`: strongest first. Null without answers. */
export function strongestAverage(skills: readonly AnsweredSkill[]): number | null {
  const strongest = skills.filter(({ answered }) => answered > 0).slice(0, strongestCount);
  if (strongest.length === 0) return null;
  return strongest.reduce((sum, { points, answered }) => sum + points / answered, 0) / strongest.length;
}

export function statementsPerSkill(groups: ReadonlyArray<readonly number[]>, skillOf: SkillOf): Map<number, number> {
  const counts = new Map<number, number>();
  for (const statementId of groups.flat()) {
    const skillId = skillOf(statementId);
    if (skillId !== undefined) counts.set(skillId, (counts.get(skillId) ?? 0) + 1);
  }
  return counts;
}

import { type AnonymousSnapshot, coarsePerson } from '../releases/anonymous.ts';
import type { NamedSnapshot } from '../releases/snapshot.ts';
import type { SkillNames } from '../releases/view.ts';
import type { RequiredSkillGroup, RequiredSkillResult } from './state.ts';

type WeightedSkill = { skillId: number; weight: number };

export function requiredSkillResults(
  { skills }: Pick<NamedSnapshot, 'skills'>,
  required: readonly WeightedSkill[],
  names: SkillNames,
): RequiredSkillResult[] {
  const ranked = new Map(skills?.ranked.map((skill) => [skill.skillId, skill]));
  return required.flatMap(({ skillId, weight }) => {
    const name = names.get(skillId);
    if (name === undefined) return [];
    const { rank = null, low = null, high = null } = ranked.get(skillId) ?? {};
    return [{ skillId, name, weight, rank, low, high }];
  });
}

export function requiredSkillGroups(
  snapshot: AnonymousSnapshot,
  required: readonly WeightedSkill[],
  names: SkillNames,
): RequiredSkillGroup[] {
  const groupOf = new Map(snapshot.skills?.groups.map(({ skillId, group }) => [skillId, group]));
  const { leadOf } = coarsePerson(snapshot);
  if (leadOf === null || required.some(({ skillId }) => !leadOf.has(skillId))) return [];
  return required.flatMap(({ skillId, weight }) => {
    const name = names.get(skillId);
    return name === undefined ? [] : [{ skillId, name, weight, group: groupOf.get(skillId) ?? null }];
  });
}

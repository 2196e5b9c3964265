import type { ReleaseSnapshot } from '../releases/snapshot.ts';
import type { SkillNames } from '../releases/view.ts';
import type { AskedSkill } from './state.ts';

type Asked = { skillId: number; weight: number };

/** Where these skills stand in a result. Of those that the catalogue has no more nothing is said; what the person hides has no place. */
export function askedSkills({ skills }: ReleaseSnapshot, asked: readonly Asked[], names: SkillNames): AskedSkill[] {
  const ranked = new Map(skills?.ranked.map((skill) => [skill.skillId, skill]));
  return asked.flatMap(({ skillId, weight }) => {
    const name = names.get(skillId);
    if (name === undefined) return [];
    const { rank = null, low = null, high = null } = ranked.get(skillId) ?? {};
    return [{ skillId, name, weight, rank, low, high }];
  });
}

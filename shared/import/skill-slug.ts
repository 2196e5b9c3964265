import { spelledSlugOf } from '../search.ts';

/** 'softskill' if no letter is left. */
export const skillSlug = (name: string): string => spelledSlugOf(name) || 'softskill';

/** Each new skill with a slug that no other skill has; on a clash the id is appended. */
export function withFreeSlugs<T extends { id: number; name: string }>(
  skills: readonly T[],
  taken: Iterable<string>,
): Array<T & { slug: string }> {
  const used = new Set(taken);
  return skills.map((skill) => {
    let slug = skillSlug(skill.name);
    while (used.has(slug)) slug += `-${skill.id}`;
    used.add(slug);
    return { ...skill, slug };
  });
}

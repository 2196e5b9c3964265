const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'Überzeugungskraft' → 'ueberzeugungskraft'; 'softskill' if no letter is left. */
export function skillSlug(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter);
  const slug = letters
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'softskill' : slug;
}

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

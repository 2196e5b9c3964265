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

/** A slug for each new skill that no other skill has; on a clash the id is appended. */
export function freeSlugs(skills: ReadonlyArray<{ id: number; name: string }>, taken: Iterable<string>): string[] {
  const used = new Set(taken);
  return skills.map(({ id, name }) => {
    const wanted = skillSlug(name);
    let slug = wanted;
    while (used.has(slug)) slug += `-${id}`;
    used.add(slug);
    return slug;
  });
}

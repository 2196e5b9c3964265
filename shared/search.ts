/**
 * The form in which texts are searched: 'Müller', 'Mueller' and 'MU\u0308LLER' are one. `search_fold(text)` in PostgreSQL computes the
 * same; a test compares the two. Both know the letters of Unicode 10, the oldest version among the ICU libraries in use.
 */

/** Accents and invisible characters. Vowel signs of other scripts stay: there they are letters. U+0308 decides about umlauts first. */
const dropped =
  /[\u0300-\u0307\u0309-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters that no decomposition takes apart, and signs that keyboards and word processors write differently. */
const replacements: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['ß ss', 'æ ae', 'œ oe', 'þ th', 'ı i', 'ȷ j', 'ø o', 'ł l', 'đ d', 'ð d', 'ħ h', 'ŧ t', 'ŋ n', 'ς σ'],
    ...["\u2018 '", "\u2019 '", "\u02bc '", '\u2010 -', '\u2013 -', '\u2014 -', '\u2212 -', '\u0308 '],
  ].map((pair) => pair.split(' ')),
);

const beyondAscii = /[^\0-\x7f]/;

/**
 * Lower case; umlauts, ß and ligatures as two letters; no accents; full-width letters as usual ones. Idempotent. The text may become
 * longer, up to 18 times for a few Arabic ligatures.
 */
export function searchFold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(dropped, '')
    .replace(/([aou])\u0308/g, '$1e')
    .replace(
      /[ßæœþıȷøłđðħŧŋς]|[\u2018\u2019\u02bc\u2010\u2013\u2014\u2212]|\u0308/g,
      (found) => replacements[found] ?? found,
    );
}

/** Whether a text contains what was typed into a search. */
export const isFoundBy = (search: string): ((text: string) => boolean) => {
  const folded = searchFold(search).trim();
  return (text) => searchFold(text).includes(folded);
};

/** Lower-case letters, digits and single inner hyphens; other characters become hyphens. '' if nothing is left. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Spells out umlauts and drops accents: 'Überzeugungskraft' becomes 'ueberzeugungskraft'. */
export const spelledSlugOf = (text: string): string => slugOf(searchFold(text));

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

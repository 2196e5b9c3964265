/** `search_fold(text)` in PostgreSQL computes the same; a test compares both. Unicode 10, the oldest ICU in use. */

/** Vowel signs of other scripts are letters and stay. U+0308 is handled before, for umlauts. */
const ignoredCharacters =
  /[\u0300-\u0307\u0309-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u200b-\u200f\u2060\ufeff]/g;

const replacements: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['ß ss', 'æ ae', 'œ oe', 'þ th', 'ı i', 'ȷ j', 'ø o', 'ł l', 'đ d', 'ð d', 'ħ h', 'ŧ t', 'ŋ n', 'ς σ'],
    ...["\u2018 '", "\u2019 '", "\u02bc '", '\u2010 -', '\u2013 -', '\u2014 -', '\u2212 -', '\u0308 '],
  ].map((pair) => pair.split(' ')),
);

const beyondAscii = /[^\0-\x7f]/;

/** Idempotent. Text grows up to 18 times (Arabic ligatures). */
export function searchFold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ignoredCharacters, '')
    .replace(/([aou])\u0308/g, '$1e')
    .replace(
      /[ßæœþıȷøłđðħŧŋς]|[\u2018\u2019\u02bc\u2010\u2013\u2014\u2212]|\u0308/g,
      (found) => replacements[found] ?? found,
    );
}

export const createMatcher = (search: string): ((text: string) => boolean) => {
  const folded = searchFold(search).trim();
  return (text) => searchFold(text).includes(folded);
};

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const spelledSlugOf = (text: string): string => slugOf(searchFold(text));

export const skillSlug = (name: string): string => spelledSlugOf(name) || 'softskill';

export function assignUniqueSlugs<T extends { id: number; name: string }>(
  skills: readonly T[],
  reserved: Iterable<string>,
): Array<T & { slug: string }> {
  const used = new Set(reserved);
  return skills.map((skill) => {
    let slug = skillSlug(skill.name);
    while (used.has(slug)) slug += `-${skill.id}`;
    used.add(slug);
    return { ...skill, slug };
  });
}

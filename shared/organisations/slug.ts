/** The address part of a name: lower case, everything but a–z and 0–9 becomes one hyphen (umlauts are dropped), none at the ends. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What a name without any usable letter is called. */
const nameless = 'organisation';

/** The n-th try for a slug that others may have: `haus`, `haus-2`, `haus-3` … */
export function numberedSlug(name: string, attempt: number): string {
  const slug = slugOf(name) || nameless;
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}

import { slugOf } from '../search.ts';

/** What a name without any usable letter is called. */
const nameless = 'organisation';

/** The n-th try for a slug that others may have; umlauts are dropped: `haus`, `haus-2`, `haus-3` … */
export function numberedSlug(name: string, attempt: number): string {
  const slug = slugOf(name) || nameless;
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}

import { searchFold } from './search.ts';

/** Small letters, digits and single hyphens, none at the ends; whatever else there is becomes a hyphen. '' if nothing is left. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The same with umlauts spelled out and accents dropped: 'Überzeugungskraft' becomes 'ueberzeugungskraft'. */
export const spelledSlugOf = (text: string): string => slugOf(searchFold(text));

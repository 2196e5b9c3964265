/** Small letters, digits and single hyphens, none at the ends; whatever else there is becomes a hyphen. '' if nothing is left. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The same with umlauts spelled out and accents dropped: 'Überzeugungskraft' becomes 'ueberzeugungskraft'. */
export const spelledSlugOf = (text: string): string =>
  slugOf(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, ''),
  );

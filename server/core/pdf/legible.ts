/** What the embedded fonts can set. Both files are subsets of one family, so that runs of them look like one font. */

/** The characters of the two subsets, as their publisher states them (@fontsource, unicode-range). */
const latin =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;
const latinExtended =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/u;

export type Subset = 'latin' | 'latinExtended';
export type Run = { subset: Subset; text: string };

/** One line of text without control and direction characters and without what the fonts do not hold. */
export function legible(text: string): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/[^\S\u00a0]/gu, ' ')
      .replace(/\p{C}/gu, ''),
  ]
    .filter((character) => latin.test(character) || latinExtended.test(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** At most so many characters, the last one an ellipsis where something was cut. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** The text in pieces, each set from one subset. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const subset: Subset = latin.test(character) ? 'latin' : 'latinExtended';
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += character;
    else runs.push({ subset, text: character });
  }
  return runs;
}

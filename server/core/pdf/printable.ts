import { composeText } from '#shared/validation/text.ts';

/**
 * Characters of the embedded font subsets in every face: fewer than the publisher states (@fontsource, unicode-range).
 * Both subsets belong to one family, so that mixed runs look like one font.
 */
const latin =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0102\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u;
const latinExtended =
  /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c7\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/u;

const replacements: Record<string, string> = {
  ĸ: 'q',
  Ə: 'E',
  ə: 'e',
  Ŧ: 'T',
  ŧ: 't',
  '\u00b5': 'u',
  '\u02bb': '\u2018',
  '\u02bc': '\u2019',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '\u2013',
  '\u2015': '\u2014',
  '\u2044': '/',
};

const isSupported = (character: string): boolean => latin.test(character) || latinExtended.test(character);

function replaceUnsupported(character: string): string {
  if (isSupported(character)) return character;
  return [...(replacements[character] ?? character.normalize('NFKD'))]
    .map((part) => replacements[part] ?? part)
    .filter(isSupported)
    .join('');
}

export type Subset = 'latin' | 'latinExtended';
type Run = { subset: Subset; text: string };

export function toPrintable(text: string): string {
  const characters = composeText(text)
    .replace(/[^\S\u00a0]/gu, ' ')
    .replace(/\p{C}/gu, '');
  return [...characters].map(replaceUnsupported).join('').replace(/ {2,}/g, ' ').trim();
}

export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

export function fontRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const subset: Subset = latin.test(character) ? 'latin' : 'latinExtended';
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += character;
    else runs.push({ subset, text: character });
  }
  return runs;
}

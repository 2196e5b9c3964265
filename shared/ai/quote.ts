/**
 * Finds quotations in source text. Ignores typesetting: white space, hyphens at line ends, ligatures, the form of
 * quotation marks, and marks around the quotation. All other characters must match.
 */

import { composed } from '../validation/text.ts';

const minWords = 3;

const quotationMarks = /["„“”‟«»]/g;
const apostrophes = /['‚‘’‛‹›]/g;
/** Ligatures and the ellipsis; no superscripts or fractions, because 10⁵ is not 105. */
const typeset = /[\ufb00-\ufb06\u2026]/g;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const hyphenatedWord = /(\p{L})[-\u2010]\n(?=\p{Ll})/gu;

const normalised = (text: string): string =>
  composed(text)
    .replace(typeset, (letters) => letters.normalize('NFKC'))
    .replace(invisible, '')
    .replace(quotationMarks, '"')
    .replace(apostrophes, "'")
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n');

/** A hyphen at a line end may belong to the word, so both variants are compared. */
const withoutLineHyphens = (text: string): string => text.replace(hyphenatedWord, '$1').replace(/\n+/g, ' ');
const withLineHyphens = (text: string): string =>
  text.replace(/(\p{L}[-\u2010])\n(?=\p{L})/gu, '$1').replace(/\n+/g, ' ');
const withoutLineBreaks = (text: string): string => text.replace(/\n+/g, ' ');

function withoutFrame(quote: string): string {
  const isFrame = (at: number) => ` "'`.includes(quote.charAt(at));
  let [from, to] = [0, quote.length];
  while (from < to && isFrame(from)) from++;
  while (to > from && isFrame(to - 1)) to--;
  return quote.slice(from, to);
}

const isWordCharacter = /[\p{L}\p{N}]/u;

function hasWholeWords(text: string, sought: string): boolean {
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + sought.length)];
    const cutsStart = isWordCharacter.test(before) && isWordCharacter.test(sought.charAt(0));
    const cutsEnd = isWordCharacter.test(after) && isWordCharacter.test(sought.charAt(sought.length - 1));
    if (!cutsStart && !cutsEnd) return true;
  }
  return false;
}

/** @param partText `textOfPart` of the cited part */
export function isQuotedIn(quote: string, partText: string): boolean {
  const [sought, text] = [normalised(quote), normalised(partText)];
  const wordCount = withoutLineBreaks(sought)
    .split(' ')
    .filter((word) => isWordCharacter.test(word)).length;
  if (wordCount < minWords) return false;
  const readings = [withoutLineHyphens, withLineHyphens, withoutLineBreaks];
  return readings.some((reading) => hasWholeWords(reading(text), withoutFrame(reading(sought))));
}

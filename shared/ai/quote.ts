/**
 * Finds quotations in source text. Ignores typesetting: white space, hyphens at line ends, ligatures, the form of
 * quotation marks, and marks around the quotation. All other characters must match.
 */

import { composeText } from '../validation/text.ts';

const minWords = 3;

const quotationMarks = /["„“”‟«»]/g;
const apostrophes = /['‚‘’‛‹›]/g;
/** Ligatures and the ellipsis; no superscripts or fractions, because 10⁵ is not 105. */
const ligatures = /[\ufb00-\ufb06\u2026]/g;
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const hyphenatedWord = /(\p{L})[-\u2010]\n(?=\p{Ll})/gu;

const normalise = (text: string): string =>
  composeText(text)
    .replace(ligatures, (letters) => letters.normalize('NFKC'))
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

function stripOuterMarks(quote: string): string {
  const isMark = (at: number) => ` "'`.includes(quote.charAt(at));
  let [from, to] = [0, quote.length];
  while (from < to && isMark(from)) from++;
  while (to > from && isMark(to - 1)) to--;
  return quote.slice(from, to);
}

const isWordCharacter = /[\p{L}\p{N}]/u;

function hasWholeWords(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + phrase.length)];
    const cutsStart = isWordCharacter.test(before) && isWordCharacter.test(phrase.charAt(0));
    const cutsEnd = isWordCharacter.test(after) && isWordCharacter.test(phrase.charAt(phrase.length - 1));
    if (!cutsStart && !cutsEnd) return true;
  }
  return false;
}

/** @param partText `textOfPart` of the cited part */
export function isQuotedIn(quote: string, partText: string): boolean {
  const [quotation, text] = [normalise(quote), normalise(partText)];
  const wordCount = withoutLineBreaks(quotation)
    .split(' ')
    .filter((word) => isWordCharacter.test(word)).length;
  if (wordCount < minWords) return false;
  const variants = [withoutLineHyphens, withLineHyphens, withoutLineBreaks];
  return variants.some((reading) => hasWholeWords(reading(text), stripOuterMarks(reading(quotation))));
}

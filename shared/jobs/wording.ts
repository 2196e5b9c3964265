/** Hints on wording: neutral title, AGG §§ 1, 11, and demands for documents. A harmless context gives no hint. */
import { hintReasons } from '../texts/jobs/checklist.ts';
import { type WordingRule, wordingRules } from './wording-rules.ts';

export { neutralTitle } from './neutral-title.ts';

type WordingHint = { phrase: string; reason: string };

const maxHints = 20;
const contextLength = 45;

export function discriminationHints(plainText: string): WordingHint[] {
  const text = plainText.replace(/\s+/g, ' ');
  const matches = wordingRules.flatMap((rule) => hintsOf(rule, text)).sort((one, other) => one.at - other.at);
  const phrases = new Set<string>();
  let end = 0;
  const hints = matches.filter(({ at, phrase }) => {
    const isNew = at >= end && !phrases.has(phrase.toLowerCase());
    if (isNew) end = at + phrase.length;
    phrases.add(phrase.toLowerCase());
    return isNew;
  });
  return hints.slice(0, maxHints).map(({ phrase, reason }) => ({ phrase, reason }));
}

function hintsOf({ kind, pattern, ...rule }: WordingRule, text: string): Array<WordingHint & { at: number }> {
  return [...text.matchAll(pattern)].flatMap(({ 0: phrase, index }) => {
    const textBefore = text.slice(Math.max(0, index - contextLength), index);
    const textAfter = text.slice(index + phrase.length, index + phrase.length + contextLength);
    return isHarmless(rule, textBefore, textAfter) ? [] : [{ phrase, reason: hintReasons[kind], at: index }];
  });
}

type ContextPatterns = Pick<WordingRule, 'unless' | 'request' | 'before' | 'after'>;

function isHarmless(
  { unless, request, before, after }: ContextPatterns,
  textBefore: string,
  textAfter: string,
): boolean {
  if (before?.test(textBefore) === true || after?.test(textAfter) === true) return true;
  const around = `${textBefore} ${textAfter}`;
  return unless?.test(around) === true && request?.test(around) !== true;
}

/** Hints on wording: neutral title, AGG §§ 1, 11, and demands for documents. A harmless context gives no hint. */
import { hintReasons } from '../texts/jobs/checklist.ts';
import { type WordingRule, wordingRules } from './wording-rules.ts';

export { neutralTitle } from './neutral-title.ts';

type WordingHint = { phrase: string; reason: string };

const maxHints = 20;
const contextLength = 45;

export function discriminationHints(plainText: string): WordingHint[] {
  const text = plainText.replace(/\s+/g, ' ');
  const found = wordingRules.flatMap((rule) => hintsOf(rule, text)).sort((one, other) => one.at - other.at);
  const phrases = new Set<string>();
  let end = 0;
  const hints = found.filter(({ at, phrase }) => {
    const isNew = at >= end && !phrases.has(phrase.toLowerCase());
    if (isNew) end = at + phrase.length;
    phrases.add(phrase.toLowerCase());
    return isNew;
  });
  return hints.slice(0, maxHints).map(({ phrase, reason }) => ({ phrase, reason }));
}

function hintsOf({ kind, pattern, ...rule }: WordingRule, text: string): Array<WordingHint & { at: number }> {
  return [...text.matchAll(pattern)].flatMap(({ 0: phrase, index: at }) => {
    const ahead = text.slice(Math.max(0, at - contextLength), at);
    const behind = text.slice(at + phrase.length, at + phrase.length + contextLength);
    return isMeantWell(rule, ahead, behind) ? [] : [{ phrase, reason: hintReasons[kind], at }];
  });
}

type Surroundings = Pick<WordingRule, 'unless' | 'request' | 'before' | 'after'>;

function isMeantWell({ unless, request, before, after }: Surroundings, ahead: string, behind: string): boolean {
  if (before?.test(ahead) === true || after?.test(behind) === true) return true;
  const around = `${ahead} ${behind}`;
  return unless?.test(around) === true && request?.test(around) !== true;
}

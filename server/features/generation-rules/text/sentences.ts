import { abbreviations, ambiguousAbbreviations, anaphoricWords, sentenceStarters } from './lexicon.ts';

const sentenceEnd = /[.!?…](?=["“”«»)\]’]{0,3}\s)/gu;
const closingMarks = /^["“”«»)\]’]{0,3}/u;

const lastToken = (text: string): string =>
  text
    .slice(-41)
    .split(/[\s(„"»]/u)
    .at(-1) ?? '';
const firstToken = (text: string): string => /^["„»«“(]?([\p{L}\p{N}]{1,40})/u.exec(text)?.[1] ?? '';

function isSentenceEnd(before: string, after: string): boolean {
  const next = firstToken(after);
  const last = lastToken(before);
  if (/^\p{Ll}/u.test(next)) return false;
  if (/^\d{1,2}$/u.test(last) || /^\p{L}$/u.test(last))
    return sentenceStarters.has(next) && !/\.\s?\p{L}$/u.test(before.slice(-4));
  if (/^(?:\p{L}\.){1,4}\p{L}$/u.test(last)) return false;
  const known = last.toLowerCase();
  return !abbreviations.has(known) || (ambiguousAbbreviations.has(known) && sentenceStarters.has(next));
}

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const after = match.index + 1;
    const isDot = match[0] === '.';
    const rest = text.slice(after, after + 60);
    const tail = closingMarks.exec(rest)?.[0].length ?? 0;
    if (
      isDot &&
      !isSentenceEnd(text.slice(Math.max(start, match.index - 60), match.index), rest.slice(tail).trimStart())
    )
      continue;
    const sentence = text.slice(start, after + tail).trim();
    if (sentence !== '') sentences.push(sentence);
    start = after + tail;
  }
  const last = text.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
}

export const isCompleteSentence = (sentence: string): boolean =>
  /^["„»“(]?[\p{Lu}\p{N}§]/u.test(sentence) && /[.!?…]["“”«»)\]’]{0,3}$/u.test(sentence);

export const isAnaphoric = (sentence: string): boolean => anaphoricWords.has(firstToken(sentence).toLowerCase());

import { courseLimits } from '#shared/courses/schema.ts';
import { oneLine } from '#shared/validation/text.ts';

const maxTitleLength = 90;

const numbering =
  /^(?:(?:kapitel|abschnitt|teil|modul|lektion|thema|chapter|section|part|module|lesson|folie)\s{1,3}(?:\d{1,3}(?:\.\d{1,3}){0,4}|[IVX]{1,5}|[A-H])\b(?!-\p{L})[.:)–—-]?|(?:\d{1,3}\.){1,5}\d{0,3}(?=[\s:–—-]|$)|\d{1,2}(?=\s)|\d{1,3}\)|[A-H][.)]|[IVX]{1,5}\.|§\s?\d{1,4}\s?[a-z]?\b)[\s:–—-]{0,5}/iu;

export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
  const blank = cut.lastIndexOf(' ');
  return `${(blank > most / 2 ? cut.slice(0, blank) : cut).replace(/[\s,;:–-]{1,5}$/u, '')}…`;
}

/** Turns '3.2 Brandklassen ......' into 'Brandklassen'; empty if nothing remains. */
export function cleanTitle(title: string): string {
  const line = oneLine(title.slice(0, 2_000)).replace(/\s{2,200}/gu, ' ');
  const withoutNumber = line.replace(numbering, '');
  // '1.5 bar Druck' has no chapter number: a chapter number is followed by a capital.
  const name = /\p{L}/u.test(withoutNumber) && !/^\p{Ll}/u.test(withoutNumber) ? withoutNumber : line;
  const ended = name.replace(/[\s.:;,–—-]{1,20}$/u, '').trim();
  return truncate(/\p{L}/u.test(ended) ? ended.charAt(0).toUpperCase() + ended.slice(1) : '', maxTitleLength);
}

export const titleKey = (title: string): string => cleanTitle(title).toLowerCase().replace(/…$/u, '');

const isNounPhrase = (name: string): boolean =>
  name.length < 45 &&
  !/[:?!…„“]| und /u.test(name) &&
  !/^(?:wie|was|wer|wann|warum|wo|woran|wozu|welche[rsn]?|bei|beim|im|in|nach|vor|zum|zur|zu|für|mit|auf|aus|von|vom|am|an|unter|über|ohne|gegen|wenn|so|sie|der|die|das)\b/iu.test(
    name,
  ) &&
  !/\s\p{Ll}{2,30}(?:en|ern|eln)$/u.test(name);

export function joinedTitle(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second?.startsWith(first)) return first;
  return second !== undefined && [first, second].every(isNounPhrase) ? `${first} und ${second}` : first;
}

export function uniqueTitles(): (title: string, more: readonly string[]) => string {
  const usedTitles = new Set<string>();
  return (title, more) => {
    const base = truncate(title, courseLimits.title - 60);
    const additions = more.filter((word) => !base.toLowerCase().includes(word.toLowerCase()));
    const candidates = [base, ...additions.slice(0, 4).map((word) => `${base}: ${truncate(word, 50)}`)];
    const uniqueTitle = candidates.find((name) => !usedTitles.has(name.toLowerCase())) ?? addNumber(base, usedTitles);
    usedTitles.add(uniqueTitle.toLowerCase());
    return uniqueTitle;
  };
}

function addNumber(base: string, usedTitles: ReadonlySet<string>): string {
  let count = 2;
  while (usedTitles.has(`${base} (${count})`.toLowerCase())) count++;
  return `${base} (${count})`;
}

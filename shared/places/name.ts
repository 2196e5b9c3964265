import { searchFold } from '../search.ts';
import { cantons } from './country.ts';

const saint = new Set(['st', 'skt', 'ste', 'saint', 'sainte']);
const titles = new Set(['stadt', 'hansestadt', 'lutherstadt', 'landeshauptstadt', 'kreisstadt', 'gemeinde', 'bad']);
const between = new Set(['a', 'am', 'an', 'auf', 'b', 'bei', 'i', 'im', 'in', 'o', 'ob', 'u', 'unter', 'v', 'vor']);
const articles = new Set(['d', 'der', 'dem', 'den']);

export function placeKey(name: string): string {
  return searchFold(name)
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .map((word) => (saint.has(word) ? 'sankt' : word))
    .join(' ');
}

const withoutCanton = (name: string): string =>
  / [A-Z]{2}$/.test(name) && cantons.has(name.slice(-2)) ? name.slice(0, -3) : name;

/** 'Halle (Saale)' → 'halle', 'Wetzikon ZH' → 'wetzikon'. Always a prefix of `placeKey`. */
export function shortPlaceKey(name: string): string {
  const words = placeKey(withoutCanton(name.split(/[(/,]/)[0] ?? '')).split(' ');
  const end = words.findIndex((word, place) => place > 0 && between.has(word));
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/** For towns of one postal code: tolerates additions ('Frankfurt a. M.') and districts ('Frankfurt-Höchst'). */
export function isSameTown(a: string, b: string): boolean {
  const [shortA, shortB] = [withoutTitle(shortPlaceKey(a)), withoutTitle(shortPlaceKey(b))];
  if (shortA === '' || shortB === '') return false;
  if (shortA !== shortB) return shortA.startsWith(`${shortB} `) || shortB.startsWith(`${shortA} `);
  const [wordsA, wordsB] = [addition(a, shortA), addition(b, shortB)];
  if (isAbbreviation(wordsA.join(''), wordsB.join(''))) return true;
  const [namesA, namesB] = [properNames(wordsA), properNames(wordsB)];
  const common = Math.min(namesA.length, namesB.length);
  return namesA.slice(0, common).every((word, index) => isAbbreviation(word, namesB[index] ?? ''));
}

const addition = (name: string, short: string): string[] =>
  withoutTitle(placeKey(name))
    .slice(short.length)
    .split(' ')
    .filter((word) => word !== '');

const properNames = (words: readonly string[]): string[] =>
  words.filter((word) => !between.has(word) && !articles.has(word));

/** 'wstr' for 'weinstrasse': the same first letter, then letters in the same order. */
function isAbbreviation(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short[0] !== long[0]) return false;
  let matched = 0;
  for (const letter of long) if (letter === short[matched]) matched++;
  return matched === short.length;
}

function withoutTitle(key: string): string {
  const words = key.split(' ');
  const first = words.findIndex((word) => !titles.has(word));
  return first === -1 ? '' : words.slice(first).join(' ');
}

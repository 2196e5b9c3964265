/** How names of towns are compared. Texts are bounded by the schema; every step takes time in proportion to their length. */

import { searchFold } from '../search.ts';
import { cantons } from './country.ts';

const saint = new Set(['st', 'skt', 'ste', 'saint', 'sainte']);
/** What stands before a name in the one list and is left out in the other. */
const titles = new Set(['stadt', 'hansestadt', 'lutherstadt', 'landeshauptstadt', 'kreisstadt', 'gemeinde', 'bad']);
/** Words that begin what tells towns of one name apart: Frankfurt am Main, Rothenburg ob der Tauber. */
const between = new Set(['a', 'am', 'an', 'auf', 'b', 'bei', 'i', 'im', 'in', 'o', 'ob', 'u', 'unter', 'v', 'vor']);
const articles = new Set(['d', 'der', 'dem', 'den']);

/** The name without case, accents, hyphens and dots, umlauts as two letters: 'Baden-Baden' → 'baden baden'. */
export function placeKey(name: string): string {
  return searchFold(name)
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .map((word) => (saint.has(word) ? 'sankt' : word))
    .join(' ');
}

const withoutCanton = (name: string): string =>
  / [A-Z]{2}$/.test(name) && cantons.has(name.slice(-2)) ? name.slice(0, -3) : name;

/**
 * The key of what people call the town: 'Halle (Saale)' → 'halle', 'Frankfurt am Main' → 'frankfurt', 'Wetzikon ZH' → 'wetzikon'.
 * Begins the whole key.
 */
export function shortPlaceKey(name: string): string {
  const words = placeKey(withoutCanton(name.split(/[(/,]/)[0] ?? '')).split(' ');
  const end = words.findIndex((word, place) => place > 0 && between.has(word));
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/**
 * Whether both may mean one town, where the postal code has already narrowed it down: one may leave out or abbreviate what tells
 * namesakes apart ('Frankfurt', 'Frankfurt a. M.' for Frankfurt am Main), or add a district ('Frankfurt-Höchst').
 */
export function isSameTown(a: string, b: string): boolean {
  const [shortA, shortB] = [withoutTitle(shortPlaceKey(a)), withoutTitle(shortPlaceKey(b))];
  if (shortA === '' || shortB === '') return false;
  if (shortA !== shortB) return shortA.startsWith(`${shortB} `) || shortB.startsWith(`${shortA} `);
  const [wordsA, wordsB] = [addition(a, shortA), addition(b, shortB)];
  if (isAbbreviation(wordsA.join(''), wordsB.join(''))) return true;
  const [namesA, namesB] = [namesIn(wordsA), namesIn(wordsB)];
  const common = Math.min(namesA.length, namesB.length);
  return namesA.slice(0, common).every((word, index) => isAbbreviation(word, namesB[index] ?? ''));
}

/** The words behind what the town is called: ['am', 'main']. */
const addition = (name: string, short: string): string[] =>
  withoutTitle(placeKey(name))
    .slice(short.length)
    .split(' ')
    .filter((word) => word !== '');

const namesIn = (words: readonly string[]): string[] =>
  words.filter((word) => !between.has(word) && !articles.has(word));

/** 'erzgeb' or 'wstr' for 'erzgebirge' or 'weinstrasse': the letters of the shorter one in order, from the same first letter. */
function isAbbreviation(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function withoutTitle(key: string): string {
  const words = key.split(' ');
  const first = words.findIndex((word) => !titles.has(word));
  return first === -1 ? '' : words.slice(first).join(' ');
}

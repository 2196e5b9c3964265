/** Offers known words for mistyped words of a search. */
import { editsToBeginnings, maxEditsOf } from './edits.ts';
import { searchFold } from './search.ts';

const minLetters = 4;
/** In the beginning or end of a compound. */
const minPartLetters = 5;
const mostEdits = 2;
/** Comparing takes up to 15 ms per word of the search. */
const maxWords = 4;

export type KnownWord = { word: string; folded: string; count: number };

export const nouns = /\p{Lu}\p{L}+/gu;
export const allWords = /\p{L}+/gu;

/** The most frequent first. */
export function wordsOf(texts: Iterable<string>, kind: RegExp): KnownWord[] {
  const words = new Map<string, KnownWord>();
  for (const text of texts)
    for (const word of text.match(kind) ?? []) {
      const folded = searchFold(word);
      const found = words.get(folded);
      if (found !== undefined) found.count += 1;
      else if (folded.length >= minLetters) words.set(folded, { word, folded, count: 1 });
    }
  return [...words.values()].sort((a, b) => b.count - a.count || a.word.length - b.word.length);
}

/** The search with its mistyped words replaced; null if no known word is near. */
export function meantWords(search: string, known: readonly KnownWord[]): string | null {
  const typed = search.trim().split(/\s+/);
  const meant = typed.map((word, index) => (index < maxWords && nearWord(searchFold(word), known)) || word);
  return meant.some((word, index) => word !== typed[index]) ? meant.join(' ') : null;
}

/** A whole word comes before the beginning of a compound, and that before its end. People rarely mistype the first letter. */
function nearWord(typed: string, known: readonly KnownWord[]): string | null {
  if (typed.length < minLetters || known.some(({ folded }) => folded.includes(typed))) return null;
  const alike = known.filter(({ folded }) => folded[0] === typed[0]);
  const whole = nearestWhole(typed, alike);
  if (whole !== null || typed.length < minPartLetters) return whole;
  const compound =
    alike.find(({ folded }) => beginsLike(typed, folded)) ?? known.find(({ folded }) => endsLike(typed, folded));
  return compound?.word ?? null;
}

function nearestWhole(typed: string, known: readonly KnownWord[]): string | null {
  let [nearest, fewest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const { word, folded } of known) {
    const edits = editsBetween(typed, folded);
    if (edits < fewest && edits <= Math.max(maxEditsOf(typed), maxEditsOf(folded))) [nearest, fewest] = [word, edits];
  }
  return nearest;
}

function beginsLike(typed: string, folded: string): boolean {
  const maxEdits = maxEditsOf(typed);
  return Math.min(...editsToBeginnings(typed, folded.slice(0, typed.length + maxEdits))) <= maxEdits;
}

function endsLike(typed: string, folded: string): boolean {
  const last = folded.length - minPartLetters;
  for (let start = Math.max(1, folded.length - typed.length - mostEdits); start <= last; start++)
    if (folded[start] === typed[0] && editsBetween(typed, folded.slice(start)) <= maxEditsOf(typed)) return true;
  return false;
}

const editsBetween = (typed: string, word: string): number =>
  Math.abs(typed.length - word.length) > mostEdits
    ? Number.POSITIVE_INFINITY
    : (editsToBeginnings(typed, word)[word.length] ?? Number.POSITIVE_INFINITY);

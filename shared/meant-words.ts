/** Offers known words for mistyped words of a search. */
import { editsToBeginnings, maxEditsOf } from './edits.ts';
import { searchFold } from './search.ts';

const minLetters = 4;
const minPrefixLetters = 5;

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
  const meant = typed.map((word) => nearWord(searchFold(word), known) ?? word);
  return meant.some((word, index) => word !== typed[index]) ? meant.join(' ') : null;
}

/** A whole word comes before the beginning of a compound. People rarely mistype the first letter. */
function nearWord(typed: string, known: readonly KnownWord[]): string | null {
  if (typed.length < minLetters || known.some(({ folded }) => folded.includes(typed))) return null;
  const maxEdits = maxEditsOf(typed);
  let nearest: { word: string; edits: number } | null = null;
  let compound: string | null = null;
  for (const { word, folded } of known) {
    if (folded[0] !== typed[0]) continue;
    const maxWordEdits = Math.max(maxEdits, maxEditsOf(folded));
    const edits = editsToBeginnings(typed, folded.slice(0, typed.length + maxWordEdits + 1));
    const wordEdits = edits[folded.length] ?? Number.POSITIVE_INFINITY;
    if (wordEdits <= maxWordEdits && wordEdits < (nearest?.edits ?? Number.POSITIVE_INFINITY))
      nearest = { word, edits: wordEdits };
    if (typed.length >= minPrefixLetters && Math.min(...edits) <= maxEdits) compound ??= word;
  }
  return nearest?.word ?? compound;
}

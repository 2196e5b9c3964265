/** Offers words of jobs for mistyped words of a search. */
import { editsToBeginnings, maxEditsOf } from '../edits.ts';
import { searchFold } from '../search.ts';

const minLetters = 4;
const minPrefixLetters = 5;

export type JobWord = { word: string; folded: string; count: number };

/** The nouns of titles, companies and places, the most frequent first. */
export function wordsOfJobs(texts: readonly string[]): JobWord[] {
  const words = new Map<string, JobWord>();
  for (const text of texts)
    for (const word of text.match(/\p{Lu}\p{L}+/gu) ?? []) {
      const folded = searchFold(word);
      const found = words.get(folded);
      if (found !== undefined) found.count += 1;
      else if (folded.length >= minLetters) words.set(folded, { word, folded, count: 1 });
    }
  return [...words.values()].sort((a, b) => b.count - a.count || a.word.length - b.word.length);
}

/** The search with its mistyped words replaced; null if no word of a job is near. */
export function meantWords(search: string, jobWords: readonly JobWord[]): string | null {
  const typed = search.trim().split(/\s+/);
  const meant = typed.map((word) => nearWord(searchFold(word), jobWords) ?? word);
  return meant.some((word, index) => word !== typed[index]) ? meant.join(' ') : null;
}

/** A whole word comes before the beginning of a compound. People rarely mistype the first letter. */
function nearWord(typed: string, jobWords: readonly JobWord[]): string | null {
  if (typed.length < minLetters || jobWords.some(({ folded }) => folded.includes(typed))) return null;
  const maxEdits = maxEditsOf(typed);
  let compound: string | null = null;
  for (const { word, folded } of jobWords) {
    if (folded[0] !== typed[0]) continue;
    const edits = editsToBeginnings(typed, folded.slice(0, typed.length + maxEdits + 1));
    if (folded.length <= typed.length + maxEdits && (edits[folded.length] ?? typed.length) <= maxEdits) return word;
    if (typed.length >= minPrefixLetters && Math.min(...edits) <= maxEdits) compound ??= word;
  }
  return compound;
}

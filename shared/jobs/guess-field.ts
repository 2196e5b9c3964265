/** Guesses the field of a job from its German title. */
import { searchFold } from '../search.ts';
import { type FieldOfWork, fieldsOfWork } from './field-of-work.ts';
import { fieldWords, prepositions } from './field-words.ts';

/** `rank`: in words before the first preposition, and after it. 'Koch in der Kita' is a cook. */
const kinds = [
  { kind: 'roles', rank: { before: 5, after: 3 } },
  { kind: 'areas', rank: { before: 4, after: 2 } },
  { kind: 'hints', rank: { before: 1, after: 0 } },
] as const;

type Stem = { field: FieldOfWork; rank: (typeof kinds)[number]['rank']; text: string; mark: string };

const stems: readonly Stem[] = fieldsOfWork.flatMap((field) =>
  kinds.flatMap(({ kind, rank }) =>
    searchFold(fieldWords[field][kind] ?? '')
      .split(/\s+/)
      .filter((pattern) => pattern !== '')
      .map((pattern) => ({ field, rank, text: pattern.replace(/^[=^]/, ''), mark: pattern.charAt(0) })),
  ),
);

/** Position in the word, −1 if the stem does not match. */
function positionIn(word: string, { text, mark }: Stem): number {
  if (mark === '=') return word === text ? 0 : -1;
  if (mark === '^') return word.startsWith(text) ? 0 : -1;
  return word.indexOf(text);
}

const genderEnding = /[(:*_·/-]{1,2}in(?:nen)?(?![a-z])\)?/g;

/** The company's choice, or the guess. */
export const fieldOf = ({ field, title }: { field: FieldOfWork | null; title: string }): FieldOfWork | null =>
  field ?? guessField(title);

type Match = { rank: number; length: number; position: number; field: FieldOfWork };

/** Null if no word of the title is known. The best rank wins, then the first word, then its longest and last stem. */
export function guessField(title: string): FieldOfWork | null {
  const words =
    searchFold(title)
      .replace(genderEnding, ' ')
      .match(/[a-z0-9]+/g) ?? [];
  const preposition = words.findIndex((word) => prepositions.has(word));
  const place = (index: number) => (preposition >= 0 && index > preposition ? 'after' : 'before');
  let best: Match | null = null;
  for (const [index, word] of words.entries()) {
    const found = bestIn(word, place(index));
    if (found !== null && (best === null || found.rank > best.rank)) best = found;
  }
  return best?.field ?? null;
}

function bestIn(word: string, place: 'before' | 'after'): Match | null {
  let best: Match | null = null;
  for (const stem of stems) {
    const position = positionIn(word, stem);
    if (position < 0) continue;
    const match = { rank: stem.rank[place], length: stem.text.length, position, field: stem.field };
    if (best === null || isBetter(match, best)) best = match;
  }
  return best;
}

const isBetter = (one: Match, other: Match): boolean =>
  (one.rank - other.rank || one.length - other.length || one.position - other.position) > 0;

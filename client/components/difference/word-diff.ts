import { diffArrays } from 'diff';

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Texts that differ in more words are told as a whole: comparing them word by word would cost more than it tells. */
const mostChanges = 1_000;
/** Unchanged words left standing around a change. */
const contextWords = 14;

/** Words with the blanks before them, so that a word at the end of a line stays the same when more follows. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/gu) ?? [];

/** What has to be taken away from one text and put in to get the other, word by word. The parts make up both texts again. */
export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostChanges });
  const parts = changes?.map(
    ({ added, removed, value }): DiffPart => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  return (parts ?? wholly(before, after)).filter(({ text }) => text !== '');
}

const wholly = (before: string, after: string): DiffPart[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

/** The same with long unchanged stretches cut down to a few words around each change. */
export function shortened(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const words = wordsOf(part.text);
    if (part.kind !== 'same' || words.length <= 2 * contextWords) return part;
    const head = index === 0 ? [] : words.slice(0, contextWords);
    const tail = index === parts.length - 1 ? [] : words.slice(-contextWords);
    return { kind: 'same', text: `${head.join('')} …${tail.join('')}` };
  });
}

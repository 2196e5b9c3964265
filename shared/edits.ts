const lettersForTwoEdits = 8;

/** Typing errors to expect in a word. */
export const maxEditsOf = (typed: string): number => (typed.length < lettersForTwoEdits ? 1 : 2);

/** For each length of the beginning of `word`: letters to insert, delete, replace or swap with their neighbour. */
export function editsToBeginnings(typed: string, word: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const edits = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...edits, ...(isSwapped ? [(before[j - 2] ?? 0) + 1] : [])));
    }
    [before, row] = [row, next];
  }
  return row;
}

/** Placeholder words with the length of the real text: `placeholderText(8, 5)` returns two words. */
export const placeholderText = (...lengths: readonly number[]): string =>
  lengths.map((length) => 'n'.repeat(length)).join(' ');

export const placeholderItems = <Item>(count: number, itemOf: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index));

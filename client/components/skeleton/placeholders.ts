export const placeholderText = (...lengths: readonly number[]): string =>
  lengths.map((length) => 'n'.repeat(length)).join(' ');

export const placeholderItems = <Item>(count: number, itemOf: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index));

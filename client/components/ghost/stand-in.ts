/** Words that say nothing, as long as those that will stand here: `standIn(8, 5)` is two of them. */
export const standIn = (...lengths: readonly number[]): string => lengths.map((length) => 'n'.repeat(length)).join(' ');

/** As many items as a first page usually shows, told apart by their number. */
export const several = <Item>(count: number, itemOf: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index));

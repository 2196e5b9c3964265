type Order = { isWanted: (index: number) => boolean; compare: (a: number, b: number) => number };

/** The first `take` of the wanted numbers below `size`, without sorting the others: each is compared with the last one that counts. */
export function firstOf(size: number, take: number, { isWanted, compare }: Order): number[] {
  const first: number[] = [];
  for (let index = 0; index < size; index++) {
    if (!isWanted(index)) continue;
    const last = first.at(-1);
    if (first.length === take && (last === undefined || compare(index, last) >= 0)) continue;
    let place = first.length;
    while (place > 0 && compare(index, first[place - 1] ?? index) < 0) place--;
    first.splice(place, 0, index);
    if (first.length > take) first.pop();
  }
  return first;
}

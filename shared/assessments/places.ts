/** `isShared`: others have as much and stand on the same place. */
type Place = { rank: number; isShared: boolean };

/**
 * Places that come from counting (points, wins), in the order given: equal counts share the place of the first of them, and what
 * follows keeps the place it would have had: 1, 2, 2, 4.
 */
export function placesOf(counts: readonly number[]): Place[] {
  return counts.map((own) => ({
    rank: 1 + counts.filter((other) => other > own).length,
    isShared: counts.filter((other) => other === own).length > 1,
  }));
}

/** The beginning of a ranked list, and how many behind the cut stand on the place of the last one shown. */
type Beginning<T> = { shown: T[]; tied: number };

/** `tiedBeyond`: how many behind the end of the list share its last place, for a list that was cut before. */
export function beginningOf<T extends { rank: number }>(
  ranked: readonly T[],
  count: number,
  tiedBeyond = 0,
): Beginning<T> {
  const shown = ranked.slice(0, count);
  const lastRank = shown.at(-1)?.rank;
  const cut = ranked.slice(count).filter(({ rank }) => rank === lastRank).length;
  return { shown, tied: ranked.at(-1)?.rank === lastRank ? cut + tiedBeyond : cut };
}

type Place = { rank: number; isShared: boolean };

/** Ranks by counts (points, wins), in the given order. Equal counts share a rank: 1, 2, 2, 4. */
export function ranksByCount(counts: readonly number[]): Place[] {
  return counts.map((own) => ({
    rank: 1 + counts.filter((other) => other > own).length,
    isShared: counts.filter((other) => other === own).length > 1,
  }));
}

/** `tied`: how many items after the cut share the rank of the last item shown. */
type RankedCut<T> = { shown: T[]; tied: number };

/** `tiedBeyond`: `tied` of an earlier cut of the list. */
export function cutRanked<T extends { rank: number }>(
  ranked: readonly T[],
  count: number,
  tiedBeyond = 0,
): RankedCut<T> {
  const shown = ranked.slice(0, count);
  const lastRank = shown.at(-1)?.rank;
  const cut = ranked.slice(count).filter(({ rank }) => rank === lastRank).length;
  return { shown, tied: ranked.at(-1)?.rank === lastRank ? cut + tiedBeyond : cut };
}

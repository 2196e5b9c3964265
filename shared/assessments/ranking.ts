type Place = { rank: number; isShared: boolean };

/** Ranks in the order of `counts`. Equal counts share a rank: 1, 2, 2, 4. */
export function ranksByCount(counts: readonly number[]): Place[] {
  return counts.map((count) => ({
    rank: 1 + counts.filter((other) => other > count).length,
    isShared: counts.filter((other) => other === count).length > 1,
  }));
}

/** `tied`: items after the cut with the rank of the last item shown. */
type RankedCut<T> = { shown: T[]; tied: number };

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

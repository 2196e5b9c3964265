export type Random = () => number;

/** The same seed gives the same numbers on every machine (mulberry32 by Tommy Ettinger). Never use it for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Box & Muller 1958; uses two numbers of the source. */
export function standardNormal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** Mode 0, scale 1. The difference of two draws is standard logistic. */
export function standardGumbel(random: Random): number {
  return -Math.log(-Math.log((random() * 2 ** 32 + 0.5) / (2 ** 32 + 1)));
}

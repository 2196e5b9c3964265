/** The same draws in every run; SEED gives others, as for the property tests. */
export type Random = {
  below: (limit: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
};

const seed = Number(process.env['SEED'] ?? 20261121);

export function randomFrom(start = seed): Random {
  let state = start >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (values) => {
      if (values.length === 0) throw new Error('nothing to pick from');
      return values[below(values.length)] as (typeof values)[number];
    },
  };
}

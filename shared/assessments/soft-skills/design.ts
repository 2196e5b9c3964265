import { partTwoSkillCount } from './variants.ts';

export const skillCount = 30;
export const groupsPerSkill = 4;
export const additionalPerSkill = 2;

type CoreStatements = { core: readonly [number, number, number, number] };
export type AdditionalStatements = { skillId: number; additional: readonly [number, number] };

/** No difference of two offsets repeats modulo 30, so no two skills meet twice. */
const placeOffsets = [0, 11, 25, 29] as const;

/**
 * Group i has the items { i, i+11, i+25, i+29 } mod 30: a cyclic design with a modular Golomb ruler as base block.
 * @throws RangeError unless there are exactly 30 items
 */
export function cyclicGroups<T>(items: readonly T[]): T[][] {
  if (items.length !== skillCount) throw new RangeError(`the cyclic design needs ${skillCount} items`);
  return items.map((_, start) =>
    placeOffsets.flatMap((offset) => items.slice((start + offset) % skillCount).slice(0, 1)),
  );
}

/**
 * Statement ids of part 1. `skills` are in catalogue order.
 * @throws RangeError unless there are exactly 30
 */
export function partOneGroups(skills: readonly CoreStatements[]): number[][] {
  return cyclicGroups(skills).map((group) => group.flatMap(({ core }, place) => core.slice(place, place + 1)));
}

/** Euler circuit of the complete graph on five groups: consecutive pairs share a group, so neighbouring ranks meet. */
const groupPairs = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0],
  [0, 2],
  [2, 4],
  [4, 1],
  [1, 3],
  [3, 0],
] as const;

/** Statement ids of part 2. `topTen`: strongest first; skill n is in both groups of pair n. [] for fewer than ten. */
export function partTwoGroups(topTen: readonly AdditionalStatements[]): number[][] {
  if (topTen.length < partTwoSkillCount) return [];
  const groups: number[][] = [[], [], [], [], []];
  groupPairs.forEach(([first, second], rank) => {
    const [ofFirst, ofSecond] = topTen[rank]?.additional ?? [];
    if (ofFirst !== undefined) groups[first]?.push(ofFirst);
    if (ofSecond !== undefined) groups[second]?.push(ofSecond);
  });
  return groups;
}

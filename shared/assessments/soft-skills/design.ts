import { partTwoSkillCount } from './variants.ts';

export const skillCount = 30;
export const groupsPerSkill = 4;
export const additionalPerSkill = 2;

/** Four statements for part 1; the index of a statement decides its group. */
type CoreStatements = { core: readonly [number, number, number, number] };
export type AdditionalStatements = { skillId: number; additional: readonly [number, number] };

/** Distances of the four places. No difference of two of them repeats modulo 30, so no two skills meet twice. */
const placeOffsets = [0, 11, 25, 29] as const;

/**
 * Part 1 for any list of 30 items: group i contains the items { i, i+11, i+25, i+29 } mod 30, in this order (a cyclic
 * design with a modular Golomb ruler as base block). Every item is in 4 groups, once in each place; every two meet at
 * most once and are linked through at most one third item. Throws RangeError unless there are exactly 30 items.
 */
export function cyclicGroups<T>(items: readonly T[]): T[][] {
  if (items.length !== skillCount) throw new RangeError(`the cyclic design needs ${skillCount} items`);
  return items.map((_, start) =>
    placeOffsets.flatMap((offset) => items.slice((start + offset) % skillCount).slice(0, 1)),
  );
}

/**
 * Statement ids of the 30 groups of part 1: place k of a group shows core statement k of its skill. `skills` in
 * catalogue order. Throws RangeError unless there are exactly 30.
 */
export function partOneGroups(skills: readonly CoreStatements[]): number[][] {
  return cyclicGroups(skills).map((group) => group.flatMap(({ core }, place) => core.slice(place, place + 1)));
}

/**
 * The ten pairs of five groups in the order of an Euler circuit of the complete graph on five points: consecutive
 * pairs share a group, so skills with neighbouring ranks always meet in part 2.
 */
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

/**
 * Statement ids of the 5 groups of part 2. The ten skills, strongest first, are the ten pairs {a, b} of the groups:
 * the first additional statement goes into group a, the second into group b. Every group has 4 skills, every skill is
 * in 2 groups, two groups share exactly one skill. Fewer than 10 skills: no part 2, []. Ignores skills after the
 * tenth.
 */
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

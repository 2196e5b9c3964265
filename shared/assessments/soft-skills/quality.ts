import { pointsOfGroup, type SkillOf } from './scoring.ts';
import { partOneGroupCount } from './variants.ts';

/** An answered group with the order it was shown in and how long it was on screen (null: not known). */
export type TimedGroup = { shownOrder: readonly number[]; order: readonly number[]; durationMs: number | null };
export type QualitySignal = 'fast' | 'untouched' | 'flat';
/** `flatness` is D; every count is over part 1. `decisive`: those of the signals that make a run doubtful alone. */
export type RunQuality = {
  fastGroups: number;
  untouchedGroups: number;
  flatness: number;
  signals: QualitySignal[];
  decisive: QualitySignal[];
  isReliable: boolean;
};
/** Length of a statement in characters. */
export type LengthOf = (statementId: number) => number;

/** A third of the groups of part 1. */
export const fastGroupsSignal = partOneGroupCount / 3;
/** So much of their usual time per character has somebody who suddenly clicks through. */
const hurriedShare = 0.4;
/** Milliseconds for a character: nobody reads faster than the first (67 a second), and what is slower than the second can be reading. */
const readingPace = { fastest: 15, enough: 30 };

/** Left in the shown order by chance (each group 1/24): 6 or more of 30 happen to 0.13 % of random answers. */
export const untouchedGroupsSignal = 6;
const untouchedGroupsDecisive = partOneGroupCount / 2;

export const flatBelow = 1.39;
const flatDecisiveBelow = 0.9;
/** One signal that is not decisive has harmless reasons. */
export const signalsForFlag = 2;

/** Σ(x − mean)² that random orders give on average: 30 skills in 4 groups each, 5/4 points² a group. */
const chanceSpread = 150;

/**
 * Signs that a run was not answered with care, from the groups of part 1. A group is fast against the person's own pace, never
 * against that of others. D = Σ(x − mean)²/150 over the skills' points of part 1 compares their spread with random orders (on
 * average 1); it is only judged when all 30 groups are there. A very flat profile, half of the groups untouched, or any two
 * signals make a run 'eingeschränkt'. Throws Error for a statement without skill.
 */
export function runQuality(partOne: readonly TimedGroup[], skillOf: SkillOf, lengthOf: LengthOf): RunQuality {
  const fastGroups = countFast(partOne, lengthOf);
  const untouchedGroups = partOne.filter(isUntouched).length;
  const flatness = flatnessOf(partOne, skillOf);
  const isComplete = partOne.length >= partOneGroupCount;
  const signals: QualitySignal[] = [];
  if (fastGroups >= fastGroupsSignal) signals.push('fast');
  if (untouchedGroups >= untouchedGroupsSignal) signals.push('untouched');
  if (isComplete && flatness < flatBelow) signals.push('flat');
  const decisive: QualitySignal[] = [];
  if (untouchedGroups >= untouchedGroupsDecisive) decisive.push('untouched');
  if (isComplete && flatness < flatDecisiveBelow) decisive.push('flat');
  const isReliable = decisive.length === 0 && signals.length < signalsForFlag;
  return { fastGroups, untouchedGroups, flatness, signals, decisive, isReliable };
}

/**
 * Groups that went faster than anybody reads, or so much faster than this person's others that they were hardly read: below
 * 0.4 of the median time per character, but only where that leaves less than 30 ms for each.
 */
function countFast(groups: readonly TimedGroup[], lengthOf: LengthOf): number {
  const paces = groups.flatMap(({ shownOrder, durationMs }) => {
    const characters = sum(shownOrder.map(lengthOf));
    return durationMs === null || characters === 0 ? [] : [durationMs / characters];
  });
  const hurried = Math.min(Math.max(hurriedShare * medianOf(paces), readingPace.fastest), readingPace.enough);
  return paces.filter((pace) => pace < hurried).length;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] =
    sorted.length % 2 === 0 ? sorted.slice(middle - 1, middle + 1) : [sorted[middle], sorted[middle]];
  return (below + above) / 2;
}

export const isUntouched = ({ shownOrder, order }: TimedGroup): boolean =>
  order.length === shownOrder.length && order.every((statementId, place) => statementId === shownOrder[place]);

export function flatnessOf(groups: readonly TimedGroup[], skillOf: SkillOf): number {
  const totals = new Map<number, number>();
  for (const { order } of groups)
    for (const { skillId, points } of pointsOfGroup(order, skillOf))
      totals.set(skillId, (totals.get(skillId) ?? 0) + points);
  const mean = sum([...totals.values()]) / Math.max(1, totals.size);
  return sum([...totals.values()].map((points) => (points - mean) ** 2)) / chanceSpread;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

import { pointsOfGroup, type SkillOf } from './scoring.ts';
import { partOneGroupCount } from './variants.ts';

export type TimedGroup = { shownOrder: readonly number[]; order: readonly number[]; durationMs: number | null };
export type QualitySignal = 'fast' | 'untouched' | 'flat';
/** Counts refer to part 1. `decisive`: signals that limit the validity on their own. */
export type RunQuality = {
  fastGroups: number;
  untouchedGroups: number;
  flatness: number;
  signals: QualitySignal[];
  decisive: QualitySignal[];
  isReliable: boolean;
};
/** In characters. */
export type LengthOf = (statementId: number) => number;

export const fastGroupsSignal = partOneGroupCount / 3;
/** Share of a person's usual time per character; below it the person clicks through. */
const hurriedShare = 0.4;
/** Milliseconds per character: below `fastest` reading is impossible, above `enough` it is plausible. */
const readingPace = { fastest: 15, enough: 30 };

/** Chance keeps a shown order with probability 1/24: 6 or more of 30 happen in 0.13 % of random runs. */
export const untouchedGroupsSignal = 6;
const untouchedGroupsDecisive = partOneGroupCount / 2;

export const flatBelow = 1.39;
const flatDecisiveBelow = 0.9;
export const signalsForFlag = 2;

/** Expected Σ(x − mean)² of random orders: 30 skills in 4 groups, 5/4 points² per group. */
const chanceSpread = 150;

/**
 * Signs of careless answers in part 1. Speed is relative to the person's own pace. `flatness` compares the spread of
 * points with random orders (mean 1) and requires all groups.
 * @throws Error for a statement without a skill
 */
export function runQuality(partOne: readonly TimedGroup[], skillOf: SkillOf, lengthOf: LengthOf): RunQuality {
  const fastGroups = countFastGroups(partOne, lengthOf);
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

function countFastGroups(groups: readonly TimedGroup[], lengthOf: LengthOf): number {
  const paces = groups.flatMap(({ shownOrder, durationMs }) => {
    const characters = sum(shownOrder.map(lengthOf));
    return durationMs === null || characters === 0 ? [] : [durationMs / characters];
  });
  const paceLimit = Math.min(Math.max(hurriedShare * medianOf(paces), readingPace.fastest), readingPace.enough);
  return paces.filter((pace) => pace < paceLimit).length;
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

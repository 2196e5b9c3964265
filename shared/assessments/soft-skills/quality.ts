import { pointsOfGroup, type SkillOf } from './scoring.ts';
import { partOneGroupCount } from './variants.ts';

/** An answered group with the order it was shown in and how long it was on screen (null: not known). */
export type TimedGroup = { shownOrder: readonly number[]; order: readonly number[]; durationMs: number | null };
export type QualitySignal = 'fast' | 'untouched' | 'flat';
/** `flatness` is D; every count is over part 1. */
export type RunQuality = {
  fastGroups: number;
  untouchedGroups: number;
  flatness: number;
  signals: QualitySignal[];
  isReliable: boolean;
};

/** 2 s for each statement: hardly enough to read it. */
export const fastBelowMs = 8000;
/** A third of the groups of part 1. */
export const fastGroupsSignal = partOneGroupCount / 3;
/** Left in the shown order by chance (each group 1/24): 6 or more of 30 happen to 0.13 % of random answers. */
export const untouchedGroupsSignal = 6;
export const flatBelow = 1.39;
/** One signal alone has harmless reasons. */
export const signalsForFlag = 2;

/** Σ(x − mean)² that random orders give on average: 30 skills in 4 groups each, 5/4 points² a group. */
const chanceSpread = 150;

/**
 * Signs that a run was not answered with care, from the groups of part 1. D = Σ(x − mean)²/150 over the skills' points of
 * part 1 compares their spread with random orders (on average 1); it is only judged when all 30 groups are there. Two
 * signals make a run 'eingeschränkt belastbar'. Throws Error for a statement without skill.
 */
export function runQuality(partOne: readonly TimedGroup[], skillOf: SkillOf): RunQuality {
  const fastGroups = partOne.filter(({ durationMs }) => durationMs !== null && durationMs < fastBelowMs).length;
  const untouchedGroups = partOne.filter(isUntouched).length;
  const flatness = flatnessOf(partOne, skillOf);
  const signals: QualitySignal[] = [];
  if (fastGroups >= fastGroupsSignal) signals.push('fast');
  if (untouchedGroups >= untouchedGroupsSignal) signals.push('untouched');
  if (partOne.length >= partOneGroupCount && flatness < flatBelow) signals.push('flat');
  return { fastGroups, untouchedGroups, flatness, signals, isReliable: signals.length < signalsForFlag };
}

const isUntouched = ({ shownOrder, order }: TimedGroup) =>
  order.length === shownOrder.length && order.every((statementId, place) => statementId === shownOrder[place]);

function flatnessOf(groups: readonly TimedGroup[], skillOf: SkillOf): number {
  const totals = new Map<number, number>();
  for (const { order } of groups)
    for (const { skillId, points } of pointsOfGroup(order, skillOf))
      totals.set(skillId, (totals.get(skillId) ?? 0) + points);
  const mean = sum([...totals.values()]) / Math.max(1, totals.size);
  return sum([...totals.values()].map((points) => (points - mean) ** 2)) / chanceSpread;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

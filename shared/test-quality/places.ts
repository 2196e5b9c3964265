/**
 * What the counted places say about statements. A person orders four statements of different skills, so that each group hands out every
 * place once: the mean places of a group always have the mean 2.5, whoever answered.
 */
import { groupSize } from '../assessments/soft-skills/variants.ts';

/** How often a statement came first, second, third and last. */
export type PlaceCounts = readonly number[];

/** Below this nothing is told: it could be about somebody. */
export const fewestRuns = 10;
/** From here on differences between statements are more than chance and kinds of people. */
export const runsForComparing = 100;

export const noPlaces: PlaceCounts = Array.from({ length: groupSize }, () => 0);

export const timesOf = (counts: PlaceCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** In whole thousandths, so that no number of people can be read from it; null below ten. */
export function placeShares(counts: PlaceCounts): number[] | null {
  const times = timesOf(counts);
  return times < fewestRuns ? null : counts.map((count) => Math.round((count / times) * 1000) / 1000);
}

/** Null of nothing. */
export function meanPlace(counts: PlaceCounts): number | null {
  const times = timesOf(counts);
  return times === 0 ? null : counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / times;
}

type CountedStatement = { statementId: number; counts: PlaceCounts };

type Deviation = {
  statementId: number;
  meanPlace: number;
  /** Mean place of the three others of its group. */
  matesPlace: number;
  /** Places before (positive: more popular) or behind the middle of its group. */
  ahead: number;
  /** Standard error of the mean place if all four were equally popular. */
  error: number;
};

/** Of random orders the mean place has the variance (k² − 1) / 12n (Friedman 1937, J. Am. Stat. Assoc. 32, 675–701). */
const chanceVariance = (groupSize ** 2 - 1) / 12;

/**
 * Statements by how far their mean place lies from the middle of their group, the furthest first: what nearly everybody puts first, or
 * last, tells nothing about the person who does. With its standard error, under the assumption that all four are equally popular.
 * Groups that fewer than 100 runs answered are left out.
 */
export function deviations(groups: ReadonlyArray<readonly CountedStatement[]>): Deviation[] {
  return groups.flatMap(deviationsIn).toSorted((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead));
}

function deviationsIn(group: readonly CountedStatement[]): Deviation[] {
  const placed = group.flatMap(({ statementId, counts }) => {
    const [mean, times] = [meanPlace(counts), timesOf(counts)];
    return mean === null || times < runsForComparing ? [] : [{ statementId, mean, times }];
  });
  if (placed.length < groupSize) return [];
  const sum = placed.reduce((total, { mean }) => total + mean, 0);
  return placed.map(({ statementId, mean, times }) => ({
    statementId,
    meanPlace: mean,
    matesPlace: (sum - mean) / (groupSize - 1),
    ahead: sum / groupSize - mean,
    error: Math.sqrt(chanceVariance / times),
  }));
}

/** How often a value came. */
type Bin = { value: number; count: number };

/** The median of what was counted; between two values in the middle, their mean. Null of nothing. */
export function medianOfBins(bins: readonly Bin[]): number | null {
  const sorted = bins.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (valueAt(sorted, Math.ceil(total / 2)) + valueAt(sorted, Math.floor(total / 2) + 1)) / 2;
}

/** The value of the one at this place, the first being 1. */
function valueAt(sorted: readonly Bin[], place: number): number {
  let before = 0;
  for (const { value, count } of sorted) {
    before += count;
    if (before >= place) return value;
  }
  return 0;
}

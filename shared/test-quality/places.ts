/** Each group assigns every place once, so the mean places of a group always average 2.5. */
import { groupSize } from '../assessments/soft-skills/variants.ts';

export type PlaceCounts = readonly number[];

/** Privacy: fewer runs could describe a single person. */
export const minRuns = 10;
/** From here on, differences are more than chance and the mix of people. */
export const runsForComparing = 100;

export const noPlaces: PlaceCounts = Array.from({ length: groupSize }, () => 0);

export const sumCounts = (counts: PlaceCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** Privacy: whole thousandths do not reveal the number of people. */
export function placeShares(counts: PlaceCounts): number[] | null {
  const times = sumCounts(counts);
  return times < minRuns ? null : counts.map((count) => Math.round((count / times) * 1000) / 1000);
}

export function meanPlace(counts: PlaceCounts): number | null {
  const times = sumCounts(counts);
  return times === 0 ? null : counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / times;
}

type CountedStatement = { statementId: number; counts: PlaceCounts };

type Deviation = {
  statementId: number;
  meanPlace: number;
  matesPlace: number;
  /** Places ahead of the middle of its group; positive: more popular. */
  ahead: number;
  /** Standard error of the mean place for four equally popular statements. */
  error: number;
};

/** Random orders: (k² − 1) / 12n (Friedman 1937, J. Am. Stat. Assoc. 32, 675–701). */
const chanceVariance = (groupSize ** 2 - 1) / 12;

export function findDeviations(groups: ReadonlyArray<readonly CountedStatement[]>): Deviation[] {
  return groups.flatMap(deviationsIn).toSorted((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead));
}

function deviationsIn(group: readonly CountedStatement[]): Deviation[] {
  const measured = group.flatMap(({ statementId, counts }) => {
    const [mean, times] = [meanPlace(counts), sumCounts(counts)];
    return mean === null || times < runsForComparing ? [] : [{ statementId, mean, times }];
  });
  if (measured.length < groupSize) return [];
  const sum = measured.reduce((total, { mean }) => total + mean, 0);
  return measured.map(({ statementId, mean, times }) => ({
    statementId,
    meanPlace: mean,
    matesPlace: (sum - mean) / (groupSize - 1),
    ahead: sum / groupSize - mean,
    error: Math.sqrt(chanceVariance / times),
  }));
}

type Bin = { value: number; count: number };

export function medianOfBins(bins: readonly Bin[]): number | null {
  const sorted = bins.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (valueAt(sorted, Math.ceil(total / 2)) + valueAt(sorted, Math.floor(total / 2) + 1)) / 2;
}

function valueAt(sorted: readonly Bin[], place: number): number {
  let cumulative = 0;
  for (const { value, count } of sorted) {
    cumulative += count;
    if (cumulative >= place) return value;
  }
  return 0;
}

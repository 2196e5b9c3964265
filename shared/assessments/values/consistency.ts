export type Comparison<T = string> = { winner: T; loser: T };
export const chanceBand = 'nicht von Zufall zu trennen';
const consistencyBands = ['klar', 'mit einzelnen Widersprüchen', 'mit vielen Widersprüchen', chanceBand] as const;
export type ConsistencyBand = (typeof consistencyBands)[number];

/** True if repeating the test is worth it. */
export const isContradictory = (band: ConsistencyBand): boolean =>
  band === 'mit vielen Widersprüchen' || band === chanceBand;

export const clearThreshold = 0.85;
/** Random answers on ten values reach this in 0.8 % of cases. */
export const someThreshold = 0.6;
/** Random answers reach this in 5 % of cases; lower values cannot be told from chance. */
export const manyThreshold = 0.475;

/** @throws RangeError for an unlisted value, a value against itself or a pair with two answers */
export function scoreValues<T>(values: readonly T[], comparisons: readonly Comparison<T>[]): Map<T, number> {
  const wins = new Map(values.map((value) => [value, 0]));
  const beaten = new Map(values.map((value) => [value, new Set<T>()]));
  for (const { winner, loser } of comparisons) {
    const [ofWinner, ofLoser] = [beaten.get(winner), beaten.get(loser)];
    if (ofWinner === undefined || ofLoser === undefined)
      throw new RangeError('a comparison contains an unlisted value');
    if (winner === loser || ofWinner.has(loser) || ofLoser.has(winner))
      throw new RangeError('a pair has two answers or compares a value with itself');
    ofWinner.add(loser);
    wins.set(winner, ofWinner.size);
  }
  return wins;
}

/**
 * d = n(n − 1)(2n − 1)/12 − ½ Σ wins² (Kendall & Babington Smith 1940). Random answers on ten values: mean 30, SD 4.74.
 * @throws RangeError unless the wins sum to n(n − 1)/2
 */
export function circularTriads(wins: readonly number[]): number {
  const n = wins.length;
  if (sum(wins) !== (n * (n - 1)) / 2) throw new RangeError('the wins do not match a complete set of comparisons');
  return (n * (n - 1) * (2 * n - 1)) / 12 - sum(wins.map((won) => won * won)) / 2;
}

export function maxCircularTriads(n: number): number {
  return n % 2 === 0 ? (n ** 3 - 4 * n) / 24 : (n ** 3 - n) / 24;
}

/**
 * Kendall's ζ = 1 − d/d_max; 1 for fewer than three values.
 * @throws RangeError unless the wins sum to n(n − 1)/2
 */
export function consistence(wins: readonly number[]): number {
  const maxTriads = maxCircularTriads(wins.length);
  const triads = circularTriads(wins);
  return maxTriads === 0 ? 1 : 1 - triads / maxTriads;
}

export function consistencyBand(zeta: number): ConsistencyBand {
  if (zeta >= clearThreshold) return 'klar';
  if (zeta >= someThreshold) return 'mit einzelnen Widersprüchen';
  return zeta >= manyThreshold ? 'mit vielen Widersprüchen' : chanceBand;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

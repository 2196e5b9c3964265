import type { Match } from '#shared/matching/types.ts';

/** The median width of the ranges, in whole points; null where there is none. */
export function typicalSpan(matches: ReadonlyArray<Pick<Match, 'low' | 'high'>>): number | null {
  const spans = matches.map(({ low, high }) => high - low).toSorted((a, b) => a - b);
  const middle = (spans.length - 1) / 2;
  const median = ((spans[Math.floor(middle)] ?? 0) + (spans[Math.ceil(middle)] ?? 0)) / 2;
  return median > 0 ? Math.round(median) : null;
}
